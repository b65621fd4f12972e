import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aFare, anOffer, aSearch, LISBON, LONDON } from '@/tests/fixtures/trip'
import { criteriaOf, dominates } from './dominates'
import { offerCost } from './offer-cost'
import type { FlightOffer } from './offer-schema'
import { pickThree, rankFlights } from './rank-flights'
import type { PickLabel } from './ranked-offer'
import type { FlightSearch } from './search'
import { hourWorth } from './value-of-time'

const CURRENCIES = ['EUR', 'GBP', 'USD', 'JPY', 'KWD', 'HUF', 'INR', 'VND']

type Facts = {
  fares: { step: number; pieces: number }[]
  minutes: number
  connections: number
  departs: string
  arrives: string
  wait: number
  isOvernight: boolean
  changesAirport: boolean
}

/** Prices count in fiftieths of an hour's value, so that they are whole in every currency. */
function offersOf(list: Facts[], currency = 'GBP'): FlightOffer[] {
  return list.map(({ fares, minutes, connections, departs, arrives, wait, isOvernight, changesAirport }, index) =>
    anOffer({
      offerId: `offer-${index}`,
      departsAt: `2026-11-27T${departs}`,
      arrivesAt: `2026-11-27T${arrives}`,
      durationMinutes: minutes,
      connections,
      layovers: Array.from({ length: connections }, () => ({
        airport: LONDON,
        minutes: wait,
        isOvernight,
        ...(changesAirport ? { leavesFrom: LISBON } : {}),
      })),
      fares: fares.map(({ step, pieces }, fareIndex) =>
        aFare({
          fareId: `fare-${index}-${fareIndex}`,
          checkedBags: { pieces, weightKg: null },
          total: { amountMinor: (step * hourWorth(currency).amountMinor) / 50, currency },
        }),
      ),
    }),
  )
}

