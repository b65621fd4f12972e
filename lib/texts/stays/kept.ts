export const anotherPlaceIsKeptByNow = 'Another place is kept by now'
export const notKeptAnyMore = 'Not kept any more'
export const keptWithYourTripNotBooked = 'Kept with your trip, not booked'
export const kept = (hotel: string) => `Kept: ${hotel}`
export const notBookedByUs = 'Kept with your trip, not booked: Wayfarer does not book places to stay.'
export const simulated = 'Simulated'
export const whereYouStayIn = (city: string) => `Where you stay in ${city}`
export const nothingKeptYet = (nights: string) => `${nights}, nothing kept yet`
export const change = 'Change'
export const seeThePlaces = 'See the places'
export const changeWhereYouStay = (hotel: string) => `Change where you stay, now ${hotel}`
export const remove = 'Remove'
export const removeHotel = (hotel: string) => `Remove ${hotel}`
export const whereYouStay = 'Where you stay'
export const notPartOfThisPayment =
  'Not part of this payment: {hotel}, {price}. It is kept with your trip, and neither booked nor paid here.'
