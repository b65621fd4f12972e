import { WEEKDAYS } from '@/lib/travel/dates'
import { ASK_NIGHTS } from '../say/say-questions'
import { isSlots } from '../skills/pick/helpers'
import type { FilterWish } from '../understand/filter-wish'
import type { SearchWish } from '../understand/wished-search'
import type { Position } from './decision'
import { callOr, type Decision, sameInput } from './decision'

/** Days that were left open are compared in one search, once it is known from where to where. */
export function datesMove(position: Position): Decision | null {
  const { understood, table, made, allowed } = position
  const { dateWindow, change, heard } = understood
  const { wishes } = table.situation
  if (!(change.from ?? wishes.from) || !(change.to ?? wishes.to)) return null
  if (heard?.areNightsMissing && Object.keys(change).length === 0) return { say: ASK_NIGHTS }
  if (!dateWindow) return compareAgain(position)
  const { budget, filters } = heard?.limits ?? {}
  const most = budget && budget.way !== 'each' && filters?.maxPrice ? { budget: filters.maxPrice } : {}
  const input = { ...withoutDays(change), ...dateWindow, ...hoursOf(understood.filters), ...most }
  // A refused comparison isn’t repeated until the traveller says something new about the days.
  const last = table.comparedDays
  if (last?.result?.status === 'refused' && sameInput(last.input, input) && heard?.dates.nights === undefined) return null
  const call = callOr('searchDates', input, made, allowed, '')
  return 'call' in call ? call : null
}

/** "Direct only", "with a bag each", of days that were compared: the same days under other terms. */
function compareAgain({ understood, table: { comparedDays }, made, allowed }: Position): Decision | null {
  const { change, filters } = understood
  const longer = untilWeekday(understood, comparedDays?.input)
  if (longer && comparedDays?.result && made.length === 0) {
    const call = callOr('searchDates', { ...comparedDays.input, nights: [longer] }, made, allowed, '')
    if ('call' in call) return call
  }
  const terms = Object.keys(change)
  const isOfTerms = terms.length > 0 && terms.every((name) => TERMS.includes(name))
  if (comparedDays?.result?.status !== 'found' || !isOfTerms || filters.length > 0 || made.length > 0) return null
  const call = callOr('searchDates', { ...comparedDays.input, ...change }, made, allowed, '')
  return 'call' in call ? call : null
}

/** "Till Monday instead", of trips that leave on a weekday: their nights; null where it says anything else. */
function untilWeekday({ change, heard }: Position['understood'], input: Record<string, unknown> | undefined): number | null {
  const [leaveOn, other] = Array.isArray(input?.leaveOn) ? input.leaveOn : []
  const leaving = WEEKDAYS.indexOf(leaveOn)
  const until = heard?.reading.frames.map(({ value }) => weekdayOf(value.ret)).find((day) => day !== null)
  if (leaving < 0 || other !== undefined || until === undefined || until === null) return null
  return Object.keys(change).join() === 'returnOn' ? (until - leaving + 7) % 7 || 7 : null
}

function weekdayOf(when: unknown): number | null {
  const day = isSlots(when) && isSlots(when.day) ? when.day : null
  return day?.is === 'weekday' && typeof day.wd === 'number' ? day.wd : null
}

/** What changes the prices of days, and not which days they are. */
const TERMS: readonly string[] = ['adults', 'children', 'childAges', 'infants', 'cabinClass', 'checkedBags', 'directOnly', 'currency']

export const HOURS = ['departAfter', 'departBefore', 'arriveAfter', 'arriveBefore'] as const

/** The hours that each direction keeps to; what is said of none holds for both. */
export function hoursOf(filters: readonly FilterWish[]): Record<string, Record<string, unknown>> {
  const [out, back] = [0, 1].map((index) =>
    Object.fromEntries(filters.filter(({ sliceIndex = index }) => sliceIndex === index).flatMap(hoursIn)),
  )
  return {
    ...(out && Object.keys(out).length > 0 ? { outHours: out } : {}),
    ...(back && Object.keys(back).length > 0 ? { backHours: back } : {}),
  }
}

function hoursIn(filter: FilterWish): [string, string][] {
  return HOURS.flatMap((name): [string, string][] => {
    const clock = filter[name]
    return typeof clock === 'string' ? [[name, clock]] : []
  })
}

/** What a comparison of days is given of a search. */
export function withoutDays(change: SearchWish): SearchWish {
  const { departureOn: _out, returnOn: _back, tripType: _type, preference: _preference, ...others } = change
  return others
}
