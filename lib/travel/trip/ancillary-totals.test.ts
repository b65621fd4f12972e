import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBag, aChosenSeat, aSeatMap, someBags, someExtras, someMeals } from '@/tests/fixtures/ancillaries'
import { aBilling, aFare, anOffer, aSearch, facts, pounds, ROUND_TRIP } from '@/tests/fixtures/trip'
import { NO_ANCILLARIES } from '../ancillaries/ancillaries'
import type { AncillaryFacts } from '../ancillaries/change-ancillaries'
import { applyTripCommand, type CommandFacts, foldTrip, type TripCommand } from './commands'
import { tripPrice } from './price'
import { EMPTY_TRIP, type Trip } from './trip'

type Entry = { command: TripCommand; facts: CommandFacts }

const SEARCH = aSearch({ travellers: { adults: 2, children: 1, infants: 1, pets: 0, childAges: [6, 1] } })
const OFFERS = [0, 1].map((sliceIndex) =>
  ['a', 'b'].map((name) => {
    const offerId = `${name}-${sliceIndex}`
    const times = sliceIndex === 1 ? { departsAt: '2026-11-29T18:00', arrivesAt: '2026-11-29T20:45' } : {}
    const fares = [8000, 9500].map((base, index) => aFare({ fareId: `${offerId}-${index}`, base }))
    return anOffer({ offerId, sliceIndex, fares, ...times })
  }),
)
const MAPS = [0, 1].map((sliceIndex) => aSeatMap({ sliceIndex, rows: 4, exitRows: [3], priceOf: (_, row) => row * 321 }))
const ALL_WAYS = aBag({ optionId: 'bag-both', sliceIndexes: [0, 1], price: pounds(4999) })
const SOLD: AncillaryFacts = { bags: [...someBags(), ALL_WAYS], meals: someMeals(), extras: someExtras() }

const slice = fc.integer({ min: 0, max: 1 })
const somebody = fc.integer({ min: 0, max: 4 })
const group = fc.option(somebody, { nil: null })

const seatEntry = fc
  .array(fc.record({ sliceIndex: slice, passengerIndex: somebody, seatNumber: fc.constantFrom('1A', '1B', '2C', '3D', '9Z', null) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((changes): Entry => {
    // One seat for each traveller and flight, as every panel and tool sends them.
    const own = changes.filter(
      ({ sliceIndex, passengerIndex }, index) =>
        changes.findIndex((other) => other.sliceIndex === sliceIndex && other.passengerIndex === passengerIndex) === index,
    )
    const seats = own.map((change) => ({ ...change, segmentIndex: 0 }))
    const free = seats.flatMap(({ sliceIndex, passengerIndex, seatNumber }) =>
      seatNumber && seatNumber !== '9Z' ? aChosenSeat(passengerIndex, seatNumber, MAPS[sliceIndex]) : [],
    )
    return { command: { type: 'choose-seats', seats }, facts: { ancillaries: { seats: free } } }
  })

const bagEntry = fc
  .record({
    optionId: fc.constantFrom('bag-15-0', 'bag-23-0', 'bag-23-1', 'bag-both', 'cabin-0', 'none'),
    passengerIndex: group,
    quantity: fc.integer({ min: 0, max: 3 }),
  })
  .map((bag): Entry => ({ command: { type: 'choose-bags', bags: [bag] }, facts: { ancillaries: SOLD } }))

const mealEntry = fc
  .record({ sliceIndex: slice, passengerIndex: somebody, meal: fc.constantFrom('vgml', 'vlml', 'chml', null) })
  .map(({ sliceIndex, passengerIndex, meal }): Entry => {
    const change = { sliceIndex, segmentIndex: 0, passengerIndex, optionId: meal && `${meal}-${sliceIndex}` }
    return { command: { type: 'choose-meals', meals: [change] }, facts: { ancillaries: SOLD } }
  })

const extraEntry = fc
  .record({ optionId: fc.constantFrom('priority-0', 'priority-1', 'flex'), passengerIndex: group, isWanted: fc.boolean() })
  .map((extra): Entry => ({ command: { type: 'choose-extras', extras: [extra] }, facts: { ancillaries: SOLD } }))

const flightEntry = fc
  .record({ sliceIndex: slice, which: fc.integer({ min: 0, max: 1 }), what: fc.integer({ min: 0, max: 6 }) })
  .map(({ sliceIndex, which, what }): Entry => {
    const offer = OFFERS[sliceIndex]?.[which]
    const fare = offer?.fares[what % 2]
    if (what === 6) return { command: { type: 'drop-pick', sliceIndex }, facts: {} }
    if (what > 3) {
      return { command: { type: 'pick-offer', sliceIndex, offerId: offer?.offerId ?? '' }, facts: offer ? { offer } : {} }
    }
    return { command: { type: 'choose-fare', sliceIndex, fareId: fare?.fareId ?? '' }, facts: fare ? { fare } : {} }
  })

const priceEntry = fc.integer({ min: 0, max: 3 }).map((what): Entry => {
  if (what === 0) return { command: { type: 'accept-price' }, facts: {} }
  if (what === 1) return { command: { type: 'set-billing', billing: aBilling() }, facts: {} }
  const fares = OFFERS.flatMap(([first]) => first?.fares[0] ?? []).map((fare) => ({
    ...aFare({ fareId: fare.fareId, base: 8700 }),
  }))
  const priceChange = what === 2 ? null : { fares, previousTotal: pounds(1), total: pounds(2) }
  return { command: { type: 'start-checkout' }, facts: { requiredDetails: [], priceChange } }
})

// A new look finds dearer extras, and no bags at all.
const renewal: Entry = {
  command: { type: 'renew-prices', searchId: 's2' },
  facts: {
    result: facts(SEARCH, 's2'),
    picks: OFFERS.map(([first]) => (first?.fares[0] ? { offer: first, fare: first.fares[0] } : null)),
    ancillaries: { meals: someMeals(), extras: someExtras().map((extra) => ({ ...extra, price: pounds(777) })) },
  },
}

const START: Entry[] = [
  { command: { type: 'change-search', change: ROUND_TRIP }, facts: { result: facts(SEARCH) } },
  ...OFFERS.flatMap(([offer], sliceIndex): Entry[] => {
    const fare = offer?.fares[0]
    if (!offer || !fare) return []
    return [
      { command: { type: 'pick-offer', sliceIndex, offerId: offer.offerId }, facts: { offer } },
      { command: { type: 'choose-fare', sliceIndex, fareId: fare.fareId }, facts: { fare } },
    ]
  }),
]

const sequences = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: seatEntry },
      { weight: 4, arbitrary: bagEntry },
      { weight: 3, arbitrary: mealEntry },
      { weight: 3, arbitrary: extraEntry },
      { weight: 2, arbitrary: flightEntry },
      { weight: 1, arbitrary: priceEntry },
      { weight: 1, arbitrary: fc.constant(renewal) },
    ),
    { maxLength: 25 },
  )
  .map((entries) => [...START, ...entries])

