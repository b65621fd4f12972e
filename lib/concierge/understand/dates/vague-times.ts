import { addDays, type PlainDate } from '@/lib/travel/dates'
import { addMonths, MONTH, mondayOf, plainDate } from '../../skills/dates/calendar'
import { HOLIDAYS, holidayFrom } from '../../skills/dates/holidays'
import { COUNT } from './counts'
import { HAS_HOLIDAY } from './days-by-holiday'
import { takeOut } from './masked'
import type { Groups } from './named-day'
import type { DatesKnown } from './said-dates'
import type { TimeFrame } from './time-frames'
import { latest, monthOf, monthsWindow, partOf, seasonWindow, type Window, weekWindow } from './windows'

type VagueRule = {
  needs: RegExp
  pattern: RegExp
  read: (groups: Groups, today: PlainDate, match: RegExpExecArray, departureOn: PlainDate | null) => Window | null
}

const LEAD =
  '(?:(?:some\\s?time|any\\s?time|at some point|any day|(?:a|one|some|any)\\s+(?:day|weekend|week|time)|around|about|in|during|over|for|at|by|on|within)\\s+)*(?:of\\s+)?(?:the\\s+)?'
const PART =
  '(?:(?<part>early (?:to|or) mid|mid (?:to|or) late|early|mid|middle|late|beginning|start|first half|second half|end|first week|1st week|2nd week|3rd week|second week|third week|fourth week|last week)(?:\\s+(?:part\\s+)?(?:of|in)|[\\s-])\\s*(?:the\\s+)?)'
const YEAR = '(?:,?\\s+(?:of\\s+)?(?:(?<year>20\\d{2})\\b|(?<which>this|next)\\s+year))?'

