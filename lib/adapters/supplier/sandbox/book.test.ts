import { expect, test } from 'vitest'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { WantedService } from '@/lib/travel/ancillaries/ancillaries'
import { seatsOf } from '@/lib/travel/ancillaries/seat-map'
import { flownBy, OPENED_AT, openMarket, passengersOf, requestOf, searchOf, seatMapsOf, termsOf } from './ancillaries/testing-trip'
import { type Dials, NO_DIALS } from './dials'

const SEARCH = searchOf([
  ['London', 'Lisbon', '2026-12-04'],
  ['Lisbon', 'London', '2026-12-11'],
])
const BAG: WantedService = { optionId: 'bag|0|checked-20', passengerIndex: 0, quantity: 1 }

/** A trip with one free seat and a bag, at its terms. */
async function opened(dials: Partial<Dials> = {}) {
  const market = openMarket({ dials: { ...NO_DIALS, ...dials } })
  const request = requestOf(SEARCH, flownBy('U2'))
  const [map] = await seatMapsOf(market.supplier, request)
  const free = map ? seatsOf(map).filter(({ offers, traits }) => offers.length > 0 && !traits.includes('exit-row')) : []
  const seat: WantedService = { optionId: `seat|0|0|${free[0]?.seatNumber}`, passengerIndex: 0, quantity: 1 }
  const book = async (reference: string, services: WantedService[], booked = services) => {
    const terms = await termsOf(market.supplier, { ...request, services })
    return market.supplier.book({
      reference,
      termsId: terms.termsId,
      expectedTotal: terms.total,
      passengers: passengersOf(SEARCH.travellers),
      services: booked,
      contact: { email: 'someone@example.com', phone: '+44 20 7946 0000' },
    })
  }
  return { ...market, request, seat, seatNumber: free[0]?.seatNumber ?? '', book }
}

test('a trip is booked with its services at the price of the terms, in whatever order they are named', async () => {
  const { book, seat, supplier } = await opened()
  const answer = await book('order-1', [seat, BAG], [BAG, seat])
  expect(answer).toMatchObject({ booking: { status: 'confirmed', bookingReference: expect.stringMatching(/^SBX-/) } })
  expect(await supplier.findBooking('order-1')).toEqual('booking' in answer && answer.booking)
})

test('other services than those of the terms are refused, and nothing is booked', async () => {
  const { book, seat, supplier } = await opened()
  for (const booked of [[seat], [], [seat, { ...BAG, quantity: 2 }], [seat, { ...BAG, passengerIndex: 1 }]]) {
    expect(await book('order-1', [seat, BAG], booked)).toMatchObject({ refusal: { code: 'services-changed' } })
  }
  expect(await supplier.findBooking('order-1')).toBeNull()
})

test('a seat is sold once: it is gone from the map and the terms, and a booking that holds it already is refused whole', async () => {
  const { book, seat, seatNumber, supplier, request } = await opened()
  const terms = await termsOf(supplier, { ...request, services: [seat] })
  await book('order-1', [seat])
  const [map] = await seatMapsOf(supplier, request)
  expect(map && seatsOf(map).find((one) => one.seatNumber === seatNumber)?.offers).toEqual([])
  expect(await supplier.fetchTerms({ ...request, services: [seat] })).toMatchObject({
    refusal: { code: 'service-gone', message: expect.stringContaining(`Seat ${seatNumber}`) },
  })
  const late = { reference: 'order-2', termsId: terms.termsId, expectedTotal: terms.total, services: [seat] }
  const rest = { passengers: passengersOf(SEARCH.travellers), contact: { email: 'someone@example.com', phone: '+44 20 7946 0000' } }
  expect(await supplier.book({ ...late, ...rest })).toMatchObject({
    refusal: { code: 'seat-taken', message: expect.stringContaining('Nothing was booked'), field: 'seats' },
  })
  expect(await supplier.findBooking('order-2')).toBeNull()
  expect(await supplier.book({ ...late, ...rest, reference: 'order-1' })).toMatchObject({ booking: { reference: 'order-1' } })
})

test('a cancelled booking gives its seats back', async () => {
  const { book, seat, supplier } = await opened()
  await book('order-1', [seat])
  const quoted = await supplier.quoteCancellation('order-1')
  if ('refusal' in quoted) throw new Error(quoted.refusal.message)
  await supplier.confirmCancellation('order-1', quoted.cancellation.cancellationId)
  expect(await supplier.findBooking('order-1')).toMatchObject({ status: 'cancelled' })
  expect(await book('order-2', [seat])).toMatchObject({ booking: { status: 'confirmed' } })
})

