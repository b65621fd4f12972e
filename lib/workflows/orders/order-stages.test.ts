import { expect, test } from 'vitest'
import { pounds, quote } from '@/lib/adapters/database/testing-samples'
import { atMinute, HELD_UNTIL, startOrder, type ToldOrder } from '@/tests/orders/told-order'
import { orderStages } from './order-stages'

/** "hold done: £212.00 held on Visa ending 4242." */
function told({ record }: ToldOrder): string[] {
  return orderStages(record).map(({ stage, state, note }) => `${stage} ${state}${note ? `: ${note}` : ''}`)
}

function stageOf({ record }: ToldOrder, name: string) {
  return orderStages(record).find(({ stage }) => stage === name)
}

const booked = () => startOrder().hold().agreeTerms().book()

test('before anything came back the bank is asked, and all the rest is to come', () => {
  expect(told(startOrder())).toEqual([
    'hold running: £212.00 on Visa ending 4242.',
    'terms to-come',
    'booking to-come',
    'details to-come',
    'charge to-come',
  ])
  expect(stageOf(startOrder(), 'hold')?.at).toBeNull()
})

test('a booking that went well is done from the hold to the charge, each at its instant', () => {
  const order = booked().readDetails().charge().sendReceipt()
  expect(told(order)).toEqual([
    'hold done: Held on Visa ending 4242.',
    'terms done',
    'booking done: Booking reference SBX-1.',
    'details done: Ticket number received.',
    'charge done: £212.00 charged to Visa ending 4242.',
  ])
  expect(orderStages(order.record).map(({ at }) => at)).toEqual([2, 4, 6, 8, 10].map(atMinute))
})

test('while it runs, what is held is said with its amount, and one stage runs', () => {
  expect(told(startOrder().hold().agreeTerms().sendBooking())).toEqual([
    'hold done: £212.00 held on Visa ending 4242.',
    'terms done',
    'booking running',
    'details to-come',
    'charge to-come',
  ])
})

test('a declined card ends this try, and nothing more is to come of it', () => {
  const order = startOrder()
    .write('authorise started', { paymentStatus: 'processing' })
    .write('authorise failed insufficient_funds', { paymentStatus: 'failed', lastError: 'Your card has insufficient funds.' })
  expect(told(order)).toEqual(['hold failed: Your card has insufficient funds.'])
  expect(stageOf(order, 'hold')?.at).toBe(atMinute(2))
})

test('with another card only its own stages are told, and that an earlier one was declined', () => {
  const order = startOrder()
    .write('authorise started', { paymentStatus: 'processing' })
    .write('authorise failed card_declined', { paymentStatus: 'failed', lastError: 'Your card was declined.' })
    .payAgain()
  expect(told(order)[0]).toBe('hold running: £212.00 on Visa ending 4242. An earlier card was declined; nothing was charged to it.')
  const paid = order.hold().agreeTerms().book().readDetails().charge().sendReceipt()
  expect(told(paid)[0]).toBe('hold done: Held on Visa ending 4242. An earlier card was declined; nothing was charged to it.')
  expect(told(paid).filter((stage) => stage.includes('failed'))).toEqual([])
  expect(stageOf(paid, 'hold')?.at).toBe(atMinute(5))
})

test('a bank that does not answer is said to be silent, with how often it was asked', () => {
  const order = startOrder()
  for (const _ of [1, 2, 3]) order.write('authorise started', { paymentStatus: 'processing' }).write('authorise failed no answer')
  expect(told(order)[0]).toBe('hold running: £212.00 on Visa ending 4242. Your bank hasn’t answered yet; asked 3 times.')
  order.write('authorise failed no answer', { paymentStatus: 'failed', lastError: 'We couldn’t reach your bank.' }).payAgain()
  expect(told(order)[0]).toContain('An earlier payment didn’t go through; nothing was charged for it.')
})

const asked = () =>
  startOrder()
    .write('authorise started', { paymentStatus: 'processing' })
    .write(
      'authorise succeeded requires_action',
      { paymentStatus: 'awaiting_action', paymentId: 'pay_1', actionBy: atMinute(17) },
      { status: 'requires_action' },
    )

