export const quickestWayByTheTimetable = 'The quickest route on a weekday in spring, from our simulated timetable.'
export const faresAreSimulated = 'They are simulated: no real airline sells them.'
export const lowestFares = (day: string, time: string) =>
  `The lowest fares for one adult in the next thirty days, for four nights, found on ${day} at ${time} UTC. They change.`
export const thePlaceAndItsBestMonths = 'The place and its best months'
export const countryAndBestMonths = (country: string, monthSpans: string) => `${country} · best ${monthSpans}`
export const titleOfPlace = (name: string) => `${name}: when to go, costs, three days`
export const country = 'Country'
export const bestMonths = 'Best months'
export const aDayForOneWithoutFlights = 'A day for one person, without flights'
export const currency = 'Currency'
export const languages = 'Languages'
export const plugs = 'Plugs'
export const plugsAndVolts = (plugs: string, volts: number) => `Type ${plugs}; ${volts} V`
export const atAGlance = 'At a glance'
export const whyGoTo = (name: string) => `Why go to ${name}`
export const whenToGo = 'When to go'
export const threeDaysWellSpent = 'Three days well spent'
export const whatToSee = 'What to see'
export const whereToStay = 'Where to stay'
export const whatToEat = 'What to eat'
export const howLongTheFlightTakes = 'How long the flight takes'
export const gettingInFromTheAirport = 'Getting in from the airport'
export const money = 'Money'
export const language = 'Language'
export const safety = 'Safety'
export const withChildren = 'With children'
export const visaAndEntry = 'Visa and entry'
export const officialSite = 'The official site: {site}.'
export const goodToKnow = 'Good to know'
export const questionsPeopleAsk = 'Questions people ask'
export const tripsWithPlace = (name: string) => `Trips that include ${name}`
export const destinations = 'Destinations'
export const seeThreeDays = 'See three days'
export const destinationsMonthByMonth = 'Destinations, month by month'
export const countOfPlaces = (count: number) =>
  `${count} places with their months, costs, neighbourhoods, food and three days well spent. You can start planning from each.`
export const whereYouCouldGo = 'Where you could go'
export const whatEachPlaceSays =
  'Each place with its typical months, what a day costs, where to sleep, what to eat and three days well spent. Choose one, and plan it by talking.'
