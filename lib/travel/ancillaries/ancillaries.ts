import { z } from 'zod'
import { addMoney, type Money, multiplyMoney, zeroMoney } from '../money'
import { moneySchema } from '../money-schema'
import { bagOptionSchema, extraOptionSchema, mealOptionSchema } from './offer-details'
import { SEAT_TRAITS, segmentRefSchema } from './seat-map'

/** What was chosen, with the facts the server found: the price is the supplier's, never the browser's. */
export const chosenSeatSchema = segmentRefSchema.extend({
  passengerIndex: z.number().int(),
  seatNumber: z.string(),
  optionId: z.string(),
  traits: z.array(z.enum(SEAT_TRAITS)),
  /** The seats beside it, also over the aisle. */
  neighbours: z.array(z.string()),
  price: moneySchema,
})
export type ChosenSeat = z.infer<typeof chosenSeatSchema>

/** `passengerIndex: null` is for the group. */
const chosenBagSchema = z.object({
  option: bagOptionSchema,
  passengerIndex: z.number().int().nullable(),
  quantity: z.number().int().positive(),
})
export type ChosenBag = z.infer<typeof chosenBagSchema>

const chosenMealSchema = z.object({ option: mealOptionSchema, passengerIndex: z.number().int() })
export type ChosenMeal = z.infer<typeof chosenMealSchema>

const chosenExtraSchema = z.object({ option: extraOptionSchema, passengerIndex: z.number().int().nullable() })
export type ChosenExtra = z.infer<typeof chosenExtraSchema>

/** All that is bought beside the fares. */
export const ancillariesSchema = z.object({
  seats: z.array(chosenSeatSchema),
  bags: z.array(chosenBagSchema),
  meals: z.array(chosenMealSchema),
  extras: z.array(chosenExtraSchema),
})
export type Ancillaries = z.infer<typeof ancillariesSchema>

export const NO_ANCILLARIES: Ancillaries = { seats: [], bags: [], meals: [], extras: [] }

/** One kind's sum; `count` is of things, not of people. */
export const ancillaryLineSchema = z.object({
  kind: z.enum(['seats', 'bags', 'meals', 'extras']),
  count: z.number().int().positive(),
  total: moneySchema,
})
export type AncillaryLine = z.infer<typeof ancillaryLineSchema>

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
