import { monthSpokenOf } from '../../hear-search'
import type { Table } from '../../table'
import { daysIn } from '../values-in'

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
export function readStayDays(words: string, table: Table): StayDays {
  const { situation, stays } = table
  const { today, stay } = situation
  const result = stays.lastSearch?.result
  const missing = stays.isNewest && result?.status === 'missing' ? result.missing : null
  const pending = missing ? stays.lastSearch?.input : undefined
  const ofFlights = missing === 'checkOutOn' ? situation.wishes.departureOn : null
  const checkInOn = textOf(pending?.checkInOn) ?? stay?.checkInOn ?? ofFlights
  const said = daysIn(words.replace(SAME_NIGHTS, masked).replace(/\banother (night|day|week)\b/gi, 'one more $1'), {
    today,
    departureOn: checkInOn,
    returnOn: stay?.checkOutOn ?? null,
    asked: missing === 'checkOutOn' ? ['ret'] : missing === 'checkInOn' ? ['out', 'ret'] : [],
    spokenOf: checkInOn ? null : monthSpokenOf(table),
  })
  const { past } = said
  const checkIn = past?.role === 'departure' ? past.on : said.departureOn
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

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function masked(said: string): string {
  return '~'.repeat(said.length)
}
