export const meetingIn = (place: string, days: string) => `Meeting in ${place}, ${days}`
export const noneLandWithin = (gap: string) => `No flights land within ${gap} of each other; these come closest.`
export const landTogether = 'All land at the same time'
export const landApart = (gap: string) => `All land within ${gap}`
export const totalOfAll = (total: string) => `${total} in total`
export const betweenTimes = (departs: string, arrives: string) => `${departs}–${arrives}`
export const returnWith = (flight: string) => `Return ${flight}`
export const flightFrom = (flight: string, city: string) => `${flight} from ${city}`
export const chooseHere = 'Choose'
export const chooseHereOf = (flight: string) => `Choose ${flight}`
export const inANewTrip = 'In a new trip'
export const inANewTripOf = (flight: string) => `Choose ${flight} in a new trip`
export const eachIsASeparateBooking =
  'Each flight is a separate booking. Choose one here, and open the others in a new trip. Prices with a return are with the cheapest one.'