const hours = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`)
const someFare = fc.record({ step: fc.integer({ min: 1, max: 12 }).map((times) => times * 60), pieces: fc.nat({ max: 3 }) })
// Few distinct values, so that ties and dominated offers are common.
const someFacts = fc.record({
  fares: fc.array(someFare, { minLength: 1, maxLength: 3 }),
  minutes: fc.integer({ min: 3, max: 12 }).map((step) => step * 40),
  connections: fc.nat({ max: 2 }),
  departs: hours,
  arrives: hours,
  wait: fc.integer({ min: 45, max: 360 }),
  isOvernight: fc.boolean(),
  changesAirport: fc.boolean(),
})
const someList = fc.array(someFacts, { minLength: 1, maxLength: 25 })
const someOrder = fc.constantFrom<PickLabel>('cheapest', 'fastest', 'best-value')
const someWeight = fc.oneof(fc.constantFrom(0, 0.5, 1, 2, 4), fc.double({ min: 0, max: 4, noNaN: true }))
const someWeights = fc.record({ time: someWeight, stops: someWeight, nights: someWeight, waits: someWeight })
const someSearch = fc
  .record({ checkedBags: fc.nat({ max: 3 }), adults: fc.integer({ min: 1, max: 3 }) })
  .map(({ checkedBags, adults }) => aSearch({ checkedBags, travellers: { adults, children: 0, infants: 0, pets: 0, childAges: [] } }))

const isBeaten = (offer: FlightOffer, by: FlightOffer, search: FlightSearch) => dominates(criteriaOf(by, search), criteriaOf(offer, search))
const idsOf = (ranked: { offer: FlightOffer }[]) => ranked.map(({ offer }) => offer.offerId)

test('labels are true for any weights, and each is given exactly once', () => {
  fc.assert(
    fc.property(someList, someSearch, someOrder, someWeights, (list, search, by, weights) => {
      const offers = offersOf(list)
      const picks = pickThree(rankFlights(offers, search, by, weights))
      expect(picks.flatMap(({ labels }) => labels).toSorted()).toEqual(['best-value', 'cheapest', 'fastest'])
      const carrying = (label: PickLabel) => picks.find(({ labels }) => labels.includes(label))
      const prices = offers.map((offer) => criteriaOf(offer, search).priceMinor)
      expect(carrying('cheapest')?.total.amountMinor).toBe(Math.min(...prices))
      expect(carrying('fastest')?.offer.durationMinutes).toBe(Math.min(...offers.map((offer) => offer.durationMinutes)))
      expect(carrying('best-value')?.offer).toBe(rankFlights(offers, search, 'best-value', weights)[0]?.offer)
      expect(new Set(idsOf(picks)).size).toBe(picks.length)
    }),
  )
})

test('no pick is dominated, and no offer stands above one that dominates it', () => {
  fc.assert(
    fc.property(someList, someSearch, someOrder, someWeights, (list, search, by, weights) => {
      const offers = offersOf(list)
      const ranked = rankFlights(offers, search, by, weights)
      for (const [index, { offer, labels }] of ranked.entries()) {
        if (labels.length > 0) expect(offers.some((other) => isBeaten(offer, other, search))).toBe(false)
        expect(ranked.slice(index + 1).some((later) => isBeaten(offer, later.offer, search))).toBe(false)
      }
    }),
  )
})

test('raising a price never lifts an option, be it of one fare or of all', () => {
  fc.assert(
    fc.property(
      someList,
      fc.record({ which: fc.nat(), fare: fc.nat(), rise: fc.integer({ min: 1, max: 900 }), isAll: fc.boolean() }),
      someSearch,
      someOrder,
      someWeights,
      (list, { which, fare, rise, isAll }, search, by, weights) => {
        const raised = which % list.length
        const raise = ({ fares, ...facts }: Facts): Facts => ({
          ...facts,
          fares: fares.map((one, index) => (isAll || index === fare % fares.length ? { ...one, step: one.step + rise } : one)),
        })
        const dearer = list.map((facts, index) => (index === raised ? raise(facts) : facts))
        const placeOf = (facts: Facts[]) => idsOf(rankFlights(offersOf(facts), search, by, weights)).indexOf(`offer-${raised}`)
        expect(placeOf(dearer)).toBeGreaterThanOrEqual(placeOf(list))
      },
    ),
  )
})

test('the order is the same in every currency, and for a party that grows with its prices', () => {
  fc.assert(
    fc.property(
      someList,
      someSearch,
      someWeights,
      fc.constantFrom(...CURRENCIES),
      fc.constantFrom(...CURRENCIES),
      (list, search, weights, one, other) => {
        const order = (currency: string) => idsOf(rankFlights(offersOf(list, currency), search, 'best-value', weights))
        expect(order(other)).toEqual(order(one))
        const doubled = { ...search, travellers: { ...search.travellers, adults: search.travellers.adults * 2 } }
        const dearer = list.map((facts) => ({ ...facts, fares: facts.fares.map((fare) => ({ ...fare, step: fare.step * 2 })) }))
        expect(idsOf(rankFlights(offersOf(dearer), doubled, 'best-value', weights))).toEqual(order('GBP'))
      },
    ),
  )
})

test('the order depends neither on the order of the answer nor on having been asked before', () => {
  fc.assert(
    fc.property(someList, someSearch, someOrder, someWeights, fc.nat({ max: 24 }), (list, search, by, weights, turn) => {
      const offers = offersOf(list)
      const order = idsOf(rankFlights(offers, search, by, weights))
      expect(idsOf(rankFlights([...offers.slice(turn), ...offers.slice(0, turn)], search, by, weights))).toEqual(order)
      expect(idsOf(rankFlights(offers.toReversed(), search, by, weights))).toEqual(order)
      expect(idsOf(rankFlights(offers, search, by, weights))).toEqual(order)
    }),
  )
})

test('equal costs go by price, then duration, connections, bags and departure', () => {
  fc.assert(
    fc.property(someList, someSearch, someWeights, (list, search, weights) => {
      const offers = offersOf(list)
      const ranked = rankFlights(offers, search, 'best-value', weights)
      const keyOf = (offer: FlightOffer) => {
        const { priceMinor, durationMinutes, connections, missingBags } = criteriaOf(offer, search)
        return (
          [priceMinor, durationMinutes, connections, missingBags].map((value) => String(value).padStart(9, '0')).join() + offer.departsAt
        )
      }
      for (const [index, { offer }] of ranked.entries()) {
        const after = ranked[index + 1]?.offer
        const isDominated = offers.some((other) => isBeaten(offer, other, search) || (after && isBeaten(after, other, search)))
        if (!after || isDominated || offerCost(offer, search, weights) !== offerCost(after, search, weights)) continue
        expect(keyOf(offer) <= keyOf(after)).toBe(true)
      }
    }),
  )
})

test('whoever minds nothing but the price sees the cheapest order', () => {
  const nothing = { time: 0, stops: 0, nights: 0, waits: 0 }
  fc.assert(
    fc.property(someList, (list) => {
      const offers = offersOf(list)
      expect(idsOf(rankFlights(offers, aSearch(), 'best-value', nothing))).toEqual(idsOf(rankFlights(offers, aSearch(), 'cheapest')))
    }),
  )
})
