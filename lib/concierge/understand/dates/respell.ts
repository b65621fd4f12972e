import { everyMatch } from '@/lib/travel/every-match'
import { MONTH, WEEKDAY } from '../../skills/dates/calendar'
import { editDistance } from './edit-distance'

/** The words with names and numbers of days written one way, and where each of their letters stood before. */
export type Respelled = { words: string; positionOf: (index: number) => number }

const NAMES =
  'monday tuesday wednesday thursday friday saturday sunday january february august september october november december tomorrow weekend fortnight christmas easter thanksgiving'.split(
    ' ',
  )
const SHORT: Record<string, string> = {
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  tomo: 'tomorrow',
  tomoz: 'tomorrow',
  '2moro': 'tomorrow',
  '2morrow': 'tomorrow',
  tonite: 'tonight',
  nxt: 'next',
  nex: 'next',
  wknd: 'weekend',
  wkend: 'weekend',
  wk: 'week',
  wks: 'weeks',
  xmas: 'christmas',
  mrach: 'march',
  marhc: 'march',
  macrh: 'march',
  apirl: 'april',
  arpil: 'april',
  aprl: 'april',
  apil: 'april',
  aprill: 'april',
  jully: 'july',
  juen: 'june',
  tuseday: 'tuesday',
}
/** Words and names that lie close to a day or a month. */
const NOT_SLIPS = new Set(['sundry', 'augusta', 'augusto', 'weekends', 'weekender', 'tomorrows', 'faster', 'eastern', 'frida', 'sundae'])
const WORD = /\d+[a-z]+|[a-z]{3,13}/gi

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const CARDINALS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const ORDINAL = `(?:(?:twenty|thirty)[\\s-]?(?:${ORDINALS.slice(0, 9).join('|')})|thirtieth|${ORDINALS.toReversed().join('|')})`
const CARDINAL = `(?:(?:twenty|thirty)[\\s-](?:${CARDINALS.slice(0, 9).join('|')})|thirty|${CARDINALS.toReversed().join('|')})`
const PERSONS =
  'class|way|stops?|stopover|or\\s+(?:two|three)|time|thing|adults?|people|persons?|of us|passengers?|travell?ers?|child(?:ren)?|kids?|nights?|days?|weeks?|flights?|one|option|tickets?|seats?|bags?'
const AFTER_A_DAY =
  '(?=\\s*$|\\s*[,.;?!]|\\s+(?:and|to|until|till|through|from|at|in|for|please|or|with|back|return|leaving|if|is|would|then|instead|rather)\\b)'
const LEAD = 'on|by|from|until|till|through|to|leave|leaving|return|returning|back|depart|departing|around|for|it|about'
const SPELT_OUT = new RegExp(
  [
    `\\b(?:${MONTH}\\s+(?:the\\s+)?(?<afterName>${ORDINAL}|(?<!\\d(?:st|nd|rd|th)?\\s+(?:of\\s+)?[a-z.]+\\s+)${CARDINAL})|${WEEKDAY},?\\s+(?:the\\s+)?(?<afterWeekday>${ORDINAL}))\\b(?![\\s-]+(?:${PERSONS})\\b)`,
    `\\b(?<beforeName>${ORDINAL})\\b(?=\\s+(?:of\\s+)?(?:the\\s+)?(?:${MONTH}|(?:this|next|same|following|that)\\s+month))`,
    `\\b(?:(?:${LEAD})\\s+(?:the\\s+)?|^\\W*the\\s+)(?<alone>${ORDINAL})\\b${AFTER_A_DAY}`,
    `\\bthe\\s+(?<sure>(?:twenty|thirty)[\\s-]?(?:${ORDINALS.slice(0, 9).join('|')})|thirtieth|${ORDINALS.slice(3).toReversed().join('|')})\\b${AFTER_A_DAY}`,
    `\\b(?<length>${CARDINAL})(?=[\\s-]+(?:days?|nights?|weeks?|months?)\\b)`,
  ].join('|'),
  'gi',
)
const HAS_SPELT_OUT =
  /\b(?:first|second|third|\w+th|twenty|thirty|\w+teen|eleven|twelve|one|two|three|four|five|six|seven|eight|nine|ten)\b/i

