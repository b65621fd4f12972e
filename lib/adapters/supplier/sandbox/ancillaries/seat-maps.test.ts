import { expect, test } from 'vitest'
import { type SeatMap, seatsOf } from '@/lib/travel/ancillaries/seat-map'
import { seatMapsSchema } from '@/lib/travel/ancillaries/seat-map-schema'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { FAMILY, flownBy, openMarket, requestOf, searchOf, seatMapsOf } from './testing-trip'

const ROUND_TRIP = searchOf([
  ['London', 'Lisbon', '2026-12-04'],
  ['Lisbon', 'London', '2026-12-11'],
])
const TO_SYDNEY = searchOf([['London', 'Sydney', '2027-03-27']])

async function mapsFor(search: FlightSearch, airlines: string[] | null, brand: number | string = 0) {
  const { supplier } = openMarket()
  return seatMapsOf(supplier, requestOf(search, airlines ? flownBy(...airlines) : undefined, brand))
}

/** Prices of one kind of seat in the cabin of the fare. */
function pricesOf(map: SeatMap | undefined, isWanted: (traits: string[]) => boolean): number[] {
  const seats = map ? seatsOf(map).filter(({ traits }) => isWanted(traits)) : []
  return [...new Set(seats.flatMap(({ offers }) => offers.map(({ price }) => price.amountMinor)))].toSorted((a, b) => a - b)
}

test('every flight of the trip has its map, in order of travel, the same each time', async () => {
  const { supplier } = openMarket()
  const request = requestOf(TO_SYDNEY, ({ connections }) => connections === 1)
  const maps = await seatMapsOf(supplier, request)
  expect(maps.map(({ sliceIndex, segmentIndex }) => [sliceIndex, segmentIndex])).toEqual([
    [0, 0],
    [0, 1],
  ])
  expect(seatMapsSchema.parse(maps)).toEqual(maps)
  expect(await seatMapsOf(supplier, request)).toEqual(maps)
  expect(maps.map(({ flightNumber }) => flightNumber).join('_')).toBe(request.fareIds[0]?.split('-')[1])
})

test('all cabins are drawn, and seats are sold in that of the fare alone', async () => {
  for (const [cabinClass, brand, name] of [
    ['economy-with-restrictions', 0, 'Economy'],
    ['business', 'Business', 'Business'],
  ] as const) {
    const search = searchOf([['London', 'New York', '2027-02-10']], { cabinClass, directOnly: true })
    const [map] = await mapsFor(search, ['BA'], brand)
    expect(map?.cabins.length).toBeGreaterThan(1)
    for (const cabin of map?.cabins ?? []) {
      const offers = cabin.rows.flatMap(({ sections }) => sections.flat()).flatMap((seat) => (seat.kind === 'seat' ? seat.offers : []))
      expect(cabin.isYours).toBe(cabin.name === name)
      expect(offers.length > 0).toBe(cabin.isYours)
    }
  }
})

test('low-cost airlines fit economy throughout', async () => {
  const [map] = await mapsFor(ROUND_TRIP, ['U2'])
  expect(map?.cabins.map(({ name }) => name)).toEqual(['Economy'])
})

test('middle, other, front and legroom seats cost more in this order', async () => {
  for (const airlines of [['U2'], ['BA', 'TP']]) {
    const [map] = await mapsFor(ROUND_TRIP, airlines)
    const ordinary = (traits: string[]) => !traits.includes('extra-legroom')
    const [middle = 0] = pricesOf(map, (traits) => traits.includes('middle') && ordinary(traits))
    const [other = 0] = pricesOf(map, (traits) => !traits.includes('middle') && ordinary(traits))
    const front = pricesOf(map, ordinary).at(-1) ?? 0
    const [legroom = 0] = pricesOf(map, (traits) => traits.includes('extra-legroom'))
    expect([middle, other, front, legroom].every((price) => price > 0)).toBe(true)
    expect(middle < other && other < front && front < legroom, `${middle} ${other} ${front} ${legroom}`).toBe(true)
    // Pounds: what airlines publish for flights of this length.
    expect(middle).toBeGreaterThan(400)
    expect(legroom).toBeLessThan(5000)
  }
})

test('a fare with a seat has ordinary ones free and legroom for less; Flex and Business have all of them free', async () => {
  const plus = (await mapsFor(ROUND_TRIP, ['U2'], 1))[0]
  const basic = (await mapsFor(ROUND_TRIP, ['U2'], 0))[0]
  const isLegroom = (traits: string[]) => traits.includes('extra-legroom')
  expect(pricesOf(plus, (traits) => !isLegroom(traits))).toEqual([0])
  expect(pricesOf(plus, isLegroom)[0]).toBeGreaterThan(0)
  expect(pricesOf(plus, isLegroom)[0]).toBeLessThan(pricesOf(basic, isLegroom)[0] ?? 0)
  expect(pricesOf((await mapsFor(ROUND_TRIP, ['U2'], 2))[0], () => true)).toEqual([0])
  const business = searchOf([['London', 'New York', '2027-02-10']], { cabinClass: 'business' })
  expect(pricesOf((await mapsFor(business, ['BA'], -1))[0], () => true)).toEqual([0])
})

test('one map is less than 60 kB, the largest aircraft with the most seats free too', async () => {
  const sizes: number[] = []
  for (const on of ['2026-12-01', '2027-04-20', '2027-09-27']) {
    const search = searchOf([['Dubai', 'London', on]], { directOnly: true, currency: 'KWD' })
    const { supplier } = openMarket()
    const isLargest = ({ segments }: { segments: { aircraft: string }[] }) => segments.some(({ aircraft }) => aircraft === 'Airbus A380')
    for (const map of await seatMapsOf(supplier, requestOf(search, isLargest))) sizes.push(JSON.stringify(map).length)
  }
  expect(Math.max(...sizes)).toBeLessThan(60_000)
  expect(Math.max(...sizes)).toBeGreaterThan(50_000)
})

test('a free seat is for any traveller who has one; whom it is not for is a matter of the rules', async () => {
  const [map] = await mapsFor({ ...ROUND_TRIP, travellers: { ...FAMILY, adults: 1, children: 0 } }, ['U2'])
  expect(map && seatsOf(map).every(({ offers }) => offers.every(({ passengerIndex }) => passengerIndex === null))).toBe(true)
})
