// Choices of flights in a table, one beside the other.

export const compare = 'Compare'
export const compareThis = (flights: string) => `Compare ${flights}`
export const compareFlights = (count: number) => `Compare ${count} flights`
export const compareRoundTrips = (count: number) => `Compare ${count} Round Trips`
export const chooseAnother = 'Choose another to compare'
export const isTheMost = (count: number) => `${count} is the most you can compare`
export const clear = 'Clear'
export const flightsToCompare = 'Flights to compare'
export const flightsSideBySide = (count: number) => `${count} flights side by side`
export const roundTripsSideBySide = (count: number) => `${count} Round Trips side by side`
export const inATable = 'The table, which scrolls sideways'
export const onlyDifferences = 'Only show what differs'
export const barMeans = 'differs'
export const tickMeans = 'best in its row'
export const differs = 'differs'
export const bestOfThese = 'best of these'
export const notStated = 'Not stated'
export const noLayover = 'None'
export const waitAt = (duration: string, airport: string) => `${duration}, ${airport}`
export const overnightAt = (duration: string, airport: string) => `${duration} overnight, ${airport}`
export const kgEach = (kg: number) => `${kg} kg each`
export const totalFor = (whom: string) => `Total ${whom}`
export const scopeAndRow = (label: string, scope: string) => `${label}, ${scope}`
export const travelTime = 'Travel time, both ways'
export const times = 'Times'
export const duration = 'Duration'
export const stops = 'Stops'
export const layovers = 'Layovers'
export const airlines = 'Airline'
export const aircraft = 'Aircraft'
export const fare = 'Fare'
export const cabinBags = 'Cabin bags'
export const checkedBags = 'Checked bags'
export const seat = 'Seat choice'
export const change = 'Changes'
export const refund = 'Refund'
export const co2 = 'CO₂'
export const included = 'Included'
export const costsExtra = 'Costs extra'
