import { MONTH, plainDate, WEEKDAY, weekdayNumber } from '../../skills/dates/calendar'
import { onMarkedNumbers, onRunTogether } from './marked-numbers'
import type { DayContext, DayRule, FoundDay, Groups } from './named-day'
import { exactly, ofMonth, onDay, onNamedNumber, onNumber } from './numbered-day'

const DIGIT = /\d/
const DIGIT_AND_MONTH = new RegExp(`^(?=.*\\d)(?=.*${MONTH})`, 'is')
const HAS_WEEKDAY = new RegExp(`^(?=.*\\d)(?=.*\\b${WEEKDAY})`, 'is')
const ORDINAL = /\d\s?(?:st|nd|rd|th)\b/i
const day = (name: string) => `(?<${name}>\\d{1,2})(?:\\s?(?:st|nd|rd|th)\\b)?`
const UNTIL = '\\s*(?:-|to|until|till|thru|through|and|&)\\s*(?:the\\s+)?'
const OF = '(?:\\s*-\\s*|\\s+(?:day\\s+)?(?:of\\s+)?(?:the\\s+)?|(?=[a-z]))'
const YEAR = `(?:(?:,|\\s+of)?[\\s-]+(?<year>20\\d{2})\\b(?![:.]\\d)|,?\\s+'(?<short>\\d{2})\\b)?`
const PERSONS = 'adult|people|person|passenger|travel|child|kid|night|day|week|bag|of us|ticket|seat|stop|pm|am|hour|nights'
const DECORATION = `(?:${WEEKDAY},?\\s+(?:the\\s+)?)?`
const NO_THING = `(?![:.]\\d|\\s*(?:${PERSONS})|[\\d/])`
const NOUNS =
  'one(?![\\s-]+(?:way|adult|person|passenger|travell?er))|option|week|flight|class|fare|choice|cheapest|fastest|quickest|shortest|best|earliest|latest|most|floor|row|street|st\\b|avenue|ave\\b|birthday|anniversary|time|grade|century|party|person|passenger|leg|stop|ticket|airline'

