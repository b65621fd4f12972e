import { addDays, type PlainDate } from '@/lib/travel/dates'
import { dayName, placeName } from '../say/phrases'
import type { DatesChange } from '../skills/dates/change'
import { LAST_OF_DAY } from '../skills/filters/filter-wishes'
import type { ToolResult } from '../tool-results'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'
import { heardBefore } from './filtering'

type Filtered = Extract<ToolResult, { tool: 'filterFlights' }>

/** "I must be there on the 13th": if no flight that day lands in time, searches the day before. */
export function leaveDayBefore(last: Filtered, position: Position): Decision | null {
  const { table, made, allowed } = position
  const { wishes, today } = table.situation
  const { arriveOn: day = null, appointment } = datesOfArrival(position) ?? {}
  if (day === null || wishes.departureOn !== day || day <= today || !isTooLate(last, day)) return null
  const call = callOr('searchFlights', { departureOn: addDays(day, -1) }, made, allowed, '')
  if (!('call' in call)) return null
  const [given, before] = [day, addDays(day, -1)].map((on) => dayName(on, table.situation))
  const place = wishes.to ? ` to ${placeName(wishes.to)}` : ''
  const margin = appointment ? 'a couple of hours before it starts' : 'in time'
  return { ...call, before: `No flight on ${given} gets you${place} ${margin}, so I’m looking at ${before}.` }
}

/** A short flight of the day before lands on that day, whatever the hour to be there. */
export function landDayBefore({ table, made, allowed }: Position): Decision | null {
  const at = made.findLastIndex((one) => one.tool === 'filterFlights')
  const filtered = made[at]
  const again = made.slice(at).find(({ tool }) => tool === 'searchFlights')
  if (!again || filtered?.result?.status !== 'none' || table.situation.slices.length === 0) return null
  const call = callOr('filterFlights', { sliceIndex: 0, arriveBefore: LAST_OF_DAY }, made, allowed, '')
  return 'call' in call ? call : null
}

function isTooLate({ result }: Filtered, day: PlainDate): boolean {
  if (result?.status === 'none') return result.lift === 'arrival'
  if (result?.status !== 'found' || result.sliceIndex !== 0) return false
  return result.briefs.length > 0 && result.briefs.every(({ arrivesAt }) => arrivesAt.slice(0, 10) > day)
}

/** The day they have to be there, with the appointment; from this message, or from one before the first search. */
function datesOfArrival({ understood, table, isFirstSearch }: Position): DatesChange | undefined {
  const now = understood.heard?.dates
  if (now?.arriveOn) return now
  return isFirstSearch ? heardBefore(table.earlierWords, table).findLast(({ dates }) => dates.arriveOn)?.dates : undefined
}
