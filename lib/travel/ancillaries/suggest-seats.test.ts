import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aChosenSeat, aSeatMap } from '@/tests/fixtures/ancillaries'
import type { TravellerCounts } from '../flights/search'
import { partyOf } from './party'
import { type SeatMap, seatOfferFor, seatsOf } from './seat-map'
import { areBeside, seatPlaces } from './seat-places'
import { seatRefusal } from './seat-rules'
import { SEAT_WISHES, type SeatRequest, suggestSeats } from './suggest-seats'

const NOBODY: TravellerCounts = { adults: 0, children: 0, infants: 0, pets: 0, childAges: [] }

function suggest(counts: Partial<TravellerCounts>, rest: Partial<SeatRequest> = {}) {
  const travellers = { ...NOBODY, ...counts }
  return suggestSeats({ map: aSeatMap(), party: partyOf(travellers), travellers, wish: 'together', ...rest })
}

function numbers(suggestion: ReturnType<typeof suggest>) {
  return suggestion?.seats.map(({ seatNumber }) => seatNumber)
}

test('three sit in one block, and never in an exit row where another block costs the same', () => {
  expect(numbers(suggest({ adults: 3 }))).toEqual(['1A', '1B', '1C'])
})

test('the cheapest of equally near seats is taken', () => {
  const map = aSeatMap({ priceOf: (_, row) => (row === 9 ? 500 : 1200) })
  const suggestion = suggest({ adults: 2 }, { map })
  expect(numbers(suggestion)).toEqual(['9A', '9B'])
  expect(suggestion?.total).toEqual({ amountMinor: 1000, currency: 'GBP' })
})

test('four of a row of three and three sit over the aisle, before they sit behind one another', () => {
  expect(numbers(suggest({ adults: 4 }))).toEqual(['1A', '1B', '1C', '1D'])
})

test('where no row has four in line, they sit in two rows behind one another', () => {
  const taken = Array.from({ length: 12 }, (_, index) => [`${index + 1}A`, `${index + 1}C`, `${index + 1}D`]).flat()
  const map = aSeatMap({ taken })
  expect(numbers(suggest({ adults: 4 }, { map }))).toEqual(['1E', '1F', '2E', '2F'])
})

test('a child sits beside an adult, also where that costs more or is further apart', () => {
  // Only single seats are free, but for one pair over the aisle.
  const free = ['1A', '2F', '3A', '7C', '7D']
  const taken = seatsOf(aSeatMap()).flatMap(({ seatNumber }) => (free.includes(seatNumber) ? [] : [seatNumber]))
  const map = aSeatMap({ taken, priceOf: (_, row) => (row === 7 ? 9000 : 0) })
  expect(numbers(suggest({ adults: 2, children: 1 }, { map }))?.toSorted()).toEqual(expect.arrayContaining(['7C', '7D']))
})

test('a child alone is seated beside the adult who has a seat already', () => {
  const travellers = { ...NOBODY, adults: 1, children: 1, childAges: [7] }
  const kept = [aChosenSeat(0, '8E')]
  expect(['8D', '8F']).toContain(numbers(suggest(travellers, { passengerIndexes: [1], kept }))?.[0])
})

test('of equal seats a child has the one off the aisle', () => {
  const seats = suggest({ adults: 2, children: 1 }, { map: aSeatMap({ legroomRows: [] }) })?.seats
  expect(seats?.find(({ passengerIndex }) => passengerIndex === 2)?.seatNumber).not.toMatch(/[CD]$/)
})

test('two adults with infants sit in different blocks of seats', () => {
  expect(numbers(suggest({ adults: 2, infants: 2 }))).toEqual(['1C', '1D'])
})

test('a party of one wishes a window and gets one; a couple gets one of two', () => {
  expect(numbers(suggest({ adults: 1 }, { wish: 'window' }))?.[0]).toMatch(/[AF]$/)
  expect(numbers(suggest({ adults: 2 }, { wish: 'window' }))?.filter((number) => number?.match(/[AF]$/))).toHaveLength(1)
})

test('each of those named gets a window, behind one another, near the one who keeps a seat', () => {
  const seats = numbers(suggest({ adults: 3 }, { wish: 'window', passengerIndexes: [1, 2], kept: [aChosenSeat(0, '4A')] }))
  expect(seats).toEqual(['2A', '3A'])
})

test('an aisle, more legroom, the front, the back', () => {
  expect(numbers(suggest({ adults: 1 }, { wish: 'aisle' }))).toEqual(['1C'])
  expect(numbers(suggest({ adults: 2 }, { wish: 'extra-legroom' }))).toEqual(['1A', '1B'])
  expect(numbers(suggest({ adults: 2 }, { wish: 'front', map: aSeatMap({ taken: ['1A', '1C', '1E'] }) }))).toEqual(['2A', '2B'])
  expect(numbers(suggest({ adults: 2 }, { wish: 'back' }))).toEqual(['12A', '12B'])
})