/** In this order: what is longer and surer comes first. A weekday beside a date is decoration. */
export const DAYS_BY_NUMBER: DayRule[] = [
  {
    needs: DIGIT_AND_MONTH,
    pattern: new RegExp(`\\b${day('first')}\\s*(?:\\/|or)\\s*(?:the\\s+)?${day('last')}${OF}(?<month>${MONTH})${YEAR}`, 'gi'),
    read: ({ first, last, ...month }, context) => [onDay(first, month, context), { ...onDay(last, month, context), isAlternative: true }],
  },
  {
    needs: DIGIT_AND_MONTH,
    pattern: new RegExp(`\\b${day('first')}${UNTIL}${day('last')}${OF}(?<month>${MONTH})${YEAR}`, 'gi'),
    read: (groups, context) => onRange(groups, context),
  },
  {
    needs: DIGIT_AND_MONTH,
    pattern: new RegExp(
      `\\b(?<month>${MONTH})\\s*(?:the\\s+)?${day('first')}${UNTIL}${day('last')}\\b(?!\\s*${MONTH})${NO_THING}${YEAR}`,
      'gi',
    ),
    read: (groups, context) => onRange(groups, context),
  },
  {
    needs: /20\d{2}[-/.]\d/,
    pattern: /\b(?<year>20\d{2})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})\b/g,
    read: ({ year, month, day: number }) => [exactly(plainDate(Number(year), Number(month), Number(number)))],
  },
  {
    needs: /\d\s*[/.-]\s*\d/,
    pattern:
      /(?<![\d.:/£€$])(?<first>\d{1,2})\s?(?<mark>[/.-])\s?(?<second>\d{1,2})(?:\s?\k<mark>\s?(?<year>20\d{2}|\d{2})(?![\d:])|(?<dot>\.(?![\d:]))|(?![\d/:]|\.\d))(?!\s*(?:am|pm|kg|h\b|hrs?|hours?|people|adults|days?|nights?|weeks?|%))/gi,
    read: onMarkedNumbers,
  },
  {
    needs: /\b\d{7,8}\b/,
    pattern: /(?<![\d+-]\s?)\b(?<digits>\d{7,8})\b(?!\s?\d)/g,
    read: ({ digits = '' }, context, match) => onRunTogether(digits, context, match),
  },
  {
    needs: DIGIT_AND_MONTH,
    pattern: new RegExp(`\\b${DECORATION}${day('day')}${OF}(?<month>${MONTH})${YEAR}`, 'gi'),
    read: (groups, context) => [onDay(groups.day, groups, context)],
  },
  {
    needs: DIGIT_AND_MONTH,
    pattern: new RegExp(`\\b${DECORATION}(?<month>${MONTH})(?:,|\\s+on)?\\s*(?:the\\s+)?${day('day')}\\b${NO_THING}${YEAR}`, 'gi'),
    read: (groups, context) => [onDay(groups.day, groups, context)],
  },
  {
    needs: /\bmonth\b/i,
    pattern: new RegExp(
      `\\b${DECORATION}${day('day')}\\s+(?:day\\s+)?(?:(?:of|in)\\s+)?(?:the\\s+)?(?<which>this|current|next|coming|following|same|that)\\s+month\\b`,
      'gi',
    ),
    read: ({ day: number, which }, { today }) => [ofMonth(Number(number), which?.toLowerCase() ?? '', today)],
  },
  {
    needs: HAS_WEEKDAY,
    pattern: new RegExp(
      `\\b(?<name>${WEEKDAY})(?:,|\\s+on|\\s+then|\\s+so|\\s*-)*\\s+(?:the\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?|(?<dayAlone>\\d{1,2})(?:(?:st|nd|rd|th)|(?=\\s*(?:$|[,;!?]|\\.(?!\\d)|-|(?:to|until|till|back|return\\w*|and\\s+back)\\b))))(?![\\d:])${NO_THING}(?!\\s+(?:${NOUNS}))`,
      'gi',
    ),
    read: ({ name = '', day: number, dayAlone }) => [
      { resolve: onNamedNumber(weekdayNumber(name), Number(number ?? dayAlone)), isBare: true },
    ],
  },
  {
    needs: ORDINAL,
    pattern: new RegExp(
      `\\b(?:the\\s+)?(?<first>\\d{1,2})(?:st|nd|rd|th)?${UNTIL}(?<last>\\d{1,2})\\s?(?:st|nd|rd|th)\\b(?!\\s+(?:${NOUNS}))`,
      'gi',
    ),
    read: ({ first, last }, _, match) => (/\band\b|&/i.test(match[0]) ? null : bareRange(Number(first), Number(last))),
  },
  {
    needs: ORDINAL,
    pattern: new RegExp(`\\b(?:the\\s+)?(?<day>\\d{1,2})\\s?(?:st|nd|rd|th)\\b(?!\\s*(?:${NOUNS}))`, 'gi'),
    read: ({ day: number }, { isListShown }, match) => {
      if (Number(number) > 31 || (isListShown && Number(number) <= 10 && !BEFORE_A_DAY.test(match.input.slice(0, match.index)))) return null
      return [onNumber(Number(number))]
    },
  },
  {
    needs: DIGIT,
    pattern: new RegExp(
      `(?<=\\b(?:on|until|till|back|return\\w*|leav\\w+|depart\\w*|try|for|about|make it|check|do)\\s+)the\\s+(?<day>[1-9]|[12]\\d|3[01])\\b${NO_THING}(?!\\s+(?:${NOUNS}|\\w+s\\b))`,
      'gi',
    ),
    read: ({ day: number }) => [onNumber(Number(number))],
  },
  {
    needs: DIGIT,
    pattern:
      /(?<=\bfrom\s+(?:the\s+)?)(?<first>[1-9]|[12]\d|3[01])\s+(?:to|until|till)\s+(?:the\s+)?(?<last>[1-9]|[12]\d|3[01])(?=\s*(?:$|[,;!?]|\.(?!\d)|please|and\b|for\b))/gi,
    read: ({ first, last }, _, match) =>
      /\bthe\b/i.test(match.input.slice(match.index - 5, match.index) + match[0]) ? bareRange(Number(first), Number(last)) : null,
  },
  {
    needs: DIGIT,
    pattern:
      /^\W*(?:(?:ok(?:ay)?|yes|yeah|no|uh+|um+|er+m?|hmm*|maybe|perhaps|let's say|say|on|the|leaving|around|about|i think|probably|i guess|it's|make it|try)[\s,]+)*(?<day>[1-9]|[12]\d|3[01])(?=\W*(?:(?:please|then|thanks|thank you|i think|i guess)\W*)*$)/gi,
    read: ({ day: number }, { isAsked, isListShown }) => (isAsked && !isListShown ? [onNumber(Number(number))] : null),
  },
  {
    needs: DIGIT,
    pattern:
      /(?<=\b(?:on|leav(?:e|ing)|back|return(?:ing)?|home|until|till)\s+)(?<day>[1-9]|[12]\d|3[01])(?=\s*(?:$|[,;!?]|\.(?!\d)|(?:and|back|return\w*|home|until|till|please|for)\b))/gi,
    read: ({ day: number }, { isAsked, isListShown }) => (isAsked && !isListShown ? [onNumber(Number(number))] : null),
  },
  {
    needs: DIGIT,
    pattern: /^\W*(?:from\s+)?(?<first>[1-9]|[12]\d|3[01])\s*(?:-|to|until|till)\s*(?<last>[1-9]|[12]\d|3[01])(?=\W*(?:please\W*)?$)/gi,
    read: ({ first, last }, { isAsked, isListShown }) => (isAsked && !isListShown ? bareRange(Number(first), Number(last)) : null),
  },
]
/** "Back to the first" of a list is a flight of it. */
const BEFORE_A_DAY = /\b(?:on|by|until|till|leav\w+|back|return\w*|for|make it|from|(?<!\bback\s)to|around|depart\w*|or)\s+$/i

function onRange({ first, last, ...month }: Groups, context: DayContext): FoundDay[] | null {
  if (Number(first) > 31 || Number(last) > 31) return null
  return [
    { ...onDay(first, month, context), part: 'first' },
    { ...onDay(last, month, context), part: 'last' },
  ]
}

function bareRange(first: number, last: number): FoundDay[] | null {
  if (first > 31 || last > 31) return null
  return [
    { ...onNumber(first), part: 'first' },
    { ...onNumber(last), part: 'last' },
  ]
}
