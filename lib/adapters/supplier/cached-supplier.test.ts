import { expect, test } from 'vitest'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import type { SourceReport } from '@/lib/travel/flights/offer-schema'
import { refuse } from '@/lib/travel/refusal'
import { lastOf } from '@/tests/fixtures/gathered'
import { anOffer, aResult, aSearch, pounds } from '@/tests/fixtures/trip'
import { withSearchCache } from './cached-supplier'

const NOW = new Date('2026-11-20T09:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000)

function countingSupplier(status: SourceReport['status'] = 'answered') {
  let asked = 0
  let endBooking = () => {}
  let slowly = Promise.resolve()
  const supplier: Pick<FlightSupplier, 'search' | 'fetchSeatMaps' | 'fetchTerms' | 'book'> = {
    fetchSeatMaps: async () => {
      asked++
      await slowly
      return { seatMaps: [] }
    },
    async *search(search) {
      asked++
      yield {
        ...aResult([[anOffer({ offerId: 'o1' })]], search, `s${asked}`),
        sources: [{ source: 'one', name: 'One', status, offerCount: 1 }],
      }
    },
    fetchTerms: async () => refuse('sold-out', 'Sold out.'),
    book: () =>
      new Promise((resolve) => {
        endBooking = () => resolve(refuse('sold-out', 'Sold out.'))
      }),
  }
  // Only these are asked for here.
  return {
    supplier: withSearchCache(supplier as FlightSupplier),
    asked: () => asked,
    endBooking: () => endBooking(),
    slowDown: (until: Promise<void>) => {
      slowly = until
    },
  }
}

test('an identical search within 90 seconds is answered from memory, whoever asks', async () => {
  const { supplier, asked } = countingSupplier()
  const first = await lastOf(supplier.search(aSearch(), NOW))
  expect(await lastOf(supplier.search(aSearch(), later(80)))).toEqual(first)
  expect(asked()).toBe(1)
})

test('another preference is the same question, answered with its own words', async () => {
  const { supplier, asked } = countingSupplier()
  await lastOf(supplier.search(aSearch(), NOW))
  const again = await lastOf(supplier.search({ ...aSearch(), preference: 'fastest' }, NOW))
  expect(again.search.preference).toBe('fastest')
  expect(asked()).toBe(1)
})

test('another cabin, or the same search two minutes later, is asked for', async () => {
  const { supplier, asked } = countingSupplier()
  await lastOf(supplier.search(aSearch(), NOW))
  await lastOf(supplier.search({ ...aSearch(), cabinClass: 'business' }, NOW))
  await lastOf(supplier.search(aSearch(), later(120)))
  expect(asked()).toBe(3)
})

test('an answer with a source missing is not kept', async () => {
  const { supplier, asked } = countingSupplier('failed')
  await lastOf(supplier.search(aSearch(), NOW))
  await lastOf(supplier.search(aSearch(), NOW))
  expect(asked()).toBe(2)
})

test('an answer is not given beyond its own expiry', async () => {
  const { supplier, asked } = countingSupplier()
  const nearItsEnd = new Date(Date.parse(aResult([[]]).expiresAt) - 10_000)
  await lastOf(supplier.search(aSearch(), nearItsEnd))
  await lastOf(supplier.search(aSearch(), new Date(nearItsEnd.getTime() + 20_000)))
  expect(asked()).toBe(2)
})

test('when a fare turns out to be gone, the same search is asked for again', async () => {
  const { supplier, asked } = countingSupplier()
  await lastOf(supplier.search(aSearch(), NOW))
  await supplier.fetchTerms({ search: aSearch(), fareIds: [], services: [], travellers: aSearch().travellers })
  await lastOf(supplier.search(aSearch(), later(10)))
  expect(asked()).toBe(2)
})

test('what was searched while a booking was made is asked for again after it', async () => {
  const { supplier, asked, endBooking } = countingSupplier()
  const booked = supplier.book({
    reference: 'r',
    termsId: 't',
    expectedTotal: pounds(1),
    passengers: [],
    services: [],
    contact: { email: '', phone: '+44 20 7946 0000' },
  })
  await lastOf(supplier.search(aSearch(), NOW))
  endBooking()
  await booked
  await lastOf(supplier.search(aSearch(), NOW))
  expect(asked()).toBe(2)
})

test('the seats of the same fares are asked for once, those of another fare anew', async () => {
  const { supplier, asked } = countingSupplier()
  const request = { search: aSearch(), fareIds: ['f1'], travellers: aSearch().travellers }
  await supplier.fetchSeatMaps(request)
  await supplier.fetchSeatMaps(request)
  expect(asked()).toBe(1)
  await supplier.fetchSeatMaps({ ...request, fareIds: ['f2'] })
  expect(asked()).toBe(2)
})

test('after a refusal the seats are asked for again: the one that was refused must not look free', async () => {
  const { supplier, asked } = countingSupplier()
  const request = { search: aSearch(), fareIds: ['f1'], travellers: aSearch().travellers }
  await supplier.fetchSeatMaps(request)
  await supplier.fetchTerms({ ...request, services: [] })
  await supplier.fetchSeatMaps(request)
  expect(asked()).toBe(2)
})

test('seats that were on their way while somebody booked are not kept: they may be taken', async () => {
  const { supplier, asked, slowDown } = countingSupplier()
  const request = { search: aSearch(), fareIds: ['f1'], travellers: aSearch().travellers }
  const { promise, resolve } = Promise.withResolvers<void>()
  slowDown(promise)
  const onTheirWay = supplier.fetchSeatMaps(request)
  await supplier.fetchTerms({ ...request, services: [] })
  resolve()
  await onTheirWay
  await supplier.fetchSeatMaps(request)
  expect(asked()).toBe(2)
})
