import { expect, test } from 'vitest'
import { cleanHotels } from '@/lib/travel/stays/clean-hotels'
import { readHotel } from '@/lib/travel/stays/hotel-schema'
import { A_PLACE, aStaySearch } from '@/tests/fixtures/stays'
import { NO_DIALS } from '../../supplier/sandbox/dials'
import { createSandboxStays } from './sandbox-stays'

const NOW = new Date('2026-11-22T09:00:00Z')
const stays = createSandboxStays({ places: [A_PLACE] })
const hotelsFor = async (changes: Parameters<typeof aStaySearch>[0] = {}, now = NOW) => {
  const search = aStaySearch(changes)
  return cleanHotels((await stays.search(search, now)).hotels.map(readHotel), search)
}
const pricesOf = ({ hotels }: Awaited<ReturnType<typeof hotelsFor>>) =>
  new Map(hotels.flatMap(({ rooms }) => rooms.flatMap(({ rates }) => rates.map(({ rateId, netPrice }) => [rateId, netPrice.amountMinor]))))

test('the same question on the same day has the same answer, also of another process', async () => {
  const [first, again] = [await hotelsFor(), await hotelsFor({}, new Date('2026-11-22T23:00:00Z'))]
  expect(again).toEqual(first)
  const other = createSandboxStays({ places: [structuredClone(A_PLACE)] })
  expect((await other.search(aStaySearch(), NOW)).hotels).toEqual(first.hotels)
  expect(first.unreadable).toBe(0)
})

test('a city that is named by its centre has the hotels of the place that stands there; elsewhere there are none', async () => {
  const city = { slug: null, name: 'Lisboa', centre: { latitude: 38.72, longitude: -9.15 } }
  expect((await hotelsFor({ city })).hotels.map(({ hotelId }) => hotelId)).toEqual((await hotelsFor()).hotels.map(({ hotelId }) => hotelId))
  const sea = { slug: null, name: 'The Atlantic', centre: { latitude: 38.7, longitude: -20 } }
  expect((await hotelsFor({ city: sea })).hotels).toEqual([])
  expect((await hotelsFor({ city: { slug: 'nowhere', name: 'Nowhere', centre: A_PLACE.centre } })).hotels).toEqual([])
})

test('weekends cost more than days of the week, and booking late more than early', async () => {
  const [week, weekend] = [
    pricesOf(await hotelsFor({ checkInOn: '2027-05-10', checkOutOn: '2027-05-12' })),
    pricesOf(await hotelsFor({ checkInOn: '2027-05-14', checkOutOn: '2027-05-16' })),
  ]
  const late = pricesOf(await hotelsFor({ checkInOn: '2027-05-10', checkOutOn: '2027-05-12' }, new Date('2027-05-05T09:00:00Z')))
  const both = [...week].flatMap(([rateId, price]) => {
    const other = weekend.get(rateId)
    return other === undefined ? [] : [{ price, other }]
  })
  expect(both.length).toBeGreaterThan(50)
  for (const { price, other } of both) expect(other).toBeGreaterThan(price)
  for (const [rateId, price] of late) expect(price).toBeGreaterThan(week.get(rateId) ?? 0)
})

test('a longer stay costs the average of its nights, between its cheapest and its dearest night', async () => {
  const whole = pricesOf(await hotelsFor({ checkInOn: '2027-05-11', checkOutOn: '2027-05-15' }))
  const days = ['2027-05-11', '2027-05-12', '2027-05-13', '2027-05-14', '2027-05-15']
  const nightly = await Promise.all(
    days.slice(0, 4).map(async (checkInOn, index) => pricesOf(await hotelsFor({ checkInOn, checkOutOn: days[index + 1] ?? checkInOn }))),
  )
  for (const [rateId, price] of whole) {
    // Each is asked as far ahead as it is, which is within the same step of the run-up here; what is free on all nights is on each.
    const prices = nightly.map((night) => night.get(rateId) ?? Number.NaN)
    expect(price).toBeGreaterThanOrEqual(Math.min(...prices))
    expect(price).toBeLessThanOrEqual(Math.max(...prices))
  }
})