/** Slips of the finger in the names of days and months put right, "the twenty-first" and "5tg" written as numbers. */
export function respell(words: string): Respelled {
  const slips = replaceAt(words, WORD, (match) => {
    const known = correctName(match[0].toLowerCase(), words.slice(0, match.index), words.slice(match.index + match[0].length))
    return known === null ? null : { start: match.index, end: match.index + match[0].length, text: known }
  })
  if (!HAS_SPELT_OUT.test(slips.words)) return slips
  const numbers = replaceAt(slips.words, SPELT_OUT, (match) => {
    const { afterName, afterWeekday, beforeName, alone, sure, length } = match.groups ?? {}
    const said = afterName ?? afterWeekday ?? beforeName ?? alone ?? sure ?? length ?? ''
    const start = match.index + match[0].lastIndexOf(said)
    return { start, end: start + said.length, text: `${numberOf(said)}${length ? '' : 'th'}` }
  })
  return { words: numbers.words, positionOf: (index) => slips.positionOf(numbers.positionOf(index)) }
}

function correctName(word: string, before: string, after: string): string | null {
  const short = SHORT[word]
  if (short) return short
  if (/^\d/.test(word)) return correctSuffix(word, before, after)
  if (word.length < 5 || NOT_SLIPS.has(word)) return null
  const bare = word.endsWith('s') ? word.slice(0, -1) : word
  for (const name of NAMES) {
    if (name.charCodeAt(0) !== word.charCodeAt(0) || Math.abs(name.length - word.length) > 2) continue
    if (word === name || bare === name) return null
    if (word.length >= name.length - 2 && editDistance(word, name) <= (name.length >= 8 ? 2 : 1)) return name
  }
  return null
}

/** "5tg of May", "may 5tg": the ending of a day of the month, mistyped. */
function correctSuffix(word: string, before: string, after: string): string | null {
  const [, number = '', letters = ''] = /^(\d{1,2})([a-z]{2})$/.exec(word) ?? []
  if (!number || /^(?:st|nd|rd|th|am|pm|kg|lb|hr|km)$/.test(letters) || !/[sndrth]/.test(letters)) return null
  const isByMonth = new RegExp(`${MONTH}\\s+(?:the\\s+)?$`, 'i').test(before) || new RegExp(`^\\s+(?:of\\s+)?${MONTH}`, 'i').test(after)
  return isByMonth || (/\bthe\s+$/i.test(before) && /^t|h$/.test(letters)) ? `${number}th` : null
}

function numberOf(said: string): number {
  const parts = said.toLowerCase().split(/[\s-]+|(?<=twenty|thirty)(?=[a-z])/)
  return parts.reduce((sum, part) => {
    if (part === 'thirty' || part === 'thirtieth') return sum + 30
    return sum + Math.max(ORDINALS.indexOf(part), CARDINALS.indexOf(part)) + 1
  }, 0)
}

function replaceAt(
  words: string,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => { start: number; end: number; text: string } | null,
): Respelled {
  const edits: { end: number; added: number }[] = []
  let result = ''
  let from = 0
  for (const match of everyMatch(words, pattern)) {
    const edit = replacement(match)
    if (!edit) continue
    result += words.slice(from, edit.start) + edit.text
    from = edit.end
    edits.push({ end: result.length, added: edit.text.length - (edit.end - edit.start) })
  }
  if (edits.length === 0) return { words, positionOf: (index) => index }
  return {
    words: result + words.slice(from),
    positionOf: (index) => edits.reduce((position, { end, added }) => (end <= index ? position - added : position), index),
  }
}
