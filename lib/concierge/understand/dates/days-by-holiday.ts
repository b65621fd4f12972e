import { addDays } from '@/lib/travel/dates'
import { HOLIDAYS, holidayFrom } from '../../skills/dates/holidays'
import type { DayRule } from './named-day'

export const HAS_HOLIDAY = new RegExp(`\\b(?:${HOLIDAYS.map(({ names }) => names).join('|')})\\b`, 'i')
const MANY_DAYS = /^(?:christmas|easter|thanksgiving|whitsun\w*|pentecost|diwali|deepavali|(?:the )?new year'?s?)$/i
const ON_THE_DAY = /\b(?:on|to|by|until|till|back|before|after|from|leav\w+|return\w*|depart\w*)\s+(?:the\s+)?$/i

/** "On Christmas Eve", "by Easter", "over Easter", "Thanksgiving weekend". A whole season of holidays ("at Christmas") is no day. */
export const DAYS_BY_HOLIDAY: DayRule[] = HOLIDAYS.map((holiday) => ({
  needs: HAS_HOLIDAY,
  pattern: new RegExp(
    `\\b(?:(?<over>over)\\s+(?:the\\s+)?)?(?<name>${holiday.names})\\b(?:\\s+(?<span>(?:long\\s+)?weekend)|(?<rest>\\s+(?:holidays?|break|time|week|period|season)))?`,
    'gi',
  ),
  read: ({ over, name = '', span, rest }, { today }, match) => {
    if (rest || (span && !holiday.isWeekend)) return null
    const [before, after] = holiday.span
    if (holiday.isWeekend && (over || span)) {
      const day = holidayFrom(holiday, addDays(today, before))
      return day === null
        ? null
        : [
            { resolve: () => addDays(day, -before), part: 'first', because: 'holiday' },
            { resolve: () => addDays(day, after), part: 'last', because: 'holiday' },
          ]
    }
    if (MANY_DAYS.test(name.trim()) && (over || span || !ON_THE_DAY.test(match.input.slice(0, match.index)))) return null
    return [{ resolve: (earliest) => holidayFrom(holiday, earliest) }]
  },
}))
