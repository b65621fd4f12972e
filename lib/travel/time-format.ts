import type { Preferences } from './account/preferences-schema'

export type TimeFormat = Preferences['timeFormat']

const CLOCK = /(?<![\d:.,])([01]\d|2[0-4]):([0-5]\d)(?!\d|:\d| ?[ap]m\b)/g

/** "14:05" on somebody's own clock: as it is, or "2:05 pm". */
export function formatClock(time: string, format: TimeFormat): string {
  if (format === '24h') return time
  const hour = Number(time.slice(0, 2)) % 24
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`
}

/** A text with every time of day in it on somebody's own clock: "TP1361, 9:40 am → 12:25 pm". */
export function formatClocksIn(text: string, format: TimeFormat): string {
  return format === '24h' ? text : text.replace(CLOCK, (time) => formatClock(time, format))
}
