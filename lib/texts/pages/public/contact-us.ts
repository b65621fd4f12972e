export const contactUs = 'Contact us'
export const pageDescription =
  'Write to Wayfarer about a fault, a wrong fact, your data or an idea. A booking is looked after in its own thread, not by letter.'
export const whatIsKeptOfALetter =
  'Your address, your name and your words are kept, and given to nobody else. Your network address is counted for ten minutes, so that nobody floods the desk. More in the {privacyPolicy}.'
export const privacyPolicy = 'privacy policy'
export const yourLetter = 'Your letter'
export const quickerThanALetter = 'Quicker than a letter'
export const writeToUs = 'Write to us'
export const tellUsWhatWentWrong =
  'Tell us what went wrong, which fact on a page is not right, or what you miss. A booking is looked after in its own thread and on its order page, not by letter: a letter knows of no booking.'
export const letterIsMailed =
  'Your letter is kept, and mailed to the people who run this Wayfarer. How long an answer takes we do not promise. Nothing is mailed to you by itself, not even a receipt: the sentence that stands here after sending is it.'
export const letterIsMailedToNobody =
  'This installation of Wayfarer mails letters to nobody: they are kept in its database until whoever runs it looks. We do not promise an answer, and nothing is mailed to you by itself.'
export const aBooking = 'A booking'
export const whatItsOrderPageDoes =
  'Its order page cancels it and shows beforehand what is paid back, has its papers, and mails them again. Other changes to a ticket the airline makes, with your booking reference.'
export const yourBookings = 'Your bookings'
export const aTripNotBookedYet = 'A trip that is not booked yet'
export const sayItInItsThread = 'Say in its thread what should be different, or press what you want to change.'
export const yourTrips = 'Your trips'
export const whatIsKeptAboutYou = 'What is kept about you'
export const whatTheAccountPageGives = 'Your account page gives you all of it as a file, and deletes it, without asking anybody.'
export const yourAccount = 'Your account'
export const howSomethingWorks = 'How something works'
export const answersStandOnOnePage = 'Prices, payment, bags, refunds: the answers stand on one page.'
export const questionsAndAnswers = 'Questions and answers'
