import type { Situation } from '@/lib/travel/trip/situation'
import { hearSearch } from '../hear-search'
import { asking } from '../say/marked'
import { placeName } from '../say/phrases'
import type { HeardLeg } from '../skills/route/dated-legs'
import type { Table } from '../table'
import { normaliseWords } from '../understand/words'
import type { Position } from './decision'

export type SaidSlice = { from: string; to: string; departureOn: string }
/** All flights of a multi-trip, or the question for its missing part. */
export type SeveralFlights = { slices: SaidSlice[]; change: Record<string, unknown> } | { ask: string }

const GOES_ON = /\b(?:then|add|also|another|onwards?|on to|next|afterwards|after that|finally|plus)\b|^\W*and\b/i
const ONWARD = /\b(?:on to|onwards? to|then on|from there (?:on )?to)\b/i
const NTH = /\b(?<nth>first|second|third|fourth|fifth)\s+(?:flight|leg|one|part)\b/i
const FIGURE = /\b(?:flight|leg)\s+(?<figure>\d|one|two|three|four|five)\b/i
const LAST = /\b(?:last|final) (?:flight|leg|one|part)\b/i
const ONE_LEFT = 'That leaves one flight. Tell me from where to where and on which day, and I’ll look for it one way.'

/** Its places may stand a few messages back, "June" and "the first half" between. */
const MESSAGES_JOINED = [1, 2, 3]

/** A multi-trip: given at once, completed by an answer, extended by a flight, or with one flight moved or removed. */
export function severalFlights(position: Position): SeveralFlights | null {
  const several = severalSaid(position)
  // "Home from Madrid after five", which is where the trip ends already.
  const isKnown = several && 'slices' in several && Object.keys(several.change).length === 0 && isStanding(several.slices, position.table)
  return isKnown ? null : several
}

function severalSaid(position: Position): SeveralFlights | null {
  const { understood, table } = position
  const { situation, pending, earlierWords } = table
  const { from, to, departureOn, returnOn, tripType, ...change } = understood.change
  if (understood.legs.length > 1) return { ...slicesOf(understood.legs, situation), change }
  if (pending?.asked === 'departure-day' && pending.about && 'from' in pending.about) {
    for (const count of MESSAGES_JOINED) {
      const words = [...earlierWords.slice(-count).map(normaliseWords), understood.words].join(', ')
      // Said in one piece, its first words answer nothing.
      const { legs } = hearSearch(words, { ...table, earlierWords: [] })
      if (legs.length > 1) return { ...slicesOf(legs, situation), change }
    }
  }
  const openJaw = openJawOf(understood, situation)
  if (openJaw) return { slices: openJaw, change }
  // "Then back to Berlin on the 20th" adds a flight, not a return.
  const day = departureOn ?? returnOn
  const onward = onwardFrom(understood, situation)
  if (onward) return { slices: onward, change }
  if (situation.wishes.tripType !== 'multi-trip') return null
  const known = situation.slices.map((slice) => ({ from: slice.from, to: slice.to, departureOn: slice.departureOn }))
  const last = known.at(-1)
  const nth = NTH.exec(understood.words)?.groups?.nth
  const figure = FIGURE.exec(understood.words)?.groups?.figure
  const named = understood.heard?.leg ?? numberSaid(nth ?? figure ?? '') - 1
  const spokenOf = LAST.test(understood.words) ? last : known[named]
  const { leftOut } = understood
  if (leftOut !== null) {
    const slices = known.filter((slice, index) => (leftOut === 'last' ? slice !== last : index !== leftOut))
    return slices.length > 1 ? { slices, change } : { ask: ONE_LEFT }
  }
  if (!day) return null
  const home = known[0]?.from
  if ((from || to) && last && home && GOES_ON.test(understood.words))
    return { slices: [...known, { from: from ?? last.to, to: to ?? home, departureOn: day }], change }
  if (!spokenOf || from || to) return null
  return { slices: known.map((slice) => (slice === spokenOf ? { ...slice, departureOn: day } : slice)), change }
}

/** "Then on to Athens on the 11th and back to Berlin on the 15th": the outbound becomes the first of several flights. */
function onwardFrom({ words, change, wayBack }: Position['understood'], { wishes }: Situation): SaidSlice[] | null {
  const { from, to, departureOn, tripType } = wishes
  if (tripType !== 'one-way' || !from || !to || !departureOn || change.from || !change.to || !ONWARD.test(words)) return null
  const goesOn = change.departureOn && change.departureOn >= departureOn ? change.departureOn : null
  if (!goesOn) return null
  const home = change.returnOn ? [{ from: change.to, to: wayBack?.to ?? from, departureOn: change.returnOn }] : []
  return [{ from, to, departureOn }, { from: to, to: change.to, departureOn: goesOn }, ...home]
}

/** "Fly back from Porto instead": the outbound stays, the return is another flight. */
function openJawOf({ wayBack, change }: Position['understood'], { wishes }: Situation): SaidSlice[] | null {
  const { from, to } = wishes
  const departureOn = change.departureOn ?? wishes.departureOn
  const backOn = change.returnOn ?? wishes.returnOn
  if (!wayBack || !from || !to || !departureOn || !backOn) return null
  return [
    { from, to, departureOn },
    { from: wayBack.from ?? to, to: wayBack.to ?? from, departureOn: backOn },
  ]
}

function isStanding(slices: SaidSlice[], { situation: { slices: standing } }: Table): boolean {
  const fields = ['from', 'to', 'departureOn'] as const
  return (
    slices.length === standing.length && slices.every((slice, index) => fields.every((field) => slice[field] === standing[index]?.[field]))
  )
}

function slicesOf(legs: HeardLeg[], { wishes, slices: standing }: Situation): { slices: SaidSlice[] } | { ask: string } {
  const home = wishes.from ?? standing[0]?.from ?? null
  // "Into Lisbon first and home from Madrid" keeps the days of an existing trip.
  const isSameTrip = legs[0]?.from === null && legs.length === standing.length
  const ends = legs.map((leg, index) => ({
    from: leg.from ?? (index === 0 ? home : (legs[index - 1]?.to ?? null)),
    to: leg.to ?? legs[index + 1]?.from ?? (index === legs.length - 1 ? (legs[0]?.from ?? home) : null),
    departureOn: leg.departureOn ?? (isSameTrip ? (standing[index]?.departureOn ?? null) : null),
  }))
  const slices: SaidSlice[] = []
  for (const { from, to, departureOn } of ends) {
    if (!from) return { ask: asking({ asked: 'origin', about: null }, 'Where does your trip start?') }
    const start = shownName(from)
    if (!to) return { ask: asking({ asked: 'destination', about: start }, `Where would you like to go from ${start}?`) }
    const about = { from: start, to: shownName(to) }
    if (!departureOn)
      return { ask: asking({ asked: 'departure-day', about }, `Which day would you like to fly from ${start} to ${about.to}?`) }
    slices.push({ from, to, departureOn })
  }
  return { slices }
}

/** "oslo" as "Oslo", "London (LON)" as "London". */
function shownName(place: string): string {
  return placeName(place).replace(/(?<![\p{L}'])\p{Ll}/gu, (letter) => letter.toUpperCase())
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The number that a word stands for; 0 for another word. */
function numberSaid(word: string): number {
  if (/^\d+$/.test(word)) return Number(word)
  const lower = word.toLowerCase()
  return Math.max(ORDINALS.indexOf(lower), NUMBERS.indexOf(lower)) + 1
}
