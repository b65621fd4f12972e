import { expect, test } from 'vitest'
import type { OrderView } from '@/lib/travel/trip/live-trip'
import { sampleOrder } from '@/tests/fixtures/checkout'
import { startThread } from '@/tests/fixtures/concierge-thread'

async function withOrder(order: Pick<OrderView, 'status' | 'bookingReference' | 'lastError'>) {
  const thread = startThread()
  for (const words of ['London to Lisbon on 27 November, one way', 'the second one', 'light', 'yes']) await thread.say(words)
  thread.world.order = sampleOrder(order)
  return thread
}

const BOOKED = { status: 'success', bookingReference: 'QX7K2M', lastError: null } as const

test.each([
  ['has it been booked?', 'the booking reference is QX7K2M'],
  ['how much did I pay in the end?', 'The trip came to £'],
  ['can the date be changed?', 'Light: no changes'],
  ['please move it to 2 December', 'This trip is booked, so it cannot be changed here.'],
  ['now a trip to Porto', 'A new thread starts another trip; this one is booked and stays here.'],
  ['a first name is misspelled', 'only the airline can correct a name'],
  ['cancel', 'Your order page cancels, sends the confirmation again, and has the PDF and calendar file.'],
  ['I want my money back', 'Your order page cancels'],
  ['please resend the confirmation', 'Your order page cancels, sends the confirmation again'],
  ['send me the pdf', 'has the PDF and calendar file'],
  ['put it in my calendar', 'has the PDF and calendar file'],
  ['I need an invoice', 'What you paid for is listed there too.'],
  ['window seats please', 'changed by the airline now, with the booking reference QX7K2M'],
  ['change my seat', 'changed by the airline now, with the booking reference QX7K2M'],
  ['add a bag', 'changed by the airline now, with the booking reference QX7K2M'],
  ['cancel my booking', 'Your order page cancels'],
  ['where do we sit?', 'No seats are chosen'],
  ['cheers', 'have a good trip'],
])('after the booking "%s" is answered, and nothing is called', async (words, answer) => {
  const thread = await withOrder(BOOKED)
  const { text, calls } = await thread.say(words)
  expect(text).toContain(answer)
  expect(calls).toEqual([])
})

test('while the airline has not answered, a yes opens nothing', async () => {
  const thread = await withOrder({ status: 'unconfirmed', bookingReference: null, lastError: null })
  const { text, calls } = await thread.say('yes')
  expect(calls).toEqual([])
  expect(text).toContain('The airline has not confirmed the booking yet.')
})

test('after a refused card “try again” leads to the payment, not to another search', async () => {
  const thread = await withOrder({ status: 'failed', bookingReference: null, lastError: 'The bank declined the card.' })
  expect((await thread.say('what went wrong?')).text).toContain('The bank declined the card.')
  expect((await thread.say('try again')).calls.map(({ tool }) => tool)).toEqual(['startCheckout'])
})
