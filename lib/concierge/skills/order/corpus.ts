import type { OrderAsk } from './fold'

/** What is asked of a booking, said before there is one. */
export const ASKED_ANYWHERE: [words: string, asks: OrderAsk[]][] = [
  ['cancel my booking', ['cancel']],
  ['please cancel the trip', ['cancel']],
  ['I want to cancel my flight to Rome', ['cancel']],
  ['I want a refund', ['cancel']],
  ['refund my ticket', ['cancel']],
  ['give me my money back', ['cancel']],
  ['resend the confirmation', ['resend']],
  ['send me the confirmation again', ['resend']],
  ["I didn't get the e-mail", ['resend']],
  ['the confirmation never came', ['resend']],
  ['send the pdf', ['papers']],
  ['can I print it?', ['papers']],
  ['put it in my calendar', ['papers']],
  ['I need an invoice', ['receipt']],
  ['a receipt please', ['receipt']],
  ['did you charge me?', ['money']],
  ['have you already taken my money?', ['money']],
  ['was my card charged', ['money']],
  ['have I been billed?', ['money']],
  ['how much was charged?', ['money']],
  ['is the money on hold?', ['money']],
  ['where is my money?', ['money']],
  ['why is there a hold on my card?', ['money']],
  ['was I charged twice?', ['money']],
  ['did the payment go through?', ['money']],
  ['use my saved passengers', ['saved-passengers']],
  ['fill in my details', ['saved-passengers']],
  ['the same passengers as last time', ['saved-passengers']],
]

/** What few words mean once a trip is booked. */
export const ASKED_OF_BOOKED: [words: string, asks: OrderAsk[]][] = [
  ['I need to cancel, what would I get back?', ['cancel']],
  ['something came up, can I still get a refund?', ['cancel']],
  ['can I still cancel?', ['cancel']],
  ['is it refundable', ['cancel']],
  ['CANCEL', ['cancel']],
  ['would we lose everything?', ['cancel']],
  ['whats my reference', ['booked']],
  ['booking reference pls', ['booked']],
  ['when do we fly', ['booked']],
  ['what time is my flight?', ['booked']],
  ['what have I booked?', ['booked']],
  ['remind me what we booked and when we leave', ['booked']],
  ['is it booked?', ['standing']],
  ['has my booking been confirmed?', ['standing']],
  ['what happens now?', ['standing']],
  ['what do I do next', ['standing']],
  ['how do i check in', ['check-in']],
  ['where do I get my boarding pass?', ['check-in']],
  ['can I pick a window seat now that it is booked?', ['change-extras']],
  ['add a bag', ['change-extras']],
  ['id like to change my seat', ['change-extras']],
  ['can we still order a meal?', ['change-extras']],
  ['change the date', ['change-flights']],
  ['can the date be changed?', ['change-flights']],
  ['could I move it to another day', ['change-flights']],
  ['cancel it and send me a receipt', ['cancel', 'receipt']],
]

/** While the booking is on its way. */
export const ASKED_ON_ITS_WAY: [words: string, asks: OrderAsk[]][] = [
  ['is it booked?', ['standing']],
  ['has it been confirmed?', ['standing']],
  ['did the booking go through?', ['standing']],
  ['what happens now?', ['standing']],
  ["what's going on with my order?", ['standing']],
  ['why is it taking so long?', ['standing']],
  ['do I have to do anything?', ['standing']],
  ['my card was declined', ['standing']],
  ['what is my bank asking?', ['standing']],
]

/** Nothing of this is asked of a booking that there is not. */
export const ASKS_NOTHING = [
  'can I get a refund if I cancel?',
  'a refundable fare',
  'is it refundable',
  'cancel for any reason',
  'window seats',
  'drop the bags',
  'two passengers',
  'do you charge for bags?',
  'will they charge for a seat?',
  'what is the next flight?',
  'how much is the flight?',
  'London to Lisbon on 27 November',
  'which card do you take?',
  'does it take long to get to the airport?',
  'how long does the flight take?',
  'when does it leave?',
  'add a bag',
  'change the date',
  'I want to get back on Sunday',
]

/** Said of something else although a trip is booked. */
export const ASKS_NOTHING_OF_BOOKED = [
  'thanks',
  'great, that is done',
  'will it rain in Lisbon?',
  'do I need a visa for Brazil?',
  'find me a hotel in Lisbon',
  'Lisbon to Madrid on 28 January, one way',
]