test('what the bank asks comes before the hold, which waits for it', () => {
  expect(told(asked()).slice(0, 3)).toEqual(['bank running', 'hold to-come', 'terms to-come'])
  expect(stageOf(asked(), 'bank')?.at).toBe(atMinute(2))
})

test('a check that was passed leads to the hold', () => {
  const order = asked()
    .write('await-bank started')
    .write(
      'await-bank succeeded requires_capture',
      { paymentStatus: 'authorised', captureBefore: HELD_UNTIL },
      { status: 'requires_capture' },
    )
  expect(told(order).slice(0, 3)).toEqual(['bank done', 'hold done: £212.00 held on Visa ending 4242.', 'terms running'])
  expect([stageOf(order, 'bank')?.at, stageOf(order, 'hold')?.at]).toEqual([atMinute(4), atMinute(4)])
})

test.each([
  ['await-bank failed payment_intent_authentication_failure', 'Your bank did not confirm it.'],
  ['await-bank failed expired', 'Your bank’s check wasn’t finished in time.'],
  ['abandon-bank-check succeeded canceled', 'You stopped your bank’s check.'],
])('a check that ends with "%s" ends the try', (line, lastError) => {
  const order = asked().write('await-bank started').write(line, { paymentStatus: 'failed', lastError }, { status: 'canceled' })
  expect(told(order)).toEqual([`bank failed: ${lastError}`])
  expect(stageOf(order, 'bank')?.at).toBe(atMinute(4))
  expect(told(order.payAgain())[0]).toContain('An earlier payment didn’t go through')
})

test('flights that are sold out stop at the booking; then the hold is released', () => {
  const lastError = 'Booking API failed. The last seat was just sold.'
  const order = startOrder().hold().agreeTerms().sendBooking().write('book failed sold-out', { status: 'failed', lastError })
  expect(told(order)).toEqual([
    'hold done: £212.00 held on Visa ending 4242.',
    'terms done',
    'booking failed: The last seat was just sold.',
    'release running: Nothing was charged.',
  ])
  expect(told(order.release()).at(-1)).toBe('release done: £212.00 on Visa ending 4242 released; nothing was charged.')
})

test('a hold that somebody had charged at the gateway is told as given back; one that cannot be, as for a person', () => {
  const failed = () =>
    startOrder().hold().agreeTerms().sendBooking().write('book failed sold-out', { status: 'failed', lastError: 'Booking API failed' })
  const back = failed().write(
    'cancel-hold succeeded succeeded',
    { paymentStatus: 'voided' },
    { status: 'succeeded', refunded: pounds(21200) },
  )
  expect(told(back).slice(2)).toEqual([
    'booking failed',
    'charge done: £212.00 charged to Visa ending 4242.',
    'refund done: £212.00 refunded to Visa ending 4242, because nothing was booked.',
  ])
  const stuck = failed().write('cancel-hold failed charge_disputed', { paymentStatus: 'failed' })
  expect(told(stuck).slice(2)).toEqual(['booking failed', 'release failed: A person is looking into the money.'])
  expect(told(stuck)[0]).toBe('hold done: £212.00 held on Visa ending 4242.')
})

test('terms that do not come stop there', () => {
  const order = startOrder()
    .hold()
    .write('fetch-terms started', { status: 'terms_fetching' })
    .write('fetch-terms failed no answer', { status: 'failed', lastError: 'Flight terms API failed' })
  expect(told(order).slice(1)).toEqual(['terms failed', 'release running: Nothing was charged.'])
})

test('a price that rose ends the try; the next one begins anew and blames no card', () => {
  const lastError = 'The price is now £230.00; it was £212.00. Please check it and confirm again.'
  const order = startOrder()
    .hold()
    .write('fetch-terms started', { status: 'terms_fetching' })
    .write('fetch-terms failed price-changed', { status: 'price_changed', lastError })
    .release()
  expect(told(order).slice(1)).toEqual([
    `terms failed: ${lastError}`,
    'release done: £212.00 on Visa ending 4242 released; nothing was charged.',
  ])
  expect(told(order.payAgain({ status: 'idle' }))[0]).toBe('hold running: £212.00 on Visa ending 4242.')
})

