export const replacedByNewerSearch = 'Replaced by a newer search'
export const tripHasChanged = 'Your trip has changed since then'
export const pricesFromHaveExpired = 'Prices from {time} have expired'
export const pricesHaveExpired = 'Prices have expired'
export const pricesFromMayBeOthersNow = 'Prices from {time}; they may have changed'
export const cabin = 'Cabin'
export const checkedBags = 'Checked bags'
export const forEachTraveller = 'for each traveller'
export const currencyOfTheStart = 'Currency of the departure country'
export const pricesIn = 'Prices in'
export const stops = 'Stops'
export const stopsAreFine = 'Stops are fine'
export const directFlightsOnly = 'Direct flights only'
export const airports = 'Airports'
export const airportsNearbyToo = 'Nearby airports too'
export const changingTheAirportIsFine = 'Airport changes are fine'
export const chooseTheDayOut = 'Choose the day of your outbound flight.'
export const chooseTheDayBack = 'Choose the day of the return, or choose One Way.'
export const wayOut = 'Outbound'
export const wayBack = 'Return'
export const dayIsInThePast = 'That day is in the past. Choose today or a later one.'
export const soldUpTo = (latest: string) => `Airlines sell flights up to ${latest}. Choose an earlier day.`
export const search = 'Search'
export const mealIncluded = 'Meal included'
export const included = 'Included'
export const notIncluded = 'Not included'
export const fareShownSoFar = 'the fare shown so far'
export const changesNotStated = 'Changes: not stated'
export const noChanges = 'No changes'
export const changesFeeNotStated = 'Changes: fee not stated'
export const changeFor = (price: string) => `Change for ${price}`
export const freeChanges = 'Free changes'
export const refundNotStated = 'Refund: not stated'
export const noRefund = 'No refund'
export const refundFeeNotStated = 'Refund: fee not stated'
export const refundLess = (price: string) => `Refund less ${price}`
export const priceEach = (price: string) => `${price} each`
export const fullRefund = 'Full refund'
export const changeIsNotStated = 'The airline doesn’t say whether you can change flights.'
export const flightsCannotBeChanged = 'You can’t change these flights.'
export const changeFeeIsNotStated = 'You can change these flights; the airline doesn’t say what it costs.'
export const changesCost = (penalty: string) => `Changes cost ${penalty} per traveller, plus any difference in fare.`
export const changesAreFree = 'Changes are free; you only pay any difference in fare.'
export const refundIsNotStated = 'The airline doesn’t say what you get back if you cancel.'
export const cancellationIsNotRefunded = 'If you cancel, the fare isn’t refunded.'
export const cancellationFeeIsNotStated = 'If you cancel, you get a refund, less any fee; the airline doesn’t say how much.'
export const cancellationCosts = (penalty: string) => `If you cancel, you get a refund less ${penalty} per traveller.`
export const cancellationIsRefunded = 'If you cancel, you get a full refund.'
export const smallItemOnly = 'Small item only'
export const cabinBag = 'Cabin bag'
export const countOfCabinBags = (count: number) => `${count} cabin ${count === 1 ? 'bag' : 'bags'}`
export const noCheckedBag = 'No checked bag'
export const countOfCheckedBags = (count: number) => `${count} checked ${count === 1 ? 'bag' : 'bags'}`
export const bagsOfWeight = (bags: string, weightKg: number) => `${bags}, ${weightKg} kg`
export const smallItemUnderTheSeat = 'a small item under the seat'
export const noCheckedBagInSentence = 'no checked bag'
export const bagsAndWeight = (bags: string, weightKg: number) => `${bags} ${weightKg} kg`
export const checkedBag = 'Checked bag'
export const choiceOfSeat = 'Choice of seat'
export const meal = 'Meal'
export const seatIncluded = 'Seat included'
export const seatCostsExtra = 'Seat costs extra'
export const wayBackOnly = 'return only'
export const wholeTrip = 'whole trip'
export const onTop = 'on top'
export const co2KgEach = (co2Kg: number) => `CO₂ ${co2Kg} kg each`
export const co2AsTypical = 'Typical CO₂'
export const co2BelowTypical = (percent: number) => `CO₂ ${percent}% below typical`
export const co2AboveTypical = (percent: number) => `CO₂ ${percent}% above typical`
export const operatedBy = (airlines: string) => `Operated by ${airlines}`
export const pricesAreInOtherCurrency = (sold: string, currency: string) =>
  `Prices are in ${sold}: these flights aren’t sold in ${currency}.`
export const recommended = 'We recommend this flight: it’s the best value by your preferences.'
export const details = 'Details'
export const detailsOfFlight = (flightNumbers: string) => `Details of ${flightNumbers}`
export const choose = 'Choose'
export const chooseFlightForPrice = (flight: string, total: string, whom: string) => `Choose ${flight}, ${total} ${whom}`
export const co2OfEachSeat = (co2Kg: number) => `CO₂ for each seat: ${co2Kg} kg`
export const yourChoice = 'Your choice'
export const operatedByInSentence = (airline: string) => `operated by ${airline}`
export const landsOnTheWay = (cities: string) => `stops in ${cities} on the way`
export const and = ' and '
export const waitIn = (duration: string, city: string) => `${duration} in ${city}`
export const overnightIn = (duration: string, city: string) => `${duration} in ${city}, overnight`
export const youChangeOnYourOwn = (arrivesAt: string, leavesFrom: string) => `you get from ${arrivesAt} to ${leavesFrom} on your own`
export const showTheLast = (left: number) => `Show the last ${left}`
export const showMoreOfThose = (pageSize: number, left: number) => `Show ${pageSize} more of ${left}`
export const showOnlyTheFirst = (pageSize: number) => `Show only the first ${pageSize}`
export const bestFit = 'Best fit'
export const price = 'Price'
export const duration = 'Duration'
export const departure = 'Departure'
export const arrival = 'Arrival'
export const sortTheFlights = 'Sort the flights'
export const descending = 'descending'
export const ascending = 'ascending'
export const yours = 'Yours'
export const chooseFlight = (flightNumbers: string) => `Choose ${flightNumbers}`
export const backToRoundTrips = 'Back to Round Trips'
export const youChoseFlight = (flight: string) => `You chose ${flight}`
export const someOfAll = (offerCount: number, totalCount: number) => `${offerCount} of ${totalCount}`
export const dayAndCountOfFlights = (departureOn: string, count: string, totalCount: number) =>
  `${departureOn} · ${count} ${totalCount === 1 ? 'flight' : 'flights'} · taxes included`
