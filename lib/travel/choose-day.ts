import type { PlainDate } from './dates'

/** The days of a form; `''` is one that is still open, and `back` is null where there is no return. */
export type ChosenDays = { out: PlainDate | ''; back: PlainDate | '' | null }
export type DaysEnd = 'out' | 'back'

/**
 * The days once `day` was chosen in a calendar for one end, and which end is asked for next; null when both are there. A return that would
 * be before its outbound day is open again, and a day before the outbound one begins anew.
 */
export function chooseDay({ out, back }: ChosenDays, end: DaysEnd, day: PlainDate): { days: ChosenDays; next: DaysEnd | null } {
  if (back === null) return { days: { out: day, back }, next: null }
  if (end === 'back' && day >= out) return { days: { out, back: day }, next: out === '' ? 'out' : null }
  return { days: { out: day, back: end === 'back' || back < day ? '' : back }, next: 'back' }
}
