import { expect, test } from 'vitest'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { runningOrder, sampleOrder } from '@/tests/fixtures/checkout'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { pounds } from '@/tests/fixtures/trip'

async function withOrder(order: Pick<OrderView, 'status' | 'bookingReference' | 'lastError'>) {
  return withView(sampleOrder(order))
}

async function withView(order: OrderView | null) {
  const thread = startThread()
  for (const words of ['London to Lisbon on 27 November, one way', 'the second one', 'light', 'yes']) await thread.say(words)
  thread.world.order = order
  return thread
}

const BOOKED = { status: 'success', bookingReference: 'QX7K2M', lastError: null } as const

test.each([
  ['has it been booked?', 'Your booking reference is QX7K2M'],
  ['how much did I pay in the end?', 'The total price was £'],
  ['can we get our money back if we cancel?', 'gives no refund, so expect nothing back'],
  ['if the airline goes on strike, do I get my money back?', 'you choose between a refund and another flight'],
  ['they have changed our flight time by 4 hours, do we have to accept that?', 'If it’s cancelled, you choose a refund or another flight'],
  ['can the date be changed?', 'Your fare, Light, allows no changes.'],
  ['please move it to 2 December', 'I can’t change a booked trip here.'],
  ['now a trip to Porto', 'To start another trip, choose “New trip” in the menu and tell me “to Porto” there.'],
  ['a first name is misspelled', 'only the airline can correct a name'],
  ['cancel', 'nothing is cancelled until you confirm'],
  ['I want my money back', 'gives no refund, so expect nothing back'],
  [
    'please resend the confirmation',
    'The booking page has the PDF with each price and the calendar file, and can send the confirmation again.',
  ],
  ['send me the pdf', 'has the PDF with each price and the calendar file'],
  ['put it in my calendar', 'has the PDF with each price and the calendar file'],
  ['I need an invoice', 'It isn’t a tax invoice: it has no company name and no VAT; for that, ask the airline.'],
  ['what hand luggage can I bring?', 'Your fare, Light, comes with one piece of'],
  ['is a suitcase included or only hand luggage?', 'comes without a checked bag. Your fare, Light, comes with one piece of'],
  ['is a suitcase included?', 'Your fare, Light, comes without a checked bag. Your trip is booked, so only the airline can change'],
  ['is it one booking ref for both of us?', 'Your booking reference is QX7K2M'],
  ['when do I get the tickets?', 'The booking page has the PDF'],
  ['what does moving it cost?', 'Your fare, Light, allows no changes.'],
  ['can someone else fly instead of me?', 'I can’t change the passengers of a booked trip.'],
  ['et si la compagnie annule ?', 'whatever your fare says'],
  ['wenn die Airline storniert, was dann?', 'whatever your fare says'],
  ['on peut annuler ?', 'non remboursable'],
  ["can we bring a pushchair for free, there's a baby joining us?", 'Airlines carry a pushchair free of charge'],
  ['add a child please', 'I can’t change the passengers of a booked trip.'],
  ['window seats please', 'Use its site or app, with your booking reference QX7K2M'],
  ['change my seat', 'Use its site or app, with your booking reference QX7K2M'],
  ['add a bag', 'Use its site or app, with your booking reference QX7K2M'],
  ['cancel my booking', 'choose “Cancel this booking”'],
  ['remind me what I booked', 'Your booking reference is QX7K2M. Outbound: '],
  ['when do I fly?', 'London to Lisbon, Friday 27 November, '],
  ['what should I do next?', 'check in online with the airline before Friday 27 November'],
  ['how do I check in?', 'Your booking reference is QX7K2M. Online check-in opens'],
  ['where do we sit?', 'You haven’t chosen any seats'],
  ['cheers', 'Have a good trip'],
])('after the booking "%s" is answered, and nothing is called', async (words, answer) => {
  const thread = await withOrder(BOOKED)
  const { text, calls } = await thread.say(words)
  expect(text).toContain(answer)
  expect(calls).toEqual([])
})

