import { plainLetters } from '@/lib/travel/alphabet'
import type { Carried } from '../../pending'
import { amountOf } from '../../skills/pick/flight-order'
import type { ShownStay } from '../../stay-results'
import type { Table } from '../../table'
import { numberSaid } from '../number-said'
import { readStayFeatures } from './read-stay-features'
import { readStayLimits } from './read-stay-limits'
import { hasAccess, hasAmenity } from './stay-labels'
import { inStayOrder } from './stay-table'

const PICKS: [ShownStay['labels'][number], RegExp][] = [
  ['cheapest', /\b(?:cheapest|lowest[- ]priced?|least expensive)\b/i],
  ['best-placed', /\b(?:best[- ](?:placed|located)|most central|closest|nearest|(?:most )?central one)\b/i],
  ['best-value', /\b(?:best[- ]value|best (?:one|deal|option)|(?:the one )?you recommend(?:ed)?|your recommendation)\b|\bthe best\W*$/i],
]
const ORDINAL =
  /\b(?:(?<word>first|second|third|fourth|fifth|sixth|seventh|eighth)|(?<figure>\d)(?:st|nd|rd|th)|(?:number|no\.?|option|hotel|#) ?(?<number>\d|one|two|three|four|five|six))\b(?!\s*(?:room|night|week|day|time|floor))|\bthe (?<last>last)\b/i
const OTHER_TWO = /\bthe (?<order>cheaper|dearer|closer|nearer|more central|other)(?: one| of (?:the|those|these|them) ?(?:two)?)\b/i
const PRONOUN =
  /\b(?:it|that(?: one| hotel| place| house)?|this(?: one| hotel| place)?|the (?:hotel|place|house|apartment|hostel|guest ?house)|the one|them)\b/i
const THAT = /\b(?:that|this|it)\b/i
const SMALL = new Set('hotel house court guesthouse rooms lodge apartments flats hostel bunkhouse the'.split(' '))
const MARKS = 'sample example specimen imaginary makebelieve pretend'.split(' ')

/** The houses that words point at, and by what. */
export type StayReference = { kept: ShownStay[]; by: 'name' | 'place' | 'pronoun' }

/** Which of the houses shown the words mean; null when they point at none. */
export function pointAtStay(words: string, table: Pick<Table, 'stays' | 'carried' | 'situation'>): StayReference | null {
  const shown = inStayOrder(table.stays)
  if (shown.length === 0) return null
  const named = byName(words, shown)
  if (named.length > 0) return { kept: named, by: 'name' }
  const spokenOf = table.carried.map((one) => namedStays(shown, one)).findLast((some) => some.length > 0) ?? []
  const two = OTHER_TWO.exec(words)?.groups?.order?.toLowerCase()
  if (two && spokenOf.length === 2) return { kept: oneOfTwo(spokenOf, two), by: 'place' }
  const pick = PICKS.find(([, pattern]) => pattern.test(words))?.[0]
  if (pick) return { kept: shown.filter(({ labels }) => labels.includes(pick)).slice(0, 1), by: 'place' }
  const place = ORDINAL.exec(words)?.groups
  if (place) {
    const number = place.last ? shown.length : numberSaid(place.word ?? place.figure ?? place.number ?? '')
    return { kept: shown.slice(number - 1, number), by: 'place' }
  }
  const chosen = shown.filter(({ name }) => name === table.situation.stay?.chosen?.hotel)
  const meant = spokenOf.length === 1 || chosen.length === 0 ? spokenOf : chosen
  const described = THAT.test(words) && meant.length === 1 ? null : byFeatures(words, shown)
  if (described && described.length > 0) return { kept: described, by: 'place' }
  return PRONOUN.test(words) ? { kept: meant, by: 'pronoun' } : null
}

/** The houses that an answer named. */
export function namedStays(shown: ShownStay[], carried: Carried | null): ShownStay[] {
  return shown.filter(({ name }) => carried?.told.stays.includes(name))
}

/** By the whole name, or by what tells it from the others. */
function byName(words: string, shown: ShownStay[]): ShownStay[] {
  const folded = fold(words)
  const whole = shown.filter(({ name }) => folded.includes(fold(name)))
  if (whole.length > 0) return whole
  const fitting = shown.map((stay) => ({
    stay,
    shared: tellingWords(stay.name).filter((word) => new RegExp(`\\b${word}\\b`).test(folded)),
  }))
  const most = Math.max(0, ...fitting.map(({ shared }) => shared.length))
  const hasMark = MARKS.some((mark) => folded.includes(mark))
  if (most === 0 || (most === 1 && !hasMark)) return []
  return fitting.filter(({ shared }) => shared.length === most).map(({ stay }) => stay)
}

function tellingWords(name: string): string[] {
  return fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !SMALL.has(word))
}

/** "The one with the pool", "the four star one". */
function byFeatures(words: string, shown: ShownStay[]): ShownStay[] | null {
  if (!/\b(?:the|that) (?:\w+ ){0,3}(?:one|hotel|hostel|apartment|guest ?house|place)\b/i.test(words)) return null
  const { amenities, access, freeCancellation, breakfast, kinds } = readStayFeatures(words)
  const { stars } = readStayLimits(words)
  if (amenities.length + access.length + kinds.length === 0 && !freeCancellation && !breakfast && !stars) return null
  return shown.filter(
    (stay) =>
      amenities.every((amenity) => hasAmenity(stay, amenity)) &&
      access.every((fact) => hasAccess(stay, fact)) &&
      (kinds.length === 0 || kinds.some((kind) => stay.kind.toLowerCase().startsWith(kind))) &&
      (!freeCancellation || stay.cancellation.startsWith('Free')) &&
      (!breakfast || /breakfast/i.test(stay.board)) &&
      (!stars || stars.includes(stay.stars)),
  )
}

function oneOfTwo([one, other]: ShownStay[], order: string): ShownStay[] {
  if (!one || !other) return []
  if (order === 'other') return [other]
  const figure = ({ perNight, away }: ShownStay) => (order === 'cheaper' || order === 'dearer' ? amountOf(perNight) : metresOf(away))
  const isFirst = order === 'dearer' ? figure(one) >= figure(other) : figure(one) <= figure(other)
  return [isFirst ? one : other]
}

function metresOf(away: string): number {
  const [, figure = '0', unit] = /^([\d.]+) (k?m)/.exec(away) ?? []
  return Number(figure) * (unit === 'km' ? 1_000 : 1)
}

function fold(text: string): string {
  return plainLetters(text).replace(/make[- ]believe/g, 'makebelieve')
}
