import { addMoney, type Money } from '../money'
import { type DateMatrix, type DatePair, type DateWindow, lengthsOf, type MatrixCell, nightsOf, type PricedPair } from './date-window'

/** The total of a pair for everybody there and back; null where nothing flies, undefined where nobody was asked. */
export type TotalOf = (pair: DatePair) => Money | null | undefined

/** The priced pairs, cheapest first; of the same price the earlier and then the shorter one. */
export function rankPairs(pairs: readonly DatePair[], totalOf: TotalOf): PricedPair[] {
  return pairs
    .flatMap((pair): PricedPair[] => {
      const total = totalOf(pair)
      return total ? [{ ...pair, nights: nightsOf(pair), total }] : []
    })
    .toSorted(
      (one, other) =>
        one.total.amountMinor - other.total.amountMinor ||
        one.departureOn.localeCompare(other.departureOn) ||
        (one.nights ?? 0) - (other.nights ?? 0),
    )
}

/** Days of leaving × nights, each with its price or why it has none. */
export function dateMatrix(pairs: readonly DatePair[], window: DateWindow, totalOf: TotalOf): DateMatrix {
  const nights = lengthsOf(window)
  const rows = new Map<string, MatrixCell[]>()
  for (const pair of pairs) {
    const cells = rows.get(pair.departureOn) ?? nights.map((): MatrixCell => 'left-out')
    rows.set(pair.departureOn, cells)
    const total = totalOf(pair)
    cells[nights.indexOf(nightsOf(pair))] = total === undefined ? 'not-priced' : (total?.amountMinor ?? 'no-flights')
  }
  return { nights, rows: [...rows].map(([departureOn, cells]) => ({ departureOn, cells })) }
}

/** What was asked for each direction alone, as the total of both: nothing where one of them does not fly. */
export function totalOfBoth(out: Money | null | undefined, back: Money | null | undefined): Money | null | undefined {
  if (out === null || back === null) return null
  return out && back && addMoney(out, back)
}
