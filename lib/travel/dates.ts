const DAY_MS = 86_400_000
/** By their number in the calendar. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const SHORT_WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const DAY_IN_FULL = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** A calendar day without a zone, `yyyy-MM-dd` (`plainDateSchema`). */
export type PlainDate = string

/** A wall-clock time at some airport, `yyyy-MM-ddTHH:mm`; its zone stands beside it (`localTimeSchema`). */
export type LocalTime = string

/** Whether it is a day of the calendar, written `yyyy-MM-dd`. */
export function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = Date.parse(text)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

/** `days` may be negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

/** 0 is Sunday, 6 is Saturday. */
export function weekday(date: PlainDate): number {
  return new Date(date).getUTCDay()
}

/** "Fri 27 Nov"; with the year when `today` is given and the years differ. */
export function formatDay(date: PlainDate, today?: PlainDate): string {
  const isOtherYear = today !== undefined && today.slice(0, 4) !== date.slice(0, 4)
  return `${SHORT_WEEKDAYS[weekday(date)]} ${formatDate(date, isOtherYear)}`
}

/** "Fri 12 Mar – Sat 20 Mar 2027": several days in a row; a year that they share stands once, behind the last. */
export function formatDays(dates: readonly PlainDate[], today?: PlainDate, joint = ' – '): string {
  const isOneYear = new Set(dates.map((date) => date.slice(0, 4))).size === 1
  return dates.map((date, index) => formatDay(date, isOneYear && index < dates.length - 1 ? undefined : today)).join(joint)
}

/** "Friday 27 November", for a sentence; with the year when `today` is given and the years differ. */
export function formatDayInFull(date: PlainDate, today?: PlainDate): string {
  const isOtherYear = today !== undefined && today.slice(0, 4) !== date.slice(0, 4)
  return `${DAY_IN_FULL.format(new Date(date)).replace(',', '')}${isOtherYear ? ` ${date.slice(0, 4)}` : ''}`
}

/** "27 Nov 2026", or "27 Nov" without the year. */
export function formatDate(date: PlainDate, withYear = true): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1]}${withYear ? ` ${year}` : ''}`
}

/** 135 is "2 h 15", 60 is "1 h", 45 is "45 min". */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}

/** The calendar day that `instant` falls on in `zone` (IANA name). */
export function plainDateIn(zone: string, instant: Date): PlainDate {
  let calendar = calendars.get(zone)
  if (!calendar) {
    if (calendars.size >= MOST_CALENDARS) calendars.clear()
    calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
    calendars.set(zone, calendar)
  }
  return calendar.format(instant)
}

// One is much work to make; only somebody who spells the names of zones in ever new ways asks for more than this.
const MOST_CALENDARS = 200
const calendars = new Map<string, Intl.DateTimeFormat>()
