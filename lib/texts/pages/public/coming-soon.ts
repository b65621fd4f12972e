export const pageTitle = 'Coming soon: what is not here yet'
export const pageDescription =
  'What Wayfarer cannot do yet: booking rooms, changes to a booked ticket, price alerts, apps and other languages, and what to do today instead.'
export const today = 'Today'
export const notYetAndMeanwhile = 'Not yet, and meanwhile'
export const beToldWhenItIsHere = 'Be told when something of it is here'
export const comingSoon = 'Coming soon'
export const whatIsNotHereYet = 'What is not here yet'
export const whatCannotBeDoneToday =
  'Wayfarer plans trips and books flights. These things it cannot do today, and we name no day for them; beside each stands what does work.'
export const placesToStay = 'Booking a place to stay'
export const placesToStayMissing = 'Hotels and apartments are neither booked nor paid here, and those that are shown are simulated.'
export const placesToStayToday =
  'Ask in a thread for a place to stay: compare what there is by price, way and access, see it on a map, and keep one with your trip. The page of a destination says which quarter suits whom.'
export const ticketChanges = 'Changing a ticket after booking'
export const ticketChangesMissing = 'A booked flight cannot be moved to another day or hour here, even where its fare allows it.'
export const ticketChangesToday =
  'The order page cancels a booking and shows beforehand what is paid back. For any other change the airline helps, with your booking reference.'
export const priceAlerts = 'Price alerts'
export const priceAlertsMissing = 'We do not watch a price for you, and hold none before you pay.'
export const priceAlertsToday = 'The days around yours are a press away with their prices, and a trip you come back to is checked again.'
export const trainsBusesAndCars = 'Trains, buses and cars'
export const trainsBusesAndCarsMissing = 'The way over land is not searched or booked here.'
export const trainsBusesAndCarsToday = 'The pages of our destinations say how to get into town, and what it costs.'
export const anAppInTheStores = 'An app in the stores'
export const anAppInTheStoresMissing = 'There is nothing of ours to install.'
export const anAppInTheStoresToday =
  'All of it works in the browser of a telephone, and a trip begun at a desk goes on there once you have an account.'
export const otherLanguages = 'Pages in other languages'
export const otherLanguagesMissing = 'The pages and the forms are in English alone.'
export const otherLanguagesToday =
  'In a thread the main steps also go in German, French, Spanish and Hindi: write as you like, or choose a language in your account.'
