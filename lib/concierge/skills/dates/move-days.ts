import { addDays, daysBetween, type PlainDate } from '@/lib/travel/dates'
import type { DatesContext } from './change'
import { moved } from './resolve'
import type { ShiftSpec } from './spec'

type Days = { departureOn?: PlainDate; returnOn?: PlainDate }
type Known = DatesContext & { known: { departureOn: PlainDate | null; returnOn: PlainDate | null }; isDepartureSure: boolean }
type Shift = ShiftSpec & { of?: 'out' | 'ret' | 'both' | 'stay' }

/** What follows from lengths and shifts: "for 5 nights", "a day later"; a trip moved past its way back keeps its length. */
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

/** "A week later", said of a trip with both days, moves both; "a day later" the way out. */
function forWholeTrip(shift: Shift, { known }: Known, isReturnAsked: boolean): Shift {
  const isWhole = shift.of === undefined && shift.by.unit !== 'day' && shift.by.unit !== 'night'
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

function keptLength(departureOn: PlainDate | undefined, { departureOn: before, returnOn }: Known['known']): PlainDate | undefined {
  if (!departureOn || !before || !returnOn || departureOn <= returnOn) return undefined
  return addDays(departureOn, daysBetween(before, returnOn))
}
