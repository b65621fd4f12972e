import { expect, test } from 'vitest'
import { detailsOf, flownBy, openMarket, passengersOf, requestOf, searchOf, termsOf } from './ancillaries/testing-trip'

const TO_LISBON = searchOf([
  ['London', 'Lisbon', '2026-12-04'],
  ['Lisbon', 'London', '2026-12-11'],
])

async function booked(search = TO_LISBON, airlines = ['TP'], brand = 0) {
  const market = openMarket()
  const { supplier } = market
  const request = requestOf(search, flownBy(...airlines), brand)
  const terms = await termsOf(supplier, { ...request, services: [] })
  const answer = await supplier.book({
    reference: 'order-1',
    termsId: terms.termsId,
    expectedTotal: terms.total,
    passengers: passengersOf(search.travellers),
    services: [],
    contact: { email: 'someone@example.com', phone: '+44 20 7946 0000' },
  })
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  const quote = async () => {
    const quoted = await supplier.quoteCancellation('order-1')
    if ('refusal' in quoted) throw new Error(quoted.refusal.message)
    return quoted.cancellation
  }
  return { ...market, terms, quote }
}

test('a quote says what comes back and for how long, and cancels nothing yet', async () => {
  const { supplier, quote, terms } = await booked(TO_LISBON, ['TP'], 2)
  const first = await quote()
  expect(first).toMatchObject({ expiresAt: '2026-11-20T09:30:00.000Z', cancellationId: expect.stringMatching(/^SBX-CXL-/) })
  // Flex: all of the fares, not our fee.
  expect(first.refund?.amountMinor).toBe(terms.total.amountMinor - terms.serviceFee.amountMinor)
  expect(await quote()).toEqual(first)
  expect(await supplier.findBooking('order-1')).toMatchObject({ status: 'confirmed' })
})

test('confirming cancels as quoted; again it gives the same answer, and another quote is refused', async () => {
  const { supplier, quote, waitUntil } = await booked()
  const first = await quote()
  waitUntil('2026-11-20T09:10:00Z')
  const second = await quote()
  const cancelled = await supplier.confirmCancellation('order-1', first.cancellationId)
  expect(cancelled).toEqual({ cancelled: first })
  expect(await supplier.findBooking('order-1')).toMatchObject({ status: 'cancelled' })
  waitUntil('2027-01-20T09:10:00Z')
  expect(await supplier.confirmCancellation('order-1', first.cancellationId)).toEqual(cancelled)
  expect(await supplier.confirmCancellation('order-1', second.cancellationId)).toMatchObject({ refusal: { code: 'already-cancelled' } })
  expect(await supplier.quoteCancellation('order-1')).toMatchObject({ refusal: { code: 'already-cancelled' } })
})

test('a refund is held for half an hour, and made-up cancellations are unknown', async () => {
  const { supplier, quote, waitUntil } = await booked()
  const { cancellationId } = await quote()
  expect(await supplier.confirmCancellation('order-1', 'SBX-CXL-29000000-abc')).toMatchObject({ refusal: { code: 'cancellation-unknown' } })
  expect(await supplier.confirmCancellation('order-1', 'anything')).toMatchObject({ refusal: { code: 'cancellation-unknown' } })
  expect(await supplier.confirmCancellation('order-2', cancellationId)).toMatchObject({ refusal: { code: 'no-booking' } })
  waitUntil('2026-11-20T09:31:00Z')
  expect(await supplier.confirmCancellation('order-1', cancellationId)).toMatchObject({ refusal: { code: 'cancellation-expired' } })
  expect(await supplier.findBooking('order-1')).toMatchObject({ status: 'confirmed' })
})

test('after the first flight has left nothing is cancelled, and what was never booked is not either', async () => {
  const { supplier, waitUntil } = await booked()
  waitUntil('2026-12-05T00:00:00Z')
  expect(await supplier.quoteCancellation('order-1')).toMatchObject({ refusal: { code: 'departed' } })
  expect(await supplier.quoteCancellation('order-2')).toMatchObject({ refusal: { code: 'no-booking' } })
})

test('a trip to the United States is given back whole within a day when it is a week away, one in Europe is not', async () => {
  const toAmerica = searchOf([
    ['London', 'New York', '2026-12-10'],
    ['New York', 'London', '2026-12-20'],
  ])
  const american = await booked(toAmerica, ['BA'])
  expect(await american.quote()).toMatchObject({ refund: american.terms.total })
  american.waitUntil('2026-11-21T09:01:00Z')
  expect((await american.quote()).refund?.amountMinor).toBeLessThan(american.terms.total.amountMinor)
  const soon = await booked(
    { ...toAmerica, slices: toAmerica.slices.map((slice) => ({ ...slice, departureOn: '2026-11-25' })).slice(0, 1), tripType: 'one-way' },
    ['BA'],
  )
  expect((await soon.quote()).refund?.amountMinor).toBeLessThan(soon.terms.total.amountMinor)
  const european = await booked()
  expect((await european.quote()).refund?.amountMinor).toBeLessThan(european.terms.total.amountMinor)
})

test('a low-cost fare gives nothing, a full-service one its taxes', async () => {
  expect(await (await booked(TO_LISBON, ['U2'])).quote()).toMatchObject({
    refund: { amountMinor: 0 },
    refundTo: expect.stringContaining('nothing'),
  })
  const { quote } = await booked(TO_LISBON, ['TP'])
  expect((await quote()).refund?.amountMinor).toBeGreaterThan(0)
  expect((await quote()).refundTo).toContain('only the airport taxes')
})

test('an extra seat is given back as a fare is, a pet’s place is not', async () => {
  const { supplier } = openMarket()
  const search = searchOf([['Lisbon', 'Madrid', '2027-03-03']], { directOnly: true })
  const request = requestOf(search, flownBy('TP'), 'Flex')
  const { extras } = await detailsOf(supplier, request)
  const wanted = (extras ?? []).filter(({ name }) => name === 'Extra seat' || name === 'Pet in the cabin')
  const services = wanted.map(({ optionId }) => ({ optionId, passengerIndex: 0, quantity: 1 }))
  const terms = await termsOf(supplier, { ...request, services })
  await supplier.book({
    reference: 'order-2',
    termsId: terms.termsId,
    expectedTotal: terms.total,
    passengers: passengersOf(search.travellers),
    services,
    contact: { email: 'someone@example.com', phone: '+44 20 7946 0000' },
  })
  const quoted = await supplier.quoteCancellation('order-2')
  const pet = wanted.find((option) => option.pet)
  if ('refusal' in quoted || !pet) throw new Error('nothing is quoted')
  const kept = terms.serviceFee.amountMinor + pet.price.amountMinor
  expect(quoted.cancellation.refund?.amountMinor).toBe(terms.total.amountMinor - kept)
})
