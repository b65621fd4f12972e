import { monthName } from './month-names'

/**
 * What is wrong with a date typed in three boxes (`yyyy-MM-dd`, where parts may be missing or short), as precisely as it can be said;
 * undefined for a day of the calendar, for three empty boxes, and for what came from elsewhere in another shape.
 */
export function dateFault(typed: string): string | undefined {
  if (!/^\d{0,4}-\d{0,2}-\d{0,2}$/.test(typed)) return undefined
  const [year = '', month = '', day = ''] = typed.split('-')
  const missing = [!day && 'the day', !month && 'the month', !year && 'the year'].filter((part) => part !== false)
  if (missing.length === 3) return undefined
  if (month && !(Number(month) >= 1 && Number(month) <= 12)) return `There’s no month ${Number(month)}`
  if (day && !(Number(day) >= 1 && Number(day) <= 31)) return `There’s no day ${Number(day)}`
  if (month && Number(day) > daysIn(Number(month), LEAP_YEAR)) return `${Number(day)} ${monthName(Number(month))} doesn’t exist`
  if (missing.length > 0) return `Please add ${missing.join(' and ')}`
  if (!/^\d{4}$/.test(year)) return 'Please write the year with four digits'
  if (Number(day) > daysIn(Number(month), Number(year))) return `${Number(day)} ${monthName(Number(month))} ${year} doesn’t exist`
  return undefined
}

const LEAP_YEAR = 2024

function daysIn(month: number, year: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
