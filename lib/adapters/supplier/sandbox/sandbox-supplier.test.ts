import { expect, test } from 'vitest'
import { createPlaces } from '@/lib/adapters/places/places'
import type { FlightSearch } from '@/lib/travel/flights/search'
import type { Passenger } from '@/lib/travel/passengers/passenger'
import { lastOf } from '@/tests/fixtures/gathered'
import { type Dials, NO_DIALS, ORDINARY_DIALS } from './dials'
import { createMemoryBookings } from './memory-bookings'
import { createSandboxSupplier } from './sandbox-supplier'

const SEARCHED_AT = new Date('2026-11-20T09:00:00Z')

function place(text: string) {
  const match = createPlaces().findPlace(text)
  if (match.status !== 'found') throw new Error(`${text} is ${match.status}`)
  return match.place
}

function roundTrip(from: string, to: string): FlightSearch {
  const [origin, destination] = [place(from), place(to)]
  return {
    tripType: 'round-trip',
    slices: [
      { origin, destination, departureOn: '2026-11-27' },
      { origin: destination, destination: origin, departureOn: '2026-11-29' },
    ],
    travellers: { adults: 2, children: 0, infants: 0, pets: 0, childAges: [] },
    cabinClass: 'economy-with-restrictions',
    directOnly: false,
    checkedBags: 0,
    preference: 'best-value',
  }
}

const PASSENGER: Passenger = {
  type: 'adult',
  title: 'ms',
  firstName: 'Test',
  middleName: '',
  lastName: 'Traveller',
  bornOn: '1990-05-01',
  gender: 'female',
  email: '',
  phone: '',
  passport: null,
  specialService: '',
  savedPassengerId: null,
}

function openMarket(dials: Dials = NO_DIALS) {
  const bookings = createMemoryBookings()
  const booked: string[] = []
  let now = SEARCHED_AT
  const supplier = createSandboxSupplier({
    bookings: {
      ...bookings,
      insert: async (booking, seats) => {
        booked.push(booking.reference)
        return bookings.insert(booking, seats)
      },
    },
    now: () => now,
    dials,
  })
  return {
    supplier,
    booked,
    waitUntil: (instant: string) => {
      now = new Date(instant)
    },
  }
}

/** A London–Lisbon trip up to its terms. */
async function termsOf({ supplier }: ReturnType<typeof openMarket>, from = 'London', to = 'Lisbon', change: Partial<FlightSearch> = {}) {
  const search = { ...roundTrip(from, to), ...change }
  const result = await lastOf(supplier.search(search, SEARCHED_AT))
  const fares = result.offers.map((offers) => offers[0]?.fares[0])
  const fareIds = fares.map((fare) => fare?.fareId ?? '')
  const answer = await supplier.fetchTerms({ search, fareIds, travellers: search.travellers, services: [] })
  if (!('terms' in answer)) throw new Error(answer.refusal.message)
  return { search, fares, fareIds, terms: answer.terms }
}

function bookRequest(terms: { termsId: string; total: { amountMinor: number; currency: string } }, reference = 'order-1') {
  return {
    reference,
    termsId: terms.termsId,
    expectedTotal: terms.total,
    passengers: [PASSENGER, { ...PASSENGER, firstName: 'Second' }],
    services: [],
    contact: { email: 'someone@example.com', phone: '+44 20 7946 0000' },
  }
}

test('terms cost what the fares were shown at, and add up', async () => {
  const { fares, terms } = await termsOf(openMarket())
  expect(terms.total.amountMinor).toBe(fares.reduce((sum, fare) => sum + (fare?.total.amountMinor ?? 0), 0))
  expect(terms.lines.reduce((sum, line) => sum + line.subtotal.amountMinor, terms.serviceFee.amountMinor)).toBe(terms.total.amountMinor)
  expect(terms.expiresAt).toBe('2026-11-20T09:30:00.000Z')
})

test('passports are asked for across the Atlantic, not within Europe', async () => {
  expect((await termsOf(openMarket())).terms.requiredDetails).toEqual([])
  expect((await termsOf(openMarket(), 'London', 'New York')).terms.requiredDetails).toEqual(['passport'])
})

test('booking twice under one reference is one booking', async () => {
  const market = openMarket()
  const { terms } = await termsOf(market)
  const first = await market.supplier.book(bookRequest(terms))
  market.waitUntil('2026-11-20T12:00:00Z')
  expect(await market.supplier.book(bookRequest(terms))).toEqual(first)
  expect(market.booked).toEqual(['order-1'])
  expect(first).toMatchObject({ booking: { status: 'confirmed', total: terms.total } })
  if (!('booking' in first)) throw new Error('not booked')
  expect(first.booking.bookingReference).toMatch(/^SBX-[A-Z0-9]{6}$/)
  expect(first.booking.ticketNumbers).toHaveLength(2)
  expect(first.booking.ticketNumbers.every((ticket) => ticket.startsWith('SBX-TKT-'))).toBe(true)
  expect(await market.supplier.findBooking('order-1')).toEqual(first.booking)
})

