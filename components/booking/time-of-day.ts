import { formatClock, type TimeFormat } from '@/lib/travel/time-format'
import { ownClock } from '../state/own-day'

/** "14:32" or "2:32 pm", on the clock of whoever looks. `instant` is ISO in UTC. */
export function timeOfDay(instant: string, format: TimeFormat): string {
  return formatClock(ownClock(new Date(instant)), format)
}
