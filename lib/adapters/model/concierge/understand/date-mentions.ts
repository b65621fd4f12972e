import { en } from 'chrono-node'
import { addDays, daysBetween, isPlainDate, type PlainDate } from '@/lib/travel/dates'
import { addMonths, dayOfMonthFrom, MONTH, monthDayFrom, monthNumber, plainDate, WEEKDAY, weekdayFrom, weekdayNumber } from './calendar'
import { COUNT, readCount, takeOut } from './words'

/** A day as the traveller named it. `resolve` gives the first such day on or after `earliest`; null when there is no such day. */
export type DateMention = { start: number; end: number; said: string; resolve: (earliest: PlainDate) => PlainDate | null }
type Resolve = DateMention['resolve']
type Groups = Record<string, string | undefined>
type Rule = [pattern: RegExp, resolvers: (groups: Groups, today: PlainDate) => Resolve[] | null]

const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const day = (name: string) => DAY.replace('(', `(?<${name}>`)
const UNTIL = '\\s*(?:-|to|until|till|through|and)\\s*(?:the\\s+)?'
const NAMED_DAYS: Record<string, [month: number, day: number]> = {
  'christmas eve': [12, 24],
  'christmas day': [12, 25],
  'boxing day': [12, 26],
  "new year's eve": [12, 31],
  "new year's day": [1, 1],
  "valentine's day": [2, 14],
}

