import type { KnownNames } from '@/lib/ports/known-names'
import { USUAL_GAP_MINUTES } from '@/lib/travel/flights/meet-ups'
import { MOST_DESTINATIONS, MOST_ORIGINS } from '@/lib/travel/flights/route-choices'
import type { Frame } from '../../grammar/cover'
import type { PlaceValue } from '../../grammar/place-words'
import type { FoldContext } from '../skill'
import { type AirlineChange, foldAirlines } from './fold-airlines'
import { type AirportWish, foldAirports, type KnownWay } from './fold-airports'
import { bareSpots, type End, type Ends, endsOf, isSamePair, type Known, sideOf } from './fold-ends'
import { isThereAndBack, legsOf } from './fold-legs'
import { airportsSent, countryOf, isExactly, isSameCity, placeOnWay, placesIn, placeToSend, type Spot, spotIn } from './spots'

/** One flight of a multi-trip; the tokens from `start` up to `end` describe it, so a day among them is its day. */
export type RouteLeg = { from: string | null; to: string | null; start: number; end: number; nights?: number }

/** A message's changes to the route; places are the text for the search. */
export type RouteChange = AirlineChange & {
  from?: string
  to?: string
  /** Equally acceptable places: "Heathrow or Gatwick", and the further airports of a region. */
  alternatives: { from: string[]; to: string[]; bare: string[] }
  /** The end whose airports would all do: "any London airport". */
  eachAirportOf: End | null
  /** Travellers with different starts: "me from Leeds and my brother from Dublin". */
  origins: { who: 'me' | 'other'; place: string; count: number; isWe?: true; isMore?: true }[]
  /** How many minutes apart they may land: "within an hour of each other". */
  landWithin: number | null
  /** The flights of a multi-trip, in order; empty for one-way and round trips. */
  legs: RouteLeg[]
  /** Where the return starts or ends, if different from the outbound. */
  wayBack: { from?: string; to?: string } | null
  /** A bare name that fits either end. */
  bare: string | null
  /** Places to compare with those of the search: "check Leeds too", whose end is open, "from Bristol as well". */
  added: { from: string[]; to: string[]; bare: string[] }
  /** "Not to Lisbon" without a replacement. */
  refused: { from: string[]; to: string[] }
  via: string[]
  /** How long the stopover should last: "with two nights in Istanbul". */
  stopNights: number | null
  notVia: string[]
  /** Withdrawn: "forget the stop in Dubai". */
  droppedVia: string[]
  airports: AirportWish[]
  nearby: boolean | null
  isSwap: boolean
  references: { kind: 'there' | 'same' | 'home' | 'route'; side: 'from' | 'to' | null }[]
  /** Both ends are the same city, so neither is given. */
  isSameEnds: boolean
  /** Unlisted names, in the traveller's words. */
  unknown: string[]
  /** Names read despite a typo. */
  slips: { said: string; name: string }[]
  /** Only mentioned: "I used to live in Paris". */
  mentioned: string[]
}

/** The route before the message, and the ends that were asked for. */
export type RouteContext = Pick<FoldContext, 'asked'> & { situation: { wishes: KnownWay }; names?: KnownNames }

/** The route's frames, in message order, as a change to the search. Pure. */
export function foldRoute(frames: readonly Frame[], { situation, asked, names }: RouteContext): RouteChange {
  const { from, to } = situation.wishes
  const known: Known = { from, to, ...(names ? { countries: { from: countryOf(from, names), to: countryOf(to, names) } } : {}) }
  const own = withFirstPlaces(frames.flatMap(ofRoute), known)
  const hasReturnDay = frames.some(({ value }) => 'ret' in value)
  const airports = foldAirports(own, situation)
  const isOneWay = frames.some(({ value }) => value.trip === 'one-way' || value.noReturn)
  const legs = legsOf(own, hasReturnDay, isOneWay)
  const isSeveral = legs.length > 1 && !isThereAndBack(legs, known.from)
  const ends = isSeveral ? { from: null, to: null } : endsOf(own, legs[0] ?? null, known, asked)
  const isSameEnds = isSamePair(ends, known)
  const told = isSameEnds ? { from: null, to: null } : ends
  const origins = originsOf(own, told.from).toSorted((one, other) => other.weight - one.weight)
  const all = own.flatMap(({ value }) => Object.values(value).flatMap(placesIn))
  const refused = refusedOf(own, ends, known)
  const added = (slot: string, most: number) => unique(airportsSent(placesAt(own, slot), most))
  const swapped = own.some(({ value }) => value.swap === true)
  return {
    ...sent('from', originSpot(origins) ?? told.from),
    ...sent('to', told.to),
    alternatives: {
      from: [...others(told.from, MOST_ORIGINS), ...alikeIn(own, told)],
      to: others(told.to, MOST_DESTINATIONS),
      bare: isSeveral ? [] : others(bareOf(own, told, known), MOST_DESTINATIONS),
    },
    eachAirportOf: eachAirportOf(told, refused),
    origins: origins.map(({ who, place, count, isWe, isMore }) => ({
      who,
      place: placeToSend(place),
      count,
      ...(isWe ? { isWe } : {}),
      ...(isMore ? { isMore } : {}),
    })),
    landWithin: landWithinOf(own),
    legs: isSeveral ? legs.map((leg) => ({ ...leg, from: sentOne(leg.from), to: sentOne(leg.to) })) : [],
    wayBack: isSeveral ? null : wayBackOf(own, told, known),
    bare: isSeveral ? null : sentOne(bareOf(own, told, known)),
    added: { from: added('fromMore', MOST_ORIGINS), to: added('toMore', MOST_DESTINATIONS), bare: added('placeMore', MOST_DESTINATIONS) },
    refused,
    via: listOf(own, 'via'),
    stopNights: own.map(nightsOnTheWay).find((nights) => nights !== null) ?? null,
    notVia: unique([...listOf(own, 'notVia'), ...refusedOnTheWay(own, ends)]),
    droppedVia: listOf(own, 'viaDropped'),
    airports,
    nearby: lastFlag(own, 'nearby'),
    isSwap: swapped,
    references: own
      .flatMap(({ value }) => referenceOf(value))
      .filter(({ kind, side }) => kind !== 'home' || side === null || sentOne(told[side]) === null),
    isSameEnds,
    unknown: unique(all.filter(({ kind }) => kind === 'unknown').map(({ text }) => text)),
    slips: slipsOf(all),
    mentioned: unique([...listOf(own, 'about'), ...listOf(own, 'eventEnd')]),
    ...foldAirlines(own, frames),
  }
}

