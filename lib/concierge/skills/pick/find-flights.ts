import type { Table } from '../../table'
import type { Brief, ShownFlights, ShownRoundTrip } from '../../tool-results'
import { amountOf, atPlace, bestBy, inOrder, inShownOrder } from './flight-order'
import type { FlightOrder, FlightQuery } from './flight-query'
import { minuteAfter } from './flight-query'
import type { FlightSpec } from './flight-spec'
import { narrowings } from './narrow-flights'
import { plainNumber } from './table-items'

/** Flights that the talk is about, by offer id: those the last answer named, and the last few that were named together. */
export type Spoken = { last: readonly string[]; together: readonly string[] }

/**
 * What flights are resolved with; `choices` are those among which the open question asks, in its order. `hasAskedForBest`: the traveller's last
 * message asked which flight is the cheapest, or the best in another way.
 */
export type PickContext = { table: Table; spoken: Spoken; choices: readonly string[]; hasAskedForBest?: boolean }

/**
 * The flights that are meant, the likeliest first. `isPlural` when several are; `query` is what the words say of the flight, for looking it
 * up among all there are, and null where they point by place. `isUnseen`: the list of this direction was not shown yet.
 */
export type FoundFlights = {
  sliceIndex: number
  kept: Brief[]
  isExact: boolean
  isPronoun: boolean
  isPlural: boolean
  query: FlightQuery | null
  isUnseen: boolean
  /** The words name the direction. */
  isSided: boolean
  /** The whole round trip that the words mean, where round trips are shown and they name no single flight. */
  roundTrip: ShownRoundTrip | null
  /** The same where they mean several: "the first two", "the cheapest and the fastest". */
  roundTrips: ShownRoundTrip[]
}

/** What a spec means on the table; null without a list. Traits narrow, then an order or a place picks. */
export function findFlights(spec: FlightSpec, context: PickContext, preferred: number | null = null): FoundFlights | null {
  const shown = listFor(spec, context, preferred)
  // "That one" stands for the flight just named, also of the other direction.
  const isPreferred = preferred !== null && (!refersBack(spec) || shown?.sliceIndex === preferred)
  const isSided = sliceOf(spec) !== null || isPreferred || (spec.flight !== undefined && isOfOneWay(spec.flight, context.table))
  const found = shown && findIn(spec, shown, context)
  return (
    found && {
      ...found,
      isSided,
      roundTrip: isSided ? null : roundTripOf(spec, context),
      roundTrips: isSided ? [] : roundTripsOf(spec, context),
    }
  )
}

function roundTripsOf({ any, few, nth, refers, order, ...others }: FlightSpec, context: PickContext): ShownRoundTrip[] {
  if (Object.values(others).some((value) => value !== undefined)) return []
  const shown = shownRoundTrips(context.table)
  if (order !== undefined && order !== 'cheapest') return []
  const trips = order ? shown.toSorted((one, other) => amountOf(one.total) - amountOf(other.total)) : shown
  if (refers === 'them') return trips
  if (few !== undefined) return nth === -1 ? trips.slice(-few) : trips.slice(0, few)
  const each = (any ?? []).map((one) => (sliceOf(one) === null ? roundTripOf(one, context) : null))
  return each.includes(null) ? [] : [...new Set(each.filter((trip) => trip !== null))]
}

/** "The cheapest one", "the second", "it", "the fastest return trip"; hours, airlines and stops are of single flights. */
function roundTripOf(spec: FlightSpec, { table }: PickContext): ShownRoundTrip | null {
  const { order, nth, refers, side: _side, ...others } = spec
  const trips = shownRoundTrips(table)
  if (Object.values(others).some((value) => value !== undefined)) return null
  if (order !== undefined) return nth === undefined ? (trips.find(({ labels }) => labels.some((label) => label === order)) ?? null) : null
  if (nth !== undefined) return trips.at(nth - (nth > 0 ? 1 : 0)) ?? null
  return refers === 'it' ? spokenRoundTrip(table) : null
}

