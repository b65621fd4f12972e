export const removeThisFilter = 'remove this filter'
export const clearAll = 'Clear all'
export const filtersInUse = 'Filters in use'
/** Sliders, and their two ends. */
export const ranges = {
  price: { title: 'Total price', from: 'Lowest price', to: 'Highest price' },
  departure: { title: 'Departure', from: 'Leaving after', to: 'Leaving before' },
  arrival: { title: 'Arrival', from: 'Arriving after', to: 'Arriving before' },
  durationMinutes: { title: 'Duration', from: 'Shortest duration', to: 'Longest duration' },
  layoverMinutes: { title: 'Layover', from: 'Shortest layover', to: 'Longest layover' },
}
/** What can be wanted of every flight. */
export const flags = {
  oneAirline: 'One airline all the way',
  withoutOvernightLayover: 'No overnight layover',
  withOvernightLayover: 'Overnight layover',
  withoutRedEye: 'No night flight',
  withCabinBag: 'Cabin bag in the price',
  withSeatChoice: 'Seat choice in the price',
  withWifi: 'Wi-Fi',
  withPower: 'Power at the seat',
  withMoreLegroom: 'More legroom than usual',
  withoutAirportChange: 'No airport changes',
}
export const moreWishes = 'More filters'
/** Lists to choose from. */
export const choices = {
  stops: 'Stops',
  airlines: 'Airlines',
  alliances: 'Alliances',
  aircraft: 'Aircraft',
  originAirports: 'From airport',
  destinationAirports: 'To airport',
  layoverAirports: 'Layover in',
  layoverCountries: 'Layover country',
  pairingKeys: 'Routing pair',
}
export const midnight = 'midnight'
export const goesWithEveryFlight = 'Goes with every flight'
export const pairNumber = (index: number) => `Pair ${index}`
export const resetSlice = (sliceName: string) => `Reset ${sliceName}`
export const resetBothDirections = 'Reset both directions'
export const resetAllFlights = 'Reset all flights'
export const filtersAndCount = (label: string, filterCount: number) => `${label} · ${filterCount}`
export const filters = 'Filters'
export const showOneFlight = 'Show 1 flight'
export const showFlights = (shownCount: number) => `Show ${shownCount} flights`
export const showFewer = 'Show fewer'
export const showAll = (count: number) => `Show all ${count}`
export const ofGroup = (legend: string) => `of ${legend}`
export const flight = 'flight'
export const flights = 'flights'
export const from = 'from'
export const not = 'Exclude'
export const notNamed = (name: string) => `Exclude ${name}`