test('another price than expected is a refusal, and nothing is booked', async () => {
  const market = openMarket()
  const { terms } = await termsOf(market)
  const expectedTotal = { ...terms.total, amountMinor: terms.total.amountMinor - 1 }
  expect(await market.supplier.book({ ...bookRequest(terms), expectedTotal })).toMatchObject({ refusal: { code: 'price-changed' } })
  expect(await market.supplier.findBooking('order-1')).toBeNull()
})

test('terms hold for half an hour, and altered terms are unknown', async () => {
  const market = openMarket()
  const { terms } = await termsOf(market)
  expect(await market.supplier.book({ ...bookRequest(terms), termsId: terms.termsId.replace('.2-0-0.', '.1-0-0.') })).toMatchObject({
    refusal: { code: 'terms-unknown' },
  })
  market.waitUntil('2026-11-20T09:29:00Z')
  expect(await market.supplier.book(bookRequest(terms, 'order-2'))).toHaveProperty('booking')
  market.waitUntil('2026-11-20T09:31:00Z')
  expect(await market.supplier.book(bookRequest(terms, 'order-3'))).toMatchObject({ refusal: { code: 'terms-expired' } })
})

test('a passenger more or less than the price is for is refused', async () => {
  const market = openMarket()
  const { terms } = await termsOf(market)
  expect(await market.supplier.book({ ...bookRequest(terms), passengers: [PASSENGER] })).toMatchObject({
    refusal: { code: 'passenger-count' },
  })
})

test('fares of a flight about to leave, of another trip or made up are refused', async () => {
  const market = openMarket()
  const { search, fareIds } = await termsOf(market)
  const ask = (ids: string[]) => market.supplier.fetchTerms({ search, fareIds: ids, travellers: search.travellers, services: [] })
  expect(await ask(fareIds.toReversed())).toMatchObject({ refusal: { code: 'fare-gone' } })
  expect(await ask(['20261127-XX1-light', fareIds[1] ?? ''])).toMatchObject({ refusal: { code: 'fare-gone' } })
  expect(await ask([fareIds[0]?.replace(/-[a-z]+$/, '-first') ?? '', fareIds[1] ?? ''])).toMatchObject({ refusal: { code: 'fare-gone' } })
  expect(await ask(fareIds.slice(1))).toMatchObject({ refusal: { code: 'fares-missing' } })
  market.waitUntil('2026-11-27T21:30:00Z')
  expect(await ask(fareIds)).toMatchObject({ refusal: { code: 'sale-closed' } })
})

test('every fare of a search can be priced again at the price it was shown at', async () => {
  const { supplier } = openMarket()
  const search: FlightSearch = { ...roundTrip('London', 'New York'), tripType: 'one-way' }
  const oneWay = { ...search, slices: search.slices.slice(0, 1) }
  const { offers } = await lastOf(supplier.search(oneWay, SEARCHED_AT))
  for (const fare of offers.flat().flatMap((offer) => offer.fares)) {
    const answer = await supplier.fetchTerms({ search: oneWay, fareIds: [fare.fareId], travellers: oneWay.travellers, services: [] })
    expect(answer).toMatchObject({ terms: { total: fare.total } })
  }
})

/** The shown price of a trip, its terms now, and its terms an hour later. */
async function repriced(dials: Partial<Dials>) {
  const market = openMarket({ ...NO_DIALS, ...dials })
  const { search, fares, fareIds, terms } = await termsOf(market)
  const shown = fares.reduce((sum, fare) => sum + (fare?.total.amountMinor ?? 0), 0)
  const ask = () => market.supplier.fetchTerms({ search, fareIds, travellers: search.travellers, services: [] })
  return { market, shown, terms, ask }
}

test('a price that moves does so by one to six per cent of the fare, stays there for the hour, and its parts add up', async () => {
  const ways: number[] = []
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { market, shown, terms, ask } = await repriced({ priceChange: 1, seed })
    const moved = terms.total.amountMinor - shown
    expect(Math.abs(moved)).toBeLessThanOrEqual(0.06 * shown)
    ways.push(Math.sign(moved))
    expect(terms.lines.reduce((sum, line) => sum + line.subtotal.amountMinor, terms.serviceFee.amountMinor)).toBe(terms.total.amountMinor)
    market.waitUntil('2026-11-20T09:59:00Z')
    expect(await ask()).toMatchObject({ terms: { total: terms.total, lines: terms.lines } })
    market.waitUntil('2026-11-20T10:00:00Z')
    const later = await ask()
    expect('terms' in later && later.terms.total.amountMinor).not.toBe(terms.total.amountMinor)
  }
  expect(ways).toEqual(expect.arrayContaining([-1, 1]))
  // Of a way out and a way back one may rise by what the other falls.
  expect(ways.filter((way) => way === 0).length).toBeLessThan(2)
})

