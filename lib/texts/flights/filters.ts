export const removeThisFilter = 'remove this filter'
export const clearAll = 'Clear all'
export const filtersInUse = 'Filters in use'
export const stops = 'Stops'
export const priceForEverybody = 'Price for everybody'
export const lowestPrice = 'Lowest price'
export const highestPrice = 'Highest price'
export const departure = 'Departure'
export const leavingAfter = 'Leaving after'
export const leavingBefore = 'Leaving before'
export const arrival = 'Arrival'
export const arrivingAfter = 'Arriving after'
export const arrivingBefore = 'Arriving before'
export const duration = 'Duration'
export const shortestDuration = 'Shortest duration'
export const longestDuration = 'Longest duration'
export const airlines = 'Airlines'
export const alliances = 'Alliances'
export const fromAirport = 'From airport'
export const toAirport = 'To airport'
export const layoverIn = 'Layover in'
export const routingPair = 'Routing pair'
export const midnight = 'midnight'
export const pairNumber = (index: number) => `Pair ${index}`
export const resetSlice = (sliceName: string) => `Reset ${sliceName}`
export const resetBothDirections = 'Reset both directions'
export const resetAllFlights = 'Reset all flights'
export const filtersAndCount = (filterCount: number) => `Filters · ${filterCount}`
export const filters = 'Filters'
export const showOneFlight = 'Show 1 flight'
export const showFlights = (shownCount: number) => `Show ${shownCount} flights`
export const showFewer = 'Show fewer'
export const showAll = (count: number) => `Show all ${count}`
export const ofGroup = (legend: string) => `of ${legend}`
export const flight = 'flight'
export const flights = 'flights'
export const from = 'from'
export const not = 'Not'
export const notNamed = (name: string) => `Not ${name}`