export const flightsOfRoute = (direction: string, origin: string, destination: string) =>
  `${direction} flights from ${origin} to ${destination}`
export const flightsFound = (count: number, direction: string) => `${count} ${direction} ${count === 1 ? 'flight' : 'flights'} found`
export const flightsFromPrice = (flights: string, price: string, whom: string) => `${flights}, from ${price} ${whom}.`
export const flightsFromOnTop = (flights: string, price: string, whom: string) => `${flights}, from ${price} on top ${whom}.`
export const youChoseFare = (brand: string) => `You chose ${brand}`
export const youKeptTheFaresShown = 'You kept the fares shown'
export const flightsHaveChanged = 'Your flights have changed since then'
export const replacedByNewerChoice = 'Replaced by a newer choice'
export const yourFlightsAndTheirFares = 'Your flights and their fares'
export const faresOfTheFlight = (direction: string) => `Fares of the ${direction} flight`
export const allFlights = (forTravellers: string) => `all flights, ${forTravellers}`
export const keepTheFaresShown = 'Keep the fares shown'
export const direct = 'Direct'
export const oneStop = '1 stop'
export const countOfStops = (connections: number) => `${connections} stops`
export const stopsInPlaces = (stops: string, cities: string) => `${stops} in ${cities}`
export const departsFrom = (time: string, city: string, iataCode: string) => `${time} from ${city} ${iataCode}`
export const arrivesAt = (time: string, city: string, iataCode: string) => `${time} at ${city} ${iataCode}`
export const directInSentence = 'direct'
export const timeOnTheNextDay = (time: string) => `${time} the next day`
export const timeOnTheDayBefore = (time: string) => `${time} the day before`
export const timeDaysLater = (time: string, days: number) => `${time} ${days} days later`
export const timeDaysBefore = (time: string, days: number) => `${time} ${days} days before`
export const forTravellers = (count: number) => `for ${count} ${count === 1 ? 'traveller' : 'travellers'}`
export const noPlaceWasFound = (said: string) => `We couldn’t find a place called “${said}”.`
export const youMeant = (place: string, iataCode: string) => `You meant ${place} (${iataCode})`
export const mayBeOneOfThese = (said: string) => `“${said}” may be one of these`
export const typeAPlace = 'Type a city, an airport or a code.'
export const chooseOneOfThePlaces = 'Choose one of the suggested places.'
export const cityAirportOrCode = 'City, airport or code'
export const placesFor = (label: string) => `Places for ${label}`
export const allAirports = 'All airports'
export const answerIsBeingWritten = 'Please wait: the answer above is still being written.'
export const whatWasUnderstood = 'What we understood; you can change any of it'
export const from = 'From'
export const youChangedTheStartTo = (city: string) => `You changed the start to ${city}`
export const fromWhere = 'From where?'
export const to = 'To'
export const youChangedTheDestinationTo = (city: string) => `You changed the destination to ${city}`
export const whereTo = 'Where to?'
export const youChangedTheDatesTo = (dates: string) => `You changed the dates to ${dates}`
export const dates = 'Dates'
export const youChangedTheTravellersTo = (travellers: string) => `You changed the travellers to ${travellers}`
export const travellers = 'Travellers'
export const youChangedTheCabinTo = (cabin: string) => `You changed the cabin to ${cabin}`
export const youAskedForBags = (bags: string) => `You asked for ${bags}`
export const youAskedForStops = (stops: string) => `You asked for: ${stops}`
export const youAskedForPricesIn = (currency: string) => `You asked for prices in ${currency}`
export const youAskedForLocalPrices = 'You asked for prices in the local currency'
export const currency = 'Currency'
export const pricesInCurrency = (currency: string) => `Prices in ${currency}`
export const localCurrency = 'Local currency'
export const oneBagEach = '1 bag each'
export const bagsEach = (checkedBags: number) => `${checkedBags} bags each`
export const directOnly = 'Direct only'
export const anyStopsAnyAirports = 'Any stops, any airports'
export const anyStops = 'Any stops'
export const airportsNearby = (stops: string) => `${stops}, airports nearby`
export const adults = 'Adults'
export const thirteenAndOlder = '13 and older'
export const children = 'Children'
export const twoTo12 = '2 to 12'
export const infants = 'Infants'
export const under2OnALap = 'under 2, on a lap'
export const pets = 'Pets'
export const takeNoSeat = 'take no seat'
export const tripOfRoute = (route: string) => `Trip ${route}`
export const choiceHasChanged = 'You’ve changed this since: it was {before}, now {now}'
export const forSeveralFlights = 'For several flights'
export const yourTrip = 'Your trip'
export const showAllFlights = (count: number) => `Show all ${count} flights`
export const showWithout = (count: number, filter: string) =>
  `${count === 1 ? 'Show 1 flight' : `Show ${count} flights`} without “${filter}”`
