export const membership = 'Membership'
export const pageDescription =
  'There is no membership to pay for. What every traveller has on Wayfarer today, what does not exist, and where to leave an address.'
export const signInOrCreateAnAccount = 'Sign in or create an account'
export const whatEveryTravellerHasToday = 'What every traveller has today'
export const whatDoesNotExist = 'What does not exist'
export const beToldIfThatChanges = 'Be told if that changes'
export const whatIsComingSoon = 'what is coming soon'
export const thereIsNoneToBuy = 'Membership: there is none to buy'
export const noFeeForAnybody =
  'No fee, no card, no level to reach. Whatever Wayfarer can do, it does for every traveller, and for guests as well.'
export const savedPassengers = 'Saved passengers'
export const savedPassengersToday =
  'Save the people you travel with once. Their forms are filled by one press from then on; passport numbers are kept encrypted.'
export const savedCards = 'Saved cards'
export const savedCardsToday =
  'Tick a box when you pay, and the card is there next time. What is kept is the payment service’s token, the brand and the last four digits, never the number.'
export const tripsOnEveryDevice = 'Trips on every device'
export const tripsOnEveryDeviceToday =
  'With an account, each trip is a thread that you open on any device, where you left it, even in the middle of an answer. A guest’s trips stay in one browser.'
export const pricesCheckedAgain = 'Prices checked again'
export const pricesCheckedAgainToday =
  'A price is looked up before you pay. If it moved, you see the old one, the new one and why, and nothing goes on before you agree.'
export const isItAGoodPrice = 'Is it a good price'
export const isItAGoodPriceToday =
  'Where enough searches have seen a route, a price is compared with what they found. Where they have not, we say nothing.'
export const yourDataYours = 'Your data, yours'
export const yourDataYoursToday = 'Take all of it along as a file, or delete the account, from your account page. You have to ask nobody.'
export const noFee = 'No fee'
export const nothingToSubscribeTo = 'There is nothing to subscribe to, and no trial that turns into a subscription.'
export const noPoints = 'No points'
export const noPointsAndNoLevels = 'We count no points and no levels. The airline’s own programme is between you and the airline.'
export const noMemberPrices = 'No member prices'
export const samePricesForEverybody = 'Two people who ask for the same flights at the same moment see the same prices.'
export const noWayToTheFront = 'No way to the front'
export const nobodyIsServedFirst = 'Nobody’s letter is read and nobody’s booking is worked on before yours because they paid for it.'
