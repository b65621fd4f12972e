export const anotherPlaceIsKeptByNow = 'You’ve kept another place since'
export const notKeptAnyMore = 'Not kept any more'
export const keptWithYourTripNotBooked = 'Kept with your trip, not booked'
export const kept = (hotel: string) => `Kept: ${hotel}`
export const notBookedByUs = 'Kept with your trip, not booked: Wayfarer doesn’t book places to stay.'
export const whereYouStayIn = (city: string) => `Where you stay in ${city}`
export const nothingKeptYet = (nights: string) => `${nights}, nothing kept yet`
export const change = 'Change'
export const seeThePlaces = 'See the places'
export const changeWhereYouStay = (hotel: string) => `Change where you stay, now ${hotel}`
export const remove = 'Remove'
export const removeHotel = (hotel: string) => `Remove ${hotel}`
export const whereYouStay = 'Where you stay'
export const notPartOfThisPayment = 'Not part of this payment: {hotel}, {price}. It’s kept with your trip, but not booked or paid here.'