test('a price that can be given back says until when, costs more, and is not sold when that time is over', async () => {
  const { hotels } = await hotelsFor()
  for (const { rooms } of hotels)
    for (const { rates } of rooms) {
      const fixed = rates.find(({ cancellation }) => cancellation.kind === 'not-refundable')
      for (const { cancellation, netPrice } of rates) {
        if (cancellation.kind !== 'free') continue
        expect(cancellation.freeUntilOn < '2027-05-10').toBe(true)
        expect(netPrice.amountMinor).toBeGreaterThan(fixed?.netPrice.amountMinor ?? Number.POSITIVE_INFINITY)
      }
    }
  const today = await hotelsFor({ checkInOn: '2026-11-22', checkOutOn: '2026-11-23' })
  expect(
    today.hotels
      .flatMap(({ rooms }) => rooms.flatMap(({ rates }) => rates))
      .every(({ cancellation }) => cancellation.kind === 'not-refundable'),
  ).toBe(true)
})

test('rooms run out on some nights; what is full on one of its nights is full for the stay', async () => {
  const left = async (checkInOn: string, checkOutOn: string) =>
    new Map(
      (await hotelsFor({ checkInOn, checkOutOn })).hotels.flatMap(({ rooms }) => rooms.map(({ roomId, roomsLeft }) => [roomId, roomsLeft])),
    )
  const [friday, saturday, both] = [
    await left('2027-05-14', '2027-05-15'),
    await left('2027-05-15', '2027-05-16'),
    await left('2027-05-14', '2027-05-16'),
  ]
  for (const [roomId, rooms] of both) expect(rooms).toBe(Math.min(friday.get(roomId) ?? 0, saturday.get(roomId) ?? 0))
  const full = [...both.values()].filter((rooms) => rooms === 0).length
  expect(full).toBeGreaterThan(0)
  expect(full).toBeLessThan(both.size / 2)
})

test('prices come in the currency that is asked for, and one without a rate is told', async () => {
  const [euros, yen] = [pricesOf(await hotelsFor()), pricesOf(await hotelsFor({ currency: 'JPY' }))]
  for (const [rateId, price] of yen) expect(price / 184).toBeCloseTo((euros.get(rateId) ?? 0) / 100, 0)
  await expect(stays.search(aStaySearch({ currency: 'XTS' }), NOW)).rejects.toThrow('XTS')
})

test('breakfast costs more for more people in a room; the bed does not', async () => {
  const [two, four] = [pricesOf(await hotelsFor({ adults: 2 })), pricesOf(await hotelsFor({ adults: 4 }))]
  expect([...two].some(([rateId, price]) => rateId.endsWith('-breakfast') && (four.get(rateId) ?? 0) > price)).toBe(true)
  for (const [rateId, price] of two) if (rateId.endsWith('-fixed')) expect(four.get(rateId)).toBe(price)
})

test('one hotel is answered as it stands in the whole answer; one that is not there is not', async () => {
  const search = aStaySearch()
  const [, second] = (await hotelsFor()).hotels
  expect((await stays.fetchHotel(search, second?.hotelId ?? '', NOW)).hotels).toEqual([second])
  expect((await stays.fetchHotel(search, 'sbx-lisbon-99', NOW)).hotels).toEqual([])
})

test('the dials make it fail, send nonsense, send half, and sell out', async () => {
  const ask = (dials: Partial<typeof NO_DIALS>) =>
    createSandboxStays({ places: [A_PLACE], dials: { ...NO_DIALS, ...dials } }).search(aStaySearch(), NOW)
  const whole = (await hotelsFor()).hotels.length
  await expect(ask({ error: 1 })).rejects.toThrow('We’ve kept what you asked for')
  expect(cleanHotels((await ask({ garbage: 1 })).hotels.map(readHotel), aStaySearch())).toEqual({ hotels: [], unreadable: whole })
  expect((await ask({ partial: 1 })).hotels).toHaveLength(Math.ceil(whole / 2))
  const gone = cleanHotels((await ask({ soldOut: 1 })).hotels.map(readHotel), aStaySearch()).hotels
  expect(gone.flatMap(({ rooms }) => rooms).every(({ roomsLeft }) => roomsLeft === 0)).toBe(true)
})
