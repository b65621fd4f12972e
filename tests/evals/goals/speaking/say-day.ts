import { type PlainDate, weekday } from '@/lib/travel/dates'

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The ways a day of the calendar is written; each names its month, so that none can be read as another day. */
export const DAY_STYLES = ['12 March', '12th March', 'March 12', 'Thursday 12 March', '12 Mar'] as const
export type DayStyle = (typeof DAY_STYLES)[number]

export function sayDay(date: PlainDate, style: DayStyle): string {
  const day = Number(date.slice(8))
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? ''
  switch (style) {
    case '12 March':
      return `${day} ${month}`
    case '12th March':
      return `${day}${ordinalEnd(day)} ${month}`
    case 'March 12':
      return `${month} ${day}`
    case 'Thursday 12 March':
      return `${WEEKDAYS[weekday(date)]} ${day} ${month}`
    case '12 Mar':
      return `${day} ${month.slice(0, 3)}`
  }
}

/** Only the day of the month, "the 12th": where the month was said before. */
export function sayDayOfMonth(date: PlainDate): string {
  const day = Number(date.slice(8))
  return `the ${day}${ordinalEnd(day)}`
}

function ordinalEnd(day: number): string {
  if (day >= 11 && day <= 13) return 'th'
  return { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th'
}
