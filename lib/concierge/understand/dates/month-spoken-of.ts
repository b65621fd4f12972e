import { daysBetween, type PlainDate } from '@/lib/travel/dates'
import { normaliseWords } from '../words'
import { readDates } from './read-dates'

const LONGEST_MONTH = 31
const MESSAGES_BACK = 8

/**
 * The first day of the month that the earlier messages, the oldest first, spoke of last ("in May", "late next month"); null for none.
 * Only of use while no day of leaving is known.
 */
export function monthSpokenOf(earlierWords: string[], today: PlainDate): PlainDate | null {
  for (const earlier of earlierWords.slice(-MESSAGES_BACK).toReversed()) {
    const { vague } = readDates(normaliseWords(earlier), { today, departureOn: null, returnOn: null, asked: null, isListShown: false })
    if (vague?.from && vague.to && daysBetween(vague.from, vague.to) < LONGEST_MONTH) return `${vague.from.slice(0, 7)}-01`
  }
  return null
}
