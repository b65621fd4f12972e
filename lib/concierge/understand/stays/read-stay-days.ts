import { isPlainDate, type PlainDate } from '@/lib/travel/dates'
import type { Table } from '../../table'
import { monthSpokenOf } from '../dates/month-spoken-of'
import { readDates } from '../dates/read-dates'
import type { SaidDates } from '../dates/said-dates'

export type StayDays = {
  checkInOn?: string
  checkOutOn?: string
  nights?: number
  /** A time that names no nights: "in May". */
  vague: string | null
  impossibleDay: string | null
  rest: string
}

/** "Same nights", "for those nights", "for one more": words of days that name none. */
const SAME_NIGHTS =
  /\bfor (?:those|these|the same|that) (?:nights?|days?|dates?|time)\b|\bfor (?:the|our|my) (?:trip|stay|nights there)\b/gi

/** The nights that the words name, seen from those asked for before. */
export function readStayDays(
  words: string,
  { situation, stays, earlierWords }: Pick<Table, 'situation' | 'stays' | 'earlierWords'>,
): StayDays {
  const { today, stay } = situation
  const result = stays.lastSearch?.result
  const missing = stays.isNewest && result?.status === 'missing' ? result.missing : null
  const pending = missing ? stays.lastSearch?.input : undefined
  const ofFlights = missing === 'checkOutOn' ? situation.wishes.departureOn : null
  const checkInOn = textOf(pending?.checkInOn) ?? stay?.checkInOn ?? ofFlights
  const said = readDates(words.replace(SAME_NIGHTS, masked).replace(/\banother (night|day|week)\b/gi, 'one more $1'), {
    today,
    departureOn: checkInOn,
    returnOn: stay?.checkOutOn ?? null,
    asked: missing === 'checkOutOn' ? 'return' : missing === 'checkInOn' ? 'both' : null,
    isListShown: false,
    spokenOf: checkInOn ? null : monthSpokenOf(earlierWords, today),
  })
  const past = said.past
  const checkIn = past?.role === 'departure' ? past.on : inMonthOf(checkInOn, said)
  const checkOut = past?.role === 'return' ? past.on : said.returnOn
  const nights = said.nights || (/\btonight\b/i.test(words) ? 1 : 0)
  return {
    ...(checkIn ? { checkInOn: checkIn } : {}),
    ...(checkOut ? { checkOutOn: checkOut } : nights ? { nights } : {}),
    vague: said.vague?.said ?? null,
    impossibleDay: said.impossible?.said ?? null,
    rest: said.rest,
  }
}

/** "From the 10th", of nights in May that are known already: the 10th of May. */
function inMonthOf(known: PlainDate | null, { departureOn, mentions }: SaidDates): PlainDate | undefined {
  const day = mentions.find(({ on }) => on === departureOn)?.said
  if (!known || !departureOn || !day || !/^\W*(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?\W*$/i.test(day)) return departureOn
  const sameMonth = `${known.slice(0, 8)}${departureOn.slice(8)}`
  return isPlainDate(sameMonth) && departureOn < sameMonth ? sameMonth : departureOn
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function masked(said: string): string {
  return '~'.repeat(said.length)
}
