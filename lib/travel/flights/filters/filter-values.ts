import type { Money } from '../../money'
import type { FlightOffer } from '../offer-schema'
import type { FlightSearch } from '../search'
import { type CheckedOffer, checkOffers, faultBits, faultNames } from './check-offers'
import { type Check, type Choice, NO_VALUE, type Range } from './facet'
import { type ChoiceName, choicesOf, FILTER_NAMES, type FilterName, type FlagName, facetOf, type RangeName } from './facets'
import { type FlightFilters, withoutOf } from './flight-filters'

/** A value that can be chosen: `count` flights are left when it is the only one chosen of its group, the cheapest at this price. */
export type CountedValue = { value: string; name: string; count: number; cheapest: Money | null }

/**
 * What there is to choose from, under the filters of all other groups. A group holds a list and its `without` list; choosing a
 * value sets the one and empties the other (of `airports`, only what lies at the same end). `price` is in whole units; ranges
 * span all offers, and are null when there are none. A flag counts what passes it and the filters beside it.
 */
export type FilterValues = { [Name in ChoiceName]: CountedValue[] } & { [Name in RangeName]: Range | null } & {
  [Name in FlagName]: CountedValue
}

type Tally = { name: string; count: number; cheapest: Money | null }
/** `order` is that of a fixed list; other values are sorted by name, so that a list stays in place while its counts change. */
type Group = { name: ChoiceName; choice: Choice; faults: number; order: readonly string[] | null; tallies: Map<string, Tally> }

/** In one pass over the offers. */
export function filterValues(offers: FlightOffer[], filters: FlightFilters, search: FlightSearch): FilterValues {
  const checked = checkOffers(offers, filters, search)
  const groups = FILTER_NAMES.flatMap(groupsOf)
  for (const one of checked) for (const group of groups) count(group, one)
  const lists = groups.map((group) => [group.name, valuesOf(group)])
  const others = FILTER_NAMES.flatMap((name): [FilterName, CountedValue | Range | null][] => {
    const facet = facetOf(name)
    if (facet.type === 'flag') return [[name, flagOf(name, facet.passes, checked)]]
    return facet.type === 'range' ? [[name, rangeOf(checked, facet.figures)]] : []
  })
  // What there is of every row is there.
  return Object.fromEntries([...lists, ...others]) as FilterValues
}

function groupsOf(name: FilterName): Group[] {
  const facet = facetOf(name)
  const order = facet.type !== 'list' || facet.of instanceof RegExp ? null : facet.of
  const own = [name, withoutOf(name) ?? name].flatMap(faultNames)
  return choicesOf(name).map(([group, choice]) => {
    return { name: group, choice, faults: faultBits(choice.faults ?? own), order, tallies: new Map() }
  })
}

/** Names every value that the offer has; the offer counts where the value is all it has and the other groups let it pass. */
function count({ choice, faults, tallies }: Group, { offer, lead, failed }: CheckedOffer): void {
  const values = choice.valuesOf(offer)
  if (values.length === 0) return
  const [only] = values
  const isCounted = (failed & ~faults) === 0 && values.every((value) => value === only)
  for (const value of values) {
    let tally = tallies.get(value)
    if (!tally) {
      tally = { name: choice.nameOf(offer, value), count: 0, cheapest: null }
      tallies.set(value, tally)
    }
    if (!isCounted || value === NO_VALUE) continue
    add(tally, lead)
    break
  }
}

function add(tally: Tally, lead: Money): void {
  tally.count += 1
  if (!tally.cheapest || lead.amountMinor < tally.cheapest.amountMinor) tally.cheapest = lead
}

function valuesOf({ tallies, order }: Group): CountedValue[] {
  const values = [...tallies].flatMap(([value, tally]) => (value === NO_VALUE ? [] : [{ value, ...tally }]))
  return order
    ? values.sort((one, other) => order.indexOf(one.value) - order.indexOf(other.value))
    : values.sort((one, other) => compareText(one.name, other.name) || compareText(one.value, other.value))
}

function flagOf(name: FilterName, passes: Check, checked: CheckedOffer[]): CountedValue {
  const own = faultBits(flagsAtOdds(name).flatMap(faultNames))
  const counted: CountedValue = { value: name, name, count: 0, cheapest: null }
  for (const one of checked) if ((one.failed & ~own) === 0 && passes(one.offer, one.lead)) add(counted, one.lead)
  return counted
}

/** A flag, and the one that setting it takes away. */
function flagsAtOdds(name: FilterName): FilterName[] {
  return FILTER_NAMES.filter((other) => other === name || withoutOf(other) === name || withoutOf(name) === other)
}

function rangeOf(checked: CheckedOffer[], figures: (offer: FlightOffer, lead: Money) => number | readonly number[]): Range | null {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { offer, lead } of checked) {
    const found = figures(offer, lead)
    for (const value of typeof found === 'number' ? [found] : found) {
      if (value < from) from = value
      if (value > to) to = value
    }
  }
  return from <= to ? { from: Math.floor(from), to: Math.ceil(to) } : null
}

function compareText(first: string, second: string): number {
  return first < second ? -1 : first > second ? 1 : 0
}