test('hours beside a question on another topic describe a booked trip', async () => {
  const thread = await withOrder(BOOKED)
  const { text, calls } = await thread.say('we land at 18:40, can we still get a bus into town?')
  expect(calls).toEqual([])
  expect(text).not.toContain('I can’t change a booked trip here.')
  expect((await thread.say('can we fly home after 18:00 instead?')).text).toContain('I can’t change a booked trip here.')
})

test('a yes opens nothing until the airline has answered', async () => {
  const thread = await withOrder({ status: 'unconfirmed', bookingReference: null, lastError: null })
  const { text, calls } = await thread.say('yes')
  expect(calls).toEqual([])
  expect(text).toContain('The airline hasn’t confirmed the booking yet.')
})

test('after a refused card “try again” leads to the payment, not to another search', async () => {
  const thread = await withOrder({ status: 'failed', bookingReference: null, lastError: 'The bank declined the card.' })
  expect((await thread.say('what went wrong?')).text).toContain('The bank declined the card.')
  expect((await thread.say('try again')).calls.map(({ tool }) => tool)).toEqual(['startCheckout'])
})

const awaiting = runningOrder({
  status: 'idle',
  paymentStatus: 'awaiting_action',
  held: null,
  next: { sentence: 'Your bank asks you to confirm the payment.', by: '2026-11-18T10:12:00.000Z' },
})
const due = runningOrder({ status: 'payment_due', paymentStatus: 'failed', held: null, bookingReference: 'QX7K2M' })
const review = runningOrder({
  status: 'needs_review',
  next: {
    sentence: 'A person is looking into it. If the airline does not confirm the booking, the hold is released.',
    by: '2026-11-24T09:00:00.000Z',
  },
})
const refunded = sampleOrder({ status: 'cancelled', paymentStatus: 'refunded', charged: pounds(26_260) })

test.each([
  ['did you charge me?', runningOrder(), 'You haven’t been charged. £412.60 is on hold on your card.'],
  ['is it booked?', runningOrder(), 'We’re booking your trip now.'],
  ['is it booked?', awaiting, 'Nothing is booked yet.'],
  ['what happens now?', awaiting, 'Your bank asks you to confirm the payment, within 12 minutes.'],
  ['have I been charged?', awaiting, 'You haven’t been charged.'],
  ['why is it taking so long?', runningOrder({ status: 'unconfirmed' }), 'The airline hasn’t confirmed the booking yet.'],
  ['what happens next?', review, 'the hold is released, by Tue 24 Nov.'],
  ['is the money held?', review, '£412.60 is on hold on your card.'],
  ['is it booked?', due, 'The airline has booked your trip, reference QX7K2M. It isn’t paid yet.'],
  ['what now?', due, 'You can use another card on your booking page. The booking stays in place meanwhile.'],
  [
    'my card was declined',
    runningOrder({ status: 'idle', paymentStatus: 'failed', held: null }),
    'You can use another card in the checkout.',
  ],
  ['how much was charged?', sampleOrder(), 'You’ve been charged £412.60.'],
  ['did you charge me twice?', sampleOrder(), 'You’ve been charged £412.60.'],
  ['how much was charged?', refunded, 'This booking is cancelled. The charge that stays is £262.60.'],
  ['did you charge me?', null, 'You haven’t been charged.'],
] as const)('“%s” is answered with what the order says', async (words, order, answer) => {
  const thread = await withView(order)
  const { text, calls } = await thread.say(words)
  expect(text).toContain(answer)
  expect(calls).toEqual([])
})

test.each(['try again', 'pay', 'change my seat', 'make it business'])('while an order is open “%s” calls nothing', async (words) => {
  for (const order of [runningOrder(), awaiting, due, review, refunded]) {
    const thread = await withView(order)
    const { text, calls } = await thread.say(words)
    expect(calls).toEqual([])
    expect(text).not.toBe('')
  }
})

test('a declined card leads back to the payment', async () => {
  const thread = await withView(runningOrder({ status: 'idle', paymentStatus: 'failed', held: null, lastError: 'Your card was declined.' }))
  expect((await thread.say('try again')).calls.map(({ tool }) => tool)).toEqual(['startCheckout'])
})

test('explains what the fares allow until the trip is booked', async () => {
  const thread = await withView(null)
  expect((await thread.say('can I get my money back?')).text).toContain('no refund')
})