/** The route's frames, and places given with a day: "a meeting in Zurich on Tuesday", "be in Rome by noon". */
function ofRoute(frame: Frame): Frame[] {
  if (frame.skill === 'route') return [frame]
  if (frame.skill !== 'dates') return []
  const { from, to, retFrom, retTo, about } = frame.value
  const isOccasion = ['event', 'eventSpan', 'other'].some((slot) => slot in frame.value)
  const said = isOccasion ? { event: to, about } : { from, to, retFrom, retTo }
  const value = Object.fromEntries(Object.entries(said).filter(([, place]) => place !== undefined))
  return Object.keys(value).length > 0 ? [{ ...frame, value }] : []
}

/** "For a week" is seven nights. */
function nightsOnTheWay({ value }: Frame): number | null {
  const count = numberIn(value.stopNights)
  return count === null ? null : count * (typeof value.nightsEach === 'number' ? value.nightsEach : 1)
}

const FIRST_PLACES = { fromMore: 'from', toMore: 'to', placeMore: 'place' }

/** "From Leeds too", with no route to add it to: a place like any other. */
function withFirstPlaces(frames: Frame[], known: Known): Frame[] {
  const isNamed = (end: End) => known[end] !== null || frames.some(({ value }) => end in value)
  if (isNamed('from') || isNamed('to')) return frames
  return frames.map((frame) => {
    const value = { ...frame.value }
    for (const [more, slot] of Object.entries(FIRST_PLACES)) {
      const place = spotIn(value[more])
      if (place) value[slot] = place
      delete value[more]
    }
    return { ...frame, value }
  })
}

/** "Any London airport", but not "any other London airport" beside one that is refused. */
function eachAirportOf(ends: Ends, refused: RouteChange['refused']): End | null {
  return (['from', 'to'] as const).find((end) => refused[end].length === 0 && placesIn(ends[end]).some(({ isEach }) => isEach)) ?? null
}

function wayBackOf(frames: readonly Frame[], ends: Ends, known: Known): RouteChange['wayBack'] {
  if (ends.from || ends.to || !known.from || !known.to) return null
  const from = frames.map(({ value }) => placesIn(value.retFrom)[0]).findLast((place) => place !== undefined)
  const to = frames.map(({ value }) => placesIn(value.retTo)[0]).findLast((place) => place !== undefined)
  const back = {
    ...(from && !isExactly(from, known.to) ? { from: placeToSend(from) } : {}),
    ...(to && !isExactly(to, known.from) ? { to: placeToSend(to) } : {}),
  }
  return Object.keys(back).length > 0 ? back : null
}

function bareOf(frames: readonly Frame[], ends: Ends, known: Known): Spot | null {
  const [spot = null] = bareSpots(ends.from ? frames.filter(({ value }) => value.alike !== true) : frames)
  const [place] = placesIn(spot)
  if (!place || isExactly(place, known.from) || isExactly(place, known.to)) return null
  const isTaken = [ends.from, ends.to].some((end) => placesIn(end).some((one) => isSameCity(one, place)))
  return isTaken ? null : spot
}

function refusedOf(frames: readonly Frame[], ends: Ends, known: Known): RouteChange['refused'] {
  const bare = frames.flatMap(({ value }) => ('placeNot' in value ? placesIn(value.placeNot) : []))
  const isStart = (place: PlaceValue) => sideOf(place, ends, known) === 'from'
  const text = (places: PlaceValue[]) => unique(places.map(placeToSend))
  return {
    from: text([...placesAt(frames, 'fromNot'), ...bare.filter(isStart)]),
    to: text([...placesAt(frames, 'toNot'), ...bare.filter((place) => !isStart(place))]),
  }
}

