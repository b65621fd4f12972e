import { daysBetween, type PlainDate } from '@/lib/travel/dates'
import type { Table } from '../../table'
import { readAlone } from '../grammar'
import { type DatesChange, withoutDays } from './change'
import { foldDates } from './fold'

const MESSAGES_BACK = 4
const LONGEST_MONTH = 31

/** What the traveller said of the length of the stay before its first day was known. */
export function nightsSpokenOf(table: Table): number | null {
  return spokenBefore(table, nightsOf)
}

/** The length of the stay; of "about a fortnight" the middle. */
export function nightsOf({ nights, nightsRange }: DatesChange): number | null {
  if (nights !== undefined) return nights
  return nightsRange && nightsRange.max !== null ? Math.round((nightsRange.min + nightsRange.max) / 2) : null
}

/** The first day of the month that an earlier message spoke of ("in May", "late next month"); null for a longer time. */
export function monthSpokenOf(table: Table): PlainDate | null {
  return spokenBefore(table, ({ vague }) =>
    vague?.from && vague.to && daysBetween(vague.from, vague.to) < LONGEST_MONTH ? `${vague.from.slice(0, 7)}-01` : null,
  )
}

function spokenBefore<Found>(table: Table, find: (dates: DatesChange) => Found | null): Found | null {
  const { situation } = table
  const context = { today: situation.today, situation: withoutDays(situation), asked: new Set<string>() }
  for (const words of table.earlierWords.toReversed().slice(0, MESSAGES_BACK)) {
    const found = find(foldDates(readAlone(words, table.names).frames, context))
    if (found !== null) return found
  }
  return null
}
