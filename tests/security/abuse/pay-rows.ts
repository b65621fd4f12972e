import * as doors from './doors'
import { expectRefusal } from './expect-refusal'
import type { AbuseRow } from './row'

const PAY = 'tests/security/payments/abuse-rows.test.ts'

/** Rows 54 to 60: what is paid. */
export const PAY_ROWS: AbuseRow[] = [
  {
    row: 54,
    input: 'fields that do not belong there: a role, a price, a user, a prototype, a card',
    answer: '400 unknown_field, 400 card_data_not_accepted',
    proofs: [
      { file: PAY, title: '%s is refused with 400' },
      { file: PAY, title: '__proto__ is refused with 400' },
      {
        shows: 'the same for a thread, a trip, a search and a passenger',
        prove: async (world) => {
          const { threadId } = world
          const extras: object[] = [
            { role: 'admin' },
            { price: 1 },
            { userId: 'somebody-else' },
            { ownerId: 'somebody-else' },
            { constructor: { x: 1 } },
          ]
          await world.expectNothingKept(async () => {
            for (const extra of extras) {
              const answers = await Promise.all([
                world.ask(doors.changeThread, { threadId }, { method: 'PATCH', json: { pinned: true, ...extra } }),
                world.ask(doors.command, { threadId }, { json: { command: { type: 'start-over' }, ...extra } }),
                world.ask(doors.search, {}, { json: { change: {}, ...extra } }),
                world.ask(doors.share, { threadId }, { json: extra }),
                world.ask(doors.chat, {}, { json: { threadId, key: 'key_extra_1', text: 'hello', ...extra } }),
              ])
              for (const answer of answers) await expectRefusal(answer, 400, 'unknown_field', { never: ['admin', 'somebody-else'] })
            }
            for (const name of ['cc_number', 'cvv', 'security_code', 'cardNumber']) {
              const json = { change: {}, [name]: '123' }
              await expectRefusal(await world.ask(doors.search, {}, { json }), 400, 'card_data_not_accepted', { never: ['123'] })
            }
          })
        },
      },
    ],
  },
  {
    row: 55,
    input: 'another amount or currency beside the press',
    answer: '400 unknown_field; without it the server’s own total is paid',
    because: 'A press that claims an amount is not one of our page’s, so it is refused instead of being corrected in silence.',
    proofs: [{ file: PAY, title: '%j is not even read: the press is refused, and without it the server’s total is paid' }],
  },
  {
    row: 56,
    input: 'a press without a confirmation, with a used one, of another offer, of a price that ran out',
    answer: '409 confirm_again',
    proofs: [
      { file: PAY, title: 'without one' },
      { file: PAY, title: 'an invented one, and somebody else’s, which cannot be told apart' },
      { file: PAY, title: 'one that was used for a card that was declined pays with no other card' },
      { file: PAY, title: 'one of another offer' },
      { file: PAY, title: 'one whose price ran out' },
    ],
  },
  {
    row: 57,
    input: 'a press while passengers are incomplete',
    answer: '422 passengers-incomplete, which says how many are complete',
    proofs: [
      { file: PAY, title: 'the price is not confirmed, and how many are complete is said' },
      { file: PAY, title: 'a confirmation from before they became incomplete buys nothing' },
    ],
  },
  {
    row: 58,
    input: 'a card with a wrong digit, run out, with a short code, or a real one where only test cards are taken',
    answer: 'a sentence in the card form, and no request; what is sent past the form is 400',
    proofs: [
      { file: PAY, title: '%s is refused with 400' },
      { file: PAY, title: 'a token that was never issued is declined, and nothing is booked' },
      { file: 'lib/travel/payment/sandbox-cards.test.ts', title: 'a test card becomes a token, however it is spaced' },
    ],
  },
  {
    row: 59,
    input: 'a webhook without a signature, an old one, with another secret, a huge one, one about nothing of ours',
    answer: '400, 400, 400, 413, and 200 of which nothing comes',
    proofs: [
      { file: PAY, title: 'unsigned, old, signed with another secret, changed on the way, or no event: 400, and nothing is kept' },
      { file: PAY, title: 'more than 256 kB: 413, without reading the rest' },
      { file: PAY, title: 'of a gateway that is not ours: 404, however it is signed' },
      { file: PAY, title: 'valid, about a payment that we do not know: 200, and nothing comes of it' },
      { file: PAY, title: 'valid, and a lie: how the payment stands is read from the gateway' },
    ],
  },
  {
    row: 60,
    input: 'pressed twice, gone back, loaded anew, pressed in a second tab',
    answer: 'one order and the same page',
    proofs: [
      { file: PAY, title: 'fifty presses at once from two tabs make one order and get one answer' },
      { file: PAY, title: 'a second tab with a confirmation of its own is told that the trip is bought' },
      { file: PAY, title: 'back, refresh and press again: the same order, the same page' },
      {
        file: 'tests/journeys/second-tab.spec.ts',
        title: 'a double press, a reload while it is paid, back and forward, and a tab that stood open: one order, and the same page',
      },
    ],
  },
]