test('the rows over the wings, and middle seats', () => {
  const map = aSeatMap()
  const winged = { ...map, cabins: map.cabins.map((cabin) => ({ ...cabin, wings: { firstRow: 8, lastRow: 9 } })) }
  expect(numbers(suggest({ adults: 2 }, { wish: 'wings', map: winged }))).toEqual(['8A', '8B'])
  expect(
    suggest({ adults: 2 }, { wish: 'wings', map: { ...map, cabins: map.cabins.map((cabin) => ({ ...cabin, wings: null })) } }),
  ).toBeNull()
  expect(numbers(suggest({ adults: 1 }, { wish: 'middle' }))).toEqual(['1B'])
})

test('an exit row seats those who may sit there, and leaves the others out', () => {
  const suggestion = suggest({ adults: 2, children: 1, childAges: [8] }, { wish: 'exit-row' })
  expect(suggestion?.seats).toEqual([{ sliceIndex: 0, segmentIndex: 0, passengerIndex: 1, seatNumber: '6A' }])
  expect(suggest({ adults: 1, infants: 1 }, { wish: 'exit-row' })).toBeNull()
})

test('the cheapest costs least, even apart, and is as near together as that price allows', () => {
  const map = aSeatMap({ priceOf: (seatNumber) => (['3A', '9E', '9F'].includes(seatNumber) ? 100 : 1200) })
  expect(numbers(suggest({ adults: 2 }, { wish: 'cheapest', map }))).toEqual(['9E', '9F'])
  expect(suggest({ adults: 3 }, { wish: 'cheapest', map })?.total.amountMinor).toBe(300)
})

test('a full flight, a cabin of another class, and a wish that no seat fulfils suggest nothing', () => {
  const map = aSeatMap()
  expect(suggest({ adults: 1 }, { map: aSeatMap({ taken: seatsOf(map).map(({ seatNumber }) => seatNumber) }) })).toBeNull()
  expect(suggest({ adults: 1 }, { map: { ...map, cabins: map.cabins.map((cabin) => ({ ...cabin, isYours: false })) } })).toBeNull()
  expect(suggest({ adults: 3 }, { map: aSeatMap({ legroomRows: [] }), wish: 'extra-legroom' })).toBeNull()
  expect(suggest({ adults: 1, infants: 1 }, { passengerIndexes: [1] })).toBeNull()
})

test('an offer that only one of them has is used for that one', () => {
  const map = aSeatMap({ rows: 1, taken: ['1D', '1E', '1F'] })
  const own = seatsOf(map).map((seat, index) => ({
    ...seat,
    offers: seat.offers.map((offer) => ({ ...offer, passengerIndex: 1 - Math.min(index, 1) })),
  }))
  const cabins = map.cabins.map((cabin) => ({ ...cabin, rows: [{ number: 1, sections: [own.slice(0, 3), own.slice(3)] }] }))
  expect(numbers(suggest({ adults: 2 }, { map: { ...map, cabins } }))).toEqual(['1B', '1A'])
})

const partyArbitrary = fc
  .record({ adults: fc.integer({ min: 1, max: 5 }), children: fc.integer({ min: 0, max: 4 }), infants: fc.integer({ min: 0, max: 3 }) })
  .filter(({ adults, children, infants }) => infants <= adults && adults + children + infants <= 9)

const LAYOUTS: string[][][] = [
  [
    ['A', 'B'],
    ['C', 'D'],
  ],
  [
    ['A', 'B', 'C'],
    ['D', 'E', 'F'],
  ],
  [['A'], ['D', 'G'], ['K']],
]

function mapArbitrary(rows: number): fc.Arbitrary<SeatMap> {
  return fc.constantFrom(...LAYOUTS).chain((columns) => {
    const letters = columns.flat()
    return fc
      .record({
        taken: fc.array(fc.boolean(), { minLength: rows * letters.length, maxLength: rows * letters.length }),
        prices: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: rows, maxLength: rows }),
        exitRows: fc.subarray(
          Array.from({ length: rows }, (_, index) => index + 1),
          { maxLength: 2 },
        ),
        bassinetRows: fc.subarray([1, 2], { maxLength: 1 }),
      })
      .map(({ taken, prices, exitRows, bassinetRows }) => {
        const all = Array.from({ length: rows }, (_, row) => letters.map((letter) => `${row + 1}${letter}`)).flat()
        const priceOf = (_: string, row: number) => (prices[row - 1] ?? 0) * 500
        return aSeatMap({ rows, columns, exitRows, bassinetRows, taken: all.filter((_, index) => taken[index]), priceOf })
      })
  })
}

