import { addDays, daysBetween, type PlainDate } from '@/lib/travel/dates'
import { daysIn } from '../values-in'

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ')
export const NUMBER = `(?:\\d{1,2}|${NUMBERS.join('|')})`
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** "3", "three", "a couple of". */
export function numberOf(word: string): number {
  if (/^\d+$/.test(word)) return Number(word)
  const lower = word.toLowerCase()
  if (/^a (?:couple|few)/.test(lower)) return lower.startsWith('a few') ? 3 : 2
  return /^an?$/.test(lower) ? 1 : NUMBERS.indexOf(lower) + 1
}

const DAYS = new RegExp(
  `(?<!\\bday )\\b(?<count>${NUMBER}|an?(?=\\s+(?:[\\p{L}-]+\\s+)?day\\b)|a couple of|a few)[\\s-]+(?:(?!day|hour|of\\b)[\\p{L}-]+\\s+){0,3}?days?\\b(?! (?:longer|shorter|more|less|fewer|extra|earlier|later))`,
  'iu',
)
const NIGHTS = new RegExp(`\\b(?<count>${NUMBER}|a couple of)\\s+nights?\\b`, 'i')
const WEEKS = new RegExp(`\\b(?<count>${NUMBER}|an?|a couple of)\\s+(?:[\\p{L}-]+\\s+)?weeks?\\b(?!end)`, 'iu')

/** How many days were said, the first and the last counted: "3 nights" are four days. Null where no length was. */
export function readLength(words: string, weekendDays: number): number | null {
  if (/\blong weekend\b/i.test(words)) return 3
  if (/\bweek-?ends?\b/i.test(words)) return weekendDays
  if (/\bfortnight\b/i.test(words)) return 14
  const days = DAYS.exec(words)?.groups?.count
  if (days) return numberOf(days)
  const nights = NIGHTS.exec(words)?.groups?.count
  if (nights) return numberOf(nights) + 1
  const weeks = WEEKS.exec(words)?.groups?.count
  return weeks ? numberOf(weeks) * 7 : null
}

const DAY_BY_NUMBER = new RegExp(`\\bday\\s+(?:no\\.?\\s*|number\\s+)?(?<count>${NUMBER})\\b`, 'i')
const DAY_BY_ORDER = new RegExp(`\\b(?<order>${ORDINALS.join('|')}|last|final|\\d{1,2}(?:st|nd|rd|th)) day\\b`, 'i')
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i

/** Which day of a plan is meant, counted from 1; null where none is. A weekday or date is one of the plan's own days. */
export function readPlanDay(words: string, { days, startsOn }: { days: number; startsOn: PlainDate | null }): number | null {
  const count = DAY_BY_NUMBER.exec(words)?.groups?.count
  if (count) return numberOf(count)
  const order = DAY_BY_ORDER.exec(words)?.groups?.order?.toLowerCase()
  if (order) return /^(?:last|final)$/.test(order) ? days : /^\d/.test(order) ? Number.parseInt(order, 10) : ORDINALS.indexOf(order) + 1
  if (!startsOn || !(WEEKDAY.test(words) || /\d/.test(words))) return null
  const [named] = daysIn(words, { today: startsOn }).named
  const index = named === undefined ? -1 : daysBetween(startsOn, named)
  return index >= 0 && index < days ? index + 1 : null
}

/** The day that a plan is to start on, and how long it lasts where its last day was said. */
export function readStart(words: string, today: PlainDate): { startsOn?: PlainDate; days?: number } {
  const { returnOn, named } = daysIn(words, { today })
  const startsOn = named.find((day) => day >= today)
  if (startsOn === undefined) return {}
  return { startsOn, ...(returnOn && returnOn > startsOn ? { days: daysBetween(startsOn, addDays(returnOn, 1)) } : {}) }
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const NAMED_MONTH =
  /\b(?<name>january|february|march|april|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?|(?<=\b(?:in|about|of|for|during|early|late|mid|or|and|until|this|next|to|around) )may\b|\bMay\b(?! (?:i|we|you)\b))(?:,?\s+(?<year>20\d{2}))?/i

/** The month that the words name, or that of a day in them: "2027-03". */
export function readMonth(words: string, today: PlainDate): string | null {
  const { name, year } = NAMED_MONTH.exec(words.replace(/\bMay (?=i\b|we\b|you\b)/gi, '~ '))?.groups ?? {}
  if (name) {
    const number = MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase())) + 1
    const month = String(number).padStart(2, '0')
    const thisYear = Number(today.slice(0, 4))
    return `${year ?? (month < today.slice(5, 7) ? thisYear + 1 : thisYear)}-${month}`
  }
  const { departureOn, vague, named } = daysIn(words, { today })
  const day = departureOn ?? vague?.from ?? named.find((one) => one >= today)
  return day ? day.slice(0, 7) : null
}
