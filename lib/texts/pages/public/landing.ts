export const placesToBeginWith = 'Places to start with'
export const tripsThatAreReady = 'Trips that are ready'
export const questionsPeopleAsk = 'Questions people ask'
export const pictureDescription = 'Wayfarer: a whole trip, booked by talking'
export const wayfarer = 'Wayfarer'
export const pageTitle = 'Wayfarer: book a whole trip by talking'
export const pageDescription =
  'Say where you’d like to go. Wayfarer finds flights, says why it recommends them, and books the whole trip in one conversation. You can change every step.'
export const sayItYourWay = 'Say it your way'
export const oneSentenceIsTheForm =
  'One sentence is all it takes. You see what we understood above the flights, and you can change any part of it.'
export const seeTheReasons = 'See the reasons'
export const threePicksOutOfHundreds =
  'We recommend three flights out of hundreds and say why, in money and minutes. All the others are one tap away. Prices are looked up, never made up.'
export const decideAndPayOnce = 'Decide, and pay once'
export const allInTheSameThread =
  'Seats, bags, names and card in one place. Nothing is booked or charged before you tap Pay, and you can undo every step until then.'
export const aWholeTripBookedByTalking = 'A whole trip, booked by talking.'
export const sayWhereAndSeeFlights =
  'Say where you’d like to go. See why we recommend a flight, decide, and pay, all in one conversation.'
export const pricesAreLookedUp = 'Prices are looked up, never invented. You only pay when you tap Pay.'
export const youTalkToAnAi = 'You’re talking to an AI. It can misread you, so it always shows what it understood, and you can change it.'
export const howItGoes = 'How it works'
export const allDestinations = 'All destinations'
export const allItineraries = 'All itineraries'
export const tripsDayByDay = 'Trips, day by day'
export const letterWasNotTaken = 'Something went wrong on our side, so this wasn’t sent. Your text is still here; please send it again.'
export const pictureTitle = 'A whole trip, booked by talking'
export const pictureLine = 'Plan it, see the reasons, decide, and pay'
