import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchSandbox } from '@/lib/adapters/supplier/sandbox/search-sandbox'
import { NOW, searchBetween } from '@/tests/fixtures/market'
import type { Fare, FlightOffer } from './offer-schema'
import { fareSchema } from './offer-schema'
import { packRanked, unpackRanked } from './packed-offers'
import { packedRankedSchema } from './packed-offers-schema'
import { rankAllForView } from './rank-flights'
import type { RankedOffer } from './ranked-offer'
import { rankedOfferSchema } from './ranked-offer-schema'

const FAMILY = { adults: 2, children: 1, infants: 1, pets: 0, childAges: [7, 1] }

function rankedOf(from: string, to: string, departureOn: string): RankedOffer[] {
  return rankAllForView(searchSandbox(searchBetween(from, to, departureOn, { travellers: FAMILY, withAirportChange: true }), NOW), 0)
}

/** As the other side of the network reads it. */
function sent(ranked: RankedOffer[]): RankedOffer[] {
  return unpackRanked(packedRankedSchema.parse(JSON.parse(JSON.stringify(packRanked(ranked)))))
}

test('real offers come out as they went in', () => {
  const pairs: [string, string][] = [
    ['London', 'New York'],
    ['Bergen', 'Denver'],
    ['Edinburgh', 'Boston'],
    ['Tokyo', 'Honolulu'],
    ['Kuwait', 'Bangkok'],
  ]
  fc.assert(
    fc.property(fc.constantFrom(...pairs), fc.integer({ min: 1, max: 28 }), ([from, to], day) => {
      const ranked = rankedOf(from, to, `2027-02-${String(day).padStart(2, '0')}`)
      expect(sent(ranked)).toEqual(ranked)
    }),
    { numRuns: 10 },
  )
})

const someRanked: fc.Arbitrary<RankedOffer[]> = fc.array(
  fc
    .record({
      at: fc.nat(500),
      stopsAt: fc.boolean(),
      leavesFrom: fc.boolean(),
      foreignId: fc.boolean(),
      untaxed: fc.boolean(),
      covers: fc.constantFrom('trip' as const, 'addition' as const, undefined),
      co2Kg: fc.option(fc.nat(900)),
    })
    .map((wish) => unusual(wish)),
  { maxLength: 12 },
)
const USUAL = rankedOf('Bergen', 'Denver', '2027-02-10')

type Wish = {
  at: number
  stopsAt: boolean
  leavesFrom: boolean
  foreignId: boolean
  untaxed: boolean
  covers: 'trip' | 'addition' | undefined
  co2Kg: number | null
}

/** What other suppliers say, or leave out. */
function unusual({ at, stopsAt, leavesFrom, foreignId, untaxed, covers, co2Kg }: Wish): RankedOffer {
  const one = USUAL[at % USUAL.length]
  if (!one) throw new Error('the market has such flights')
  const place = one.offer.segments[0]?.origin
  const fareOf = (fare: Fare, index: number): Fare => ({
    ...fare,
    fareId: foreignId ? `off_${at}_${index}` : fare.fareId,
    seatIncluded: null,
    passengerFares: fare.passengerFares.map((share) => (untaxed ? { ...share, base: null, taxes: null } : share)),
  })
  const offer: FlightOffer = {
    ...one.offer,
    segments: one.offer.segments.map((segment) => (stopsAt && place ? { ...segment, stopsAt: [place] } : segment)),
    layovers: one.offer.layovers.map((layover) => (leavesFrom && place ? { ...layover, leavesFrom: place } : layover)),
    fares: one.offer.fares.map(fareOf),
    co2Kg,
    ...(covers ? { priceCovers: covers } : {}),
  }
  return { ...one, offer }
}

test('what only some suppliers say is kept, and so is what they leave out', () => {
  fc.assert(
    fc.property(someRanked, (ranked) => {
      expect(sent(ranked)).toEqual(ranked)
      for (const one of sent(ranked)) expect(rankedOfferSchema.safeParse(one).success).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('two hundred offers for three kinds of traveller stay under 300 kB', () => {
  const offers = ['2027-02-10', '2027-02-11', '2027-02-12', '2027-02-13', '2027-02-14'].flatMap((day) =>
    rankedOf('London', 'New York', day),
  )
  const most = offers.slice(0, 200)
  expect(most.length).toBe(200)
  expect(new TextEncoder().encode(JSON.stringify(packRanked(most))).length).toBeLessThan(300_000)
})

test('places and carriers stand in the answer once', () => {
  const packed = packRanked(USUAL)
  const codes = packed.places.map(({ iataCode }) => iataCode)
  expect(new Set(codes).size).toBe(codes.length)
  expect(new Set(packed.carriers.map(({ iataCode }) => iataCode)).size).toBe(packed.carriers.length)
})

test('an answer that points at what it does not hold is refused', () => {
  const packed = packRanked(USUAL)
  expect(() => unpackRanked({ ...packed, segments: [] })).toThrow('has nothing at')
})

test('of what a passenger pays there is nothing but what is packed and what only terms name', () => {
  const { taxItems: _, ...packed } = fareSchema.shape.passengerFares.element.shape
  expect(Object.keys(packed).toSorted()).toEqual(['base', 'count', 'taxes', 'total', 'type'])
})
