import { addDays, isPlainDate, type PlainDate, weekday } from '@/lib/travel/dates'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const PLACEHOLDER = /\{\{([^}|]+)(?:\|([^}]+))?\}\}/g
const FORM_FIELDS = /YYYY|MMMM|MMM|MM|DD|D|dddd/g

/**
 * Replaces the days in every text of a value: `{{+30d}}`, `{{next-friday}}`, `{{friday+7d}}`, `{{2027-02-13}}`, each with a form where
 * `yyyy-MM-dd` won't do: `{{+30d|D MMMM}}`. Throws for a day nobody knows.
 */
export function fillDays<Value>(value: Value, today: PlainDate): Value {
  return JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
    typeof item === 'string'
      ? item.replace(PLACEHOLDER, (_all, day: string, form?: string) => inForm(dayOf(day.trim(), today), form))
      : item,
  )
}

function dayOf(said: string, today: PlainDate): PlainDate {
  const [, start = '', sign = '+', days = '0'] = /^(.*?)(?:([+-])(\d+)d)?$/.exec(said) ?? []
  const shift = Number(`${sign}${days}`)
  if (start === '' && said !== '') return addDays(today, shift)
  if (isPlainDate(start)) return addDays(start, shift)
  const wanted = WEEKDAYS.indexOf(start.replace(/^next-/, ''))
  if (wanted < 0) throw new Error(`No day is called {{${said}}}`)
  return addDays(today, ((wanted - weekday(today) + 7) % 7 || 7) + shift)
}

function inForm(day: PlainDate, form = 'YYYY-MM-DD'): string {
  const name = (options: Intl.DateTimeFormatOptions) => new Date(day).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' })
  const fields: Record<string, string> = {
    YYYY: day.slice(0, 4),
    MMMM: name({ month: 'long' }),
    MMM: name({ month: 'long' }).slice(0, 3),
    MM: day.slice(5, 7),
    DD: day.slice(8),
    D: String(Number(day.slice(8))),
    dddd: name({ weekday: 'long' }),
  }
  return form.replace(FORM_FIELDS, (field) => fields[field] ?? field)
}
