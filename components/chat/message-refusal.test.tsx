import { expect, test } from 'vitest'
import { SANDBOX_CARD_NUMBERS } from '@/lib/travel/payment/sandbox-cards'
import { messageRefusal } from './message-refusal'

const grouped = (number: string, sign: string) => (number.match(/\d{1,4}/g) ?? []).join(sign)

test.each(SANDBOX_CARD_NUMBERS.flatMap((number) => ['', ' ', '-', '.', '\u200b'].map((sign) => grouped(number, sign))))(
  'a message with %j is not sent, and the card form is named',
  (written) => {
    expect(messageRefusal(`please pay with ${written}, thanks`)).toMatchObject({
      code: 'card-number',
      message:
        'That looks like a card number, so it was not sent. Card details go only into the card form at the payment step, never into the conversation.',
    })
  },
)

test('the sentence itself does not repeat the number', () => {
  expect(messageRefusal('4242 4242 4242 4242')?.message).not.toMatch(/\d/)
})
