import { expect, test } from 'vitest'
import { back, billing, outbound, passenger, pounds, search } from '@/lib/adapters/database/testing-samples'
import type { ConfirmationRow, ConfirmationStore } from '@/lib/ports/confirmation-store'
import { EMPTY_TRIP, type Trip } from '@/lib/travel/trip/trip'
import { REAL_NAMES } from '@/tests/fixtures/real-names'
import { createRecordedSupplier } from '@/tests/orders/recorded-supplier'
import { quoteHash } from './quote-hash'
import { quoteTrip } from './quote-trip'

const now = new Date('2026-11-20T09:00:00.000Z')
const trip: Trip = {
  ...EMPTY_TRIP,
  result: {
    searchId: 'search-1',
    search,
    isSimulated: true,
    searchedAt: now.toISOString(),
    expiresAt: '2026-11-20T09:30:00.000Z',
    offerCounts: [1, 1],
  },
  picks: [outbound, back].map((offer) => ({ offer, fare: offer.fares[0] ?? null })),
  passengers: [passenger],
  billing,
  isCheckingOut: true,
}

async function quoteOf(changed: Partial<Trip>, supplier = createRecordedSupplier()) {
  const issued: Omit<ConfirmationRow, 'orderId'>[] = []
  const confirmations: ConfirmationStore = {
    create: async (confirmation) => void issued.push(confirmation),
    find: async () => null,
    use: async () => false,
  }
  const request = { trip: { ...trip, ...changed }, tripVersion: 8, threadId: 'thr_1', userId: 'usr_1', now }
  return { quoted: await quoteTrip(request, { supplier, confirmations, newId: () => 'cnf_1' }), issued }
}

test('a quote states the price of today and confirms exactly that, for fifteen minutes', async () => {
  const { quoted, issued } = await quoteOf({})
  expect(quoted).toMatchObject({ confirmationId: 'cnf_1', previousTotal: pounds(21200), expiresAt: '2026-11-20T09:15:00.000Z' })
  expect(quoted).toMatchObject({ quote: { fareIds: ['fare-0', 'fare-1'], total: pounds(21200), pricedAt: now.toISOString() } })
  expect(issued).toMatchObject([{ id: 'cnf_1', userId: 'usr_1', threadId: 'thr_1', tripVersion: 8, amount: pounds(21200) }])
})

test('a price that changed is stated beside the one that was shown', async () => {
  const supplier = createRecordedSupplier()
  supplier.total = 21900
  const { quoted } = await quoteOf({}, supplier)
  expect(quoted).toMatchObject({ previousTotal: pounds(21200), quote: { total: pounds(21900) } })
})

test('incomplete passengers are counted, and nothing is confirmed', async () => {
  for (const passengers of [[], [{ ...passenger, firstName: '' }]]) {
    const { quoted, issued } = await quoteOf({ passengers })
    const message = 'Please complete all required passenger information. 0/1 passengers completed.'
    expect(quoted).toMatchObject({ refusal: { code: 'passengers-incomplete', message } })
    expect(issued).toEqual([])
  }
})

test('names that no ticket can print, and two that would read the same on theirs, get no confirmation', async () => {
  const cyrillic = await quoteOf({ passengers: [{ ...passenger, firstName: 'Иван' }] })
  expect(cyrillic.quoted).toMatchObject({ refusal: { code: 'passengers-incomplete' } })
  expect(cyrillic.issued).toEqual([])
  const result = trip.result && {
    ...trip.result,
    search: { ...trip.result.search, travellers: { ...trip.result.search.travellers, adults: 2 } },
  }
  const john = { ...passenger, firstName: 'John', lastName: 'Müller' }
  const twice = await quoteOf({ result, passengers: [john, { ...john, lastName: 'MUELLER', bornOn: '1960-01-01' }] })
  expect(twice.quoted).toMatchObject({ refusal: { code: 'same-name' } })
  expect(twice.issued).toEqual([])
})

test('names of many countries get a confirmation', async () => {
  for (const [firstName, lastName] of REAL_NAMES) {
    expect((await quoteOf({ passengers: [{ ...passenger, firstName, lastName }] })).quoted).toHaveProperty('confirmationId')
  }
})

test('a passport that this supplier asks for is asked for', async () => {
  const supplier = createRecordedSupplier()
  const { fetchTerms } = supplier
  supplier.fetchTerms = async (request) => {
    const answer = await fetchTerms(request)
    return 'terms' in answer ? { terms: { ...answer.terms, requiredDetails: ['passport'] } } : answer
  }
  const { quoted } = await quoteOf({}, supplier)
  expect(quoted).toMatchObject({ refusal: { code: 'passengers-incomplete' } })
  expect(quoted).toHaveProperty('refusal.message', expect.stringContaining('passport number, expiry, country of issue, nationality'))
})

test('billing and fares are needed, each with its own sentence', async () => {
  expect((await quoteOf({ billing: null })).quoted).toMatchObject({ refusal: { code: 'billing-incomplete' } })
  expect((await quoteOf({ billing: { ...billing, city: '' } })).quoted).toMatchObject({ refusal: { message: 'City is required' } })
  const picks = trip.picks.map((pick) => pick && { ...pick, fare: null })
  expect((await quoteOf({ picks })).quoted).toMatchObject({ refusal: { code: 'trip-incomplete' } })
  expect((await quoteOf({ result: null })).quoted).toMatchObject({ refusal: { code: 'trip-incomplete' } })
})

test("the supplier's no is passed on, its silence has the specification's words", async () => {
  const supplier = createRecordedSupplier()
  supplier.terms = 'sold-out'
  expect((await quoteOf({}, supplier)).quoted).toEqual({ refusal: { code: 'sold-out', message: 'The last seat was just sold.' } })
  supplier.terms = 'silent'
  expect((await quoteOf({}, supplier)).quoted).toMatchObject({ refusal: { message: expect.stringContaining('Flight terms API failed') } })
})

test('the hash changes with flights, passengers and total, and with nothing else', async () => {
  const hash = await quoteHash(trip, pounds(21200))
  const reversed = Object.fromEntries(Object.entries(passenger).toReversed()) as typeof passenger
  expect(await quoteHash({ ...trip, passengers: [reversed] }, pounds(21200))).toBe(hash)
  const others = await Promise.all([
    quoteHash(trip, pounds(21201)),
    quoteHash({ ...trip, passengers: [{ ...passenger, lastName: 'Other' }] }, pounds(21200)),
    quoteHash({ ...trip, picks: trip.picks.toReversed() }, pounds(21200)),
  ])
  expect(new Set([hash, ...others]).size).toBe(4)
})
