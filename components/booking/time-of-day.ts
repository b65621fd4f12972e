import { formatClock, type TimeFormat } from '@/lib/travel/time-format'

/** "14:32" or "2:32 pm", on the clock of whoever looks. `instant` is ISO in UTC. */
export function timeOfDay(instant: string, format: TimeFormat): string {
  return formatClock(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(instant)), format)
}
