import * as texts from '@/lib/texts/trip'
import type { Ancillaries, ChosenBag, ChosenSeat } from '@/lib/travel/ancillaries/ancillaries'
import { countOfKind } from '../ancillaries/shared/kinds'

/** What was added to one direction, in a line: "Seats 12A, 12B · 2 bags · 1 meal · Fast track"; null where nothing was. */
export function addedWords({ seats, bags, meals, extras }: Ancillaries, sliceIndex: number): string | null {
  const covers = ({ option }: { option: { sliceIndexes: number[] } }) => option.sliceIndexes.includes(sliceIndex)
  const bagCount = bagCountOf(bags, sliceIndex)
  const mealCount = meals.filter(({ option }) => option.sliceIndex === sliceIndex).length
  const extraNames = new Set(extras.filter(covers).map(({ option }) => option.name))
  const words = [
    seatWords(seats.filter((seat) => seat.sliceIndex === sliceIndex)),
    bagCount > 0 && countOfKind('bags', bagCount),
    mealCount > 0 && countOfKind('meals', mealCount),
    ...extraNames,
  ]
  return words.filter(Boolean).join(' · ') || null
}

/** The pieces of luggage bought for one direction. */
export function bagCountOf(bags: ChosenBag[], sliceIndex: number): number {
  const covering = bags.filter(({ option }) => option.sliceIndexes.includes(sliceIndex))
  return covering.reduce((sum, { option, quantity }) => sum + option.pieces * quantity, 0)
}

/** "Seat 12A", "Seats 12A, 12B"; "Seats 12A, 12B + 3C, 3D" with a connection. */
function seatWords(seats: ChosenSeat[]): string | null {
  if (seats.length === 0) return null
  const byFlight = Map.groupBy(seats, ({ segmentIndex }) => segmentIndex)
  const flights = [...byFlight].toSorted(([one], [other]) => one - other).map(([, on]) => numbersOf(on))
  return texts.seatsNumbered(seats.length, flights.join(' + '))
}

function numbersOf(seats: ChosenSeat[]): string {
  return seats
    .toSorted((one, other) => one.passengerIndex - other.passengerIndex)
    .map(({ seatNumber }) => seatNumber)
    .join(', ')
}
