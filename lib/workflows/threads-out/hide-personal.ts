import { plainLetters } from '../../travel/alphabet'
import { latinDigits, visibleText } from '../../travel/clean-text'
import { passportLetters } from '../../travel/passengers/passport-letters'
import type { PersonalFacts } from './personal-facts'

const WORD_BEFORE = '(?<![\\p{L}\\p{M}\\p{Nd}])'
const WORD_AFTER = '(?![\\p{L}\\p{M}\\p{Nd}])'
const MONTHS = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*'

// Anybody can ask for a shared page, so each pattern takes a time that grows with the text and no faster: it begins at the start of a word
// or run, or is bounded.
const LINK_WITH_WORDS = /!?\[([^[\]]*)\]\([^)]{0,500}\)/g
const ADDRESS = /(?:[a-z][a-z0-9+.-]{0,30}:\/\/|www\.)\S+|(?<=^|[\s(])\/(?:chat|orders|booking|account|api)\/\S+/gi
const EMAIL =
  /(?<![^\s@<>()[\]{}"'`,;:|])[^\s@<>()[\]{}"'`,;:|]+\s?@\s?[^\s@<>()[\]{}"'`,;|]+|(?<![^\s()])[^\s()]+\s{0,3}[[(]\s?at\s?[\])]\s{0,3}[^\s()]+/giu
const OWN_ID = /\b(?:thr|msg|run|ord|usr|pay|ses|cnf|key|order|payment)_[\w-]{8,}/gi
const PASSPORT_LINE = /(?<!\S)\S*<<\S*/g
const REFERENCE = new RegExp(`${WORD_BEFORE}(?:SBX-[A-Z0-9]+|PNR\\W{0,3}[A-Z0-9]{5,8})${WORD_AFTER}`, 'giu')
const NAMED_REFERENCE =
  /((?:reference|record locator|booking (?:code|number)|confirmation (?:code|number)|ticket)[^\n.]{0,24}?)\b([A-Z0-9]{5,8})\b/g
const CARD_END = /((?:ending(?: in| with)?|ends (?:in|with)|last four(?: digits)?)\W{0,4}|(?<![•*])[•*]{2,}\s*)\d{4}\b/gi
const INTRODUCED =
  /((?<!\p{L})(?:[Mm]y (?:full )?name is|[Ii] am called|[Nn]ame:|Mr|Mrs|Ms|Miss|Dr)\.?\s+)(\p{Lu}[\p{L}\p{M}'’-]*(?:\s+\p{Lu}[\p{L}\p{M}'’-]*){0,3})/gu
const WRITTEN_DATE = new RegExp(
  `${WORD_BEFORE}(?:\\d{1,2}(?:st|nd|rd|th)?[\\s.-]+(?:of\\s+)?${MONTHS}[.,]?[\\s-]+|${MONTHS}[.,]?\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+)(\\d{4})${WORD_AFTER}`,
  'giu',
)
const DATE = [
  '\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}',
  '\\d{1,2}(?:[-/.]\\s?|\\s)\\d{1,2}(?:[-/.]\\s?|\\s)(?:19|20)\\d{2}',
  ...['-', '/', '\\.'].map((sign) => `\\d{1,2}${sign}\\d{1,2}${sign}\\d{2}`),
  '20\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])',
  '(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])20\\d{2}',
].join('|')
const EACH_DATE = new RegExp(`(?:${DATE})(?!\\d)`, 'g')
// "12-13/03/2027" and "13/03/2027-14/03/2027" are days, too.
const DATE_OR_DIGITS = new RegExp(
  `(?<!\\d|\\d[./-])(?<days>(?:\\d{1,2}\\.?\\s?[-–]\\s?)?(?:${DATE})(?:\\s?[-–/]\\s?(?:${DATE}))?)(?![./-]?\\d)|(?<![\\p{L}\\d])\\+?\\(?\\d(?:[\\s().\\-–/]{0,3}\\d){6,}`,
  'gu',
)
const DAY_IN_DIGITS = /^(?:20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])20\d\d)$/
const MIXED = new RegExp(`${WORD_BEFORE}(?=(?:\\p{L}*\\d){5})[\\p{L}\\d]{6,}${WORD_AFTER}`, 'gu')

/**
 * A text for people who were not there: email addresses, phone, card and passport numbers, dates of the past, links, references and the
 * names that are known are replaced by what they were, and rather too much is than too little. What is left says where, when and for how much.
 */
export function hidePersonal(text: string, { names, words }: PersonalFacts, writtenAt: Date): string {
  const year = writtenAt.getUTCFullYear()
  const plain = inOneForm(text).replace(LINK_WITH_WORDS, '$1').replace(ADDRESS, '[link]').replace(EMAIL, '[e-mail]')
  const hidden = withoutNames(
    withoutWords(plain, words)
      .replace(OWN_ID, '[number]')
      .replace(PASSPORT_LINE, '[number]')
      .replace(REFERENCE, '[reference]')
      .replace(NAMED_REFERENCE, (whole, before: string, code: string) => (isReference(code) ? `${before}[reference]` : whole))
      .replace(CARD_END, '$1[number]')
      .replace(INTRODUCED, '$1[name]')
      .replace(WRITTEN_DATE, (whole, of: string) => (Number(of) < year ? '[date]' : whole))
      .replace(DATE_OR_DIGITS, (...found) => dateOrNumber(String(found[0]), found.at(-1), year))
      .replace(MIXED, (word) => (DAY_IN_DIGITS.test(word) && isToCome(word, year) ? word : '[number]')),
    names,
  )
  // What stands for a name must not make a link of the bracket behind it.
  return hidden.replaceAll('](', '] (')
}

/** Days to come are the trip's; days gone by may be somebody's birthday. */
function dateOrNumber(whole: string, { days }: { days?: string }, year: number): string {
  if (days === undefined) return '[number]'
  return whole.replace(EACH_DATE, (date) => (isToCome(date, year) ? date : /\D/.test(date) ? '[date]' : '[number]'))
}

/** Whether a day lies in this year or the two behind it; eight digits in a row may begin or end with their year. */
function isToCome(date: string, year: number): boolean {
  const parts = date.split(/\D+/)
  const last = parts.at(-1) ?? ''
  const years =
    parts.length > 1 ? [parts[0]?.length === 4 ? parts[0] : last.length === 2 ? `20${last}` : last] : [date.slice(0, 4), date.slice(4)]
  return years.some((of) => Number(of) >= year && Number(of) <= year + 2)
}

/** Six letters of an ordinary word are none, nor is a flight's number. */
function isReference(code: string): boolean {
  return !/^[A-Z0-9]{2}\d{1,4}$/.test(code) && /[A-Z]/.test(code)
}

function withoutWords(text: string, words: string[]): string {
  return words
    .toSorted((first, second) => second.length - first.length)
    .reduce((left, word) => left.replace(new RegExp(`${WORD_BEFORE}${asPattern(word)}${WORD_AFTER}`, 'giu'), '[hidden]'), text)
}

/** Each word of a name by itself, in any spelling of its accents and as tickets print it; names of scripts that set no spaces wherever they stand. */
function withoutNames(text: string, names: string[]): string {
  const parts = names
    .flatMap((name) => [inOneForm(name), passportLetters(name)])
    .flatMap((name) => [...name.split(/[\s.\-‐'’]+/), ...name.replace(/['’]/g, '').split(/[\s.\-‐]+/)])
    .filter((part) => part.length > 1)
  const known = new Set(parts.map(plainLetters))
  const unspaced = parts.filter((part) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(part))
  const left = unspaced.reduce((rest, part) => rest.replaceAll(part, '[name]'), text)
  return left
    .replace(/\p{L}[\p{L}\p{M}]*/gu, (word) =>
      known.has(plainLetters(word)) || known.has(plainLetters(word.replace(/s$/, ''))) ? '[name]' : word,
    )
    .replace(/\[name\](?:[\s.\-‐'’]{1,2}\[name\])+/g, '[name]')
}

function asPattern(word: string): string {
  return inOneForm(word)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
}

/** Unlike a cleaned text it keeps the dashes and quotes that it is shown with. */
function inOneForm(text: string): string {
  return latinDigits(visibleText(text.normalize('NFKC')))
}
