export const seatsNumbered = (count: number, numbers: string) => `${count === 1 ? 'Seat' : 'Seats'} ${numbers}`
export const yourTripGathersHere = 'Your trip appears here'
export const sayWhereToGo = 'Say where you’d like to go. Route, dates, flights and price fill in as you choose.'
export const pricesOutOfDate = 'Prices out of date'
export const pricesAreTheSame = 'The prices are the same, and held until {time}.'
export const hasPassed = (day: string) => `${day} has passed.`
export const whenWouldYouLikeToGo = 'When would you like to go now? We’ve kept the rest of your trip.'
export const chooseNewDates = 'Choose new dates'
export const notEverythingIsStillSold = 'Some of your trip is no longer sold'
export const priceHasChanged = 'The price has changed'
export const chooseAnotherFlight = 'Choose another flight'
export const accept = (total: string) => `Accept ${total}`
export const acceptTheNewPrices = 'Accept the new prices'
export const noFlightsOnTheseDays = 'No flights are sold on these days any more.'
export const restIsKept = 'We’ve kept the rest of your trip.'
export const chooseOtherDates = 'Choose other dates'
export const pricesOfThenAreOutOfDate = 'Prices from {time} are out of date.'
export const yourChoicesAreKept = 'We’ve kept your choices.'
export const checking = 'Checking…'
export const checkAgain = 'Check again'
export const passengersKept = 'We’ve kept your passengers.'
export const seatsInSentence = 'seats'
export const bagsInSentence = 'bags'
export const mealsInSentence = 'meals'
export const extrasInSentence = 'extras'
export const passengersAndSoldChoicesKept = (kinds: string) => `We’ve kept your passengers, and any of your ${kinds} still sold.`
export const passengersAndChoicesKept = (kinds: string) => `We’ve kept your passengers and your ${kinds}.`
export const answerStillBeingWritten = 'Please wait: the answer above is still being written.'
export const youChangedTheDatesTo = (dates: string) => `You changed the dates to ${dates}`
export const sayTheNewDays = 'Choose the new day of each flight below.'
export const newDates = 'New dates'
export const pricesStillHold = 'The prices still hold.'
export const pricesHeldUntil = 'Prices held until {time}'
export const minutesLeft = (minutes: number) => `${minutes} min left`
export const pricesWereHeldUntil = 'These prices were held until {time}. We’ve kept your choices.'
export const adults = (count: number) => `${count} ${count === 1 ? 'adult' : 'adults'}`
export const children = (count: number) => `${count} ${count === 1 ? 'child' : 'children'}`
export const infants = (count: number) => `${count} ${count === 1 ? 'infant' : 'infants'}`
export const pricePerTravellerType = 'Price per traveller type'
export const priceInItsParts = 'Price breakdown'
export const what = 'What'
export const amount = 'Amount'
export const serviceFee = 'Service fee'
export const total = 'Total'
export const forTravellers = (count: number) => `For ${count} ${count === 1 ? 'traveller' : 'travellers'}`
export const taxesIncluded = 'taxes included'
export const fareEach = 'each: fare {price}'
export const fare = 'fare {price}'
export const plusTaxes = '+ taxes {price}'
export const taxesAndCharges = 'Taxes and charges'
export const airlineHasChangedItsPrice = 'The airline has changed its price'
export const itWas = 'It was'
export const andIsNow = 'and is now'
export const nothingHasBeenCharged = (kept: string) => `${kept} Nothing has been charged.`
export const lookAtOtherFlights = 'Look at other flights'
export const noLongerSold = 'no longer sold'
export const toPrice = 'to'
export const cheaperBy = (amount: string) => `${amount} less`
export const dearerBy = (amount: string) => `${amount} more`
export const aFlightIsNoLongerSold = 'A flight is no longer sold'
export const checkingThePrices = 'Checking the prices…'
export const checkThePricesAgain = 'Check the prices again'
export const travellerInSentence = 'traveller'
export const travellersInSentence = 'travellers'
export const showTheTrip = 'Show the trip'
export const yourTrip = 'Your trip'
export const firstDayStillOpen = 'First day still open'
export const whereTo = 'Where to?'
export const whereToStayIn = (city: string) => `Where to stay in ${city}`
export const booked = 'Booked'
export const bookingIsBeingCancelled = 'The booking is being cancelled'
export const bookingWasCancelled = 'This booking was cancelled'
export const bookingDidNotGoThrough = 'The booking didn’t go through.'
export const totalWithTaxes = 'Total, taxes included'
export const soFarWithTaxes = 'So far, taxes included'
export const undoChange = (change: string) => `Undo: ${change}`
export const notPickedYet = (day: string) => `${day}, not chosen yet`
export const youWentBackToTheFlights = (direction: string) => `You went back to the ${direction} flights`
export const change = 'Change'
export const changeTheFlight = (direction: string) => `Change the ${direction} flight`
export const fareStillOpen = 'Fare still open'
export const when = 'When?'
export const backWhen = (day: string) => `${day}, back when?`
export const youLookedForAnotherFlight = 'You looked for another flight'
export const youAcceptedTodaysPrices = 'You accepted today’s prices'
export const checkedAgainSameCost = 'You checked again: what you chose costs the same'
export const checkedAgainWithOthers = (price: string) => `You checked again: what you chose costs the same; others from ${price}`
export const youCheckedThePrices = 'You checked the prices again'
export const checkedAgainFrom = (price: string, previous: string | null) =>
  `You checked again: from ${price}${previous ? `, was ${previous}` : ''}`
export const checkedAgainStillFrom = (price: string) => `You checked again: still from ${price}`
export const checkOut = 'Check out'
export const continueCheckout = 'Continue checkout'
export const keptAfterCancellation = 'Kept after cancellation'
