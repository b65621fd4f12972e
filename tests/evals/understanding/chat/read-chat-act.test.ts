import { expect, test } from 'vitest'
import { readChatAct } from './read-chat-act'

const NOTHING_DONE: never[] = []

test.each([
  ['hii', 'openinggreeting'],
  ['hello and good evening', 'openinggreeting'],
  ['higood morning', 'openinggreeting'],
  ['i wants to book a fligt', 'bookflight'],
  ['need 2 tickets to oslo', 'bookflight'],
  ['pls help me book plane ticket', 'bookflight'],
  ['please sent my bording pass', 'getboardingpass'],
  ['need boarding card', 'getboardingpass'],
  ['can i change my seat to the aisle', 'changeseatassignment'],
  ['want window seat instead', 'changeseatassignment'],
  ['tell me my seat number', 'getseatinfo'],
  ['which seat do i have', 'getseatinfo'],
  ['marta keller', 'contentonly'],
  ['my name is marta keller', 'contentonly'],
  ['booking no kx 48 b 2', 'contentonly'],
  ['marta 77 gmailcom', 'contentonly'],
  ['3 passengers', 'contentonly'],
  ['oslo to rome', 'contentonly'],
  ['business class', 'contentonly'],
  ['14 june', 'contentonly'],
  ['yes i am marta keller and my booking number is k 4 j 8', 'contentonly'],
  ['okey', 'confirmation'],
  ['yes please', 'confirmation'],
  ['sure go ahead', 'confirmation'],
  ['that sounds really great', 'confirmation'],
  ['i will wait', 'confirmation'],
  ['no thanks', 'rejection'],
  ['nothing else', 'rejection'],
  ['no need', 'rejection'],
  ['many thanks for it', 'thankyou'],
  ['okthank you', 'thankyou'],
  ['thnks', 'thankyou'],
  ['byee', 'closinggreeting'],
  ['have a lovely evening', 'closinggreeting'],
  ['is anybody still there', 'outofdomain'],
  ['how much does that cost', 'outofdomain'],
])('the turn "%s" is %s', (words, act) => {
  expect(readChatAct(words, NOTHING_DONE)).toBe(act)
})

test('a bare "ok" while a booking is open agrees to book', () => {
  expect(readChatAct('ok', ['bookflight', 'contentonly'])).toBe('bookflight')
  expect(readChatAct('ok', ['getboardingpass'])).toBe('confirmation')
})

test('what a journey lacks is told, once a flight was asked for', () => {
  expect(readChatAct('travel from oslo to rome', ['bookflight'])).toBe('contentonly')
})
