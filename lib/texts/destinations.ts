export const youAskedForFlightsTo = (name: string) => `You asked for flights to ${name}`
export const findFlights = 'Find flights'
export const toPlace = (name: string) => `to ${name}`
export const planDays = (days: number) => `Plan ${days} ${days === 1 ? 'day' : 'days'}`
export const inPlace = (name: string) => `in ${name}`
export const planDaysForMe = (days: number, name: string) => `Plan ${days} ${days === 1 ? 'day' : 'days'} in ${name} for me.`
export const about = (name: string) => `About ${name}`
export const opensInANewTab = '(opens in a new tab)'
export const monthDaysAndOrigin = (month: string, days: number, origin: string) =>
  `${month} · ${days} ${days === 1 ? 'day' : 'days'} · from ${origin}`
export const bestOfThese = '(best of these)'
export const thePlacesInATable = 'The places in a table'
export const thatFareInSentence = (departureOn: string, returnOn: string) => `that fare: ${departureOn} to ${returnOn}`
export const faresAsOf = 'Return fares for one adult, as of {time}. Weather: long-term averages.'
export const and = ' and '
export const sideBySide = (names: string) => `${names} side by side`
export const onePlaceFits = 'One place fits'
export const noPlaceFits = 'No place fits'
export const placesFit = (fitting: number) => `${fitting} places fit`
export const whereToGoIn = (month: string) => `Where to go in ${month}`
export const whereToGoOn = (from: string, to: string) => (from === to ? `Where to go on ${from}` : `Where to go, leaving ${from} to ${to}`)
export const or = ' or '
export const thereAndBackFrom = (place: string) => `there and back from ${place}`
export const lookedAt = (withPage: number, ofNetwork: number, leftOut: number) =>
  `Looked at ${withPage} places with a guide and ${ofNetwork} other ${ofNetwork === 1 ? 'place' : 'places'} one can fly to without a stop${leftOut > 0 ? `; ${leftOut} more weren’t priced` : ''}.`
export const fromPlace = (city: string) => `from ${city}`
export const someOfThoseThatFit = (count: number, fitting: number) => `${count} of ${fitting} that fit`
export const countOfDays = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`
export const nothingIsInsideYourLimits = 'No place meets all your limits. Relaxing one of them helps: see below.'
export const couldNotBeChecked = 'Couldn’t be checked'
export const outsideYourLimits = 'Outside your limits'
export const weatherInMonth = (highC: number, wetDays: string, monthName: string) => `${highC} °C by day and ${wetDays} in ${monthName}`
export const byPlane = (flightMinutes: string) => `${flightMinutes} by plane`
export const costOfADay = (cost: string) => `${cost} a day there`
export const forLikings = (liked: string) => `for ${liked}`
export const thereAndBack = 'there and back'
export const eachAndTotal = (total: string, count: number) => `each; ${total} for ${count}`
export const noPriceCame = 'No price available'
export const thatFare = (departureOn: string, returnOn: string) => `That fare: ${departureOn} to ${returnOn}`