/** Of every single thing that is chosen, added up by hand. */
function sumOfThings({ picks, ancillaries: { seats, bags, meals, extras } }: Trip): number {
  const fares = picks.map((pick) => (pick ? (pick.fare ?? pick.offer.fares[0])?.total.amountMinor : 0) ?? 0)
  const things = [
    ...seats.map(({ price }) => price.amountMinor),
    ...bags.map(({ option, quantity }) => option.price.amountMinor * quantity),
    ...[...meals, ...extras].map(({ option }) => option.price.amountMinor),
  ]
  return [...fares, ...things].reduce((sum, amount) => sum + amount, 0)
}

test('after any choices the total is the sum of its lines, and of all that was chosen', () => {
  fc.assert(
    fc.property(sequences, (entries) => {
      const trip = foldTrip(entries)
      const price = tripPrice(trip)
      if (!price) {
        expect([trip.picks.filter((pick) => pick !== null), trip.ancillaries]).toEqual([[], NO_ANCILLARIES])
        return
      }
      const lines = [...price.lines.map(({ subtotal }) => subtotal), price.serviceFee, ...price.ancillaries.map(({ total }) => total)]
      expect(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(price.total.amountMinor)
      expect(price.total.amountMinor).toBe(sumOfThings(trip))
    }),
    { numRuns: 300 },
  )
})

test('taking the last command back restores exactly the trip before it, at every step', () => {
  fc.assert(
    fc.property(sequences, (entries) => {
      let trip: Trip = EMPTY_TRIP
      for (const [index, { command, facts: found }] of entries.entries()) {
        const before = structuredClone(trip)
        const applied = applyTripCommand(trip, command, found)
        // Nothing is changed in place, so that one command fewer is the former trip to the letter.
        expect(trip).toEqual(before)
        expect(foldTrip(entries.slice(0, index))).toEqual(before)
        if ('trip' in applied) trip = applied.trip
      }
      expect(foldTrip(entries)).toEqual(trip)
    }),
    { numRuns: 100 },
  )
})

test('whatever is chosen, nobody has two seats, bags of a kind or meals in one place, and no seat is given twice', () => {
  fc.assert(
    fc.property(sequences, (entries) => {
      const { seats, bags, meals, extras } = foldTrip(entries).ancillaries
      const places = [
        seats.map(({ sliceIndex, passengerIndex }) => `${sliceIndex} ${passengerIndex}`),
        seats.map(({ sliceIndex, seatNumber }) => `${sliceIndex} ${seatNumber}`),
        bags.flatMap(({ option, passengerIndex }) => option.sliceIndexes.map((index) => `${option.kind} ${index} ${passengerIndex}`)),
        meals.map(({ option, passengerIndex }) => `${option.sliceIndex} ${passengerIndex}`),
        extras.map(({ option, passengerIndex }) => `${option.optionId} ${passengerIndex}`),
      ]
      for (const place of places) expect(new Set(place).size).toBe(place.length)
    }),
    { numRuns: 200 },
  )
})

test('a flight or a fare that changes takes its seats, bags and meals with it, and the other direction keeps its own', () => {
  const chosen: Entry[] = [0, 1].map((sliceIndex) => ({
    command: { type: 'choose-seats', seats: [{ sliceIndex, segmentIndex: 0, passengerIndex: 1, seatNumber: '1A' }] },
    facts: { ancillaries: { seats: [aChosenSeat(1, '1A', MAPS[sliceIndex])] } },
  }))
  const fare = OFFERS[0]?.[0]?.fares[1]
  if (!fare) throw new Error('no fare')
  const other: Entry = { command: { type: 'choose-fare', sliceIndex: 0, fareId: fare.fareId }, facts: { fare } }
  const trip = foldTrip([...START, ...chosen, other])
  expect(trip.ancillaries.seats.map(({ sliceIndex }) => sliceIndex)).toEqual([1])
  const same = foldTrip([...START, ...chosen, ...START.slice(2, 3)])
  expect(same.ancillaries.seats).toHaveLength(2)
})

test('nothing is bought before every flight has its fare', () => {
  const command: TripCommand = { type: 'choose-bags', bags: [{ optionId: 'bag-23-0', passengerIndex: 0, quantity: 1 }] }
  const applied = applyTripCommand(foldTrip(START.slice(0, 3)), command, { ancillaries: SOLD })
  expect(applied).toMatchObject({ refusal: { code: 'trip-incomplete' } })
})
