import { addMoney, type Money, multiplyMoney, zeroMoney } from '../money'
import type { Ancillaries, AncillaryLine } from './ancillaries-schema'

export type { Ancillaries, AncillaryLine, ChosenBag, ChosenExtra, ChosenMeal, ChosenSeat } from './ancillaries-schema'

export const NO_ANCILLARIES: Ancillaries = { seats: [], bags: [], meals: [], extras: [] }

/** What a supplier is told to sell: one of its options, for whom (null: the group), and how many. */
export type WantedService = { optionId: string; passengerIndex: number | null; quantity: number }

/** The chosen things as a supplier is asked for them, in a fixed order. */
export function wantedServices({ seats, bags, meals, extras }: Ancillaries): WantedService[] {
  return [
    ...seats.map(({ optionId, passengerIndex }) => ({ optionId, passengerIndex, quantity: 1 })),
    ...bags.map(({ option, passengerIndex, quantity }) => ({ optionId: option.optionId, passengerIndex, quantity })),
    ...[...meals, ...extras].map(({ option, passengerIndex }) => ({ optionId: option.optionId, passengerIndex, quantity: 1 })),
  ].toSorted((one, other) => compareText(keyOf(one), keyOf(other)))
}

/** The sum of each kind that anything was chosen of; a kind that costs nothing stands there with zero. */
export function ancillaryLines({ seats, bags, meals, extras }: Ancillaries, currency: string): AncillaryLine[] {
  const line = (kind: AncillaryLine['kind'], prices: Money[], count = prices.length): AncillaryLine[] =>
    count === 0 ? [] : [{ kind, count, total: addMoney(zeroMoney(currency), ...prices) }]
  return [
    ...line(
      'seats',
      seats.map(({ price }) => price),
    ),
    ...line(
      'bags',
      bags.map(({ option, quantity }) => multiplyMoney(option.price, quantity)),
      bags.reduce((sum, { option, quantity }) => sum + option.pieces * quantity, 0),
    ),
    ...line(
      'meals',
      meals.map(({ option }) => option.price),
    ),
    ...line(
      'extras',
      extras.map(({ option }) => option.price),
    ),
  ]
}

/** Without what concerns a direction whose flight or fare changes: its prices and seats are of the former one. */
export function withoutSlice({ seats, bags, meals, extras }: Ancillaries, sliceIndex: number): Ancillaries {
  return {
    seats: seats.filter((seat) => seat.sliceIndex !== sliceIndex),
    bags: bags.filter(({ option }) => !option.sliceIndexes.includes(sliceIndex)),
    meals: meals.filter(({ option }) => option.sliceIndex !== sliceIndex),
    extras: extras.filter(({ option }) => !option.sliceIndexes.includes(sliceIndex)),
  }
}

function keyOf({ optionId, passengerIndex }: WantedService): string {
  return `${optionId} ${passengerIndex ?? '-'}`
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
