export const waitingForYourBank = 'Waiting for your bank'
export const bankCheckTimeIsOver = 'The time for your bank’s check is over. We’re closing this payment.'
export const bankAsksWhoPays = 'Your bank wants to check that it’s you paying.'
export const yourTripStaysBooked = 'Your trip stays booked.'
export const nothingBookedBeforeThat = 'Nothing is booked or charged before that.'
export const answerUntil = 'You can answer until {time}, on this device or another.'
export const closingThisPayment = 'Closing this payment…'
export const payWithAnotherCardInstead = 'Pay with another card instead'
export const bankCheck = 'Your bank’s check'
export const answerYourBankHere = 'Answer your bank here. If you close this window, your booking will wait for you.'
export const openingBankCheck = 'Opening your bank’s check…'
export const askingHowItEnded = 'Checking the result…'
export const goToBankCheck = 'Go to your bank’s check'
export const lookedLikeACardNumber = 'That looked like a card number, so we removed it. Enter it only in the card form below'
export const billing = 'Billing'
export const nameOnTheCard = 'Name on the card'
export const email = 'Email'
export const yourConfirmationGoesHere = 'Your confirmation goes here'
export const phoneNumber = 'Phone number'
export const forChangesOnTheDay = 'For changes on the day of travel'
export const country = 'Country'
export const streetAndNumberOptional = 'Street and number (optional)'
/** Where the country writes its cities into the same lines. */
export const addressOptional = 'Address (optional)'
/** By what a country calls its fields (lib/travel/payment/address-fields.ts); the empty one stands before a country is chosen. */
export const cityLabels: Record<string, string> = {
  '': 'City',
  city: 'City',
  district: 'District',
  post_town: 'Town or city',
  suburb: 'Suburb',
}
export const stateLabels: Record<string, string> = {
  '': 'State or county',
  area: 'Area',
  county: 'County',
  department: 'Department',
  district: 'District',
  do_si: 'Province or city',
  emirate: 'Emirate',
  island: 'Island',
  oblast: 'Oblast',
  parish: 'Parish',
  prefecture: 'Prefecture',
  province: 'Province',
  region: 'Region',
  state: 'State',
}
export const postcodeLabels: Record<string, string> = {
  '': 'Postcode',
  eircode: 'Eircode',
  pin: 'PIN code',
  postal: 'Postcode',
  zip: 'ZIP code',
}
export const onlyTestCards = 'Sandbox: use a test card such as 4242 4242 4242 4242.'
export const cardNumberIsRequired = 'Card number is required'
export const cardNumberNotComplete = 'This card number is incomplete or has a typing mistake'
export const expiryIsRequired = 'Expiry is required'
export const enterAFutureMonth = 'Please enter a future month and year'
export const securityCodeIsRequired = 'Security code is required'
export const securityCodeHasDigits = (digits: number) => `The security code has ${digits} digits`
export const cardFormOpensAtCheckout = 'The card form opens when you check out; choose your flights and fares first.'
export const tripIsBookedAndPaid = 'This trip is booked and paid, so no card is needed.'
export const tripWasCancelled = 'This trip was cancelled, so no card is needed.'
export const cardFormComesAfterDetails = 'The card form comes after the passengers’ details.'
export const openTheCheckout = 'Open the checkout'
export const openTheCardForm = 'Open the card form'
export const expired = (expiry: string) => `expired ${expiry}`
export const expires = (expiry: string) => `expires ${expiry}`
export const otherCard = 'Use another card'
export const lookingForSavedCards = 'Looking for your saved cards'
export const savedCardsNotLoaded = 'Your saved cards couldn’t be loaded.'
export const payWithTheForm = 'You can pay with the form below.'
export const tryAgain = 'Try again'
export const payWith = 'Pay with'
export const cardFormNotLoaded = 'The card form couldn’t be loaded. Check your connection and try again.'
export const loadingTheCardForm = 'Loading the card form'
export const deleteLabel = 'Delete'
export const deleteNamed = (name: string) => `Delete ${name}`
export const deleteForGood = (name: string) => `Delete ${name}? This can’t be undone.`
export const deleteCard = 'Delete card'
export const keepIt = 'Keep it'
export const saveCardForNextTime = 'Save this card for next time'
export const whatIsKeptOfTheCard = 'After booking, we keep its brand, last four digits and expiry, never the number.'
export const connectionBrokeOnTheWay =
  'The connection dropped while we were sending your booking. We won’t send anything again until we know what happened.'