test('whatever is wished for: never a taken seat, one seat twice, or a seat that is refused', () => {
  fc.assert(
    fc.property(mapArbitrary(8), partyArbitrary, fc.constantFrom(...SEAT_WISHES), fc.nat(), (map, counts, wish, some) => {
      const travellers = { ...NOBODY, ...counts }
      const party = partyOf(travellers)
      const free = seatsOf(map).filter(({ offers }) => offers.length > 0)
      const keeper = free[some % Math.max(free.length, 1)]
      const kept = keeper && !seatRefusal(party[0] ?? { passengerIndex: 0, type: 'adult', label: '' }, keeper.traits, travellers)
      const passengerIndexes = kept && some % 2 === 0 ? party.slice(1).map(({ passengerIndex }) => passengerIndex) : undefined
      const keptSeats = kept && keeper ? [aChosenSeat(0, keeper.seatNumber, map)] : []
      const request = { map, party, travellers, wish, kept: keptSeats, ...(passengerIndexes ? { passengerIndexes } : {}) }
      const suggestion = suggestSeats(request)
      expect(suggestSeats(request)).toEqual(suggestion)
      if (!suggestion) return
      const given = suggestion.seats.map(({ seatNumber }) => seatNumber)
      expect(new Set(given).size).toBe(given.length)
      if (passengerIndexes) expect(given).not.toContain(keeper?.seatNumber)
      const total = suggestion.seats.reduce((sum, { seatNumber, passengerIndex }) => {
        const seat = seatsOf(map).find((other) => other.seatNumber === seatNumber)
        const member = party[passengerIndex]
        const offer = seat && seatOfferFor(seat, passengerIndex)
        if (!seat || !member || !offer) throw new Error(`${seatNumber} is not free`)
        expect(seatRefusal(member, seat.traits, travellers)).toBeUndefined()
        return sum + offer.price.amountMinor
      }, 0)
      expect(total).toBe(suggestion.total.amountMinor)
    }),
    { numRuns: 300 },
  )
})

test('together: a child is beside an adult whenever a search of all seatings finds one, and all are seated whenever they can be', () => {
  fc.assert(
    fc.property(mapArbitrary(2), partyArbitrary, (map, counts) => {
      const travellers = { ...NOBODY, ...counts, adults: Math.min(counts.adults, 3), children: Math.min(counts.children, 2) }
      const infants = Math.min(travellers.infants, travellers.adults)
      const best = fewestProblems(map, { ...travellers, infants })
      const suggestion = suggestSeats({
        map,
        party: partyOf({ ...travellers, infants }),
        travellers: { ...travellers, infants },
        wish: 'together',
      })
      expect(suggestion && problemsOf(map, suggestion.seats, { ...travellers, infants })).toBe(best)
    }),
    { numRuns: 200 },
  )
})

test('nothing costs less than the cheapest', () => {
  fc.assert(
    fc.property(mapArbitrary(6), partyArbitrary, (map, counts) => {
      const travellers = { ...NOBODY, ...counts }
      const request = { map, party: partyOf(travellers), travellers }
      const cheapest = suggestSeats({ ...request, wish: 'cheapest' })
      const together = suggestSeats({ ...request, wish: 'together' })
      expect(cheapest === null).toBe(together === null)
      expect(cheapest?.total.amountMinor ?? 0).toBeLessThanOrEqual(together?.total.amountMinor ?? 0)
    }),
    { numRuns: 150 },
  )
})

type Given = { passengerIndex: number; seatNumber: string | null }

/** Children apart from every adult, and infants that share a block of seats with another one. */
function problemsOf(map: SeatMap, given: Given[], travellers: TravellerCounts): number {
  const places = seatPlaces(map)
  const seated = given.flatMap(({ passengerIndex, seatNumber }) => {
    const place = places.find(({ seat }) => seat.seatNumber === seatNumber)
    return place ? [{ place, passengerIndex }] : []
  })
  const adults = seated.filter(({ passengerIndex }) => passengerIndex < travellers.adults)
  const apart = seated.filter(
    ({ place, passengerIndex }) => passengerIndex >= travellers.adults && !adults.some((adult) => areBeside(adult.place, place)),
  )
  const blocks = adults
    .filter(({ passengerIndex }) => passengerIndex < travellers.infants)
    .map(({ place }) => `${place.row} ${place.section}`)
  return apart.length + blocks.length - new Set(blocks).size
}

/** Every way to seat them, one after the other; null when there is none. */
function fewestProblems(map: SeatMap, travellers: TravellerCounts): number | null {
  const party = partyOf(travellers).filter(({ type }) => type !== 'infant')
  const free = seatsOf(map).filter(({ offers }) => offers.length > 0)
  let fewest: number | null = null
  const seat = (given: Given[]) => {
    const member = party[given.length]
    if (!member) {
      const problems = problemsOf(map, given, travellers)
      fewest = fewest === null ? problems : Math.min(fewest, problems)
      return
    }
    for (const { seatNumber, traits } of free) {
      if (fewest === 0) return
      if (given.some((other) => other.seatNumber === seatNumber) || seatRefusal(member, traits, travellers)) continue
      seat([...given, { passengerIndex: member.passengerIndex, seatNumber }])
    }
  }
  seat([])
  return fewest
}
