import type { Frame } from '../grammar/cover'
import type { Pending } from '../pending'
import { isSlots } from '../skills/pick/helpers'
import type { FilterWish } from './filter-wish'
import type { SearchWish } from './wished-search'

/** The input of the tool that prices a variant of the trip: only what differs. */
export type VariantWish = Omit<SearchWish, 'preference' | 'currency' | 'pets'> & {
  homeFrom?: string
  homeTo?: string
  filters?: FilterWish[]
}

export type Supposed = {
  change: SearchWish
  filters: readonly FilterWish[]
  wayBack: { from?: string; to?: string } | null
}

/** What filters of a variant can be about. */
const FILTERS = ['sliceIndex', 'stops', 'airlines', 'withoutAirlines', 'departAfter', 'departBefore', 'arriveAfter', 'arriveBefore']

/** What is supposed as a variant of the trip; empty where nothing differs. */
export function variantsOf({ change, filters, wayBack }: Supposed): VariantWish[] {
  const { preference: _preference, currency: _currency, pets: _pets, ...rest } = change
  const narrowed = filters.map(ofVariant).filter((wish) => Object.keys(wish).some((name) => name !== 'sliceIndex'))
  const wish: VariantWish = {
    ...rest,
    ...(wayBack?.from ? { homeFrom: wayBack.from } : {}),
    ...(wayBack?.to ? { homeTo: wayBack.to } : {}),
    ...(narrowed.length > 0 ? { filters: narrowed } : {}),
  }
  return Object.keys(wish).length > 0 ? [wish] : []
}

/**
 * What is set against each other, each as a variant of the trip: "BA or Delta, which is cheaper?", "how much does a stop save?"; and a stop
 * alone, "what would it cost with one stop?". Empty before anything is searched.
 */
export function rivalVariants(frames: readonly Frame[], isSearching: boolean): VariantWish[] {
  const asked = isSearching ? frames.findLast(({ value }) => value.rivals || value.rivalStops || value.withStop)?.value : undefined
  const oneStop: VariantWish = { filters: [{ stops: ['one-stop'] }] }
  if (asked?.withStop) return [oneStop]
  if (asked?.rivalStops) return [{ directOnly: true }, oneStop]
  return Array.isArray(asked?.rivals) ? asked.rivals.map((airline) => ({ filters: [{ airlines: [String(airline)] }] })) : []
}

function ofVariant(wish: FilterWish): FilterWish {
  return Object.fromEntries(Object.entries(wish).filter(([name]) => FILTERS.includes(name)))
}

/** The variant that is taken of those last priced: "the second", "ok, take that", "business then". Null where none of them is meant. */
export function pickedVariant(
  pending: Pending | null,
  frames: readonly Frame[],
  { named, isAgreed }: { named: VariantWish[]; isAgreed: boolean },
): VariantWish | null {
  if (pending?.asked !== 'which-variant') return null
  const { choices } = pending
  const nth = frames
    .flatMap(({ value }) => (isSlots(value.optionAt) && typeof value.optionAt.nth === 'number' ? [value.optionAt.nth] : []))
    .at(-1)
  const counted = nth === undefined ? undefined : choices.at(nth < 0 ? nth : nth - 1)
  const [wish] = named
  const called = wish && choices.find(({ input }) => isWithin(wish, input))
  const isIt = isAgreed || frames.some(({ value }) => value.isOption === true)
  const only = isIt && choices.length === 1 ? choices[0] : undefined
  return ((counted ?? called ?? only)?.input as VariantWish | undefined) ?? null
}

function isWithin(wish: VariantWish, input: Record<string, unknown>): boolean {
  return Object.entries(wish).every(([name, value]) => JSON.stringify(input[name]) === JSON.stringify(value))
}
