export const pageTitle = 'Coming soon: what isn’t here yet'
export const pageDescription =
  'What Wayfarer can’t do yet, such as booking rooms, changing a booked flight or price alerts, and what you can do today instead.'
export const today = 'Today'
export const notYetAndMeanwhile = 'Not yet, and what to do meanwhile'
export const beToldWhenItIsHere = 'Hear when something new arrives'
export const comingSoon = 'Coming soon'
export const whatIsNotHereYet = 'What isn’t here yet'
export const whatCannotBeDoneToday =
  'Wayfarer plans trips and books flights. It can’t do these things yet, and we have no dates for them. Next to each is what you can do today.'
export const placesToStay = 'Booking a place to stay'
export const placesToStayMissing = 'You can’t book or pay for hotels and apartments here, and the ones we show are simulated.'
export const placesToStayToday =
  'Ask for a place to stay in your trip: compare price, location and accessibility, see them on a map, and keep one with your trip. Our destination pages say who each neighbourhood suits.'
export const ticketChanges = 'Changing a flight after booking'
export const ticketChangesMissing = 'You can’t move a booked flight to another day or time here, even if its fare allows it.'
export const ticketChangesToday =
  'You can cancel on the booking page, and see your refund first. For any other change, contact the airline with your booking reference.'
export const priceAlerts = 'Price alerts'
export const priceAlertsMissing = 'We don’t watch prices for you, or hold one before you pay.'
export const priceAlertsToday = 'You can see prices for nearby days, and we check prices again when you come back to a trip.'
export const trainsBusesAndCars = 'Trains, buses and cars'
export const trainsBusesAndCarsMissing = 'You can’t search or book trains, buses or cars here.'
export const trainsBusesAndCarsToday = 'Our destination pages say how to get into town, and what it costs.'
export const anAppInTheStores = 'An app in the stores'
export const anAppInTheStoresMissing = 'We don’t have an app to install.'
export const anAppInTheStoresToday =
  'Everything works in your phone’s browser. With an account, you can start a trip on your computer and carry on there.'
export const otherLanguages = 'Pages in other languages'
export const otherLanguagesMissing = 'Our pages and forms are only in English.'
export const otherLanguagesToday =
  'In a trip, the main steps also work in German, French, Spanish and Hindi: write in your language, or choose one in your account.'
