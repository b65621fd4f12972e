export const has = 'Has'
export const nothingIsKnownAskTheHouse = 'not known; ask the place itself'
export const access = 'Access'
export const arriveFromLeaveBy = (checkInFrom: string, checkOutUntil: string) =>
  `check in from ${checkInFrom}, check out by ${checkOutUntil}`
export const times = 'Times'
export const near = 'Near'
export const knownPlaces = 'Where we know places to stay'
export const findMeAPlaceToStay = (place: string) => `Find me a place to stay in ${place}`
export const seeAllThereAre = 'See all of them'
export const placesToStayIn = (city: string) => `Places to stay in ${city}`
export const sleeps = (guests: number) => `sleeps ${guests}`
export const roomsLeft = (count: number) => `${count} ${count === 1 ? 'room' : 'rooms'} left`
export const firstPriceIsFor = (extent: string) => `the first for ${extent}`
export const kept = 'Kept'
export const keepThisRoom = 'Keep this room'
export const keepRoom = (hotel: string, rate: string) => `Keep this room: ${hotel}, ${rate}`
export const stars = (count: number) => `${count} ${count === 1 ? 'star' : 'stars'}`
export const noPlaceToStayIsCalled = (said: string) => `We don’t know a place to stay called “${said}”.`
export const mayBeOneOfThese = (said: string) => `“${said}” may be one of these`
export const keep = (hotel: string) => `Keep ${hotel}`
export const roomsAndFacts = 'Rooms and facts'
export const roomsAndFactsOf = (hotel: string) => `Rooms and facts of ${hotel}`
export const keptWithYourTrip = 'Kept with your trip'
export const placesFoundIn = (places: string, city: string) => `${places} found in ${city}.`
export const allPlaces = (places: string) => `All ${places}`
export const shownOfPlaces = (shownCount: number, places: string) => `${shownCount} of ${places}`
export const moreHaveNoRoom = (count: number) => `${count} more have no room for you`
export const priceHasMoved = 'Its price has changed: kept at {kept}, shown here at {shown}'
export const seeWhatThereIsNow = 'See what’s there now'
export const pricesOfThen = 'Prices from {time}; they may have changed'
export const replacedByANewerSearch = 'Replaced by a newer search'
export const yourTripHasChangedSince = 'Your trip has changed since then'
export const nights = (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`
export const adults = (count: number) => `${count} ${count === 1 ? 'adult' : 'adults'}`
export const children = (count: number) => `${count} ${count === 1 ? 'child' : 'children'}`
export const rooms = (count: number) => `${count} ${count === 1 ? 'room' : 'rooms'}`
export const nightsAndRooms = (nights: string, roomCount: number) => `${nights}, ${roomCount} rooms`
export const aNight = 'a night'
export const aNightAndRoom = 'a night and room'
export const placesToStay = (count: number) => `${count} ${count === 1 ? 'place' : 'places'} to stay`
export const awayFrom = (distance: string, place: string) => `${distance} from ${place}`
export const theCentre = 'the centre'
export const spokenHotel = (hotel: string, stars: string, kind: string, neighbourhood: string) =>
  `${hotel}, ${stars}, ${kind} in ${neighbourhood}`
export const spokenRate = (room: string, board: string, cancellation: string, total: string, extent: string) =>
  `${room}, ${board}, ${cancellation}, ${total} for ${extent}`
export const youKept = (hotel: string) => `You kept ${hotel}`
export const withinWhatIsLeft = (perNight: string) => `Your budget leaves ${perNight} a night`
export const moreThanWhatIsLeft = (perNight: string) => `Your budget leaves ${perNight} a night: these cost more`
