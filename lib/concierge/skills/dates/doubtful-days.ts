import { addDays, type PlainDate, weekday } from '@/lib/travel/dates'
import type { DatesChange } from './change'
import type { DayContext } from './resolve'
import type { SaidDay } from './said-days'
import type { DaySpec } from './spec'

const WEEK = 7

/** Days that were meant and cannot be: no such day, or one that is over. */
export function problemsOf(
  departure: SaidDay | undefined,
  back: SaidDay | undefined,
  days: { departureOn?: PlainDate | null; returnOn?: PlainDate | null },
  today: PlainDate,
): Pick<DatesChange, 'impossible' | 'past'> {
  const found: Pick<DatesChange, 'impossible' | 'past'> = {}
  for (const [role, day, on] of [
    ['departure', departure, days.departureOn],
    ['return', back, days.returnOn],
  ] as const) {
    // "The day before", with nothing that it comes before.
    if (!day?.spec || isFloating(day.spec)) continue
    const said = day.spec?.said ?? ''
    if (!on) found.impossible ??= { said, role }
    else if (on < today) found.past ??= { said, on, role }
  }
  return found
}

/** What was taken as meant, for saying so. */
export function assumptionsOf(
  day: SaidDay | undefined,
  on: PlainDate | null | undefined,
  isOrderShown: boolean,
  { today, order }: DayContext,
): DatesChange['assumed'] {
  if (!day?.spec || !on) return []
  const { spec } = day
  const said = spec.said ?? ''
  if ((spec.is === 'date' || spec.is === 'slashed') && spec.wd !== undefined && weekday(on) !== spec.wd)
    return [{ said, on, because: 'weekday-differs' }]
  if (spec.is === 'slashed' && !isOrderShown && spec.a !== spec.b && spec.a <= 12 && spec.b <= 12) return [{ said, on, because: order }]
  if (day.part) return [{ said, on, because: spec.is === 'holiday' ? 'holiday' : 'weekend' }]
  if (spec.is === 'weekday' && spec.which === 'next' && on < addDays(today, WEEK - ((weekday(today) + 6) % 7)))
    return [{ said, on, because: 'next-weekday' }]
  return []
}

/** "The day before", without the day that it comes before. */
export function isFloating(spec: DaySpec): boolean {
  return spec.is === 'same' || ((spec.is === 'offset' || spec.is === 'near') && spec.of === undefined)
}