export const youMayLeaveThisPage = 'You can leave this page; we’ll finish your booking, and you pay only once.'
export const keepThisPageOpen = 'Please keep this page open for a moment.'
export const lookingForYourOrder = 'Looking for your booking…'
export const paying = 'Paying…'
export const lookingWhetherOrderArrived = 'Checking whether your booking arrived'
export const sendingYourOrder = 'Sending your booking'
export const personIsLooking = 'A person is looking into this booking'
export const nothingMoreIsAskedOfYou = 'You don’t need to do anything. The booking page shows its status.'
export const openTheOrder = 'Open the booking'
export const paymentNeeded = 'Payment needed'
export const payingForYourBooking = 'Paying for your booking'
export const holdingTheAmountOnYourCard = 'Holding the amount on your card'
export const askingTheAirlineForItsTerms = 'Asking the airline for its terms'
export const booking = 'Booking'
export const bookedFetchingYourBooking = 'Booked. Fetching your booking'
export const confirmingNotBookedTwice = 'Confirming with the airline. You won’t be booked twice'
export const cardDeclined = 'Card declined'
export const notBooked = 'Not booked'
export const booked = 'Booked'
export const beingCancelled = 'Being cancelled'
export const cancelled = 'Cancelled'
export const priceChanged = 'Price changed'
export const bookedPaymentNeeded = 'Booked, payment needed'
export const beingCheckedByHand = 'Being checked by hand'
export const confirmingWithTheAirline = 'Confirming with the airline'
export const inProgress = 'In progress'
export const nothingWasCharged = 'Nothing was charged.'
export const chargeGoesBack = 'Your money is going back to your card.'
export const chargeWentBack = 'Your money has gone back to your card.'
export const holdWillDisappear = 'The hold on your card will disappear.'
export const youCanPayWithAnotherCard = 'You can pay with another card.'
export const youCanTryAgain = 'You can try again.'
export const soldOut = 'Sold out'
export const priceHasChanged = 'The price has changed'
export const flightsWereNotBooked = 'The flights weren’t booked'
export const bankCheckWasNotPassed = 'The bank’s check failed'
export const cardWasDeclined = 'The card was declined'
export const airlineHasNotToldUs = 'We don’t know yet whether the airline has booked your seats. You won’t be booked twice.'
export const card = 'Card'
export const checkingTheAmount = 'Checking the amount…'
export const reviewAndPay = 'Review and pay'
export const youPayNow = 'You pay now'
export const payingWith = 'with {card}'
export const amountToBeChecked = 'Please check this amount again.'
export const amountHoldsUntil = (time: string) => `This amount is valid until ${time}.`
export const checkTheAmountAgain = 'Check the amount again'
export const pay = (amount: string) => `Pay ${amount}`
export const actionNeeded = 'Action needed: your trip is booked, but the payment didn’t go through'
export const pleasePayWithAnotherCard = 'Please pay with another card. Your trip stays booked.'
export const bookingReference = 'Booking reference'
export const toPay = 'To pay'
export const lookingWhetherPaymentArrived = 'Checking whether your payment arrived'
export const sendingYourPayment = 'Sending your payment'
export const paymentDidNotGoThrough = 'The payment didn’t go through.'
export const payWithAnotherCard = 'Pay with another card'
export const staysBookedAndPaidOnce = 'Your trip stays booked, and you pay only once.'
export const priceHasChangedSince = 'The price has changed since you saw it'
export const acceptTheNewPrice = 'Accept the new price'
export const currencyAndTaxes = (currency: string) => `in ${currency}, taxes and service fee included`
export const yourFlights = 'Your flights'
export const timesAreLocal = 'All times are local to each airport.'
export const passengersAsOnTheTicket = 'Passengers, as on the ticket'
export const confirmationTo = 'Confirmation to'
export const price = 'Price'
export const checkThePriceAgain = 'Check the price again'
export const backToBillingAndCard = 'Back to billing and card'
export const airlineChangedItsPrice = 'The airline changed its price before the booking was made.'
export const orderWasNotBooked = 'Your trip wasn’t booked.'
export const editPassengers = 'Edit passengers'
export const everythingYouTypedIsKept = 'We’ve kept everything you typed.'
export const checkingTheCard = 'Checking the card…'
export const checkingThePrice = 'Checking the price…'
export const priceIsHeldUntil = (time: string) => `Your price is held until ${time}.`
export const backToPayment = 'Back to payment'
export const cardNumber = 'Card number'
export const expiry = 'Expiry'
export const expiryFormat = 'MM / YY'
export const securityCode = (name: string) => `Security code (${name})`
export const testMode =
  'Test mode: pay with {number}, any future expiry and any security code. Real cards don’t work here, and no card number leaves this page.'
export const cardIsSaved = 'Your card is saved for next time.'
export const savedCards = 'Saved cards'
export const cardsNotLoaded = 'Your cards couldn’t be loaded.'
export const noCardIsSaved = 'You haven’t saved a card. Tick “Save this card for next time” when you pay, and you’ll find it here.'
export const cardIsDeleted = (card: string) => `${card} is deleted.`
export const whatIsKeptOfCards = 'We keep the brand, last four digits and expiry, never the card number.'
export const otherFlightsOfYourSearch = 'Other flights from your search'
export const forWhichDirection = 'For which direction'
export const lookingForOtherFlights = 'Looking for other flights'
export const noOtherFlightFits = 'No other flight in this search fits. Close this window and search for other days.'
export const passengersAndBillingKept = 'We’ve kept your passengers and billing details. You’ll see the new price before you pay.'
export const otherFlights = 'Other flights'
export const chooseFlight = (flight: string, total: string) => `Choose ${flight}, ${total}`
export const choosing = 'Choosing…'
export const choose = 'Choose'
export const bankCheckNotShown = 'We couldn’t open your bank’s check. Check your connection and try again; nothing was charged.'
export const noAnswerForYourBank = 'Your bank is still waiting for you. Go to its check again.'
export const paymentDidNotReachUs = 'Your payment didn’t reach us, and nothing was charged. You can try again; you’ll pay only once.'
export const orderDidNotReachUs = 'Your booking didn’t reach us, and nothing was charged. You can try again; you’ll pay only once.'
