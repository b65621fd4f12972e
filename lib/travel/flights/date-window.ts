import { addDays, daysBetween, formatDay, type PlainDate, WEEKDAYS, weekday } from '../dates'
import { type Refusal, refuse } from '../refusal'
import { FURTHEST_DAYS_AHEAD } from './complete-search'
import type { DatePair, DateWindow } from './date-window-schema'

export type { DateChoices, DateCoverage, DateMatrix, DatePair, DateWindow, MatrixCell, PricedPair } from './date-window-schema'

/** The longest stay that days are compared for. */
export const MOST_NIGHTS = 45
/** A season and a week; later days are left out, and said so. */
const MOST_LEAVING_DAYS = 100
/** What a table can still show side by side. */
const MOST_LENGTHS = 15

/** The pairs of days to compare, in the order of the calendar, and how many of the wished ones cannot be. */
export type WindowPairs = { pairs: DatePair[]; past: number; notOnSale: number; overCap: number }

/** Every pair of days that suits the window and can be flown. `today` is the traveller's own calendar day. */
export function datePairs(window: DateWindow, today: PlainDate): WindowPairs | { refusal: Refusal } {
  const { leaveFrom, leaveTo, returnFrom, returnBy } = window
  const lengths = lengthsOf(window)
  const refused = windowRefusal(window, today)
  if (refused) return refused
  const found: WindowPairs = { pairs: [], past: 0, notOnSale: 0, overCap: 0 }
  const furthest = addDays(today, FURTHEST_DAYS_AHEAD)
  for (let departureOn = leaveFrom; departureOn <= leaveTo; departureOn = addDays(departureOn, 1)) {
    if (!suits(departureOn, window.leaveOn)) continue
    const isOverCap = daysBetween(leaveFrom < today ? today : leaveFrom, departureOn) >= MOST_LEAVING_DAYS
    for (const nights of lengths) {
      const returnOn = nights === null ? null : addDays(departureOn, nights)
      if (returnOn && !suits(returnOn, window.returnOn)) continue
      if (returnOn && ((returnFrom && returnOn < returnFrom) || (returnBy && returnOn > returnBy))) continue
      if (departureOn < today) found.past++
      else if ((returnOn ?? departureOn) > furthest) found.notOnSale++
      else if (isOverCap) found.overCap++
      else found.pairs.push({ departureOn, returnOn })
    }
  }
  if (found.pairs.length > 0) return found
  if (found.notOnSale > 0)
    return refuse('dates-too-far', `Airlines sell flights up to ${formatDay(furthest, today)}; those days are too far ahead.`)
  return refuse('no-such-dates', 'No days in that time fit together like that. Which of the days or nights may I change?')
}

/** So many days that a search may leave earlier or later on, and come back; 0 is on its very days. */
export const FLEXIBLE_DAYS = [0, 1, 2, 3] as const
export type FlexibleDays = (typeof FLEXIBLE_DAYS)[number]

/** The days around those of a search, each end by itself: ± 2 are up to 25 pairs. */
export function windowAround({ departureOn, returnOn }: DatePair, flexible: FlexibleDays): DateWindow {
  const leaving = { leaveFrom: addDays(departureOn, -flexible), leaveTo: addDays(departureOn, flexible) }
  if (returnOn === null) return { ...leaving, nights: [] }
  const stay = daysBetween(departureOn, returnOn)
  const lengths = Array.from({ length: 4 * flexible + 1 }, (_, index) => stay - 2 * flexible + index)
  return {
    ...leaving,
    nights: lengths.filter((nights) => nights >= 1 && nights <= MOST_NIGHTS),
    returnFrom: addDays(returnOn, -flexible),
    returnBy: addDays(returnOn, flexible),
  }
}

/** The lengths of stay in their order, each once; `null` alone is one way. */
export function lengthsOf({ nights }: Pick<DateWindow, 'nights'>): (number | null)[] {
  return nights.length === 0 ? [null] : [...new Set(nights)].toSorted((one, other) => one - other)
}

export function nightsOf({ departureOn, returnOn }: DatePair): number | null {
  return returnOn === null ? null : daysBetween(departureOn, returnOn)
}

function suits(date: PlainDate, weekdays: DateWindow['leaveOn']): boolean {
  return !weekdays || weekdays.length === 0 || weekdays.some((name) => WEEKDAYS.indexOf(name) === weekday(date))
}

function windowRefusal({ leaveFrom, leaveTo, returnBy, nights }: DateWindow, today: PlainDate): { refusal: Refusal } | null {
  if (leaveTo < leaveFrom)
    return refuse(
      'window-reversed',
      `The last day to leave, ${formatDay(leaveTo, today)}, is before the first, ${formatDay(leaveFrom, today)}.`,
    )
  if (leaveTo < today) return refuse('window-past', `${daysWords(leaveFrom, leaveTo, today)} is over. Which days ahead would suit you?`)
  if (returnBy && returnBy < leaveFrom)
    return refuse(
      'return-before-departure',
      `The latest return, ${formatDay(returnBy, today)}, is before the earliest departure, ${formatDay(leaveFrom, today)}.`,
    )
  if (nights.some((count) => count < 1 || count > MOST_NIGHTS))
    return refuse('bad-nights', `I can compare stays of 1 to ${MOST_NIGHTS} nights. How many would you like?`)
  return new Set(nights).size > MOST_LENGTHS
    ? refuse('too-many-lengths', `I can compare up to ${MOST_LENGTHS} lengths of stay at once. Which would you like?`)
    : null
}

function daysWords(from: PlainDate, to: PlainDate, today: PlainDate): string {
  return from === to ? formatDay(from, today) : `${formatDay(from, today)} to ${formatDay(to, today)}`
}
