import { addDays, type PlainDate } from '@/lib/travel/dates'
import { mondayOf, WEEKDAY, weekdayFrom, weekdayNumber } from '../../skills/dates/calendar'
import { COUNT, daysIn } from './counts'
import type { NamedDay } from './named-day'

const OFFSET = new RegExp(
  `(?<!\\b(?:for|stay(?:ing)?|spend(?:ing)?|another|±|within)\\s+)\\b(?:(?:the\\s+)?(?:(?<count>${COUNT})\\s+)?(?<unit>days?|weeks?|fortnights?)\\s+(?<word>before|after|from|on)|(?<bareCount>an?|one|two|three|four)\\s+(?<bareUnit>weeks?|fortnight))\\s+(?:the\\s+)?$`,
  'i',
)
const NAMED_NEAR = new RegExp(`\\b(?:the\\s+)?(?<name>${WEEKDAY})\\s+(?<word>before|after|following)\\s+(?:the\\s+)?$`, 'i')
const WEEK_OF = /\b(?:the\s+)?(?<span>week|weekend)\s+(?:of|beginning|commencing|starting|around)\s+(?:the\s+)?$/i

export type DayFromDay = { day: NamedDay; last?: NamedDay; isWeek?: boolean }

/** "The day after Christmas", "two weeks on Tuesday", "the Monday after Easter", "Friday week", "the weekend of the 12th". */
export function fromDay(day: NamedDay, words: string): DayFromDay {
  const before = words.slice(0, day.start)
  const week = /^\s+(?<unit>week|fortnight)\b(?!\s+(?:later|before|earlier|or))/i.exec(words.slice(day.end))
  if (week && (day.isWeekday || /^(?:today|tomorrow)/i.test(day.said)))
    return { day: moved(day, day.start, day.end + week[0].length, daysIn('a', week.groups?.unit ?? ''), words) }
  const offset = OFFSET.exec(before)
  if (offset) {
    const { count = 'a', unit, word, bareCount, bareUnit } = offset.groups ?? {}
    const isCounted = /^(?:on|from)$/i.test(word ?? '') || bareCount
    if (!isCounted || day.isWeekday || /^(?:today|tomorrow)/i.test(day.said)) {
      const days = daysIn(bareCount ?? count, bareUnit ?? unit ?? '')
      return { day: moved(day, offset.index, day.end, /before/i.test(word ?? '') ? -days : days, words) }
    }
  }
  const named = NAMED_NEAR.exec(before)
  if (named) {
    const number = weekdayNumber(named.groups?.name ?? '')
    const isBefore = /before/i.test(named.groups?.word ?? '')
    const near = (base: PlainDate) => (isBefore ? addDays(weekdayFrom(base, number), -7) : weekdayFrom(addDays(base, 1), number))
    return { day: resolvedBy(day, named.index, words, near) }
  }
  const span = WEEK_OF.exec(before)
  if (!span) return { day }
  if (span.groups?.span?.toLowerCase() === 'week') return { day: resolvedBy(day, span.index, words, mondayOf), isWeek: true }
  const friday = (base: PlainDate) => addDays(mondayOf(base), 4)
  return {
    day: { ...resolvedBy(day, span.index, words, friday), part: 'first', because: 'weekend' },
    last: { ...resolvedBy(day, span.index, words, (base) => addDays(friday(base), 2)), part: 'last', because: 'weekend' },
  }
}

function moved({ plainWeekday, ...day }: NamedDay, start: number, end: number, days: number, words: string): NamedDay {
  return { ...day, start, end, said: words.slice(start, end), isBare: false, isWeekday: false, resolve: counted(day, days) }
}

function counted(day: NamedDay, days: number): NamedDay['resolve'] {
  return (earliest, previous) => {
    const base = day.resolve(earliest, previous)
    return base === null ? null : addDays(base, days)
  }
}

function resolvedBy({ plainWeekday, ...day }: NamedDay, start: number, words: string, near: (base: PlainDate) => PlainDate): NamedDay {
  return {
    ...day,
    start,
    said: words.slice(start, day.end),
    isBare: false,
    isWeekday: false,
    resolve: (earliest, previous) => {
      const base = day.resolve(earliest, previous)
      return base === null ? null : near(base)
    },
  }
}