/** In this order: what is longer and surer comes first. A weekday beside a date is decoration. */
const RULES: Rule[] = [
  [
    new RegExp(`\\b${day('first')}${UNTIL}${day('last')}\\s+(?:of\\s+)?(?<month>${MONTH})(?:\\s+(?<year>20\\d{2}))?`, 'gi'),
    ({ first, last, month, year }, today) => [onDay(first, month, year, today), onDay(last, month, year, today)],
  ],
  [
    new RegExp(
      `\\b(?<month>${MONTH})\\s+(?:the\\s+)?${day('first')}${UNTIL}${day('last')}\\b(?!\\s*(?:${MONTH}|adult|people|passenger|travel|child|kid|night))(?:,?\\s+(?<year>20\\d{2}))?`,
      'gi',
    ),
    ({ first, last, month, year }, today) => [onDay(first, month, year, today), onDay(last, month, year, today)],
  ],
  [/\b(?<date>20\d{2}-\d{2}-\d{2})\b/g, ({ date = '' }) => [() => (isPlainDate(date) ? date : null)]],
  [
    /\b(?<day>\d{1,2})[/.](?<month>\d{1,2})(?:[/.](?<year>20\d{2}|\d{2})|(?=[^\d./:]|\.?$))(?!\s*(?:am|pm|kg|h\b|hours?))/gi,
    ({ day: first, month: second, year }) => onSlashedDay(Number(first), Number(second), year),
  ],
  [
    new RegExp(
      `\\b(?:${WEEKDAY},?\\s+(?:the\\s+)?)?${day('day')}\\s+(?:of\\s+)?(?<month>${MONTH})(?:,?\\s+(?<year>20\\d{2})|\\s+'?(?<short>\\d{2})(?=\\s*(?:$|[,.])))?`,
      'gi',
    ),
    (groups, today) => [onDay(groups.day, groups.month, groups.year ?? groups.short, today)],
  ],
  [
    new RegExp(
      `\\b(?:${WEEKDAY},?\\s+)?(?<month>${MONTH})\\s+(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?![:.]\\d|\\s*(?:adult|people|passenger|travel|child|kid|night|day|week|bag))(?:,?\\s+(?<year>20\\d{2}))?`,
      'gi',
    ),
    (groups, today) => [onDay(groups.day, groups.month, groups.year, today)],
  ],
  [
    new RegExp(`\\b${WEEKDAY},?\\s+(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)\\b`, 'gi'),
    (groups) => [(earliest) => dayOfMonthFrom(earliest, Number(groups.day))],
  ],
  [
    new RegExp(`\\b(?<count>${COUNT})\\s+weeks?\\s+(?:on|from|after)\\s+(?<weekday>${WEEKDAY})|\\b(?<week>${WEEKDAY})\\s+week\\b`, 'gi'),
    ({ count, weekday, week }, today) => [
      () => addDays(weekdayFrom(addDays(today, 1), weekdayNumber(weekday ?? week ?? '')), 7 * readCount(count ?? 'a')),
    ],
  ],
  [
    new RegExp(
      `\\b(?<early>${WEEKDAY})\\s+(?:of\\s+|in\\s+)?next\\s+week\\b|\\bnext\\s+week(?:\\s+on)?,?\\s+(?<late>${WEEKDAY})|\\b(?<skip>${WEEKDAY})\\s+after\\s+next\\b`,
      'gi',
    ),
    ({ early, late, skip }, today) => [
      () => {
        const nextMonday = weekdayFrom(addDays(today, 1), 1)
        if (skip) return addDays(nextNamed(today, skip), 7)
        return weekdayFrom(nextMonday, weekdayNumber(early ?? late ?? ''))
      },
    ],
  ],
  [
    new RegExp(`\\b(?<which>next|this|coming|following|last)\\s+(?:coming\\s+)?(?<weekday>${WEEKDAY})`, 'gi'),
    ({ which, weekday = '' }, today) => [onQualifiedWeekday(which?.toLowerCase() ?? '', weekday, today)],
  ],
  [
    /\b(?:(?<next>next)|this|the|a|coming)\s+(?:(?<long>long)\s+)?weekend\b/gi,
    ({ next, long }, today) => {
      const friday = next ? nextNamed(today, 'fri') : weekdayFrom(today, 5)
      const isSaturday = !next && weekdayFrom(today, 6) === today
      return [() => (isSaturday ? today : friday), (earliest) => weekdayFrom(earliest, long ? 1 : 0)]
    },
  ],
  [/\bday after tomorrow\b/gi, (_, today) => [() => addDays(today, 2)]],
  [/\btomorrow\b/gi, (_, today) => [() => addDays(today, 1)]],
  [/\byesterday\b/gi, (_, today) => [() => addDays(today, -1)]],
  [/(?<!\b(?:all|it|enough|everything) for )\b(?:today|tonight)\b/gi, (_, today) => [() => today]],
  [
    new RegExp(
      `\\b(?:in\\s+(?<count>${COUNT})\\s+(?<unit>days?|weeks?|months?|fortnights?)(?:'s?)?(?:\\s+time)?|(?<count2>${COUNT})\\s+(?<unit2>days?|weeks?|months?|fortnights?)\\s+from\\s+(?:now|today))\\b`,
      'gi',
    ),
    ({ count, count2, unit, unit2 }, today) => [() => later(today, readCount(count ?? count2 ?? ''), unit ?? unit2 ?? '')],
  ],
  [
    new RegExp(`\\b(?<name>${Object.keys(NAMED_DAYS).join('|').replaceAll("'", "'?")})\\b`, 'gi'),
    ({ name = '' }) => {
      const [month, number] =
        Object.entries(NAMED_DAYS).find(([key]) => key.replace("'", '') === name.toLowerCase().replace("'", ''))?.[1] ?? []
      return month && number ? [(earliest) => monthDayFrom(earliest, month, number)] : null
    },
  ],
]
const WEEKDAY_ALONE = new RegExp(`\\b(?<!\\b(?:the|some|more|any)\\s(?=sun\\b))(?<weekday>${WEEKDAY})`, 'gi')
const DAY_OF_MONTH =
  /\b(?:the\s+)?(?<day>\d{1,2})(?:st|nd|rd|th)\b(?!\s*(?:one|option|flight|class|fare|choice|cheapest|fastest|quickest|shortest|best|earliest|latest|most))/gi
const BEFORE_A_DAY = /\b(?:on|by|until|till|leav\w+|back|return\w*|for|make it|from|to|around|depart\w*)\s+$/i
const strict = new en.Chrono(en.configuration.createConfiguration(true, true))

/**
 * Every day that is named, in reading order, and the words without them. "Next Friday" is the first Friday at least two days
 * away: said on a Wednesday it is that week's, on a Thursday the week after's. Dates are read day first. With a list of flights
 * shown, "the 2nd" alone means a flight, "on the 2nd" still a day.
 */
