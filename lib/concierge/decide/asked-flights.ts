import { pickContext } from '../skills/pick/context'
import { shownOf, shownRoundTrips, spokenRoundTrip } from '../skills/pick/find-flights'
import { byPrice } from '../skills/pick/flight-order'
import type { FlightQuery } from '../skills/pick/flight-query'
import type { Asking } from '../skills/pick/topics'
import { nextOpenSlice, type Table } from '../table'
import type { Brief, FlightDetails, ShownFlights } from '../tool-results'
import type { HeardAsk } from '../understand/heard-asks'
import type { Position } from './decision'

/** Which flights a question is about: some that are known by id, or one that has to be looked for. */
export type AskedFlights = { sliceIndex: number; offerIds: string[] }[] | { sliceIndex: number; query: FlightQuery }

/** More flights than these make no sentence. */
const MOST_ASKED = 3

/** The list that the message speaks of, as it lies there now. */
export function shownFor({ understood, table }: Position): ShownFlights | null {
  return shownOf(understood.flight?.sliceIndex ?? understood.sliceIndex, table)
}

/** What is pointed at; else what was spoken of; else what is picked; else the best of the list. */
export function askedFlights(ask: HeardAsk, position: Position): AskedFlights {
  const { understood, table } = position
  const { what: asking } = ask
  const direction = directionOf(ask, position)
  // "When do I land back home?" beside a choice asks of no flight out.
  const isElsewhere = ask.scope !== null && understood.flight?.sliceIndex !== ask.scope
  const flight = ask.flights ?? (isElsewhere ? null : understood.flight)
  const shown = shownOf(flight?.sliceIndex ?? direction, table)
  const isOfSeveral = asking === 'difference'
  // "What time do we get back?", while whole round trips stand there: of the flight back of that round trip.
  const trip = flight === null && direction !== null ? (spokenRoundTrip(table) ?? byPrice(shownRoundTrips(table))[0]) : null
  const ofTrip = trip?.ids[direction ?? 0] ?? (flight === null ? lookedUpNow(direction, position) : null)
  if (ofTrip && direction !== null && !table.situation.slices[direction]?.picked) return [{ sliceIndex: direction, offerIds: [ofTrip] }]
  // "Is it really the cheapest?" asks of the flight spoken of, not of the cheapest.
  const isNamed = asking !== 'is-cheapest' || Object.keys(flight?.query ?? {}).some((name) => name !== 'order')
  if (shown && flight && !flight.isPronoun && isNamed) {
    const kept = isOfSeveral || flight.isPlural ? flight.kept.slice(0, MOST_ASKED) : flight.kept.slice(0, 1)
    if (kept.length > (isOfSeveral ? 1 : 0)) return [of(shown.sliceIndex, kept)]
    if (flight.query && !isOfSeveral) return { sliceIndex: shown.sliceIndex, query: flight.query }
  }
  const picked = pickedFlights(table, direction)
  if (picked.length > 0 && (direction !== null || OF_JOURNEY.includes(asking))) return picked
  // "Take the first one. How long is the flight?"
  const taken = picked.filter(({ sliceIndex }) => takenNow(position).includes(sliceIndex))
  if (taken.length > 0 && !isOfSeveral) return taken
  const [last, together] = spokenIn(shown, table)
  const spoken = isOfSeveral ? (flight?.kept.length === 1 ? withOther(flight.kept, last) : together) : last.slice(0, 1)
  const isPicking = nextOpenSlice(table.situation) !== null
  if (shown && spoken.length > 0 && (isPicking || flight?.isPronoun !== true) && (isPicking || picked.length === 0))
    return [of(shown.sliceIndex, spoken)]
  if (!isPicking && picked.length > 0) return picked
  if (!shown) return picked
  const labelled = shown.picks.flatMap((pick) => shown.briefs.filter(({ offerId }) => offerId === pick.offerId))
  const best = shown.picks.find(({ labels }) => labels.includes('best-value')) ?? shown.picks[0]
  const likely = isOfSeveral
    ? labelled.length > 1
      ? labelled
      : shown.briefs.slice(0, 2)
    : shown.briefs.filter(({ offerId }) => offerId === best?.offerId)
  return likely.length > 0 ? [of(shown.sliceIndex, likely.slice(0, MOST_ASKED))] : picked
}

/** The flight of a direction that this turn has looked up. */
function lookedUpNow(direction: number | null, { made }: Position): string | null {
  const looked = made.findLast(({ tool, input }) => tool === 'lookUpFlights' && direction !== null && input.sliceIndex === direction)
  const [offerId] = Array.isArray(looked?.input.offerIds) ? looked.input.offerIds : []
  return typeof offerId === 'string' ? offerId : null
}

/** Told of the flights that are picked, though a list of others lies on the table. */
const OF_JOURNEY: Asking[] = ['layover', 'stops']

/** The directions whose flight was chosen in this turn. */
function takenNow({ made }: Position): number[] {
  return made.flatMap(({ tool, result }) => (tool === 'chooseFlight' && result?.status === 'chosen' ? [result.sliceIndex] : []))
}

/** The flights asked about that the table knows something of, in the order asked. */
export function briefsOf(asked: AskedFlights, { flights, flightsBySlice, details }: Table): Brief[] {
  if (!Array.isArray(asked)) return []
  const known = [flights, ...flightsBySlice.values()].flatMap((shown) => shown?.briefs ?? [])
  return asked.flatMap(({ offerIds }) => offerIds.flatMap((id) => details.get(id) ?? known.find(({ offerId }) => offerId === id) ?? []))
}

export function detailsOf(asked: AskedFlights, { details }: Table): FlightDetails[] {
  return Array.isArray(asked) ? asked.flatMap(({ offerIds }) => offerIds.flatMap((id) => details.get(id) ?? [])) : []
}

/** The direction that a question names; else that of the message. */
export function directionOf({ scope }: HeardAsk, { understood }: Position): number | null {
  return scope === 'both' ? null : (scope ?? understood.sliceIndex)
}

/** Of a list, the flights that the last answer named, and the last few that were named together. */
function spokenIn(shown: ShownFlights | null, table: Table): [last: Brief[], together: Brief[]] {
  const { last, together } = pickContext(table).spoken
  const of = (ids: readonly string[]) => ids.flatMap((id) => shown?.briefs.find(({ offerId }) => offerId === id) ?? [])
  return [of(last), of(together)]
}

/** "How does it compare with the first?" */
function withOther(kept: Brief[], last: Brief[]): Brief[] {
  const other = last.find((brief) => !kept.includes(brief))
  return other ? [other, ...kept] : kept
}

function of(sliceIndex: number, briefs: Brief[]): { sliceIndex: number; offerIds: string[] } {
  return { sliceIndex, offerIds: briefs.map(({ offerId }) => offerId) }
}

function pickedFlights({ situation }: Table, direction: number | null): { sliceIndex: number; offerIds: string[] }[] {
  return situation.slices.flatMap(({ sliceIndex, picked }) =>
    picked && (direction === null || direction === sliceIndex) ? [{ sliceIndex, offerIds: [picked.offerId] }] : [],
  )
}