/** "To Bangkok, and no China", "Rome to Bangkok, no Dubai": refusals beside the route mean not changing planes there. */
function refusedOnTheWay(frames: readonly Frame[], ends: Ends): string[] {
  if (ends.to === null) return []
  const bare = frames.flatMap(({ value }) =>
    'placeNot' in value && !('place' in value) && value.isTakenBack !== true ? placesIn(value.placeNot) : [],
  )
  const isEnd = (place: PlaceValue) => [ends.from, ends.to].some((end) => placesIn(end).some((one) => isSameCity(one, place)))
  return bare.filter((place) => place.kind === 'country' || (ends.from !== null && !isEnd(place))).map(placeToSend)
}

type Origin = { who: 'me' | 'other'; place: PlaceValue; count: number; isWe: boolean; isMore: boolean; weight: number }

/** "Leeds to Lisbon, my mate joins from Dublin": who joins starts apart from the rest, who start where the search does. */
function originsOf(frames: readonly Frame[], from: Spot | null): Origin[] {
  const named = frames.flatMap(({ value }) => originsIn(value.origins))
  const joining = frames.flatMap(({ value }) => originsIn(value.joins))
  const [place] = placesIn(from)
  if (joining.length === 0 || named.length > 0 || !place) return [...named, ...joining]
  return [{ who: 'me', place, count: 1, isWe: true, isMore: false, weight: Number.POSITIVE_INFINITY }, ...joining]
}

function originsIn(value: unknown): Origin[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one): Origin[] => {
    const [place] = placesIn(one?.place)
    const who = one?.who === 'me' ? 'me' : 'other'
    const count = numberIn(one?.count) ?? (one?.isPair === true ? 2 : null)
    if (!place) return []
    const [isWe, isMore] = [one?.isWe === true, one?.isMore === true]
    return [{ who, place, count: count ?? 1, isWe, isMore, weight: weightOf(count, one?.most === true, who) }]
  })
}

/** Without a number of minutes about the same time is meant. */
function landWithinOf(frames: readonly Frame[]): number | null {
  const said = frames.map(({ value }) => value.landWithin).findLast((value) => value !== undefined)
  if (said === 'usual') return USUAL_GAP_MINUTES
  const { max, minutes } = typeof said === 'object' && said !== null ? (said as { max?: unknown; minutes?: unknown }) : {}
  return [max, minutes].find((value) => typeof value === 'number') ?? null
}

/** The search begins where most of them start; the speaker decides between equals. */
function weightOf(count: number | null, isMost: boolean, who: Origin['who']): number {
  if (isMost) return Number.POSITIVE_INFINITY
  return count ?? (who === 'me' ? 1.5 : 1)
}

function originSpot([first]: Origin[]): Spot | null {
  return first?.place ?? null
}

function sent(end: End, spot: Spot | null): { from?: string; to?: string } {
  const text = sentOne(spot)
  return text === null ? {} : { [end]: text }
}

function sentOne(spot: Spot | null): string | null {
  const [place] = placesIn(spot)
  return place ? placeToSend(place) : null
}

function others(spot: Spot | null, most: number): string[] {
  return airportsSent(placesIn(spot), most).slice(1)
}

/** "From Leeds, Manchester is fine too": another start that would do. */
function alikeIn(frames: readonly Frame[], { from, to }: Ends): string[] {
  const ends = [from, to].flatMap(placesIn)
  const alike = frames.flatMap(({ value }) => (value.alike === true ? placesIn(value.lives ?? value.place) : []))
  return from === null ? [] : alike.filter((place) => !ends.some((end) => isSameCity(end, place))).map(placeToSend)
}

function placesAt(frames: readonly Frame[], slot: string): PlaceValue[] {
  return frames.flatMap(({ value }) => placesIn(value[slot]))
}

function listOf(frames: readonly Frame[], slot: string): string[] {
  return unique(placesAt(frames, slot).map(placeOnWay))
}

function lastFlag(frames: readonly Frame[], slot: string): boolean | null {
  const flag = frames.map(({ value }) => value[slot]).findLast((value) => typeof value === 'boolean')
  return typeof flag === 'boolean' ? flag : null
}

function numberIn(value: unknown): number | null {
  return typeof value === 'object' && value !== null && 'n' in value && typeof value.n === 'number' ? value.n : null
}

const KINDS = ['there', 'same', 'home', 'route'] as const

function referenceOf({ ref, side }: Frame['value']): RouteChange['references'] {
  const kind = KINDS.find((one) => one === ref)
  return kind ? [{ kind, side: side === 'from' || side === 'to' ? side : null }] : []
}

function slipsOf(places: PlaceValue[]): RouteChange['slips'] {
  const slips = places.filter(({ isSlip }) => isSlip).map(({ text, name }) => ({ said: text, name }))
  return slips.filter(({ said }, index) => slips.findIndex((one) => one.said === said) === index)
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)]
}
