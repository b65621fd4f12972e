import { formatDayInFull } from '@/lib/travel/dates'
import { conditionsWords, coveredWords, leftOutWords } from '@/lib/travel/flights/date-coverage-words'
import type { Situation } from '@/lib/travel/trip/situation'
import { HOURS, withoutDays } from '../decide/dates-move'
import type { Position } from '../decide/decision'
import type { ToolResult } from '../tool-results'
import type { FilterWish } from '../understand/filter-wish'
import { countOf, dayName, forTravellers, listOf, sentences } from './phrases'
import { askMissing, askPlace, askWhichShown, offerWithoutLimit, sayRefused } from './say-questions'

export type Compared = NonNullable<Extract<ToolResult, { tool: 'searchDates' }>['result']>
type Best = Extract<Compared, { status: 'found' }>['best'][number]

export const MOST_SAID = 3

/** The best days with their totals, what was compared and what wasn't, and the question which to show. */
export function sayDates(result: Compared, { understood, table, made }: Position): string {
  const { situation } = table
  switch (result.status) {
    case 'found': {
      const best = result.best.slice(0, MOST_SAID)
      const [first, ...others] = best
      if (!first) return ''
      const way = first.returnOn ? ' there and back' : ''
      const lead = `The cheapest ${first.returnOn ? 'days are' : 'day is'} ${daysOf(first, situation)}: ${first.total}${way}${forTravellers(situation)}.`
      const next = others.length > 0 ? `Then ${listOf(others.map((pair) => `${daysOf(pair, situation)} for ${pair.total}`))}.` : null
      const which = askWhichShown(
        {
          asked: 'which-dates',
          choices: result.best.map(({ departureOn, returnOn }) => ({ departureOn, returnOn })),
          input: withoutDays(understood.change),
          filters: understood.filters,
        },
        best.length,
      )
      return sentences(
        lead,
        next,
        coveredWords(result.coverage, first.returnOn === null),
        conditionsWords(result.conditions ?? []),
        leftOutWords(result.coverage),
        laterWishes(understood.filters),
        which,
      )
    }
    case 'none':
      return offerWithoutLimit(
        result,
        made.findLast(({ tool }) => tool === 'searchDates'),
      )
    case 'missing':
      return askMissing(result.missing, null, situation)
    case 'unclear-place':
      return askPlace(result)
    case 'refused':
      return sayRefused(result.refusal)
  }
}

/** What narrows flights but no prices of days. */
function laterWishes(filters: readonly FilterWish[]): string | null {
  const isLater = filters.some((filter) => Object.keys(filter).some((name) => !OF_DAYS.includes(name)))
  return isLater ? 'Your other wishes aren’t in these totals: I’ll apply them to the flights.' : null
}

const OF_DAYS: readonly string[] = ['sliceIndex', 'maxPrice', ...HOURS]

/** "Friday 5 to Tuesday 9 February 2027 (4 nights)". */
export function daysOf({ departureOn, returnOn, nights }: Best, situation: Situation): string {
  if (!returnOn || !nights) return dayName(departureOn, situation)
  const isOneMonth = departureOn.slice(0, 7) === returnOn.slice(0, 7)
  const out = formatDayInFull(departureOn)
  const from = isOneMonth ? out.slice(0, out.lastIndexOf(' ')) : out
  return `${from} to ${dayName(returnOn, situation)} (${countOf(nights, 'night')})`
}
