import { expect, test } from 'vitest'
import { SANDBOX_CARD_NUMBERS } from '@/lib/travel/payment/sandbox-cards'
import { checkMessage, messageRefusal } from './message-refusal'

const grouped = (number: string, sign: string) => (number.match(/\d{1,4}/g) ?? []).join(sign)

test.each(SANDBOX_CARD_NUMBERS.flatMap((number) => ['', ' ', '-', '.', '\u200b'].map((sign) => grouped(number, sign))))(
  'a message with %j is not sent, and the card form is named',
  (written) => {
    expect(messageRefusal(`please pay with ${written}, thanks`)).toMatchObject({
      code: 'card-number',
      message:
        'The number after “please pay with” looks like a card number, so your message wasn’t sent. Your text is still here. Card details go only into the card form in the checkout.',
    })
  },
)

test.each([
  ['4242 4242 4242 4242', 'The number at the beginning looks'],
  ['on 13/03/2027 with my Visa: 4242 4242 4242 4242', 'The number after “with my Visa” looks'],
  ['Reisepass C01X00T47', 'The number after “Reisepass” looks'],
])('the sentence about %j tells the place and does not repeat the number', (text, beginning) => {
  const message = messageRefusal(text)?.message ?? ''
  expect(message.startsWith(beginning)).toBe(true)
  expect(message).not.toMatch(/\d/)
})

test('what the traveller may send anyway holds every word, and of the number its last four digits', () => {
  expect(messageRefusal('my hotel wrote 4242 4242 4242 4242, we arrive 13/03/2027')?.anyway).toEqual({
    label: 'It isn’t a card – send it',
    note: 'We’ll send everything, but only the last four characters of that number.',
    text: 'my hotel wrote •••• 4242, we arrive 13/03/2027',
  })
  expect(messageRefusal('passport photo shop AB1234567')?.anyway).toMatchObject({
    label: 'It isn’t a passport number – send it',
    text: 'passport photo shop •••• 4567',
  })
})

test.each([
  'that’s not a card: 4242 4242 4242 4242',
  "4242 4242 4242 4242, that isn't a credit card number",
  '4242 4242 4242 4242 ist keine Kreditkarte',
  '4242 4242 4242 4242 n’est pas une carte',
  '4242 4242 4242 4242 no es una tarjeta',
  '4242 4242 4242 4242 यह कार्ड नहीं है',
])('%j says so itself, and goes with the last four digits', (text) => {
  expect(checkMessage(text)).toEqual({ text: text.replace('4242 4242 4242 4242', '•••• 4242') })
})

test('what is sent anyway is not held back again', () => {
  for (const text of ['use 4242 4242 4242 4242 and 5555-5555-5555-4444', 'passport AB1234567, card 378282246310005']) {
    expect(messageRefusal(messageRefusal(text)?.anyway?.text ?? '')).toBeUndefined()
  }
})

test('a password goes in no way', () => {
  expect(messageRefusal('my password is hunter2!')).toMatchObject({ code: 'password' })
  expect(messageRefusal('my password is hunter2!')?.anyway).toBeUndefined()
})
