import { everyMatch } from '../../travel/every-match'
import { dayOffset, MONTH_WORDS, monthNumber, RELATIVE_WORDS, WEEKDAY_WORDS, weekdayNumber } from './calendar-words'
import type { Claim, DayPattern } from './claim'

const EDGE = String.raw`(?<![\p{L}\p{M}\p{N}])`
const STOP = String.raw`(?![\p{L}\p{M}\p{N}])`
const WEEKDAY = `(?:(?<weekday>${WEEKDAY_WORDS})${STOP}\\.?,? (?:the |den |dem |le |el )?)?`
const NTH = '(?:st|nd|rd|th|er|ère|º|\\.)?'
const YEAR = String.raw`(?:,? (?:de |del )?(?<year>20\d\d)(?!\d))?`
const MONTH = `(?<month>${MONTH_WORDS})${STOP}\\.?`
const FIRST_DAY = `(?:(?<first>\\d{1,2})${NTH} ?(?:–|—|-|to|and|until|or|bis|und|au|et|al|y) ?(?:the )?(?:(?<secondWeekday>${WEEKDAY_WORDS})${STOP}\\.?,? )?)?`
const DAY_MONTH = new RegExp(`${EDGE}${WEEKDAY}${FIRST_DAY}(?<day>\\d{1,2})${NTH}[ -]?(?:of |de )?${MONTH}${YEAR}`, 'giu')
const MONTH_DAY = new RegExp(
  `${EDGE}${WEEKDAY}${MONTH} (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[:.]\\d)(?: ?[–—-] ?(?<last>\\d{1,2})(?!\\d))?${YEAR}`,
  'giu',
)
const ISO = /(?<![\d-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/gu
const FIGURES =
  /(?<![\d/.,:£€$¥₹-])(?<one>\d{1,2})(?:\/(?<two>\d{1,2})(?:\/(?<year>\d{4}|\d{2}))?|\.(?<twoDotted>\d{1,2})\.(?<yearDotted>\d{4}|\d{2})?|-(?<twoDashed>\d{1,2})-(?<yearDashed>\d{4}))(?![\d/])/gu
const WEEKDAY_NTH = new RegExp(`${EDGE}(?<weekday>${WEEKDAY_WORDS})${STOP},? (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)${STOP}`, 'giu')
const NTH_ALONE = new RegExp(
  String.raw`\b(?:on|by|until|till|from|to|for|and|or) the (?<day>\d{1,2})(?:st|nd|rd|th)(?! (?:flight|fare|one|option|choice|card|row|seat|place))${STOP}`,
  'giu',
)
const WEEKDAY_ALONE = new RegExp(`${EDGE}(?<weekday>${WEEKDAY_WORDS})s?${STOP}`, 'giu')
const RELATIVE_DAY = new RegExp(`${EDGE}(?<relative>${RELATIVE_WORDS})${STOP}`, 'giu')
const MONTH_ALONE = new RegExp(`${EDGE}${MONTH}${YEAR}`, 'giu')
const AFTER_PREPOSITION = /\b(?:in|of|this|next|early|late|mid|for|during|until|im|en|de|since|from|by|throughout|anfang|ende|mitte)[ -]$/i
/** Words that are also something else than a month or a weekday. */
const DOUBTFUL = /^(?:may|mar|march|mars|jun|sun|sat|mon|wed|mai|dim|lun|ago|dic|ene|do|so|hier|parson)$/i

/** Days in every usual writing. `manner` says whether capitals can be relied on. */
export function findDates(text: string, manner: 'written' | 'said'): Claim[] {
  return [
    ...each(text, ISO, ({ year, month, day }) => [{ year: Number(year), month: Number(month), day: Number(day) }]),
    ...each(text, DAY_MONTH, dayMonth),
    ...each(text, MONTH_DAY, monthDay),
    ...each(text, FIGURES, inFigures).filter(({ text: said }) => said !== '24/7'),
    ...each(text, WEEKDAY_NTH, ({ weekday, day }) => [{ weekday: weekdayNumber(weekday ?? ''), day: Number(day) }]),
    ...each(text, NTH_ALONE, ({ day }) => [{ day: Number(day) }]),
    ...each(text, RELATIVE_DAY, ({ relative }) => [{ offset: dayOffset(relative ?? '') }]).filter(({ text: said }) => !DOUBTFUL.test(said)),
    ...each(text, WEEKDAY_ALONE, ({ weekday }) => [{ weekday: weekdayNumber(weekday ?? '') }]).filter((claim) =>
      isMeant(claim, text, manner),
    ),
    ...each(text, MONTH_ALONE, ({ month, year }) => [{ month: monthNumber(month ?? ''), year: year ? Number(year) : undefined }]).filter(
      (claim) => isMeant(claim, text, manner),
    ),
  ]
}

/** "Sun" and "Fri" are days with a capital, "May" and "March" are months where a month can stand. */
function isMeant({ text: said, start, end }: Claim, text: string, manner: 'written' | 'said'): boolean {
  const word = said.replace(/\.$/, '')
  if (monthNumber(word) !== undefined && weekdayNumber(word) === undefined && DOUBTFUL.test(word))
    return AFTER_PREPOSITION.test(text.slice(0, start))
  if (word.length > 4 || manner === 'said') return true
  if (/\p{Lo}/u.test(word)) return true
  const stands = /\b(?:on|until|till|by|from|to|and|or|for) $/i.test(text.slice(0, start)) || !/^ \p{Ll}/u.test(text.slice(end))
  return stands && /^\p{Lu}\p{Ll}+$/u.test(word)
}

type Groups = Record<string, string | undefined>
type LoosePattern = { [Name in keyof DayPattern]: DayPattern[Name] | undefined }

function dayMonth({ weekday, first, secondWeekday, day, month, year }: Groups): LoosePattern[] {
  const rest = { month: monthNumber(month ?? ''), year: year ? Number(year) : undefined }
  const end = first ? secondWeekday : (secondWeekday ?? weekday)
  const last = { weekday: end ? weekdayNumber(end) : undefined, day: Number(day), ...rest }
  return first ? [{ weekday: weekday ? weekdayNumber(weekday) : undefined, day: Number(first), ...rest }, last] : [last]
}

function monthDay({ weekday, day, last, month, year }: Groups): LoosePattern[] {
  const rest = { month: monthNumber(month ?? ''), year: year ? Number(year) : undefined }
  const begin = { weekday: weekday ? weekdayNumber(weekday) : undefined, day: Number(day), ...rest }
  return last ? [begin, { day: Number(last), ...rest }] : [begin]
}

/** "12/05" is a day of May, and of December too: the claim has both readings. */
function inFigures({ one, two, twoDotted, twoDashed, year, yearDotted, yearDashed }: Groups): LoosePattern[][] {
  const [day, month] = [Number(one), Number(two ?? twoDotted ?? twoDashed)]
  const written = year ?? yearDotted ?? yearDashed
  const full = written === undefined ? undefined : Number(written.length === 2 ? `20${written}` : written)
  const british = isDay(day) && isMonth(month) ? [{ day, month, year: full }] : []
  const american = twoDotted === undefined && isMonth(day) && isDay(month) && day !== month ? [{ day: month, month: day, year: full }] : []
  return [[...british, ...american]]
}

function isDay(number: number): boolean {
  return number >= 1 && number <= 31
}

function isMonth(number: number): boolean {
  return number >= 1 && number <= 12
}

/** Patterns in a list are claims of their own; a list within the list holds the readings of one claim. */
function each(text: string, pattern: RegExp, read: (groups: Groups) => (LoosePattern | LoosePattern[])[]): Claim[] {
  return everyMatch(text, pattern).flatMap((match) =>
    read(match.groups ?? {}).flatMap((one) => {
      const patterns = Array.isArray(one) ? one : [one]
      if (patterns.length === 0) return []
      const readings = patterns.map((loose) => ({ kind: 'date' as const, pattern: definedOnly(loose) }))
      return [{ text: match[0].trim(), start: match.index, end: match.index + match[0].length, readings }]
    }),
  )
}

function definedOnly(pattern: LoosePattern): DayPattern {
  return Object.fromEntries(Object.entries(pattern).filter(([, value]) => value !== undefined))
}