/** The round trips on the table, until a single flight of theirs was chosen or shown. */
export function shownRoundTrips({ flights, newestSlice, situation: { slices, choosesSeparately } }: Table): ShownRoundTrip[] {
  if (choosesSeparately) return []
  const isHalf = slices.some(({ picked }) => picked) && slices.some(({ picked }) => !picked)
  return newestSlice === flights?.sliceIndex && !isHalf ? (flights?.roundTrips?.trips ?? []) : []
}

/** The only one of which the last answer named both flights. */
export function spokenRoundTrip(table: Table): ShownRoundTrip | null {
  const isNamed = (flight: string) => table.told.flights.includes(flight)
  const [only = null, other] = shownRoundTrips(table).filter(({ flightNumbers }) => flightNumbers.every(isNamed))
  return other ? null : only
}

/** The direction that the words name; null where they name none. */
export function sliceOf({ side, leg }: Pick<FlightSpec, 'side' | 'leg'>): number | null {
  return leg ?? (side === 'both' || side === undefined ? null : side)
}

function listFor(spec: FlightSpec, { table, spoken }: PickContext, preferred: number | null): ShownFlights | null {
  const { flight } = spec
  const numbered = flight === undefined ? null : sliceWithNumber(flight, table)
  const spokenSlice = refersBack(spec) ? sliceWhere(({ offerId }) => offerId === spoken.last[0], table) : null
  const sliceIndex = sliceOf(spec) ?? numbered ?? spokenSlice ?? preferred
  return shownOf(sliceIndex ?? sliceOfFigures(spec, table), table)
}

/** "9:40 and 20:50": where the newest list has no such time or price, an older one may that nothing is chosen of. */
function sliceOfFigures(spec: FlightSpec, table: Table): number | null {
  if (spec.clock === undefined && spec.price === undefined) return null
  const told = narrowings(spec, table)
  const fits = (brief: Brief) => told.every((one) => one.fits(brief))
  const isOpen = (index: number) => !table.situation.slices.some(({ sliceIndex, picked }) => sliceIndex === index && picked)
  if (table.flights?.briefs.some(fits)) return null
  return [...table.flightsBySlice.values()].find((shown) => isOpen(shown.sliceIndex) && shown.briefs.some(fits))?.sliceIndex ?? null
}

/** The list of a direction, which may not have been shown yet; without a direction the newest list. */
export function shownOf(sliceIndex: number | null, { flights, flightsBySlice, situation }: Table): ShownFlights | null {
  if (sliceIndex === null || flights === null) return flights
  const shown = flightsBySlice.get(sliceIndex)
  const offerCount = situation.result?.offerCounts[sliceIndex]
  if (shown || offerCount === undefined) return shown ?? flights
  return { ...flights, sliceIndex, offerCount, picks: [], briefs: [] }
}

/** Whether the whole list for this direction was shown; single flights may have been looked up without it. */
function isListed({ picks, offerCount }: ShownFlights): boolean {
  return picks.length > 0 || offerCount === 0
}

function refersBack({ refers, relation, of }: FlightSpec): boolean {
  return refers !== undefined || relation !== undefined || of?.refers !== undefined
}

/** The direction of a list that shows a flight of this number; null if none does. */
export function sliceWithNumber(number: string, table: Table): number | null {
  return sliceWhere(({ flightNumbers }) => flightNumbers.some((one) => plainNumber(one) === number), table)
}

/** Whether the lists show this number for a single direction. */
function isOfOneWay(number: string, { flights, flightsBySlice }: Table): boolean {
  const lists = [...(flights ? [flights] : []), ...flightsBySlice.values()]
  const showing = lists.filter(({ briefs }) => briefs.some((brief) => brief.flightNumbers.some((one) => plainNumber(one) === number)))
  return new Set(showing.map(({ sliceIndex }) => sliceIndex)).size === 1
}

/** The direction whose list has such a flight, the newest list first. */
function sliceWhere(fits: (brief: Brief) => boolean, { flights, flightsBySlice }: Table): number | null {
  const lists = [...(flights ? [flights] : []), ...flightsBySlice.values()]
  return lists.find(({ briefs }) => briefs.some(fits))?.sliceIndex ?? null
}

