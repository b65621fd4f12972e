export const searchPlacesAndTrips = 'Search places and trips'
export const pageDescription =
  'Search everything Wayfarer has written about places and trips: names, neighbourhoods, dishes, sights and ways into town.'
export const searchFor = 'Search for'
export const aPlaceADishASight = 'A place, a dish, a sight'
export const search = 'Search'
export const whatToTry = 'Try “tram”, “Caravaggio”, “beach with children” or the name of a city.'
export const nothingWrittenAbout = (question: string) =>
  `We haven’t written about “${question}” yet. Flights go to far more places than our pages do, so ask for it in the chat.`
export const askInTheChat = 'Ask in the chat'
export const firstPagesWith = (count: number, question: string) => `The first ${count} pages with “${question}”`
export const pagesWith = (count: number, question: string) => `${count} ${count === 1 ? 'page' : 'pages'} with “${question}”`
