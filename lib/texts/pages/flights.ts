export const flightsDidNotLoad = 'The flights didn’t load'
export const searchStandsInTheAddress = 'Your search and filters are saved in this page’s address, so nothing is lost.'
export const tryAgain = 'Try again'
export const youChose = (flight: string) => `You chose ${flight}`
export const goToTheFlights = 'Go to the flights'
export const filters = 'Filters'
export const filtersForTheFlights = (sliceName: string) => `Filters for the ${sliceName} flights`
export const pricesTaxesIncluded = (count: string, whom: string) => `${count} · prices ${whom}, taxes included`
export const priceAgainstDuration = 'price against duration'
export const theMap = 'the map'
export const hide = (label: string) => `Hide ${label}`
export const show = (label: string) => `Show ${label}`
export const thereIsNoMap = 'There’s no map of this route.'
export const countOfFlights = (count: number) => `${count} ${count === 1 ? 'flight' : 'flights'}`
export const someOfFlights = (shown: number, all: number) => `${shown} of ${all} ${all === 1 ? 'flight' : 'flights'}`
export const pricesAreTooOld = 'These prices are too old to choose from.'
export const checkAgain = 'Check again'
export const askAboutTheseFlights = 'Ask about these flights'
export const youBroughtYourSearchHere = 'You brought your search here'
export const roundTrips = 'Round Trips'
export const titleAndCount = (title: string, count: number) => `${title} · ${count}`
export const flightsFound = 'Flights found'
export const backToYourTrips = 'Back to your trips'
export const yourTrips = 'Your trips'
export const flights = 'Flights'
export const titleWithWayfarer = (title: string) => `${title} · Wayfarer`
export const loadingTheFlightsPage = 'Loading the flights page…'
export const noPlaceIsCalled = (said: string) => `We don’t know a place called “${said}”. Type a city, an airport or a code.`
export const mayBeOneOf = (said: string, places: string) => `“${said}” may be ${places}. Which one?`
export const noPlaceIsCalledDidYouMean = (said: string, places: string) => `We don’t know a place called “${said}”. Did you mean ${places}?`
export const directOnly = 'direct only'
export const checkedBagsEach = (checkedBags: number) => `${checkedBags} checked ${checkedBags === 1 ? 'bag' : 'bags'} each`
export const nearbyAirportsToo = 'nearby airports too'
export const airportChangesToo = 'airport changes too'
export const changeSearch = 'Change search'
export const yourSearch = 'Your search'
export const soFar = (progress: string) => `${progress} so far`
export const askingForFlights = 'Asking for flights…'
export const searching = 'Searching'
export const searchStandsAbove = 'Your search is above; we’ve kept its filters.'
export const fetchingFlights = (count: number) => `Fetching ${count} flights…`
export const noFlightWasFound = (origin: string, destination: string, day: string) =>
  `We found no flights from ${origin} to ${destination} on ${day}.`
export const withAStopThereMayBeOne = 'With a stop there may be one.'
export const otherDaysOrAirportsMayHelp = 'Another day or nearby airports may help.'
export const direction = 'Direction'
export const orElse = (places: string, last: string) => `${places} or ${last}`
export const searchAgain = 'Search again'
export const fetchingAllFlights = 'Fetching all flights…'
export const cheapestDays = 'Cheapest days'
export const comparingDays = 'Comparing the days around yours'
export const flightsOfYourDaysStand = 'The flights on your own days aren’t affected.'
export const noFlightsOnThoseDays = 'There are no flights on the days around yours either.'
