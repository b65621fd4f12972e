export const kept = 'Kept'
export const lookAgain = 'Search again'
export const bestFit = 'Best fit'
export const price = 'Price'
export const distance = 'Distance'
export const stars = 'Stars'
export const sortThePlaces = 'Sort the places'
export const ascending = 'ascending'
export const descending = 'descending'
export const noRoomIn = (city: string) => `No place in ${city} has a room for you on these nights. Other days may help.`
export const filtersInUse = (count: number) => `Filters · ${count}`
export const filters = 'Filters'
export const list = 'List'
export const map = 'Map'
export const showPlaces = (places: string) => `Show ${places}`
export const someOfPlaces = (shownCount: number, places: string) => `${shownCount} of ${places}`
export const withARoomForYou = (places: string) => `${places}, with a room for you`
export const placesToStay = 'Places to stay'
export const showTheLast = (count: number) => `Show the last ${count}`
export const showMore = (count: number, rest: number) => `Show ${count} more of ${rest}`
export const thePlaceOnTheMap = 'The place on the map'
export const pressAPriceOrADot = 'Choose a price or a dot to see the place.'
export const nothingSuits = (count: number) =>
  `${count === 1 ? 'The one place doesn’t match' : `None of the ${count} places to stay matches`} everything you asked for. Drop one wish to see some again.`
export const showAllAgain = (count: number) => `Show all ${count} again`
export const placesToStayIn = (city: string) => `Places to stay in ${city}`
export const whatYouAskedForIsKept = 'We’ve kept what you asked for.'
export const tryAgain = 'Try again'
export const lookingAtAllPlacesIn = (city: string) => `Looking at all places in ${city}…`
