export const membership = 'Membership'
export const pageDescription =
  'There’s no membership to pay for. What every traveller has on Wayfarer today, what doesn’t exist, and where to leave your email address.'
export const signInOrCreateAnAccount = 'Sign in or create an account'
export const whatEveryTravellerHasToday = 'What every traveller has today'
export const whatDoesNotExist = 'What doesn’t exist'
export const beToldIfThatChanges = 'Hear if that changes'
export const whatIsComingSoon = 'what’s coming soon'
export const thereIsNoneToBuy = 'Membership: there’s nothing to buy'
export const noFeeForAnybody =
  'No fee, no card, no level to reach. Whatever Wayfarer can do, it does for every traveller, and for guests as well.'
export const savedPassengers = 'Saved passengers'
export const savedPassengersToday =
  'Save the people you travel with once, and fill in their forms with one tap from then on. Passport numbers are kept encrypted.'
export const savedCards = 'Saved cards'
export const savedCardsToday =
  'Tick a box when you pay, and your card is there next time. We keep the payment service’s token, the brand and the last four digits, never the number.'
export const tripsOnEveryDevice = 'Trips on every device'
export const tripsOnEveryDeviceToday =
  'With an account, you can open each trip on any device, where you left off, even in the middle of an answer. A guest’s trips stay in one browser.'
export const pricesCheckedAgain = 'Prices checked again'
export const pricesCheckedAgainToday =
  'We check the price before you pay. If it has changed, you see the old one and the new one, and nothing happens until you agree.'
export const isItAGoodPrice = 'Is it a good price'
export const isItAGoodPriceToday =
  'If enough people have searched a route, we compare the price with what they found. If not, we say nothing.'
export const yourDataYours = 'Your data, yours'
export const yourDataYoursToday =
  'Download all of it as a file, or delete your account, on your account page. You don’t have to ask anyone.'
export const noFee = 'No fee'
export const nothingToSubscribeTo = 'There’s nothing to subscribe to, and no trial that turns into a subscription.'
export const noPoints = 'No points'
export const noPointsAndNoLevels = 'There are no points and no levels. The airline’s own programme is between you and the airline.'
export const noMemberPrices = 'No member prices'
export const samePricesForEverybody = 'Two people who ask for the same flights at the same moment see the same prices.'
export const noWayToTheFront = 'No queue-jumping'
export const nobodyIsServedFirst = 'Nobody can pay to have their message read or their booking handled before yours.'
