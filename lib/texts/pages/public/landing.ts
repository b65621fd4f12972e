export const placesToBeginWith = 'Places to begin with'
export const tripsThatAreReady = 'Trips that are ready'
export const questionsPeopleAsk = 'Questions people ask'
export const pictureDescription = 'Wayfarer: a whole trip, booked by talking'
export const wayfarer = 'Wayfarer'
export const pageTitle = 'Wayfarer: book a whole trip by talking'
export const pageDescription =
  'Say where you would like to go. Wayfarer finds flights, says why it picks them, and books the whole trip in one conversation, each step yours to change.'
export const sayItYourWay = 'Say it your way'
export const oneSentenceIsTheForm =
  'One sentence is the whole form. What was understood stands above the flights, and each part of it can be changed by a press or a word.'
export const seeTheReasons = 'See the reasons'
export const threePicksOutOfHundreds =
  'Three picks out of hundreds, each with its reason in money and minutes, and all the others one press away. A price is looked up, never made up.'
export const decideAndPayOnce = 'Decide, and pay once'
export const allInTheSameThread =
  'Seats, bags, names and card in the same thread. Nothing is booked or charged before you press Pay, and every step can be taken back until then.'
export const aWholeTripBookedByTalking = 'A whole trip, booked by talking.'
export const sayWhereAndSeeFlights =
  'Say where you would like to go. See flights with their reasons, decide, and pay, all in one conversation.'
export const pricesAreLookedUp = 'Prices are looked up, never invented. Nothing is paid without your press.'
export const youTalkToAnAi = 'You talk to an AI. It can misread you; what it understood is always shown, and yours to change.'
export const howItGoes = 'How it goes'
export const allDestinations = 'All destinations'
export const allItineraries = 'All itineraries'
export const tripsDayByDay = 'Trips, day by day'
export const letterWasNotTaken =
  'Something went wrong on our side, so this was not taken. What you typed still stands here; please send it again.'
export const pictureTitle = 'A whole trip, booked by talking'
export const pictureLine = 'Plan it, see the reasons, decide, and pay'
