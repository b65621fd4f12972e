import type { Situation } from '@/lib/travel/trip/situation'
import { asking } from '../say/marked'
import { placeName } from '../say/phrases'
import { readDates } from '../understand/dates/read-dates'
import { placeToSend } from '../understand/places/place-to-send'
import { readPlaces } from '../understand/places/read-places'
import type { SaidLeg, SaidPlace } from '../understand/places/said-place'
import { numberSaid } from '../understand/pointing/order-words'
import { normaliseWords } from '../understand/words'
import type { Position } from './decide'

export type SaidSlice = { from: string; to: string; departureOn: string }
/** All flights of a trip with several, or the question for what is missing of them. */
export type SeveralFlights = { slices: SaidSlice[]; change: Record<string, unknown> } | { ask: string }

const GOES_ON = /\b(?:then|add|also|another|onwards?|on to|next|afterwards|after that|finally|plus)\b|^\W*and\b/i
const NTH =
  /\b(?<nth>first|second|third|fourth|fifth)\s+(?:flight|leg|one|part)\b|\b(?:flight|leg)\s+(?<figure>\d|one|two|three|four|five)\b/i
const LAST = /\b(?:last|final) (?:flight|leg|one|part)\b/i
const LEAVES_OUT = /\b(?:remove|drop|delete|skip|cancel|without|leave out|take (?:away|out))\b/i
const ONE_LEFT = 'That would leave one flight. Tell me from where to where and on which day, and I look for it one way.'
const NO_CONTEXT = { asked: null, origin: null, destination: null }

/** A trip of several flights: said at once, completed by an answer, grown by one more, or with one of its flights moved or left out. */
export function severalFlights(position: Position): SeveralFlights | null {
  const { understood, table } = position
  const { situation, pending, earlierWords } = table
  const { from, to, departureOn, returnOn, tripType, ...change } = understood.change
  if (understood.legs.length > 1) return { ...slicesOf(understood.legs, understood.words, situation), change }
  if (pending?.asked === 'departure-day' && pending.about && 'from' in pending.about) {
    const words = `${normaliseWords(earlierWords.at(-1) ?? '')}, ${understood.words}`
    const { legs } = readPlaces(words, NO_CONTEXT)
    if (legs.length > 1) return { ...slicesOf(legs, words, situation), change }
  }
  const openJaw = openJawOf(understood, situation)
  if (openJaw) return { slices: openJaw, change }
  // "Then back to Berlin on the 20th" is one flight more, not a way back.
  const day = departureOn ?? returnOn
  if (situation.wishes.tripType !== 'multi-trip') return null
  const known = situation.slices.map((slice) => ({ from: slice.from, to: slice.to, departureOn: slice.departureOn }))
  const last = known.at(-1)
  const { nth, figure } = NTH.exec(understood.words)?.groups ?? {}
  const spokenOf = LAST.test(understood.words) ? last : known[numberSaid(nth ?? figure ?? '') - 1]
  if (spokenOf && LEAVES_OUT.test(understood.words)) {
    const slices = known.filter((slice) => slice !== spokenOf)
    return slices.length > 1 ? { slices, change } : { ask: ONE_LEFT }
  }
  if (!day) return null
  const home = known[0]?.from
  if ((from || to) && last && home && GOES_ON.test(understood.words))
    return { slices: [...known, { from: from ?? last.to, to: to ?? home, departureOn: day }], change }
  if (!spokenOf || from || to) return null
  return { slices: known.map((slice) => (slice === spokenOf ? { ...slice, departureOn: day } : slice)), change }
}

/** "Fly back from Porto instead": the way there stays, the way back is another flight. */
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

function sent(place: SaidPlace | null | undefined): string | null {
  return place ? placeToSend(place) : null
}

/** Days go to the flights in the order they were said. */
function slicesOf(legs: SaidLeg[], words: string, { today, wishes }: Situation): { slices: SaidSlice[] } | { ask: string } {
  const { mentions } = readDates(words, { today, departureOn: null, returnOn: null, asked: null, isListShown: false })
  const days = mentions.filter(({ on, role }) => on !== null && role !== 'other').toSorted((one, other) => one.start - other.start)
  const ends = legs.map((leg, index) => ({
    from: sent(leg.from) ?? (index === 0 ? wishes.from : sent(legs[index - 1]?.to)),
    to: sent(leg.to) ?? sent(legs[index + 1]?.from) ?? (index === legs.length - 1 ? (sent(legs[0]?.from) ?? wishes.from) : null),
  }))
  const slices: SaidSlice[] = []
  for (const [index, { from, to }] of ends.entries()) {
    if (!from) return { ask: asking({ asked: 'origin', about: null }, 'Where does this trip start?') }
    const start = legs[index]?.from?.name ?? legs[index - 1]?.to?.name ?? placeName(from)
    if (!to) return { ask: asking({ asked: 'destination', about: start }, `Where would you like to go from ${start}?`) }
    const departureOn = dayOf(index, legs, days)
    const end = legs[index]?.to?.name ?? placeName(to)
    const about = { from: start, to: end }
    if (!departureOn) return { ask: asking({ asked: 'departure-day', about }, `Which day would you like to fly from ${start} to ${end}?`) }
    slices.push({ from, to, departureOn })
  }
  return { slices }
}

type Day = { on: string | null; start: number }

function dayOf(index: number, legs: SaidLeg[], days: Day[]): string | null {
  if (days.length === legs.length) return days[index]?.on ?? null
  const [start, end] = [legs[index]?.start ?? 0, legs[index + 1]?.start ?? Number.POSITIVE_INFINITY]
  return days.find((day) => day.start >= start && day.start < end)?.on ?? null
}