test('a price that fell is charged as it is, and the difference is said before and after', () => {
  const order = startOrder()
    .hold()
    .write('fetch-terms started', { status: 'terms_fetching' })
    .write('fetch-terms succeeded lower:1400', { status: 'terms_completed', termsId: 'terms-1', quote: { ...quote, total: pounds(19800) } })
  expect(told(order)[1]).toBe('terms done: The price fell: £198.00 will be charged, £14.00 less than held.')
  const charged = order.book().readDetails().charge(19800)
  expect(told(charged)[1]).toBe('terms done')
  expect(told(charged).at(-1)).toBe('charge done: £198.00 charged to Visa ending 4242, £14.00 less than held.')
})

const unknown = () => startOrder().hold().agreeTerms().sendBooking().write('book failed gateway timeout', { status: 'unconfirmed' })

test('an airline that did not say whether it booked is asked again, and found', () => {
  const order = unknown()
  expect(told(order)[2]).toBe('booking running: The airline hasn’t answered yet; asked once. You won’t be booked twice.')
  for (const _ of [1, 2, 3]) order.write('look-up started').write('look-up failed no-answer')
  expect(told(order)[2]).toBe('booking running: The airline hasn’t answered yet; asked 4 times. You won’t be booked twice.')
  order.write('look-up started').write('look-up succeeded SBX-9', { status: 'booking_completed', bookingReference: 'SBX-9' })
  expect(told(order).slice(2)).toEqual(['booking done: Booking reference SBX-9.', 'details running', 'charge to-come'])
})

test('an airline that is still at it is not called silent', () => {
  const order = startOrder().hold().agreeTerms().sendBooking().write('book failed pending', { status: 'unconfirmed' })
  expect(told(order)[2]).toBe('booking running: The airline is still working on it; asked once. You won’t be booked twice.')
})

test('a booking in review runs on while the hold stands, and stops when the hold is let go', () => {
  const order = unknown()
    .write('look-up started')
    .write('look-up failed no-answer', { status: 'needs_review', lastError: 'Still confirming.' })
  expect(told(order).slice(2)).toEqual([
    'booking running: The airline hasn’t answered yet; asked twice. You won’t be booked twice.',
    'details to-come',
    'charge to-come',
  ])
  order.release()
  expect(told(order).slice(2)).toEqual([
    'booking failed: Still confirming.',
    'release done: £212.00 on Visa ending 4242 released; nothing was charged.',
  ])
})

test('ticket numbers that did not come keep nothing from being charged', () => {
  const order = booked()
    .write('fetch-details started', { status: 'details_fetching' })
    .write('fetch-details failed Booking details API failed', { paymentStatus: 'processing' })
    .charge()
    .sendReceipt()
  expect(told(order).slice(3)).toEqual([
    'details failed: The ticket numbers haven’t arrived yet. Your booking is safe.',
    'charge done: £212.00 charged to Visa ending 4242.',
  ])
})

test('only tickets that came are counted; where none came for anybody, they are still to come', () => {
  const details = (...ticketNumbers: string[]) =>
    told(booked().write('fetch-details succeeded SBX-1', { status: 'details_fetching', paymentStatus: 'processing', ticketNumbers }))[3]
  expect(details('', '123-2')).toBe('details done: Ticket number received.')
  expect(details('', '')).toBe('details done')
  const failed = booked()
    .write('fetch-details started', { status: 'details_fetching', ticketNumbers: ['', ''] })
    .write('fetch-details failed Booking details API failed', { paymentStatus: 'processing' })
  expect(told(failed)[3]).toContain('details failed')
})

const due = () =>
  booked()
    .readDetails()
    .write('capture started')
    .write(
      'capture failed expired_card',
      { status: 'payment_due', paymentStatus: 'failed', lastError: 'Your trip is booked, but your card has expired.' },
      { status: 'canceled' },
    )

