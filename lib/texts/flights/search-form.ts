export const cityAirportOrCode = 'City, airport or code'
export const flightLeavesBeforeFlight = (later: number, earlier: number) =>
  `Flight ${later} leaves before flight ${earlier}. Choose a later day.`
export const chooseWhereItStarts = 'Choose where you’re leaving from.'
export const chooseWhereItGoes = 'Choose where you’re going.'
export const chooseADay = 'Choose a day.'
export const chooseTheDayBack = 'Choose the day of the return, or choose One Way.'
export const wayOut = 'Outbound'
export const wayBack = 'Return'
export const searchFlights = 'Search flights'
export const kindOfTrip = 'Trip type'
export const flight = (index: number) => `Flight ${index}`
export const day = 'Day'
export const remove = 'Remove'
export const removeFlight = (index: number) => `Remove flight ${index}`
export const addAFlight = 'Add a flight'
export const from = 'From'
export const to = 'To'
export const flexibleDates = 'Flexible dates'
export const daysAround = (days: number) => (days === 0 ? 'Exact dates' : `± ${days} ${days === 1 ? 'day' : 'days'}`)
export const swap = 'Swap'
export const swapFromAndTo = 'Swap from and to'
export const swapFromAndToOfFlight = (number: number) => `Swap from and to of flight ${number}`
export const none = 'None'
export const oneEach = '1 each'
export const twoEach = '2 each'
export const threeEach = '3 each'
export const cabin = 'Cabin'
export const checkedBags = 'Checked bags'
export const ofTheStartingCountry = 'Local currency'
export const currency = 'Currency'
export const directFlightsOnly = 'Direct flights only'
export const nearbyAirportsToo = 'Nearby airports too'
export const airportChangesToo = 'Airport changes too'
export const keepThisSearch = 'Keep this search'
export const nobodyYet = 'Nobody yet'
export const travellers = 'Travellers'
export const travellersInWords = (travellers: string) => `Travellers: ${travellers}`
export const agesOnTheDayOfTravel = 'Ages on the day of travel, if you know them'
export const child = (index: number) => `Child ${index}`
export const notSaid = 'Not given'
