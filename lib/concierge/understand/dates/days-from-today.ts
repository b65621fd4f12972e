import { addDays, type PlainDate } from '@/lib/travel/dates'
import { addMonths } from '../../skills/dates/calendar'
import { COUNT, readCount } from './counts'
import type { DayRule, FoundDay } from './named-day'

const HAS_TODAY = /\b(?:today|tonight|tomorrow|yesterday|this\s+(?:morning|afternoon|evening))\b/i
const THANKS =
  /\b(?:that|this|it)(?:'?s|'?ll| is| was| will)?\s+(?:be\s+)?(?:all|it|everything|enough)\b|\b(?:all|everything|enough|nothing (?:else|more)|help\w*|thanks?|thank you|done|good|doing|are you)\b(?:\s+[\w']+){0,4}\s+$|\bnot\s+$/i

/** "Three weeks from Tuesday" and its like are built on these in `days-from-days`. */
export const DAYS_FROM_TODAY: DayRule[] = [
  {
    needs: HAS_TODAY,
    pattern: /\b(?:the\s+)?day\s+after\s+tomorrow\b/gi,
    read: (_, { today }) => [on(addDays(today, 2))],
  },
  {
    needs: /\b(?:days?|weeks?|months?|fortnights?)\b/i,
    pattern: new RegExp(
      `\\b(?:in\\s+(?:about\\s+|exactly\\s+)?(?<count>${COUNT})\\s+(?<unit>days?|weeks?|months?|fortnights?)\\b(?:'s?)?(?:\\s+time)?|(?<!\\b(?:for|stay(?:ing)?|spend(?:ing)?|another|within)\\s+)(?<countLate>${COUNT})\\s+(?<unitLate>days?|weeks?|months?|fortnights?)(?:\\s+from\\s+(?:now|today)|'?s?'?\\s+time|\\s+(?:hence|today)))\\b`,
      'gi',
    ),
    read: ({ count, countLate, unit, unitLate }, { today }) => [
      on(later(today, readCount(count ?? countLate ?? ''), unit ?? unitLate ?? '')),
    ],
  },
  { needs: HAS_TODAY, pattern: /\btomorrow\b/gi, read: (_, { today }) => [on(addDays(today, 1))] },
  { needs: HAS_TODAY, pattern: /\byesterday\b/gi, read: (_, { today }) => [{ ...on(addDays(today, -1)), isExact: true }] },
  {
    needs: HAS_TODAY,
    pattern: /\b(?:later\s+|earlier\s+)?(?:today|tonight)\b(?!'s)|\bthis(?=\s+(?:morning|afternoon|evening)\b)/gi,
    read: (_, { today }, { input, index }) => {
      const sentence = input.slice(
        Math.max(input.lastIndexOf('. ', index), input.lastIndexOf('! ', index), input.lastIndexOf('? ', index)) + 1,
        index,
      )
      return THANKS.test(sentence) && !/\b(?:leav\w+|fly\w*|flights?|depart\w*|return\w*|go(?:ing)?|travel\w*)\b/i.test(sentence)
        ? null
        : [on(today)]
    },
  },
]

function on(day: PlainDate): FoundDay {
  return { resolve: () => day }
}

function later(today: PlainDate, count: number, unit: string): PlainDate {
  if (/^month/i.test(unit)) return addMonths(today, count)
  return addDays(today, count * (/^week/i.test(unit) ? 7 : /^fortnight/i.test(unit) ? 14 : 1))
}
