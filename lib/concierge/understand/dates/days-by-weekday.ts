import { addDays, type PlainDate, weekday } from '@/lib/travel/dates'
import { MONTH, mondayOf, WEEKDAY, weekdayFrom, weekdayNumber } from '../../skills/dates/calendar'
import type { DayRule, FoundDay } from './named-day'
import { monthIn, placeInMonth } from './weekday-in-month'

const HAS_WEEKDAY = new RegExp(`\\b${WEEKDAY}`, 'i')
const HAS_WEEKEND = /\bweekend\b/i

export const DAYS_BY_WEEKDAY: DayRule[] = [
  {
    needs: /\bweek\b/i,
    pattern: new RegExp(
      `\\b(?<early>${WEEKDAY})(?:,|\\s+(?:of|in|the))*\\s+(?<which>this|next|following|coming)\\s+week\\b|\\b(?<whichLate>this|next|following|coming)\\s+week(?:\\s+on|\\s*-)?,?\\s+(?<late>${WEEKDAY})`,
      'gi',
    ),
    read: ({ early, late, which, whichLate }, { today }) => [
      {
        resolve: (_, previous) => inWeek((which ?? whichLate ?? '').toLowerCase(), weekdayNumber(early ?? late ?? ''), today, previous),
        isWeekday: true,
      },
    ],
  },
  {
    needs: /\b(?:of|in)\b/i,
    pattern: new RegExp(
      `\\b(?:the\\s+)?(?<place>first|1st|second|2nd|third|3rd|fourth|4th|last)\\s+(?<name>${WEEKDAY}|day)\\s+(?:of|in)\\s+(?:the\\s+)?(?:(?<month>${MONTH})|(?<which>this\\s+|next\\s+)?month)(?:\\s+(?<year>20\\d{2}))?`,
      'gi',
    ),
    read: ({ place = '', name = '', month, which, year }, { today }) => [
      placeInMonth(place.toLowerCase(), name, monthIn(month, which, year, today)),
    ],
  },
  {
    needs: HAS_WEEKDAY,
    pattern: new RegExp(`\\b(?:(?:the\\s+)?(?<place>first|second|third|fourth)|the\\s+(?<last>last))\\s+(?<name>${WEEKDAY})`, 'gi'),
    read: ({ place, last, name = '' }, { spokenOf }) =>
      spokenOf ? [placeInMonth((place ?? last ?? '').toLowerCase(), name, [spokenOf, spokenOf])] : null,
  },
  {
    needs: HAS_WEEKEND,
    pattern: new RegExp(
      `\\b(?:the\\s+)?(?<place>first|1st|second|2nd|third|3rd|fourth|4th|last)\\s+(?:(?<long>long)\\s+)?weekend(?:\\s+(?:of|in)\\s+(?:the\\s+)?(?:(?<month>${MONTH})|(?<which>this\\s+|next\\s+)?month)(?:\\s+(?<year>20\\d{2}))?)?(?!\\s+bags?\\b)`,
      'gi',
    ),
    read: ({ place = '', long, month, which, year }, { today, spokenOf }, { 0: said }) => {
      const isOfMonth = /\s(?:of|in)\s/i.test(said)
      if (!isOfMonth && !spokenOf) return null
      const [first, next] = isOfMonth || !spokenOf ? monthIn(month, which, year, today) : [spokenOf, spokenOf]
      const saturday = placeInMonth(place.toLowerCase(), 'saturday', [first, next]).resolve(today, null)
      if (!saturday) return null
      // Of a month that begins on a Saturday the Friday before is the last of another.
      return weekendFrom(laterOf(saturday.endsWith('-01') ? saturday : addDays(saturday, -1), today), Boolean(long))
    },
  },
  {
    needs: /\bafter next\b/i,
    pattern: /\b(?:the\s+)?weekend\s+after\s+next\b/gi,
    read: (_, { today }) => weekendFrom(addDays(mondayOf(today), 18), false),
  },
  {
    needs: /\bafter next\b/i,
    pattern: new RegExp(`\\b(?:the\\s+)?(?<name>${WEEKDAY})\\s+after\\s+next\\b`, 'gi'),
    read: ({ name = '' }, { today }) => [{ resolve: () => addDays(nextNamed(today, weekdayNumber(name)), 7), isWeekday: true }],
  },
  {
    needs: HAS_WEEKDAY,
    pattern: new RegExp(
      `\\b(?:the\\s+)?(?<which>next|this|coming|following|last|previous)\\s+(?:coming\\s+|one\\s+)?(?<name>${WEEKDAY})(?:\\s+coming\\b)?`,
      'gi',
    ),
    read: ({ which, name = '' }, { today }) => [onQualified(which?.toLowerCase() ?? '', weekdayNumber(name), today)],
  },
  {
    needs: HAS_WEEKDAY,
    pattern: /\bthe\s+(?<name>(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?!\s+(?:of|in|before|after)\b)/gi,
    read: ({ name = '' }, { today }) => [onPlain(weekdayNumber(name), today)],
  },
  {
    needs: HAS_WEEKEND,
    pattern:
      /\b(?:(?<next>next)|this|the|that|coming)\s+(?:coming\s+)?(?:(?<long>long)\s+)?weekend\b(?!\s+(?:of|after|before|in|bags?|break)\b)/gi,
    read: ({ next, long }, { today }) => onWeekend(Boolean(next), Boolean(long), today),
  },
  {
    needs: HAS_WEEKDAY,
    pattern: new RegExp(
      `(?<!\\b(?:the|some|more|any|in|winter|of)\\s(?=sun\\b|mon\\b|sat\\b|wed\\b))(?<![\\p{L}'])(?<name>${WEEKDAY})(?!\\s+(?:in|of)\\s+${MONTH})`,
      'giu',
    ),
    read: ({ name = '' }, { today }, match) => {
      if (/^(?:sun|sat|wed|mon|mar)$/i.test(name) && isOtherWord(match)) return null
      return [onPlain(weekdayNumber(name), today)]
    },
  },
]

/** "We sat down", "sun and sea": short names that are words too need a day's company. */
function isOtherWord({ input, index, 0: said }: RegExpExecArray): boolean {
  const before = input.slice(0, index)
  const after = input.slice(index + said.length)
  if (/\b(?:on|by|until|till|back|leav\w+|return\w*|to|from|this|next|for|or|~)[\s,]+$/i.test(before) || /[~\d]\W*$/.test(before))
    return false
  return (
    !/^\W*$|^\s*,?\s*(?:morning|afternoon|evening|night|\d|~|-|to\b|back\b|return|not\b|but\b|instead\b|one[\s-]way)/i.test(after) ||
    /\b(?:we|i|he|she|they)\s+$/i.test(before)
  )
}

/**
 * "Next Friday" is the first Friday at least two days away: on a Wednesday that week's, on a Thursday or Friday the week after's. Where
 * it falls in this week others would mean the one after, so it is reported as taken; "this Friday" and "Friday next week" leave no doubt.
 */
function nextNamed(today: PlainDate, number: number): PlainDate {
  return weekdayFrom(addDays(today, 2), number)
}

function onPlain(number: number, today: PlainDate): FoundDay {
  return {
    resolve: (earliest) => weekdayFrom(earliest === today ? addDays(today, 1) : earliest, number),
    isWeekday: true,
    plainWeekday: number,
  }
}

function onQualified(which: string, number: number, today: PlainDate): FoundDay {
  if (which === 'last' || which === 'previous')
    return { resolve: () => addDays(weekdayFrom(today, number), -7), isExact: true, isWeekday: true }
  if (which === 'this') return { resolve: (earliest) => weekdayFrom(earliest, number), isWeekday: true }
  if (which === 'following') {
    return { resolve: (earliest, previous) => weekdayFrom(laterOf(addDays(previous ?? today, 1), earliest), number), isWeekday: true }
  }
  if (which === 'next') {
    const next = nextNamed(today, number)
    const found: FoundDay = { resolve: (earliest) => weekdayFrom(laterOf(next, earliest), number), isWeekday: true }
    return next < addDays(mondayOf(today), 7) ? { ...found, because: 'next-weekday' } : found
  }
  return { resolve: (earliest) => weekdayFrom(laterOf(addDays(today, 1), earliest), number), isWeekday: true }
}

function inWeek(which: string, number: number, today: PlainDate, previous: PlainDate | null): PlainDate {
  const monday = mondayOf(which === 'following' ? (previous ?? today) : today)
  return addDays(monday, (which === 'this' ? 0 : 7) + ((number + 6) % 7))
}

/** A weekend away leaves on Friday and is back on Sunday; on a Saturday "this weekend" has begun. The next one is that of next week. */
function onWeekend(isNext: boolean, isLong: boolean, today: PlainDate): FoundDay[] {
  const hasBegun = !isNext && [6, 0].includes(weekday(today))
  const friday = isNext ? addDays(mondayOf(today), 11) : weekdayFrom(today, 5)
  return weekendFrom(hasBegun ? today : friday, isLong)
}

function weekendFrom(first: PlainDate, isLong: boolean): FoundDay[] {
  return [
    { resolve: () => first, part: 'first', because: 'weekend' },
    { resolve: () => weekdayFrom(first, isLong ? 1 : 0), part: 'last', because: 'weekend' },
  ]
}

function laterOf(one: PlainDate, other: PlainDate): PlainDate {
  return one > other ? one : other
}