export function findDates(words: string, today: PlainDate, isListShown: boolean): { mentions: DateMention[]; rest: string } {
  const mentions: DateMention[] = []
  let rest = words
  const add = (match: RegExpExecArray, resolvers: Resolve[] | null): boolean => {
    for (const resolve of resolvers ?? []) {
      mentions.push({ start: match.index, end: match.index + match[0].length, said: match[0].trim(), resolve })
    }
    return resolvers !== null
  }
  for (const [pattern, resolvers] of RULES) {
    rest = takeOut(rest, pattern, (match) => {
      if (isListShown && /^\d{1,2}\.\d{1,2}$/.test(match[0])) return false
      return add(match, resolvers(match.groups ?? {}, today))
    })
  }
  rest = takeOut(rest, DAY_OF_MONTH, (match) => {
    const number = Number(match.groups?.day)
    if (number > 31 || (isListShown && number <= 10 && !BEFORE_A_DAY.test(rest.slice(0, match.index)))) return false
    return add(match, [(earliest) => dayOfMonthFrom(earliest, number)])
  })
  rest = takeOut(rest, WEEKDAY_ALONE, (match) => {
    const number = weekdayNumber(match.groups?.weekday ?? '')
    return add(match, [(earliest) => weekdayFrom(earliest === today ? addDays(today, 1) : earliest, number)])
  })
  mentions.push(...otherDates(rest, today))
  return { mentions: mentions.toSorted((one, other) => one.start - other.start), rest: withoutOther(rest, today) }
}

/** What our own rules do not know, if it names a whole day ("5 days and 2 weeks from now"). */
function otherDates(rest: string, today: PlainDate): DateMention[] {
  return parseOther(rest, today).map(({ index, text, start }) => ({
    start: index,
    end: index + text.length,
    said: text,
    resolve: () => plainDate(start.get('year') ?? 0, start.get('month') ?? 0, start.get('day') ?? 0),
  }))
}

function withoutOther(rest: string, today: PlainDate): string {
  return parseOther(rest, today).reduce(
    (text, { index, text: said }) => text.slice(0, index) + '~'.repeat(said.length) + text.slice(index + said.length),
    rest,
  )
}

function parseOther(rest: string, today: PlainDate) {
  const noon = new Date(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1, Number(today.slice(8)), 12)
  return strict.parse(rest, noon, { forwardDate: true }).filter(({ start }) => start.isCertain('day') && start.isCertain('month'))
}

const NEARLY_A_YEAR = 300

/** Without a year it is the next such day; but "back on 21 November" from a trip on the 27th means the one just missed, not next year's. */
function onDay(day: string | undefined, month: string | undefined, year: string | undefined, today: PlainDate): Resolve {
  const [monthOfYear, dayOfMonth] = [monthNumber(month ?? ''), Number(day)]
  if (year) return () => existing(plainDate(fullYear(year), monthOfYear, dayOfMonth))
  return (earliest) => {
    const next = monthDayFrom(earliest, monthOfYear, dayOfMonth)
    const fromToday = monthDayFrom(today, monthOfYear, dayOfMonth)
    const isJustMissed = next !== null && fromToday !== null && fromToday < earliest && daysBetween(earliest, next) > NEARLY_A_YEAR
    return isJustMissed ? fromToday : next
  }
}

function onSlashedDay(first: number, second: number, year?: string): Resolve[] | null {
  const [day, month] = second > 12 ? [second, first] : [first, second]
  if (month < 1 || month > 12 || day < 1 || day > 31 || (first === 24 && second === 7)) return null
  if (year) return [() => existing(plainDate(fullYear(year), month, day))]
  return [(earliest) => monthDayFrom(earliest, month, day)]
}

function onQualifiedWeekday(which: string, name: string, today: PlainDate): Resolve {
  const number = weekdayNumber(name)
  if (which === 'last') return () => addDays(weekdayFrom(today, number), -7)
  if (which === 'this') return (earliest) => weekdayFrom(earliest, number)
  if (which === 'next') return (earliest) => weekdayFrom(laterOf(nextNamed(today, name), earliest), number)
  return (earliest) => weekdayFrom(laterOf(addDays(today, 1), earliest), number)
}

/** "Next …": the first one at least two days away. */
function nextNamed(today: PlainDate, name: string): PlainDate {
  return weekdayFrom(addDays(today, 2), weekdayNumber(name))
}

function later(today: PlainDate, count: number, unit: string): PlainDate {
  if (unit.startsWith('month')) return addMonths(today, count)
  return addDays(today, count * (unit.startsWith('week') ? 7 : unit.startsWith('fortnight') ? 14 : 1))
}

function laterOf(one: PlainDate, other: PlainDate): PlainDate {
  return one > other ? one : other
}

function existing(date: string): PlainDate | null {
  return isPlainDate(date) ? date : null
}

function fullYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year)
}
