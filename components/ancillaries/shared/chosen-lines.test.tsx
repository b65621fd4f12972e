import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AncillaryCommand } from '@/lib/travel/ancillaries/change-ancillaries'
import { addMoney } from '@/lib/travel/money'
import { applyTripCommand } from '@/lib/travel/trip/commands'
import { tripPrice } from '@/lib/travel/trip/price'
import type { Trip } from '@/lib/travel/trip/trip'
import { aChosenSeat, aSeatMap, someBags, someExtras, someMeals } from '@/tests/fixtures/ancillaries'
import { aPassenger, pounds } from '@/tests/fixtures/trip'
import { liveFor } from '@/tests/fixtures/trip-server'
import { chosenLines } from './chosen-lines'

const TRAVELLERS = { adults: 2, children: 1 }
const SEATS = [0, 1].flatMap((sliceIndex) =>
  [0, 1, 2].flatMap((passengerIndex) =>
    ['2A', '2B', '3C'].map((seatNumber) => aChosenSeat(passengerIndex, seatNumber, aSeatMap({ sliceIndex }))),
  ),
)
const FACTS = { seats: SEATS, bags: someBags(), meals: someMeals(), extras: someExtras() }

const who = fc.constantFrom(0, 1, 2)
const orGroup = fc.constantFrom(0, 1, 2, null)
const command: fc.Arbitrary<AncillaryCommand> = fc.oneof(
  fc
    .record({
      sliceIndex: fc.constantFrom(0, 1),
      segmentIndex: fc.constant(0),
      passengerIndex: who,
      seatNumber: fc.constantFrom('2A', '2B', '3C', null),
    })
    .map((seat) => ({ type: 'choose-seats' as const, seats: [seat] })),
  fc
    .record({
      optionId: fc.constantFrom(...FACTS.bags.map(({ optionId }) => optionId)),
      passengerIndex: orGroup,
      quantity: fc.integer({ min: 0, max: 3 }),
    })
    .map((bag) => ({ type: 'choose-bags' as const, bags: [bag] })),
  fc
    .record({ option: fc.constantFrom(...FACTS.meals), passengerIndex: who, isTaken: fc.boolean() })
    .map(({ option: { sliceIndex, segmentIndex, optionId }, passengerIndex, isTaken }) => ({
      type: 'choose-meals' as const,
      meals: [{ sliceIndex, segmentIndex, passengerIndex, optionId: isTaken ? optionId : null }],
    })),
  fc
    .record({
      optionId: fc.constantFrom(...FACTS.extras.map(({ optionId }) => optionId)),
      passengerIndex: orGroup,
      isWanted: fc.boolean(),
    })
    .map((extra) => ({ type: 'choose-extras' as const, extras: [extra] })),
)

function tripAfter(commands: AncillaryCommand[]): Trip {
  return commands.reduce((before, next) => {
    const after = applyTripCommand(before, next, { ancillaries: FACTS })
    return 'trip' in after ? after.trip : before
  }, liveFor('lines', TRAVELLERS).trip)
}

test('after any choices the lines add up to the sums of their kinds, those to the total, and each line is there once', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 25 }), (commands) => {
      const trip = tripAfter(commands)
      const lines = chosenLines(trip)
      const price = tripPrice(trip)
      if (!price) throw new Error('no price')
      for (const { kind, total } of price.ancillaries) {
        expect(addMoney(pounds(0), ...lines.filter((line) => line.kind === kind).map((line) => line.price))).toEqual(total)
      }
      const parts = [...price.lines.map(({ subtotal }) => subtotal), price.serviceFee, ...lines.map((line) => line.price)]
      expect(addMoney(pounds(0), ...parts)).toEqual(price.total)
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
    }),
  )
})

test('a line says what, for whom and where; a name takes the place of "Adult 1" once it is typed', () => {
  const trip = tripAfter([
    { type: 'choose-bags', bags: [{ optionId: 'cabin-0', passengerIndex: null, quantity: 1 }] },
    { type: 'choose-meals', meals: [{ sliceIndex: 1, segmentIndex: 0, passengerIndex: 2, optionId: 'chml-1' }] },
    { type: 'choose-seats', seats: [{ sliceIndex: 0, segmentIndex: 0, passengerIndex: 0, seatNumber: '2A' }] },
  ])
  const words = (of: Trip) => chosenLines(of).map(({ what, whom, where }) => `${what}, ${whom}, ${where}`)
  expect(words(trip)).toEqual(['Seat 2A, Adult 1, TP1361', 'Cabin bag, 10 kg, Everyone, Outbound', 'Child meal, Child 1, TP1361'])
  expect(words({ ...trip, passengers: [aPassenger()] })[0]).toBe('Seat 2A, Maya Okafor, TP1361')
})
