export const free = 'free'
export const about = (amount: string) => `about ${amount}`
export const upTo = (amount: string) => `up to ${amount}`
export const minutes = (count: number | string) => `${count} min`
export const hours = (count: number) => `${count} h`
export const hoursAndMinutes = (hours: number, minutes: number) => `${hours} h ${minutes} min`
export const breadcrumbs = 'Breadcrumbs'
export const fareThereAndBack = 'from {fare} there and back'
export const direct = 'direct'
export const oneStop = '1 stop'
export const countOfStops = (changes: number) => `${changes} stops`
export const goodInRain = 'good in rain'
export const goodWithChildren = 'good with children'
export const morning = 'Morning'
export const afternoon = 'Afternoon'
export const evening = 'Evening'
export const dayNumber = (index: number) => `Day ${index}`
export const fromAirport = (airport: string) => `from ${airport}`
export const dayInShort = (day: number, walkingKm: number, cost: string, place: string) =>
  `Day ${day} · about ${walkingKm} km on foot · ${cost} · night in ${place}`
export const ifItRains = 'If it rains'
export const withChildren = 'With children'
export const onFoot = 'on foot'
export const byMetro = 'by metro'
export const byTram = 'by tram'
export const byBus = 'by bus'
export const byTrain = 'by train'
export const byTaxi = 'by taxi'
export const byCar = 'by car'
export const byBoat = 'by boat'
export const byCableCar = 'by cable car'
export const byBicycle = 'by bicycle'
export const byPlane = 'by plane'
export const whatOnePersonSpends = 'What one person spends, not including flights'
export const forWhat = 'What for'
export const howMuch = 'How much'
export const together = 'Total'
export const anyMonth = 'any month'
export const monthToMonth = (first: string, last: string) => `${first} to ${last}`
export const typicalMonths = 'Typical days and nights, rain and what each month is like'
export const month = 'Month'
export const nightToDay = 'Night to day'
export const wetDays = 'Wet days'
export const whatItIsLike = 'What it’s like'
export const best = 'Best'
export const countryAndBestMonths = (country: string, monthSpans: string) => `${country} · best ${monthSpans}`
export const daysAndBestMonths = (count: number, monthSpans: string) => `${count} days · best ${monthSpans}`
export const planThisTrip = 'Plan this trip'
export const plansAsGuest = 'You’ll start as a guest. No email needed.'
export const illustrationOf = (place: string, shows?: string) => `Illustration of ${place}${shows ? `: ${shows}` : ''}`
export const streets = 'Streets'
export const streetsAreLoading = 'Loading streets…'
export const streetsCannotBeShown = 'We can’t load the street map right now, so here’s our own map.'
export const mapOfTheNumberedPlaces = 'Map of the numbered places'
export const metres = (count: number) => `${count} m`
export const kilometres = (count: number) => `${count} km`
export const paleNumbersLieFurtherOut = 'Pale numbers are further out in that direction.'
export const inTheSamePartOfTheWorld = 'In the same part of the world'
export const writtenByWayfarerOn = (longDay: string) =>
  `Written by Wayfarer on ${longDay}. Temperatures and wet days are typical values, rounded. Prices are what one person usually pays, not offers; opening hours and rules change, so check what matters before you go.`
export const destinations = 'Destinations'
export const allDestinations = 'All destinations'
export const plan = 'Plan'
export const allItineraries = 'All itineraries'
export const wayfarer = 'Wayfarer'
export const aboutUs = 'About us'
export const questionsAndAnswers = 'Questions and answers'
export const membership = 'Membership'
export const comingSoon = 'Coming soon'
export const contactUs = 'Contact us'
export const termsOfService = 'Terms of service'
export const privacyPolicy = 'Privacy policy'
export const simulationUnlessSaid =
  'Flights, prices and payments on Wayfarer are a simulation unless a page says otherwise. Travel facts are as of the day that each page names; rules and prices change, so check what matters before you go.'
export const itineraries = 'Itineraries'
export const planner = 'Planner'
export const search = 'Search'
export const skipToThePage = 'Skip to the content'
export const site = 'Site'
export const yourTrips = 'Your trips'
export const signIn = 'Sign in'
export const account = 'Account'
export const onThisPage = 'On this page'
export const lastChangedOn = (longDay: string) => `Last changed on ${longDay}.`
export const home = 'Home'
