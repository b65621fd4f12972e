import { en } from 'chrono-node'
import type { PlainDate } from '@/lib/travel/dates'
import { plainDate } from '../../skills/dates/calendar'
import type { NamedDay } from './named-day'

const strict = new en.Chrono(en.configuration.createConfiguration(true, true))
/** What the parser can read and our own rules leave over: lengths of time counted from now. */
const MAY_HOLD_MORE = /\b(?:from now|from today|hence|ago)\b/i

/** What our own rules do not know, if it names a whole day ("5 days and 2 weeks from now"). The parser is slow, so it is asked rarely. */
export function otherDays(rest: string, today: PlainDate): NamedDay[] {
  if (!MAY_HOLD_MORE.test(rest)) return []
  const noon = new Date(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1, Number(today.slice(8)), 12)
  return strict
    .parse(rest, noon, { forwardDate: true })
    .filter(({ start }) => start.get('day') !== null && start.get('month') !== null && !/\b(?:hours?|minutes?)\b/i.test(rest))
    .map(({ index, text, start }) => ({
      start: index,
      end: index + text.length,
      said: text,
      resolve: () => plainDate(start.get('year') ?? 0, start.get('month') ?? 0, start.get('day') ?? 0),
      isExact: true,
    }))
}