function findIn(spec: FlightSpec, shown: ShownFlights, context: PickContext): FoundFlights {
  const { sliceIndex } = shown
  const found = (kept: Brief[], more: Partial<FoundFlights> = {}): FoundFlights => {
    const isPlural = more.isPlural ?? false
    const isUnseen = !isListed(shown)
    return {
      sliceIndex,
      kept,
      isExact: kept.length === 1 && !isPlural,
      isPronoun: false,
      query: null,
      isUnseen,
      isSided: false,
      roundTrip: null,
      roundTrips: [],
      ...more,
      isPlural,
    }
  }
  if (spec.any) {
    const each = spec.any.flatMap((one) => findIn(one, shown, context).kept.slice(0, 1))
    return found([...new Set(each)])
  }
  if (spec.relation) return found(...relatedTo(spec.relation, shown, context))
  if (spec.refers && !hasTrait(spec)) return pronoun(spec.refers === 'it' ? 'it' : 'them', shown, context, found)
  const group = groupOf(spec, shown, context)
  const all = group ?? inShownOrder(shown)
  const told = narrowings(spec, context.table)
  const fitting = told.reduce((kept, { fits }) => kept.filter(fits), all)
  // An answer to "which one?" keeps to those that were asked about, and "the Southwest one" to the one that was named so.
  const asked = choicesOf(context, shown)
  const named = isOfOne(spec) ? byIds(context.spoken.last, shown) : []
  const nearer = [asked, named].map((some) => some.filter((brief) => fitting.includes(brief))).find((some) => some.length > 0)
  const narrowed = told.length > 0 ? (nearer ?? fitting) : fitting
  const isWhole = told.length === 0 && !group
  const canLookUp = told.every(({ query }) => query !== null)
  const traits: FlightQuery | null = canLookUp ? Object.assign({}, ...told.map(({ query }) => query)) : null
  const order = orderOf(spec)
  if (spec.few !== undefined) {
    const ordered = order ? ordering(spec, narrowed) : narrowed
    return found(spec.nth === -1 ? ordered.slice(-spec.few) : ordered.slice(0, spec.few), { isPlural: true })
  }
  if (order === undefined && spec.nth === undefined) {
    const query = traits && Object.keys(traits).length > 0 ? traits : null
    return found(narrowed, { query, isPlural: false })
  }
  // Of a card that shows one flight, the last is the latest of the day.
  if (spec.nth === -1 && order === undefined && isWhole && asked.length < 2 && shown.picks.length < 2)
    return findIn({ ...spec, nth: undefined, order: 'latest' }, shown, context)
  if (spec.nth !== undefined) {
    // The first of a list that was never shown isn't the first that was looked up.
    if (order === undefined && !isListed(shown)) return found([])
    if (order !== undefined) return found(ordering(spec, narrowed).slice(spec.nth - 1, spec.nth === -1 ? undefined : spec.nth))
    const place = isWhole && asked.length > 1 ? asked.at(spec.nth - (spec.nth > 0 ? 1 : 0)) : atPlace(narrowed, spec.nth, shown, isWhole)
    return found(place ? [place] : [])
  }
  // Only the ranking's own labels are true of flights that the table does not hold.
  const isLabelled = isWhole && shown.picks.some(({ labels }) => labels.some((label) => label === order))
  const isKnown = isLabelled || shown.briefs.length >= shown.offerCount || group !== null || narrowed.length === 1
  const [winner] = isKnown ? (isLabelled && order && order !== 'other' ? [bestBy(order, narrowed, shown)] : ordering(spec, narrowed)) : []
  return found(winner ? [winner] : [], { query: traits && order && order !== 'other' ? { ...traits, order } : null })
}

/** The order by which the tool can look flights up; undefined of the dearest and the slowest. */
function orderOf({ order, about }: FlightSpec): FlightOrder | 'other' | undefined {
  if (about === 'arrival' && order === 'earliest') return 'earliest-arrival'
  if (about === 'arrival' && order === 'latest') return 'latest-arrival'
  return order === 'dearest' || order === 'slowest' ? 'other' : order
}

