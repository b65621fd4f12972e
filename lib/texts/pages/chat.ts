export const loadingThisCard = 'Loading this card'
export const yourTrips = 'Your trips'
export const newTrip = 'New trip'
export const cardOfAnotherVersion = 'This card is from another version of Wayfarer, so we can’t show it here.'
export const answerWasInterrupted = 'The answer was interrupted.'
export const messageInAnotherVersion =
  'The message you’re looking for is in another version of this trip. Use the arrows under a message to find it.'