test('what was opened before midnight is booked after it: the seat of the terms is not taken by the clock', async () => {
  const { supplier, request, waitUntil } = await opened()
  waitUntil('2026-11-20T23:50:00Z')
  const maps = await seatMapsOf(supplier, request)
  const services = maps.map((map) => {
    const seat = seatsOf(map).find(({ offers, traits }) => offers.length > 0 && !traits.includes('exit-row'))
    return { optionId: seat?.offers[0]?.optionId ?? '', passengerIndex: 0, quantity: 1 }
  })
  const terms = await termsOf(supplier, { ...request, services })
  waitUntil('2026-11-21T00:10:00Z')
  const wanted = { reference: 'order-1', termsId: terms.termsId, expectedTotal: terms.total, services }
  const rest = { passengers: passengersOf(SEARCH.travellers), contact: { email: 'someone@example.com', phone: '+44 20 7946 0000' } }
  expect(await supplier.book({ ...wanted, ...rest })).toMatchObject({ booking: { total: terms.total } })
})

test.each([
  [{ firstName: 'Иван' }, '+44 20 7946 0000', 'name-not-taken'],
  [{ lastName: 'R2D2' }, '+44 20 7946 0000', 'name-not-taken'],
  [{}, '020 7946 0000', 'phone-not-taken'],
])('like every supplier, the sandbox books nothing for %j with the phone %s', async (change, phone, code) => {
  const { supplier, request, bookings } = await opened()
  const terms = await termsOf(supplier, { ...request, services: [] })
  const passengers = passengersOf(SEARCH.travellers).map((passenger) => ({ ...passenger, ...change }))
  const contact = { email: 'someone@example.com', phone }
  const wanted = { reference: 'order-1', termsId: terms.termsId, expectedTotal: terms.total, services: [], passengers, contact }
  expect(await supplier.book(wanted)).toMatchObject({ refusal: { code } })
  expect(await bookings.find('order-1')).toBeNull()
})

test('a booking that the dial refuses was sold out a moment ago, and its seats stay free', async () => {
  const { book, seat, supplier, bookings } = await opened({ bookRefused: 1 })
  expect(await book('order-1', [seat])).toMatchObject({
    refusal: { code: 'sold-out', message: expect.stringContaining('Nothing was booked') },
  })
  expect(await supplier.findBooking('order-1')).toBeNull()
  expect(await bookings.soldSeats([seat.optionId])).toEqual([])
})

test('a booking whose answer is lost stands in the books once, and is found there', async () => {
  const { book, seat, supplier } = await opened({ bookLost: 1 })
  await expect(book('order-1', [seat])).rejects.toThrow(OutsideFailure)
  const found = await supplier.findBooking('order-1')
  expect(found).toMatchObject({ status: 'confirmed', bookingReference: expect.stringMatching(/^SBX-/) })
})

test('late books do not answer for some seconds after a booking, and say “none” at once where there is none', async () => {
  const { book, supplier, waitUntil } = await opened({ bookLate: 1 })
  expect(await supplier.findBooking('order-1')).toBeNull()
  await expect(book('order-1', [])).rejects.toThrow(OutsideFailure)
  await expect(supplier.findBooking('order-1')).rejects.toThrow(OutsideFailure)
  waitUntil(new Date(OPENED_AT.getTime() + 7_999).toISOString())
  await expect(supplier.findBooking('order-1')).rejects.toThrow(OutsideFailure)
  waitUntil(new Date(OPENED_AT.getTime() + 8_000).toISOString())
  expect(await supplier.findBooking('order-1')).toMatchObject({ reference: 'order-1', status: 'confirmed' })
})

test('the dials of a booking draw by its reference: the same orders every time, and no other', async () => {
  const { book } = await opened({ bookRefused: 0.5 })
  const fates: string[] = []
  for (let order = 1; order <= 12; order++) fates.push('refusal' in (await book(`order-${order}`, [])) ? 'refused' : 'booked')
  expect(new Set(fates)).toEqual(new Set(['refused', 'booked']))
  const again = await opened({ bookRefused: 0.5 })
  for (const [index, fate] of fates.entries()) {
    expect('refusal' in (await again.book(`order-${index + 1}`, [])) ? 'refused' : 'booked').toBe(fate)
  }
})