test('the moved price can be booked, also when the hour is over by then; the one that was shown cannot', async () => {
  const { market, shown, ask } = await repriced({ priceChange: 1 })
  market.waitUntil('2026-11-20T09:58:00Z')
  const answer = await ask()
  if (!('terms' in answer)) throw new Error(answer.refusal.message)
  const { terms } = answer
  market.waitUntil('2026-11-20T10:05:00Z')
  const old = { ...bookRequest(terms), expectedTotal: { ...terms.total, amountMinor: shown } }
  expect(await market.supplier.book(old)).toMatchObject({ refusal: { code: 'price-changed' } })
  expect(await market.supplier.book(bookRequest(terms))).toMatchObject({ booking: { total: terms.total } })
})

test('a trip that rises at the last moment costs more from the third question on, and is booked at that price alone', async () => {
  const { market, shown, terms, ask } = await repriced({ priceUp: 1 })
  expect(terms.total.amountMinor).toBe(shown)
  expect(await ask()).toMatchObject({ terms: { total: terms.total } })
  const answer = await ask()
  if (!('terms' in answer)) throw new Error(answer.refusal.message)
  const risen = answer.terms
  expect(risen.total.amountMinor).toBeGreaterThan(1.02 * shown)
  expect(risen.total.amountMinor).toBeLessThan(1.06 * shown)
  expect(risen.lines.reduce((sum, line) => sum + line.subtotal.amountMinor, risen.serviceFee.amountMinor)).toBe(risen.total.amountMinor)
  expect(await ask()).toMatchObject({ terms: { total: risen.total } })
  const old = { ...bookRequest(risen), expectedTotal: terms.total }
  expect(await market.supplier.book(old)).toMatchObject({ refusal: { code: 'price-changed' } })
  expect(await market.supplier.book(bookRequest(risen))).toMatchObject({ booking: { total: risen.total } })
})

test('in an ordinary market about three prices of a hundred move', async () => {
  const market = openMarket(ORDINARY_DIALS)
  const search = { ...roundTrip('London', 'New York'), tripType: 'one-way' as const }
  const oneWay = { ...search, slices: search.slices.slice(0, 1) }
  const { offers } = await lastOf(market.supplier.search(oneWay, SEARCHED_AT))
  const fares = offers.flat().flatMap((offer) => offer.fares)
  let moved = 0
  for (const fare of fares) {
    const answer = await market.supplier.fetchTerms({ search: oneWay, fareIds: [fare.fareId], travellers: oneWay.travellers, services: [] })
    if ('terms' in answer && answer.terms.total.amountMinor !== fare.total.amountMinor) moved++
  }
  expect(moved).toBeGreaterThan(0)
  expect(moved / fares.length).toBeLessThan(0.08)
})

test('a fare that is sold out is refused each time it is asked for', async () => {
  const { search, fareIds } = await termsOf(openMarket())
  const market = openMarket({ ...NO_DIALS, soldOut: 1 })
  const ask = () => market.supplier.fetchTerms({ search, fareIds, travellers: search.travellers, services: [] })
  expect(await ask()).toMatchObject({ refusal: { code: 'sold-out' } })
  market.waitUntil('2026-11-20T15:00:00Z')
  expect(await ask()).toMatchObject({ refusal: { code: 'sold-out' } })
})

test('the currency that is asked for is kept from the search to the booking', async () => {
  for (const currency of ['KWD', 'JPY', 'EUR']) {
    const market = openMarket()
    const { fares, terms } = await termsOf(market, 'London', 'Lisbon', { currency })
    expect(new Set(fares.map((fare) => fare?.total.currency))).toEqual(new Set([currency]))
    expect(terms.total).toEqual({ amountMinor: fares.reduce((sum, fare) => sum + (fare?.total.amountMinor ?? 0), 0), currency })
    expect(await market.supplier.book(bookRequest(terms))).toMatchObject({ booking: { total: terms.total } })
  }
  expect((await termsOf(openMarket())).terms.total.currency).toBe('GBP')
})

test('a currency without a rate is refused with those that have one', async () => {
  const { supplier } = openMarket()
  const { search, fareIds } = await termsOf(openMarket())
  const unknown = { ...search, currency: 'XTS' }
  await expect(lastOf(supplier.search(unknown, SEARCHED_AT))).rejects.toThrow(/XTS.*EUR/)
  expect(await supplier.fetchTerms({ search: unknown, fareIds, travellers: search.travellers, services: [] })).toMatchObject({
    refusal: { code: 'currency-unknown', message: expect.stringContaining('EUR') },
  })
})
