export const yourTripIsAsItWas = 'Your trip hasn’t changed.'
export const noneChosen = 'none chosen'
export const replacedByANewerChoice = (heading: string) => `${heading} · replaced by a newer choice`
export const show = (heading: string) => `Show ${heading}`
export const seatsNumbered = (numbers: string) => `Seats ${numbers}`
export const changingThePlan = 'Changing the plan…'
export const converting = 'Converting…'
export const conversion = 'Conversion'
export const isAbout = (amount: string, roughly: string) => `${amount} is about ${roughly.replace(/\.0+$/, '')}`
export const atRatesOf = (day: string) => `At rates of ${day}`
export const bags = 'Bags'
export const lookingAtTheBags = 'Looking at the bags…'
export const extras = 'Extras'
export const lookingAtTheExtras = 'Looking at the extras…'
export const settingThatFlightAside = 'Choosing that flight…'
export const meals = 'Meals'
export const lookingAtTheMeals = 'Looking at the meals…'
export const seats = 'Seats'
export const lookingAtTheSeats = 'Looking at the seats…'
export const lettingThatRoomGo = 'Removing that room…'
export const lookingThatRoomUp = 'Looking up that room…'
export const noPlaceToStayIsKept = 'You no longer have a place to stay with your trip.'
export const comparingTheDays = 'Comparing the days…'
export const comparedSoFar = (done: number, of: number) => `Comparing the days: ${done} of ${of} searched…`
export const cheapestDaysBetween = (origin: string, destination: string) => `Cheapest days, ${origin} → ${destination}`
export const comparingThePlacesToFly = 'Comparing the places…'
export const placesComparedSoFar = (done: number, of: number) => `Comparing the places: ${done} of ${of} searched…`
export const flightsSideBySide = 'Flights side by side'
export const matchingTheArrivals = 'Matching the arrivals…'
export const flightsThatLandTogether = 'Flights that land together'
export const youAskedForTheRoute = (origin: string, destination: string) => `You asked for flights from ${origin} to ${destination}`
export const theTripGoesElsewhere = 'Your trip has another route now'
export const yourFlightsAreAsTheyWere = 'Your flights haven’t changed.'
export const youAskedFor = (date: string) => `You asked for ${date}`
export const lowestPriceOfEachDay = 'Lowest price of each day'
export const lowestPricesByDay = (direction: string) => `Lowest prices by day, ${direction}`
export const theDaySearched = 'the day searched'
export const oneOfTheCheapest = 'one of the cheapest'
export const comparingThePlaces = 'Comparing the places…'
export const bringingBackAllFlights = 'Bringing back all flights…'
export const filteringTheFlights = 'Filtering the flights…'
export const theFiltersAreAsTheyWere = 'The filters haven’t changed.'
export const allFlights = (count: number) => `all ${count} ${count === 1 ? 'flight' : 'flights'}`
export const someOfFlights = (left: number, count: number) => `${left} of ${count} ${count === 1 ? 'flight' : 'flights'}`
export const lookingThatUp = 'Looking that up…'
export const youChose = (flight: string) => `You chose ${flight}`
export const flightsThatWereLookedUp = (direction: string) => `${direction} flights that were looked up`
export const planningYourDays = 'Planning your days…'
export const theFlightsYouPickedAreKept = 'We’ve kept the flights you chose.'
export const clearingTheTrip = 'Clearing the trip…'
export const takingTheLastChangeBack = 'Undoing the last change…'
export const tripStartsOver = 'Your trip starts afresh'
export const takenBack = (change: string) => `Undone: ${change}`
export const lastChangeTakenBack = 'Last change undone'
export const whatYouAskedForIsKept = 'We’ve kept what you asked for.'
export const searchAgain = 'Search again'
export const youSearchedAgain = 'You searched again'
export const lookingAtFlightsBetween = (origin: string, destination: string) => `Looking at flights from ${origin} to ${destination}`
export const lookingAtFlights = 'Looking at flights'
export const readingWhatYouAreLookingFor = 'Reading your request…'
export const lookingForPlacesToStayIn = (city: string) => `Looking for places to stay in ${city}…`
export const lookingForPlacesToStay = 'Looking for places to stay…'
export const adult = 'adult'
export const adults = 'adults'
export const child = 'child'
export const children = 'children'
export const infant = 'infant'
export const infants = 'infants'
export const traveller = 'traveller'
export const travellers = 'travellers'
export const priceForOne = (total: string, person: string) => `${total} for one ${person}`
export const priceEach = (price: string) => `${price} each`
export const priceForAll = (total: string, count: number, people: string) => `${total} for all ${count} ${people}`
export const priceForThe = (price: string, person: string) => `${price} for the ${person}`
export const priceForEachOf = (price: string, count: number, people: string) => `${price} for each of ${count} ${people}`
export const serviceFee = (fee: string) => `${fee} service fee`
export const youWentBackToTheFlights = (direction: string) => `You went back to the ${direction} flights`
export const openingTheCheckout = 'Opening the checkout'
export const yourTripIsKept = 'We’ve kept your trip.'
export const nothingWasChanged = 'Nothing was changed.'
export const checkout = 'Checkout'
export const lookingAtFaresAndWeather = 'Looking at fares and weather…'
export const fetchingTheFaresOfYourFlights = 'Fetching the fares of your flights…'
export const addingUpYourTrip = 'Adding up your trip…'
export const yourFlightsAndFaresAreKept = 'We’ve kept your flights and fares.'
export const comparingTheFlightsOut = 'Comparing outbound flights…'
export const comparingTheFlightsBack = 'Comparing return flights…'
export const pricingTheVariants = 'Pricing that beside your trip…'
export const changingYourTrip = 'Changing your trip…'
export const yourTripAndItsVariants = 'Your trip and what it would cost otherwise'
export const theTripHasChanged = 'Your trip has changed since then'
export const yourTripIsNow = (what: string) => `Your trip is now ${what}.`
export const yourTripIsNowFor = (what: string, total: string) => `Your trip is now ${what}: ${total}.`
export const askingTheGuide = 'Looking that up in the guide…'
export const fromTheGuide = (title: string) => `From the guide: ${title}`
export const theWholePassage = 'Read the passage'
export const sourceAndDate = (source: string) => `Source: ${source}`
export const askWhoDecides = (airline: string) => `Check with ${airline}: its own rules apply.`
export const officialPage = 'Official page'
export const ourPage = 'Our page'
export const alsoInTheGuide = 'Also in the guide'
