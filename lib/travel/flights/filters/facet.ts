import { type Money, minorDigits } from '../../money'
import type { Place } from '../../places/place'
import type { FlightOffer } from '../offer-schema'

export const HIGHEST_PRICE = 100_000
export const LAST_MINUTE_OF_DAY = 1_439
export const LONGEST_MINUTES = 10_000
/** So many codes, or pairing keys, stand in one list at most. */
const MOST_LISTED = 200

export type Range = { from: number; to: number }
/** What a filter may hold: both ends of a range, what is on a list, or that something is wanted at all. */
export type FilterValue = Range | string[] | true

/** What codes are called; a code that is missing is said as it is. `currency` is that of the prices, null when it is not known. */
export type FilterNames = { airlines: ReadonlyMap<string, string>; airports: ReadonlyMap<string, Place>; currency: string | null }

/** Whether a flight passes, given the price that is shown for it. */
export type Check = (offer: FlightOffer, lead: Money) => boolean

/** In this order the filters that stand are told. */
export const THEMES = ['stops', 'airline', 'cabin', 'time', 'place', 'price', 'pair'] as const

/**
 * One word of the filter tool's input, and what it does to the filter: `least` and `most` are figures, `after` and `before` times
 * as "HH:mm", `names` are said in the traveller's words and looked up among the flights, `some` are words of a fixed
 * list, and a `flag` is wanted or no longer.
 * `absent` is said of a name that none of the flights answers to, and of a flag that none is known to pass. `describe` is for the model.
 */
export type FilterWord =
  | { kind: 'least' | 'most' | 'after' | 'before'; describe?: string }
  | { kind: 'flag'; absent?: string; describe?: string }
  | {
      kind: 'names'
      among: 'airlines' | 'aircraft' | 'waypoints' | 'countries' | 'ends'
      absent: (said: string) => string
      describe?: string
    }
  | { kind: 'some'; of: readonly string[]; describe?: string }
type Words = Readonly<Record<string, FilterWord>>

/**
 * A list of values to choose from, each counted: `valuesOf` are all that one flight has, NO_VALUE where it has none. `faults` are
 * those that a choice makes good, by default all of the facet and of its `without` list.
 */
export type Choice = {
  valuesOf: (offer: FlightOffer) => string[]
  nameOf: (offer: FlightOffer, value: string) => string
  faults?: readonly string[]
  /** One value alone is nothing to choose. */
  isHiddenAlone?: true
}
/** Stands for a segment that belongs to no group of its kind: such a flight counts under none. */
export const NO_VALUE = ''

type Row<Value, Said extends Words> = {
  /** Its name in an address. */
  address: string
  theme: (typeof THEMES)[number]
  /** What the filter says, in words: "leaving after 12:00"; null where it restricts nothing. */
  clause(value: Value, names: FilterNames): string | null
  /** The clause says names, or an amount with its currency. */
  needsNames?: true
  words: Said
}
type Checks<Value> = {
  /** One check for each of `faults`; null for what the value leaves open. */
  checks(value: Value, offers: FlightOffer[]): (Check | null)[]
  /** What can be wrong with a flight, where it is more than one thing; by default one fault that is named like the facet. */
  faults?: readonly string[]
}

type RangeRow = {
  highest: number
  unit: 'money' | 'clock' | 'minutes'
  /** What has to lie in the range. */
  figures(offer: FlightOffer, lead: Money): number | readonly number[]
}
export type RangeFacet<Said extends Words = Words> = Row<Range, Said> & Checks<Range> & RangeRow & { type: 'range' }

type ListRow<Value extends string, Group extends string> = {
  /** All that can be listed, or how one entry is written. */
  of: readonly Value[] | RegExp
  /** The facet of what may not be there, where this one is of what may. */
  without?: string
  /** What is said adds to what stands: so do lists of what may not be there. */
  addsUp?: true
  /** By the names of their groups. */
  choices?: Readonly<Record<Group, Choice>>
}
export type ListFacet<Value extends string = string, Said extends Words = Words, Group extends string = string> = Row<Value[], Said> &
  Checks<Value[]> &
  ListRow<Value, Group> & { type: 'list' }

type FlagRow = {
  passes: Check
  /** The flag that says the opposite. */
  without?: string
}
export type FlagFacet<Said extends Words = Words> = Row<true, Said> & Checks<true> & FlagRow & { type: 'flag' }

/** A row as it is asked by those that do not know which it is: a value of its own kind comes from the filter of its name. */
export type Facet = (RangeFacet | ListFacet | FlagFacet) & Row<FilterValue, Words> & Checks<FilterValue>

/** `highest` also stands for any: in small currencies a flight costs more than the highest price there is to choose. */
export function range<const Said extends Words>(row: Row<Range, Said> & RangeRow & Partial<Checks<Range>>): RangeFacet<Said> {
  const { figures, highest } = row
  return { type: 'range', checks: (value) => [isWithin(figures, value, highest)], ...row }
}

type OneCheck = { passes: (listed: ReadonlySet<string>) => Check }

/** `passes` is asked with the entries as a set, and never for an empty list. */
export function list<Value extends string, const Said extends Words, Group extends string = never>(
  row: Row<Value[], Said> & ListRow<Value, Group> & (OneCheck | Checks<Value[]>),
): ListFacet<Value, Said, Group> {
  return 'passes' in row ? { type: 'list', checks: (value) => [row.passes(new Set(value))], ...row } : { type: 'list', ...row }
}

/** Something that is wanted of every flight, or not asked for. */
export function flag<const Said extends Words>(row: Row<true, Said> & FlagRow): FlagFacet<Said> {
  return { type: 'flag', checks: () => [row.passes], ...row }
}

/** Whole units of the currency. */
export function priceOf({ amountMinor, currency }: Money): number {
  return amountMinor / 10 ** minorDigits(currency)
}

function isWithin(figures: RangeRow['figures'], { from, to }: Range, highest: number): Check {
  const most = to >= highest ? Number.POSITIVE_INFINITY : to
  return (offer, lead) => {
    const found = figures(offer, lead)
    return typeof found === 'number' ? found >= from && found <= most : found.every((figure) => figure >= from && figure <= most)
  }
}

/** So many entries stand in one list at most: all there are of a fixed list, else 200. */
export function mostListed(of: ListFacet['of']): number {
  return of instanceof RegExp ? MOST_LISTED : of.length
}
