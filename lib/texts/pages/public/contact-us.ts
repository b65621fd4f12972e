export const contactUs = 'Contact us'
export const pageDescription =
  'Write to Wayfarer about a fault, a wrong fact, your data or an idea. For help with a booking, open its trip.'
export const whatIsKeptOfALetter =
  'We keep your email address, your name and your message, and share them with nobody. To stop spam, we count your network address for ten minutes. Read more in the {privacyPolicy}.'
export const privacyPolicy = 'privacy policy'
export const yourLetter = 'Send us a message'
export const quickerThanALetter = 'Quicker than writing'
export const writeToUs = 'Write to us'
export const tellUsWhatWentWrong =
  'Tell us what went wrong, which fact on a page is wrong, or what’s missing. For a booking, use its trip and its booking page: we can’t look it up from here.'
export const letterIsMailed =
  'We keep your message and email it to the people who run this Wayfarer. We can’t promise how long an answer takes. You won’t get an automatic email: the confirmation on this page is your receipt.'
export const letterIsMailedToNobody =
  'This Wayfarer doesn’t email your message to anyone: it stays in the database until whoever runs it looks. We can’t promise an answer, and you won’t get an automatic email.'
export const aBooking = 'A booking'
export const whatItsOrderPageDoes =
  'On its booking page you can cancel it, see your refund first, and get its documents again. For other changes, contact the airline with your booking reference.'
export const yourBookings = 'Your bookings'
export const aTripNotBookedYet = 'A trip you haven’t booked yet'
export const sayItInItsThread = 'Say in the trip what should be different, or choose what you want to change.'
export const yourTrips = 'Your trips'
export const whatIsKeptAboutYou = 'What we keep about you'
export const whatTheAccountPageGives = 'On your account page you can download or delete all of it yourself.'
export const yourAccount = 'Your account'
export const howSomethingWorks = 'How something works'
export const answersStandOnOnePage = 'Prices, payment, bags, refunds: the answers are on one page.'
export const questionsAndAnswers = 'Questions and answers'
