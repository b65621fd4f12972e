import { addDays, daysBetween, type PlainDate } from '@/lib/travel/dates'
import { isAhead, type ResolvedDays } from './resolve-days'
import type { DatesKnown, SaidDates } from './said-dates'
import type { DayShift } from './shifts'

type Days = Pick<SaidDates, 'departureOn' | 'returnOn'>

/** What follows from lengths and shifts: "for 5 nights", "a day later"; a trip moved past its way back keeps its length. */
export function moveDays(resolved: ResolvedDays, said: DayShift[], nights: number | null, known: DatesKnown): Days {
  const { today } = known
  const shifts = said.map((shift) => forWholeTrip(shift, known))
  const saidDeparture = isAhead(resolved.departureOn, today) ? resolved.departureOn : undefined
  const saidReturn = isAhead(resolved.returnOn, today) ? resolved.returnOn : undefined
  const afterOther = resolved.isDepartureSure ? undefined : shifts.find(({ role }) => role === 'departure')
  // "Term ends on the 5th, so leave the day after": the day named is not that of leaving.
  const movedDeparture = saidDeparture && afterOther ? afterOther.by(saidDeparture) : saidDeparture
  const departureOn = movedDeparture ?? shiftedDeparture(shifts, known) ?? beforeReturn(saidReturn, nights, known)
  const from = departureOn ?? known.departureOn
  const afterStay = nights === null || !from ? undefined : addDays(from, nights)
  const returnOn = saidReturn ?? shiftedReturn(shifts, saidDeparture, known) ?? afterStay ?? keptLength(departureOn, known)
  return {
    ...(departureOn && departureOn >= today ? { departureOn } : {}),
    ...(returnOn && returnOn >= today ? { returnOn } : {}),
  }
}

/** "A week later", said of a trip with both days, moves both; "a day later" the way out. */
function forWholeTrip(shift: DayShift, { departureOn, returnOn, asked }: DatesKnown): DayShift {
  return shift.role === null && shift.isLong && departureOn && returnOn && asked !== 'return' ? { ...shift, role: 'both' } : shift
}

function shiftedDeparture(shifts: DayShift[], known: DatesKnown): PlainDate | undefined {
  const shift = shifts.find(({ role }) => role === 'departure' || role === 'both' || (role === null && known.asked !== 'return'))
  return shift && known.departureOn ? shift.by(known.departureOn) : undefined
}

/** "Leave on Friday and come back three days later" counts from that Friday; a way back that is known moves. */
function shiftedReturn(shifts: DayShift[], saidDeparture: PlainDate | undefined, known: DatesKnown): PlainDate | undefined {
  const from = saidDeparture ?? known.departureOn
  const own = shifts.find(
    ({ role, isLater }) => role === 'return' || (role === null && (known.asked === 'return' || (saidDeparture && isLater))),
  )
  if (own && from && (saidDeparture || !known.returnOn)) return own.by(from)
  const shift = own ?? shifts.find(({ role }) => role === 'both')
  return shift && known.returnOn ? shift.by(known.returnOn) : undefined
}

/** "Five nights, back on Sunday" leaves five days before it. */
function beforeReturn(saidReturn: PlainDate | undefined, nights: number | null, known: DatesKnown): PlainDate | undefined {
  return saidReturn && nights !== null && !known.departureOn ? addDays(saidReturn, -nights) : undefined
}

function keptLength(departureOn: PlainDate | undefined, known: DatesKnown): PlainDate | undefined {
  if (!departureOn || !known.departureOn || !known.returnOn || departureOn <= known.returnOn) return undefined
  return addDays(departureOn, daysBetween(known.departureOn, known.returnOn))
}
