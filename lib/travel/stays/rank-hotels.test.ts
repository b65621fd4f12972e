import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aHotel, aRate, aRoom, aStaySearch } from '@/tests/fixtures/stays'
import { hourWorth } from '../flights/value-of-time'
import { beats, type HotelCriteria } from './hotel-cost'
import type { PlacedHotel } from './placed-hotel'
import { pickHotels, rankHotels } from './rank-hotels'
import { STAY_PICKS, type StayPick } from './ranked-hotel'
import type { RankedHotel } from './ranked-hotel-schema'

type Facts = { step: number; metres: number; stars: number }
const CURRENCIES = ['EUR', 'GBP', 'JPY', 'KWD', 'INR', 'IDR']

/** Prices count in fiftieths of an hour's value, so that they are whole in every currency. */
function hotelsOf(list: Facts[], currency = 'EUR'): PlacedHotel[] {
  return list.map(({ step, metres, stars }, index) =>
    aHotel({
      hotelId: `h${String(index).padStart(2, '0')}`,
      stars,
      metresToCentre: metres,
      rooms: [aRoom({ rates: [aRate({ amountMinor: (step * hourWorth(currency).amountMinor) / 50, currency })] })],
    }),
  )
}
const someFacts = fc.record({
  step: fc.integer({ min: 2, max: 12 }).map((times) => times * 50),
  metres: fc.integer({ min: 0, max: 8 }).map((times) => times * 400),
  stars: fc.integer({ min: 2, max: 5 }),
})
const someList = fc.array(someFacts, { minLength: 1, maxLength: 20 })
const someOrder = fc.constantFrom<StayPick>(...STAY_PICKS)
const search = aStaySearch()
const criteriaOf = ({ hotel, lead, metres }: RankedHotel): HotelCriteria => ({
  priceMinor: lead.rate.netPrice.amountMinor,
  metres,
  stars: hotel.stars,
})
const idsOf = (ranked: RankedHotel[]) => ranked.map(({ hotel }) => hotel.hotelId)

test('labels are true, and each is given exactly once', () => {
  fc.assert(
    fc.property(someList, someOrder, (list, by) => {
      const ranked = rankHotels(hotelsOf(list), search, { by })
      const picks = pickHotels(ranked)
      expect(picks.flatMap(({ labels }) => labels).toSorted()).toEqual(['best-placed', 'best-value', 'cheapest'])
      const carrying = (label: StayPick) => picks.find(({ labels }) => labels.includes(label))
      expect(carrying('cheapest')?.lead.rate.netPrice.amountMinor).toBe(Math.min(...ranked.map((one) => criteriaOf(one).priceMinor)))
      expect(carrying('best-placed')?.metres).toBe(Math.min(...list.map(({ metres }) => metres)))
      expect(carrying('best-value')?.hotel.hotelId).toBe(idsOf(rankHotels(hotelsOf(list), search))[0])
      expect(ranked.map(({ place }) => place)).toEqual(list.map((_, index) => index + 1))
    }),
  )
})

test('no pick is beaten in price, distance and stars, and no hotel stands above one that beats it', () => {
  fc.assert(
    fc.property(someList, someOrder, (list, by) => {
      const ranked = rankHotels(hotelsOf(list), search, { by })
      for (const [index, one] of ranked.entries()) {
        const isBeatenBy = (other: RankedHotel) => beats(criteriaOf(other), criteriaOf(one))
        if (one.labels.length > 0) expect(ranked.some(isBeatenBy)).toBe(false)
        expect(ranked.slice(index + 1).some(isBeatenBy)).toBe(false)
      }
    }),
  )
})

test('raising a price, or moving a hotel away, never lifts it', () => {
  fc.assert(
    fc.property(someList, fc.nat(), fc.integer({ min: 1, max: 500 }), fc.boolean(), someOrder, (list, which, more, isPrice, by) => {
      const worse = list.map((facts, index) => {
        if (index !== which % list.length) return facts
        return isPrice ? { ...facts, step: facts.step + more } : { ...facts, metres: facts.metres + more }
      })
      const placeOf = (facts: Facts[]) =>
        idsOf(rankHotels(hotelsOf(facts), search, { by })).indexOf(`h${String(which % list.length).padStart(2, '0')}`)
      expect(placeOf(worse)).toBeGreaterThanOrEqual(placeOf(list))
    }),
  )
})

test('the order is the same in every currency, and in whatever order the hotels come', () => {
  fc.assert(
    fc.property(someList, fc.constantFrom(...CURRENCIES), someOrder, (list, currency, by) => {
      const order = idsOf(rankHotels(hotelsOf(list), search, { by }))
      expect(idsOf(rankHotels(hotelsOf(list, currency), search, { by }))).toEqual(order)
      expect(idsOf(rankHotels(hotelsOf(list).toReversed(), search, { by }))).toEqual(order)
    }),
  )
})

test('each hotel has one reason, in money and metres', () => {
  const hotel = (hotelId: string, amountMinor: number, metresToCentre: number, stars: number) =>
    aHotel({ hotelId, metresToCentre, stars, rooms: [aRoom({ rates: [aRate({ amountMinor })] })] })
  const reasons = (...hotels: PlacedHotel[]) =>
    Object.fromEntries(rankHotels(hotels, search, { by: 'cheapest' }).map((one) => [one.hotel.hotelId, one.reason]))
  expect(reasons(hotel('far', 7_600, 1_400, 2), hotel('near', 12_000, 500, 3), hotel('grand', 12_000, 1_403, 4))).toEqual({
    far: '€44.00 a night less than the best placed, 900 m farther from the centre',
    near: '€44.00 a night more than the cheapest, 900 m nearer to the centre, 1 star more',
    grand: '€44.00 a night more than the cheapest, just as far from the centre, 2 stars more',
  })
  expect(reasons(hotel('both', 7_600, 500, 3), hotel('other', 9_000, 2_500, 3))).toEqual({
    both: 'cheapest and nearest at once, 500 m from the centre, €14.00 a night less than the next',
    other: '€14.00 a night more than the cheapest, 2 km farther from the centre',
  })
  expect(reasons(hotel('alone', 7_600, 500, 3))).toEqual({ alone: 'the only one that suits' })
})

test('where a sight is asked for, the way leads to it, and the reason names it', () => {
  const at = (hotelId: string, amountMinor: number, metres: number) =>
    aHotel({ hotelId, sights: [{ sightId: 'castle', name: 'The castle', metres }], rooms: [aRoom({ rates: [aRate({ amountMinor })] })] })
  const ranked = rankHotels([at('near', 9_000, 200), at('far', 8_000, 1_200)], search, { by: 'best-placed', sightId: 'castle' })
  expect(ranked.map(({ metres, reason }) => [metres, reason])).toEqual([
    [200, '€10.00 a night more than the cheapest, 1 km nearer to The castle'],
    [1_200, '€10.00 a night less than the best placed, 1 km farther from The castle'],
  ])
})

test('a hotel without a price is not ranked', () => {
  expect(rankHotels([aHotel({ rooms: [] })], search)).toEqual([])
})
