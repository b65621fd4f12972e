import { isPlainDate } from '../travel/dates'
import { airlineName } from '../travel/passengers/names'
import { passportLetters } from '../travel/passengers/passport-letters'
import { splitPhone } from '../travel/phone'

/**
 * Something that must not be kept, as it is known. `reference` is an id or a booking reference, whose stand-in keeps its shape; `key` is a
 * password, a token or a key. `standIn` is written in its place.
 */
export type Secret = {
  kind: 'name' | 'email' | 'phone' | 'address' | 'passport' | 'born' | 'reference' | 'key'
  value: string
  standIn?: string
}

/** Shorter ones stand in too many other words, and tell nothing alone. */
const SHORTEST = { name: 2, email: 5, phone: 6, address: 4, passport: 4, born: 8, reference: 4, key: 6 }
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** Not within another word; a line break or space that was written as a code ends a word, too. */
const WORD = { before: '(?:(?<![\\p{L}\\p{Nd}])|(?<=\\\\[nrtbf]|\\\\u[0-9a-f]{4}|%[0-9a-f]{2}))', after: '(?![\\p{L}\\p{Nd}])' }
const NUMBER = { before: '(?<!\\d)', after: '(?!\\d)' }
const ANYWHERE = { before: '', after: '' }
const EDGES = {
  name: WORD,
  address: WORD,
  born: NUMBER,
  phone: NUMBER,
  passport: NUMBER,
  email: ANYWHERE,
  reference: ANYWHERE,
  key: ANYWHERE,
}

/** Every way in which a secret may be written in a text, as sources of regular expressions; none for what is too short to be one. */
export function waysToWrite({ kind, value }: Secret): string[] {
  const typed = value.trim()
  if (typed.length < SHORTEST[kind]) return []
  const { before, after } = kind === 'reference' && typed.length < 6 ? WORD : EDGES[kind]
  return waysWithin(kind, typed).map((source) => `${before}${source}${after}`)
}

function waysWithin(kind: Secret['kind'], typed: string): string[] {
  if (kind === 'passport') return [spaced(typed)].filter((source) => source !== '')
  if (kind === 'phone') return phonesWritten(typed)
  const texts = kind === 'born' ? daysWritten(typed) : kind === 'name' ? namesWritten(typed) : [typed]
  const sources = [...new Set(texts.flatMap(encodings))].map(escapeSource)
  // "An" and "Li" are names, "an" and "li" are not.
  return kind === 'name' && typed.length <= 3 ? [typed, typed.toUpperCase()].map((text) => `(?-i:${escapeSource(text)})`) : sources
}

/** With its dial code and, as at home, with a zero instead of it. */
function phonesWritten(phone: string): string[] {
  const { code, number } = splitPhone(phone)
  const home = number.replace(/\D/g, '').replace(/^0+/, '')
  const all = [phone, ...(code && home.length >= 6 ? [`${code}${home}`, `0${home}`, home] : [])]
  return [...new Set(all.map(spaced))].filter((source) => source !== '').map((source) => `\\+?${source}`)
}

/** A name as it was typed, without its accents, and as passports and tickets print it. */
function namesWritten(name: string): string[] {
  const printed = airlineName({ firstName: name, middleName: '', lastName: name })
  const texts = [name.normalize('NFC'), name.normalize('NFD'), name.normalize('NFD').replace(/\p{M}/gu, ''), passportLetters(name)]
  return [...texts, ...(printed ? [printed.given, printed.family] : [])].filter((text) => text.length > 1)
}

function daysWritten(day: string): string[] {
  if (!isPlainDate(day)) return [day]
  const [year = '', month = '', date = ''] = day.split('-')
  const name = MONTHS[Number(month) - 1] ?? ''
  const plain = String(Number(date))
  const named = [name, name.slice(0, 3)].flatMap((word) => [
    `${plain} ${word} ${year}`,
    `${word} ${plain}, ${year}`,
    `${word} ${plain} ${year}`,
  ])
  const numbers = ['/', '.', '-'].flatMap((sign) => [`${date}${sign}${month}${sign}${year}`, `${month}${sign}${date}${sign}${year}`])
  return [day, `${year}${month}${date}`, ...named, ...numbers]
}

/** As a text within JSON, within an address, or with its letters numbered. */
function encodings(text: string): string[] {
  const inJson = JSON.stringify(text).slice(1, -1)
  const numbered = [...text].map((sign) => (/[\w ]/.test(sign) ? sign : numberedUnits(sign))).join('')
  return [
    text,
    inJson,
    JSON.stringify(inJson).slice(1, -1),
    numbered,
    encodeURIComponent(text),
    text.replaceAll('&', '&amp;').replaceAll("'", '&#39;'),
  ]
}

function numberedUnits(sign: string): string {
  return Array.from({ length: sign.length }, (_, index) => `\\u${sign.charCodeAt(index).toString(16).padStart(4, '0')}`).join('')
}

/** Numbers are written in groups, with spaces, dots, dashes or brackets between any two signs. */
function spaced(text: string): string {
  const signs = [...text].filter((sign) => /[\p{L}\p{Nd}]/u.test(sign))
  return signs.length < 4 ? '' : signs.map(escapeSource).join('[\\s().\\/\\u00a0-]*')
}

function escapeSource(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
