export const filtersForTheFlights = (direction: string) => `Filters for the ${direction} flights`
export const youAskedForDay = (date: string) => `You asked for ${date}`
export const whatCounts = 'Preferences'
export const otherDays = 'Other days'
export const priceAndTime = 'Price and time'
export const map = 'Map'
export const filtersNarrow = (count: number) => `${count === 1 ? 'One filter narrows' : `${count} filters narrow`} these flights.`
export const showAllAgain = 'Show all again'
export const pricesAreFor = (whom: string) => `Prices ${whom}, taxes included`
export const fetchingAllFlights = (totalCount: number) => `Fetching all ${totalCount} flights…`
export const thereIsNoMap = 'There’s no map of this route.'
export const pricesOfOtherDaysNotTold = 'We don’t have prices for other days here. Change the dates above to search another day.'
export const hideTheMonth = 'Hide the month'
export const showTheWholeMonth = 'Show the whole month'
export const showFewerFlights = 'Show fewer flights'
export const showMoreFlights = 'Show more flights'
export const tryAgain = 'Try again'
