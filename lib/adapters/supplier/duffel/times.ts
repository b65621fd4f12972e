import { daysBetween, type LocalTime } from '@/lib/travel/dates'
import { dayNumber, instantOf } from '@/lib/travel/zones'

/** The wall-clock time without seconds; null when it carries an offset, since then it is not local to its airport. */
export function readLocalTime(text: string): LocalTime | null {
  const match = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text)
  return match?.[1] && !Number.isNaN(Date.parse(`${match[1]}Z`)) ? match[1] : null
}

/** Whole minutes since 1970 in UTC of a wall-clock time; null when the zone is unknown. */
export function minuteAt(time: LocalTime, zone: string): number | null {
  const [hours = 0, minutes = 0] = time.slice(11).split(':').map(Number)
  try {
    return instantOf(zone, dayNumber(time.slice(0, 10)), hours * 60 + minutes)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** "P1DT22H30M" and "PT02H26M" in minutes; null for what is no duration in days, hours and minutes. */
export function readDuration(text: string): number | null {
  const match = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+(?:\.\d+)?S)?)?$/.exec(text)
  if (!match || text === 'P' || text.endsWith('T')) return null
  const [days = 0, hours = 0, minutes = 0] = match.slice(1).map((part) => Number(part ?? 0))
  return (days * 24 + hours) * 60 + minutes
}

/** Two hours or more of the wait lie between midnight and five in the morning, by the airport's clock. */
export function isOvernightWait(from: LocalTime, until: LocalTime): boolean {
  const nights = daysBetween(from.slice(0, 10), until.slice(0, 10))
  const start = minuteOfDay(from)
  const end = minuteOfDay(until) + nights * 1_440
  for (let night = 0; night <= nights; night++) {
    const [midnight, five] = [night * 1_440, night * 1_440 + 300]
    if (Math.min(end, five) - Math.max(start, midnight) >= 120) return true
  }
  return false
}

function minuteOfDay(time: LocalTime): number {
  return Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))
}