const RULES: VagueRule[] = [
  {
    needs: /holidays?|half|break|vacation|season|ramadan|\beid\b|hanukkah|carnival|bank/i,
    pattern: new RegExp(
      `\\b${LEAD}(?:(?:next|this|coming)\\s+)?(?:(?:${MONTH}|autumn|spring|summer|winter)\\s+)?(?:half[\\s-]term(?:\\s+(?:holidays?|break|week))?|school\\s+(?:holidays?|break|vacation)|(?:summer|winter|autumn)\\s+(?:holidays?|break|vacation)|spring\\s+break|mid[\\s-]term\\s+break|reading\\s+week|bank\\s+holiday(?:\\s+weekend)?|ramadan|eid(?:\\s+al[\\s-]\\w+)?|hanukkah|carnival)\\b`,
      'gi',
    ),
    read: () => ({ ask: 'dates' }),
  },
  {
    needs: /new\s+year/i,
    pattern: /\b(?:early\s+)?in\s+the\s+new\s+year\b/gi,
    read: (_groups, today) => {
      const first = plainDate(Number(today.slice(0, 4)) + 1, 1, 1)
      return { from: first, to: addDays(first, 30), ask: 'day' }
    },
  },
  ...HOLIDAYS.map(
    (holiday): VagueRule => ({
      needs: HAS_HOLIDAY,
      pattern: new RegExp(
        `\\b(?:(?<bound>before|after)\\s+|${LEAD})(?:${holiday.names})\\b(?:\\s+(?:holidays?|break|time|week|period|season|weekend))?`,
        'gi',
      ),
      read: ({ bound }, today) => {
        const day = holidayFrom(holiday, today)
        if (day === null) return { ask: 'dates' }
        if (bound) return /before/i.test(bound) ? { to: addDays(day, -1), ask: 'day' } : { from: addDays(day, 1), ask: 'day' }
        return { from: latest(addDays(day, -holiday.span[0]), today), to: addDays(day, holiday.span[1]), ask: 'day' }
      },
    }),
  ),
  {
    needs: new RegExp(`\\b${MONTH}`, 'i'),
    pattern: new RegExp(`\\b${LEAD}${PART}(?<month>${MONTH})${YEAR}`, 'gi'),
    read: ({ part = '', month = '', ...year }, today) => partOf(monthOf(month, year, today), part, today),
  },
  {
    needs: /\bmonth\b/i,
    pattern: new RegExp(
      `\\b${LEAD}${PART}?(?<which>next|this|coming|following)\\s+month\\b|\\b(?:at|by|towards?|around)\\s+(?:the\\s+)?(?<end>end|beginning|middle|start)\\s+of\\s+(?:the\\s+)?month\\b|^\\W*(?:the\\s+)?(?<alone>end|beginning|middle|start)\\s+of\\s+(?:the\\s+)?month\\b`,
      'gi',
    ),
    read: ({ part, which = 'this', end, alone }, today) => {
      const isBeginning = /beginning|start/i.test(end ?? alone ?? '')
      const isNext = /next|coming|following/i.test(which) || (isBeginning && Number(today.slice(8)) > 10)
      return partOf(addMonths(`${today.slice(0, 7)}-01`, isNext ? 1 : 0), part ?? end ?? alone ?? '', today)
    },
  },
  {
    needs: /\bweeks?\b/i,
    pattern: new RegExp(
      `\\b${LEAD}(?:(?<part>early (?:to|or) mid|mid (?:to|or) late|early|mid|middle|late|beginning|end|start)\\s+(?:of\\s+)?)?(?:(?<which>next|this|coming|following)\\s+week\\b(?!end)|(?:next|coming)\\s+(?<count>${COUNT})\\s+weeks|(?:the\\s+)?week\\s+after\\s+next\\b(?<skip>))`,
      'gi',
    ),
    read: ({ part = '', which, count, skip }, today) => weekWindow(part, which?.toLowerCase(), count, skip !== undefined, today),
  },
  {
    needs: /\bweek\b/i,
    pattern: /\b(?:(?:in|during|of)\s+)?(?:that|the same|the)\s+week\b(?!\s+(?:of|before|after|beginning|commencing))/gi,
    read: (_groups, today, _match, departureOn) =>
      departureOn ? { from: latest(mondayOf(departureOn), today), to: addDays(mondayOf(departureOn), 6), ask: 'day' } : null,
  },
  {
    needs: /\bin\s+(?:a|the)\s+(?:few|couple|next few|coming)\b|\bfew\s+(?:days|weeks|months)\b/i,
    pattern: /\b(?:in|within)\s+(?:a|the)\s+(?:next\s+|coming\s+)?few\s+(?<unit>days|weeks|months)(?:'?\s+time)?\b/gi,
    read: ({ unit = '' }, today) => {
      const days = unit === 'days' ? 1 : unit === 'weeks' ? 7 : 30
      return { from: addDays(today, 2 * days), to: addDays(today, 5 * days), ask: 'day' }
    },
  },
  {
    needs: /weekend/i,
    pattern: new RegExp(
      `\\b(?:(?:for|on|over|in)\\s+)?(?:a|any|some|one|the (?:first|last|second|third))\\s+(?:long\\s+)?weekend\\b(?:\\s+(?:some\\s?time\\s+)?(?:in|of|during)\\s+(?<month>${MONTH}))?(?!\\s+bag)`,
      'gi',
    ),
    read: ({ month }, today) => (month ? partOf(monthOf(month, {}, today), '', today) : { ask: 'dates' }),
  },
  {
    needs: new RegExp(`\\b${MONTH}`, 'i'),
    pattern: new RegExp(
      `\\b(?:(?:some\\s?time|any\\s?time|at some point|any day|one day)\\s+)?(?:in|during|around|from|for|by|until|late|early|of|next|this|coming)\\s+(?:the\\s+month\\s+of\\s+)?(?<month>${MONTH})(?:\\s*(?:or|\\/|-|to|and)\\s*(?:in\\s+)?(?<until>${MONTH}))?${YEAR}`,
      'gi',
    ),
    read: (groups, today, { input, index }) => {
      if (/^may$/i.test(groups.month ?? '') && /\b(?:i|we|you|it|this|that|they)\s+$/i.test(input.slice(0, index))) return null
      return monthsWindow(groups, today)
    },
  },
  {
    needs: /spring|summer|autumn|fall|winter/i,
    pattern: new RegExp(
      `\\b${LEAD}(?:(?<part>early|mid|late)[\\s-]+(?:in\\s+)?)?(?:(?<qualifier>next|this|coming)\\s+)?(?<season>spring|summer|autumn|fall|winter)(?:time)?\\b${YEAR}(?!\\s+(?:asleep|apart|out|in love|through))`,
      'gi',
    ),
    read: ({ season = '', year, which, qualifier }, today, match) =>
      season.toLowerCase() === 'fall' && !/\b(?:in|during|this|next|coming|early|late|for)\b/i.test(match[0])
        ? null
        : seasonWindow(season.toLowerCase(), year, qualifier ?? which, today),
  },
  {
    needs: /\byear\b/i,
    pattern: new RegExp(`\\b${LEAD}(?:(?<part>early|late|later|end|beginning)\\s+(?:of\\s+)?)?(?<which>next|this)\\s+year\\b`, 'gi'),
    read: ({ which }, today) => {
      const year = Number(today.slice(0, 4)) + (/next/i.test(which ?? '') ? 1 : 0)
      return { from: latest(plainDate(year, 1, 1), today), to: plainDate(year, 12, 31), ask: 'month' }
    },
  },
  {
    needs: /soon|asap|some\s?time|right away|immediately|next available/i,
    pattern:
      /\b(?:as soon as possible|soon(?!er)|asap|a\.s\.a\.p\.?|right away|immediately|some\s?time\s+soon|some\s?time|next available)\b/gi,
    read: (_, today, { 0: said }) => (/any|some\s?time$/i.test(said) ? { ask: 'dates' } : { from: today, ask: 'day' }),
  },
  {
    needs: new RegExp(`\\b${MONTH}`, 'i'),
    pattern: new RegExp(
      `^\\W*(?:(?:maybe|perhaps|probably|i think|around|let's say|say|ok)[\\s,]+)*(?<month>${MONTH})(?:\\s*(?:or|\\/|-|to|and)\\s*(?<until>${MONTH}))?${YEAR}(?=\\W*(?:please|i think|then|sometime|or so)?\\W*$)`,
      'gi',
    ),
    read: (groups, today) => monthsWindow(groups, today),
  },
]
/** A time that is named without a day, with its first and last day where it has them; the first one said counts. */
export function readVague(words: string, { today, departureOn }: DatesKnown): { frame: TimeFrame | null; start: number; rest: string } {
  const found: (TimeFrame & { start: number })[] = []
  const rest = RULES.reduce((left, { needs, pattern, read }) => {
    if (!needs.test(left)) return left
    return takeOut(left, pattern, (match) => {
      const window = read(match.groups ?? {}, today, match, departureOn)
      if (window) found.push({ ...window, said: match[0].trim(), start: match.index })
      return window !== null
    })
  }, words)
  const [first, second] = found.toSorted((one, other) => one.start - other.start)
  if (!first) return { frame: null, start: 0, rest }
  const between = second ? words.slice(first.start + first.said.length, second.start) : ''
  // "Late July or early August" is one time.
  if (second?.to && /^\s*(?:or|to|-|and|\/)\s*$/i.test(between)) {
    first.to = second.to
    first.said = words.slice(first.start, second.start + second.said.length)
  }
  const { start, ...frame } = first
  return { frame, start, rest }
}