test('a charge that fails leaves the booking standing; another card is held after it, and charged', () => {
  const order = due()
  expect(told(order).slice(2)).toEqual([
    'booking done: Booking reference SBX-1.',
    'details done: Ticket number received.',
    'charge failed: We couldn’t charge the held amount to Visa ending 4242. Your booking is safe.',
  ])
  order.payAgain()
  expect(told(order)).toEqual([
    'terms done',
    'booking done: Booking reference SBX-1.',
    'details done: Ticket number received.',
    'hold running: £212.00 on Visa ending 4242. We couldn’t charge an earlier card.',
    'charge to-come: Your booking is safe, but you still have to pay for it.',
  ])
  order.hold('pay_2')
  expect(told(order).slice(3)).toEqual([
    'hold done: £212.00 held on Visa ending 4242. We couldn’t charge an earlier card.',
    'charge running',
  ])
  order.write('capture started', { status: 'details_fetching', paymentStatus: 'processing' })
  expect(told(order).at(-1)).toBe('charge running')
  order.charge().sendReceipt()
  expect(told(order).at(-1)).toBe('charge done: £212.00 charged to Visa ending 4242.')
  expect(stageOf(order, 'hold')?.at).toBe(atMinute(13))
})

test('a second card that is declined leaves the booking standing, and the charge still to come', () => {
  const order = due().payAgain().write('authorise started', { paymentStatus: 'processing' }).write('authorise failed card_declined', {
    paymentStatus: 'failed',
    lastError: 'Your card was declined. Your trip is booked, reference SBX-1, but £212.00 still has to be paid: please use another card.',
  })
  expect(told(order).slice(3)).toEqual([
    'hold failed: Your card was declined. We couldn’t charge an earlier card.',
    'charge to-come: Your booking is safe, but you still have to pay for it.',
  ])
})

const cancellation = {
  cancellationId: 'c-1',
  refund: pounds(15000),
  refundBy: 'card' as const,
  refundTo: 'the card you paid with',
  expiresAt: null,
  quotedAt: atMinute(20),
  confirmedAt: atMinute(21),
}
const cancelling = (change = {}) =>
  booked()
    .readDetails()
    .charge()
    .sendReceipt()
    .write('confirm-cancellation succeeded c-1', { status: 'cancelling', cancellation: { ...cancellation, ...change } })

test('a booking that is given back goes on from its charge to the refund', () => {
  const order = cancelling()
  expect(told(order).slice(4)).toEqual([
    'charge done: £212.00 charged to Visa ending 4242.',
    'cancel running',
    'refund to-come: £150.00 to Visa ending 4242.',
  ])
  order.write('cancel-booking started').write('cancel-booking succeeded c-1', { paymentStatus: 'refunding' })
  expect(told(order).slice(5)).toEqual(['cancel done', 'refund running: £150.00 to Visa ending 4242.'])
  order
    .write('refund started')
    .write('refund succeeded succeeded', { paymentStatus: 'refunded' }, { status: 'succeeded', refunded: pounds(15000) })
  expect(told(order).slice(5)).toEqual(['cancel done', 'refund done: £150.00 refunded to Visa ending 4242.'])
})

test('what went back is told as the bank has it, and never as what was hoped for', () => {
  const order = cancelling()
    .write('cancel-booking succeeded c-1', { paymentStatus: 'refunding' })
    .write('refund succeeded succeeded', { paymentStatus: 'refunded' }, { status: 'succeeded', refunded: pounds(0) })
  expect(told(order).at(-1)).toBe('refund done: £0.00 refunded to Visa ending 4242.')
})

test('where nothing goes back there is no refund, and where nobody knows a person looks', () => {
  const cancelled = (order: ToldOrder, paymentStatus: 'refunded' | 'failed') =>
    told(order.write('cancel-booking started').write('cancel-booking succeeded c-1', { paymentStatus })).slice(5)
  expect(cancelled(cancelling({ refund: pounds(0) }), 'refunded')).toEqual(['cancel done'])
  expect(told(cancelling({ refund: null })).at(-1)).toBe('refund to-come: The airline hasn’t said how much it refunds.')
  expect(cancelled(cancelling({ refund: null }), 'failed')).toEqual(['cancel done', 'refund failed: A person is looking into the money.'])
})

test('a cancellation that the airline refused leaves no stage behind', () => {
  const order = cancelling()
    .write('cancel-booking started')
    .write('cancel-booking failed departed', { status: 'success', cancellation: null })
  expect(told(order).at(-1)).toBe('charge done: £212.00 charged to Visa ending 4242.')
})
