import { addDays, type PlainDate } from '@/lib/travel/dates'
import type { Frame } from '../../grammar/cover'
import type { ClockWindow } from './change'
import type { WhenSpec } from './spec'

/** From landing to the start of what the trip is for, and from its end to the flight home. */
const MARGIN_MINUTES = 120
const DAY = 24 * 60

/** What a trip is for, with its hour: "an interview on 4 March at 2pm", "a conference Monday 9am until Wednesday noon". Hours are HH:MM. */
export type Appointment = { startsOn: PlainDate; startsAt: string; ends?: { on: PlainDate; at: string } }

/**
 * The appointment with a day and an hour that the frames name; its end only where an hour says it. Null where the trip leaves on
 * another day already than that of the appointment or the one before.
 */
export function appointmentOf(
  frames: readonly Frame[],
  daysOf: (when: unknown) => PlainDate[],
  leavesOn: PlainDate | null,
): Appointment | null {
  for (const { value } of frames) {
    const span = value.eventSpan as { out?: WhenSpec; ret?: WhenSpec } | undefined
    const start = momentOf(span?.out ?? value.event, daysOf)
    if (!start || (leavesOn && leavesOn !== start.on && leavesOn !== addDays(start.on, -1))) continue
    const end = momentOf(span?.ret, daysOf)
    return { startsOn: start.on, startsAt: start.at, ...(end ? { ends: end } : {}) }
  }
  return null
}

/** The hours of the flights that leave time for it. */
export function appointmentWindows({ startsAt, ends }: Appointment): ClockWindow[] {
  const earliest = ends && shifted(ends.at, MARGIN_MINUTES)
  return [
    { direction: 'out', arriveBefore: shifted(startsAt, -MARGIN_MINUTES) ?? '00:00' },
    ...(earliest ? [{ direction: 'ret' as const, departAfter: earliest }] : []),
  ]
}

function momentOf(when: unknown, daysOf: (when: unknown) => PlainDate[]): { on: PlainDate; at: string } | null {
  const { clock = [] } = (when ?? {}) as WhenSpec
  const [on] = daysOf(when)
  const [hour] = clock
  if (!on || hour?.from === undefined) return null
  return { on, at: clockOf(hour.isExact && hour.to !== undefined ? (hour.from + hour.to) / 2 : hour.from) }
}

/** Null where it would be another day. */
function shifted(at: string, minutes: number): string | null {
  const sum = Number(at.slice(0, 2)) * 60 + Number(at.slice(3)) + minutes
  return sum >= 0 && sum < DAY ? clockOf(sum) : null
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
