import type { NameFinder } from '../../ports/name-finder'
import { everyMatch } from '../../travel/every-match'
import { type Claim, foldWords, type Reading } from './claim'
import { findAmounts, readAmounts } from './find-amounts'
import { findDates } from './find-dates'
import { findTimes } from './find-times'
import { plainForm } from './plain-form'

const LINK = /\b(?:https?:\/\/|www\.|data:|javascript:|mailto:)[^\s)\]>"”]+|(?<=\]\()[^\s)]+/giu
const FLIGHT = /(?<![\p{L}\p{N}])(?<code>[A-Z]{2}|[A-Z]\d|\d[A-Z])(?<gap>[  -]?)(?<number>\d{1,4})(?![\p{L}\p{N}]|[.,:]\d)/gu
/** As some write it who do not mind capitals: a known airline's code with at least three figures. */
const SMALL_FLIGHT = /(?<![\p{L}\p{N}])(?<code>\p{L}{2})(?<number>\d{3,4})(?![\p{L}\p{N}]|[.,:]\d)/gu
/** Aircraft are written like flights: A320, B738. */
const AIRCRAFT = /^(?:A[23]\d\d|B7\d\d|E1\d\d|CO2)$/
const BARE_DECIMAL = /(?<![\d.,:/-])\d{1,6}[.,]\d{2}(?![\d]|[.,:/-]\d| ?%)/gu
/** An airline that nobody knows is still named as one. */
const CALLED_AIRLINE =
  /(?<!\p{L})(?:\p{Lu}[\p{L}’'&-]+ ){1,3}(?:Airlines?|Airways|Air Lines|Aviation|Air|Jet)(?![\p{L}])|(?<!\p{L})Air \p{Lu}\p{L}+/gu

type FindOptions = { names: NameFinder; manner?: 'written' | 'said' }

/**
 * Everything in a text that is true or not: amounts, times, lengths, days, flight numbers, airlines, places, links. Where two
 * overlap the earlier of this list wins. Positions are those of the plain form, which comes with them.
 */
export function findClaims(text: string, { names, manner = 'written' }: FindOptions): { plain: string; claims: Claim[] } {
  const plain = plainForm(text)
  const claims: Claim[] = []
  const add = (found: Claim[]) => {
    const earlier = claims.length
    for (const claim of found) {
      if (claim.readings.length > 0 && !claims.some((other, index) => excludes(other, claim, index >= earlier))) claims.push(claim)
    }
  }
  add(spans(plain, LINK, (match) => [{ kind: 'link', url: match[0] }]))
  const days = findDates(plain, manner)
  add(findAmounts(plain))
  add(days.filter(isFullDate))
  add(findFlights(plain, names))
  add(findTimes(plain))
  add(days.filter((claim) => !isFullDate(claim)))
  add(findNames(plain, names, manner))
  add(spans(plain, BARE_DECIMAL, ({ 0: number }) => bareReadings(number)))
  return { plain, claims: claims.toSorted((one, other) => one.start - other.start) }
}

/** Of two that overlap the first stands; only a range has two claims in one place. */
function excludes(first: Claim, other: Claim, isSameKind: boolean): boolean {
  if (first.end <= other.start || other.end <= first.start) return false
  const isRange = isSameKind && first.start === other.start && first.end === other.end
  return !isRange || JSON.stringify(first.readings) === JSON.stringify(other.readings)
}

function isFullDate({ readings: [first] }: Claim): boolean {
  return first?.kind === 'date' && first.pattern.day !== undefined && first.pattern.month !== undefined
}

function findFlights(plain: string, names: NameFinder): Claim[] {
  const small = spans(plain, SMALL_FLIGHT, ({ groups }) => {
    const code = (groups?.code ?? '').toUpperCase()
    return names.isAirlineCode(code) ? [{ kind: 'flight', number: `${code}${Number(groups?.number)}` }] : []
  })
  const written = spans(plain, FLIGHT, ({ 0: text, groups }) => {
    const { code = '', gap, number = '' } = groups ?? {}
    const isKnown = names.isAirlineCode(code)
    if (AIRCRAFT.test(text) || (!isKnown && (gap !== '' || number.length < 3 || /\d/.test(code)))) return []
    return [{ kind: 'flight', number: `${code}${Number(number)}` }]
  })
  const known = new Set(written.filter(({ readings }) => readings.length > 0).map(({ start }) => start))
  return [...written, ...small.filter(({ start }) => !known.has(start))]
}

function findNames(plain: string, names: NameFinder, manner: 'written' | 'said'): Claim[] {
  const known = names.findNames(plain, manner).map(({ kind, text, start, end, means, implies }) => ({
    text,
    start,
    end,
    readings: [{ kind, means, implies, folded: foldWords(text) }],
  }))
  const called = spans(plain, CALLED_AIRLINE, ({ 0: text }) => [{ kind: 'airline', means: [], implies: [], folded: foldWords(text) }])
  const isNew = (claim: Claim) => !known.some(({ start, end }) => start < claim.end && claim.start < end)
  return manner === 'said' ? known : [...known, ...called.filter(isNew)]
}

/** "252.88" may be an amount, "12.30" a time or a day as well. */
function bareReadings(number: string): Reading[] {
  const [hour = 0, minute = 0] = number.split(/[.,]/).map(Number)
  return [
    ...readAmounts(number, []),
    ...(hour < 24 && minute < 60 ? [{ kind: 'time' as const, minute: hour * 60 + minute }] : []),
    ...(hour >= 1 && hour <= 31 && minute >= 1 && minute <= 12 ? [{ kind: 'date' as const, pattern: { day: hour, month: minute } }] : []),
  ]
}

function spans(text: string, pattern: RegExp, read: (match: RegExpExecArray) => Reading[]): Claim[] {
  return everyMatch(text, pattern).map((match) => ({
    text: match[0].trim(),
    start: match.index,
    end: match.index + match[0].length,
    readings: read(match),
  }))
}
