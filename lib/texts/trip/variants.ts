export const yourTripNow = 'Your trip now'
export const moreBy = (amount: string) => `${amount} more`
export const lessBy = (amount: string) => `${amount} less`
export const theSamePrice = 'The same price'
export const inAll = (total: string, whom: string) => (whom === '' ? `${total} in total` : `${total} ${whom}`)
export const take = 'Take this'
export const takeFor = (what: string, total: string) => `Take this: ${what}, ${total}`
export const noPriceFor = (what: string) => `No price for ${what}`
export const noPrice = 'No price'
export const insteadOfYours = 'instead of yours'
export const cheapestThere = 'cheapest'
export const wouldLose = (what: string) => `You’d lose: ${what}.`
export const nothingChangesUntilYouTake = 'Nothing changes until you take one.'
