import { addDays, daysBetween, isPlainDate, type PlainDate } from '@/lib/travel/dates'
import type { Frame } from '../../grammar/cover'
import type { DatesContext } from './change'
import { moved } from './resolve'
import type { ShiftSpec } from './spec'

type Days = { departureOn?: PlainDate; returnOn?: PlainDate }
type Known = DatesContext & { known: { departureOn: PlainDate | null; returnOn: PlainDate | null }; isDepartureSure: boolean }
type Shift = Omit<ShiftSpec, 'of'> & { of?: 'out' | 'ret' | 'both' | 'stay' }

/** What follows from lengths and shifts: "for 5 nights", "a day later"; a trip moved to its way back or past it keeps its length. */
export function moveDays(
  resolved: { departureOn?: PlainDate | null; returnOn?: PlainDate | null },
  said: readonly ShiftSpec[],
  nights: number | null,
  context: Known,
): Days {
  const { today, known, asked } = context
  const isReturnAsked = asked.has('ret') && !asked.has('out')
  const isAhead = (day: PlainDate | null | undefined): day is PlainDate => typeof day === 'string' && day >= today
  const shifts = said.map((shift) => forWholeTrip(shift, context, isReturnAsked))
  const saidOut = isAhead(resolved.departureOn) ? resolved.departureOn : undefined
  const saidReturn = isAhead(resolved.returnOn) ? resolved.returnOn : undefined
  const outShift = shifts.find(({ of }) => of === 'out' || of === 'both' || (of === undefined && !isReturnAsked && !saidOut))
  const departureOn =
    saidOut ??
    (outShift && known.departureOn ? moved(known.departureOn, outShift.by, outShift.sign) : undefined) ??
    (saidReturn && nights !== null && !known.departureOn ? addDays(saidReturn, -nights) : undefined)
  const from = departureOn ?? known.departureOn
  const afterStay = nights === null || !from ? undefined : addDays(from, nights)
  const returnOn = saidReturn ?? shiftedReturn(shifts, saidOut, context, isReturnAsked) ?? afterStay ?? keptLength(departureOn, known)
  return {
    ...(isAhead(departureOn) ? { departureOn } : {}),
    ...(isAhead(returnOn) ? { returnOn } : {}),
  }
}

/** "A week later" and "make it a day later", said of a trip with both days, move both; "a day later" the way out. */
function forWholeTrip({ of, ...shift }: ShiftSpec, { known }: Known, isReturnAsked: boolean): Shift {
  if (of !== undefined && of !== 'trip') return { ...shift, of }
  const isWhole = of === 'trip' || (shift.by.unit !== 'day' && shift.by.unit !== 'night')
  return isWhole && known.departureOn && known.returnOn && !isReturnAsked ? { ...shift, of: 'both' } : shift
}

/** "Leave on Friday and come back three days later" counts from that Friday; a way back that is known moves. */
function shiftedReturn(
  shifts: readonly Shift[],
  saidOut: PlainDate | undefined,
  { known }: Known,
  isReturnAsked: boolean,
): PlainDate | undefined {
  const from = saidOut ?? known.departureOn
  const own = shifts.find(
    ({ of, sign }) => of === 'ret' || of === 'stay' || (of === undefined && (isReturnAsked || (saidOut !== undefined && sign > 0))),
  )
  if (own && from && (saidOut || !known.returnOn)) return moved(from, own.by, own.sign)
  const shift = own ?? shifts.find(({ of }) => of === 'both')
  return shift && known.returnOn ? moved(known.returnOn, shift.by, shift.sign) : undefined
}

/** "Any day in April, back two weeks later": so many nights, whichever day it is. */
export function lengthAfter(shifts: readonly ShiftSpec[]): number | null {
  return shifts.find(({ of, sign, by }) => of === 'ret' && sign > 0 && by.days > 0)?.by.days ?? null
}

function keptLength(departureOn: PlainDate | undefined, { departureOn: before, returnOn }: Known['known']): PlainDate | undefined {
  if (!departureOn || !before || !returnOn || departureOn < returnOn) return undefined
  return addDays(departureOn, daysBetween(before, returnOn))
}

/** "Keep the dates", "same days but in March": the trip's own days, or those with their numbers in the month. */
export function daysKept(frames: readonly Frame[], { departureOn, returnOn }: Known['known'], month: PlainDate | null): Days {
  const kept = frames.findLast(({ value }) => value.keptDays)?.value.keptDays
  if (!kept) return {}
  if (!month || !departureOn)
    return { ...(kept !== 'ret' && departureOn ? { departureOn } : {}), ...(kept !== 'out' && returnOn ? { returnOn } : {}) }
  const on = `${month.slice(0, 8)}${departureOn.slice(8)}`
  if (!isPlainDate(on)) return {}
  return { departureOn: on, ...(returnOn ? { returnOn: addDays(on, daysBetween(departureOn, returnOn)) } : {}) }
}

/** "I said July, it's June": keeps the trip's days in the other month. */
export function monthInstead(frames: readonly Frame[], known: Known['known'], today: PlainDate): Days {
  const { was, monthNow } = frames.findLast(({ value }) => value.monthNow)?.value ?? {}
  const [from, to] = [was, monthNow].map((spec) => (spec as { m?: number } | undefined)?.m)
  const days: Days = {}
  for (const name of ['departureOn', 'returnOn'] as const) {
    const day = known[name]
    if (!from || !to || !day || Number(day.slice(5, 7)) !== from) continue
    const moved = `${day.slice(0, 5)}${String(to).padStart(2, '0')}${day.slice(7)}`
    if (isPlainDate(moved)) days[name] = moved > today ? moved : `${Number(moved.slice(0, 4)) + 1}${moved.slice(4)}`
  }
  return days
}
