export const oneMoment = 'One moment…'
export const yourTrips = 'Your trips'
export const newTrip = 'New trip'
export const cardOfAnotherVersion = 'This card comes from another version of Wayfarer and cannot be shown here.'
export const answerWasInterrupted = 'The answer was interrupted.'
export const messageInAnotherVersion =
  'The message you looked for stands in another version of this conversation; the arrows under a message lead to it.'
