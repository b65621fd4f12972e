import type { DayOrder } from './resolve'
import type { SaidDay } from './said-days'

/** The order that the numbers of a message show themselves ("3/28 to 4/5", `isOrderShown`) or make likely ("3/6 until 3/10"); else the usual one. */
export function orderOf(said: readonly SaidDay[], usual: DayOrder): { dayOrder: DayOrder; isOrderShown: boolean } {
  const numbers = said.flatMap(({ spec }) => (spec?.is === 'slashed' && !spec.isRunTogether ? [[spec.a, spec.b] as const] : []))
  if (numbers.length < 2) return { dayOrder: usual, isOrderShown: false }
  const isDay = (at: 0 | 1) => numbers.some((pair) => pair[at] > 12) && numbers.every((pair) => pair[at === 0 ? 1 : 0] <= 12)
  if (isDay(1)) return { dayOrder: 'month-first', isOrderShown: true }
  if (isDay(0)) return { dayOrder: 'day-first', isOrderShown: true }
  // Both days of a trip lie in one month far more often than on one day of two months.
  const isSame = (at: 0 | 1) => numbers.every((pair) => pair[at] === numbers[0]?.[at])
  const likely = isSame(0) === isSame(1) ? usual : isSame(0) ? 'month-first' : 'day-first'
  return { dayOrder: likely, isOrderShown: false }
}
