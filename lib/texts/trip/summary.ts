export const pricesWereHeldUntil = 'These prices were held until {time}. We’ve kept your choices; check the prices again to continue.'
export const everythingIncluded = (whom: string) => `Everything included, ${whom}. You only pay when you tap Pay.`
export const checkOut = (total: string) => `Check out · ${total}`
export const youWentToCheckOut = 'You went to check out'
export const luggage = 'Luggage:'
export const includedBags = (bags: string, addedBags: string | null) =>
  `${bags} included for each traveller with a seat${addedBags ? `, ${addedBags} added` : ''}.`
export const whatElseTheAirlineSays = 'What else the airline says'
export const askingTheAirline = 'Asking the airline…'
export const tryAgain = 'Try again'
export const travellers = 'Travellers'
export const filters = 'Filters'
export const contact = 'Contact'
export const petsNotBooked = (count: number) =>
  count === 1
    ? '1 pet has no place on this booking. See the extras, or ask the airline.'
    : `${count} pets have no place on this booking. See the extras, or ask the airline.`
export const pickIsRecommended = (reason: string) => `This is the flight we recommend: ${reason}.`
export const pickIsRecommendedAtLowestFare = (reason: string) => `This is the flight we recommend: with its lowest fare, ${reason}.`
export const otherIsRecommended = (flight: string, reason: string) => `We recommend ${flight}: ${reason}.`