function ordering(spec: FlightSpec, briefs: Brief[]): Brief[] {
  if (spec.order === 'dearest') return briefs.toSorted((one, other) => amountOf(other.total) - amountOf(one.total))
  if (spec.order === 'slowest') return briefs.toSorted((one, other) => other.durationMinutes - one.durationMinutes)
  const order = orderOf(spec)
  return order && order !== 'other' ? inOrder(order, briefs) : briefs
}

function hasTrait({ refers, side, leg, about, ...others }: FlightSpec): boolean {
  return Object.keys(others).length > 0
}

/** "The evening one" is one flight; "the earliest in the evening" is sought among all of them. */
function isOfOne({ order, nth, few, of }: FlightSpec): boolean {
  return order === undefined && nth === undefined && few === undefined && of === undefined
}

function byIds(ids: readonly string[], shown: ShownFlights): Brief[] {
  return ids.flatMap((id) => shown.briefs.find(({ offerId }) => offerId === id) ?? [])
}

function choicesOf({ choices }: PickContext, shown: ShownFlights): Brief[] {
  return byIds(choices, shown)
}

function spokenTogether({ spoken, choices }: PickContext, shown: ShownFlights): Brief[] {
  const asked = byIds(choices, shown)
  return asked.length > 1 ? asked : byIds(spoken.together, shown)
}

/** Those that are spoken of together; else the labelled ones, which stand on the card. */
function spokenGroup(context: PickContext, shown: ShownFlights): Brief[] {
  const together = spokenTogether(context, shown)
  return together.length > 1 ? together : inShownOrder(shown).slice(0, shown.picks.length)
}

function groupOf({ of, nth, order }: FlightSpec, shown: ShownFlights, context: PickContext): Brief[] | null {
  if (!of) return order !== undefined && nth === undefined ? atLeastTwo(choicesOf(context, shown)) : null
  if (of.refers === 'all') return atLeastTwo(choicesOf(context, shown))
  if (of.refers === 'spoken') return atLeastTwo(spokenTogether(context, shown))
  if (of.refers === 'them') return atLeastTwo(spokenGroup(context, shown))
  return atLeastTwo(findIn(of, shown, context).kept)
}

function atLeastTwo(briefs: Brief[]): Brief[] | null {
  return briefs.length > 1 ? briefs : null
}

function pronoun(
  refers: 'it' | 'them',
  shown: ShownFlights,
  context: PickContext,
  found: (kept: Brief[], more?: Partial<FoundFlights>) => FoundFlights,
): FoundFlights {
  if (refers === 'them') return found(spokenGroup(context, shown), { isPlural: true })
  const last = byIds(context.spoken.last, shown)
  if (shown.briefs.length === 1) return found(shown.briefs, { isPronoun: true })
  return found(last.length > 0 ? last : inShownOrder(shown).slice(0, Math.max(2, shown.picks.length)), { isPronoun: true })
}

function relatedTo(
  relation: NonNullable<FlightSpec['relation']>,
  shown: ShownFlights,
  context: PickContext,
): [Brief[], Partial<FoundFlights>] {
  const [anchor] = byIds(context.spoken.last, shown)
  if (relation === 'other') {
    const group = spokenGroup(context, shown)
    return [group.filter((brief) => brief !== (anchor ?? group[0])), {}]
  }
  if (!anchor) return [[], {}]
  const clock = anchor.departsAt.slice(11, 16)
  const ordered = inOrder('earliest', shown.briefs)
  const at = ordered.indexOf(anchor) + (relation === 'next' ? 1 : -1)
  const query: FlightQuery =
    relation === 'next' ? { departAfter: minuteAfter(clock), order: 'earliest' } : { departBefore: clock, order: 'latest' }
  return [shown.offerCount > shown.briefs.length || at < 0 ? [] : ordered.slice(at, at + 1), { query }]
}
