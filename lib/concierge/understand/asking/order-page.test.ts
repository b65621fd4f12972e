import { expect, test } from 'vitest'
import { asksForSavedPassengers, readOrderPage } from './order-page'

test.each([
  ['cancel my booking', 'cancel'],
  ['please cancel the trip', 'cancel'],
  ['I want a refund', 'cancel'],
  ['refund my ticket', 'cancel'],
  ['give me my money back', 'cancel'],
  ['resend the confirmation', 'resend'],
  ['send me the confirmation again', 'resend'],
  ["I didn't get the e-mail", 'resend'],
  ['send the pdf', 'papers'],
  ['can I print it?', 'papers'],
  ['put it in my calendar', 'papers'],
  ['I need an invoice', 'receipt'],
  ['a receipt please', 'receipt'],
])('the order page does "%s"', (words, wish) => {
  expect(readOrderPage(words, false)).toBe(wish)
})

test.each([
  'can I get a refund if I cancel?',
  'a refundable fare',
  'is it refundable',
  'cancel for any reason',
  'window seats',
  'drop the bags',
])('it does not do "%s"', (words) => {
  expect(readOrderPage(words, false)).toBeNull()
})

test('with a booking every word of cancelling is about it', () => {
  expect(readOrderPage('can I still cancel?', true)).toBe('cancel')
  expect(readOrderPage('can the date be changed?', true)).toBeNull()
})

test('saved passengers are asked for in many words', () => {
  for (const words of ['use my saved passengers', 'fill in my details', 'the same passengers as last time', 'can you use my profile'])
    expect(asksForSavedPassengers(words)).toBe(true)
  expect(asksForSavedPassengers('two passengers')).toBe(false)
})
