import type { Table } from '../../table'
import type { Brief, ShownFlights } from '../../tool-results'
import { minuteAfter } from '../../understand/pointing/clock-words'
import type { FlightOrder, FlightQuery } from '../../understand/pointing/flight-query'
import { amountOf, atPlace, bestBy, inOrder, inShownOrder } from '../../understand/pointing/order-words'
import type { FlightSpec, PartOfDay, SpokenClock } from './flight-spec'
import { isPriced, plainNumber } from './table-items'

/** Flights that the talk is about, by offer id: those the last answer named, and the last few that were named together. */
export type Spoken = { last: readonly string[]; together: readonly string[] }

/** What flights are resolved with; `choices` are those among which the open question asks, in its order. */
export type PickContext = { table: Table; spoken: Spoken; choices: readonly string[] }

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
}

const PARTS: Record<PartOfDay, { from: string; before: string | null }> = {
  morning: { from: '05:00', before: '12:00' },
  afternoon: { from: '12:00', before: '18:00' },
  evening: { from: '17:00', before: null },
  night: { from: '21:00', before: null },
}

/** What a spec means on the table; null without a list. Traits narrow, then an order or a place picks. */
export function findFlights(spec: FlightSpec, context: PickContext, preferred: number | null = null): FoundFlights | null {
  const shown = listFor(spec, context.table, preferred)
  return shown && findIn(spec, shown, context)
}

/** The direction that the words name; null where they name none. */
export function sliceOf({ side, leg }: Pick<FlightSpec, 'side' | 'leg'>): number | null {
  return leg ?? (side === 'both' || side === undefined ? null : side)
}

function listFor(spec: FlightSpec, { flights, flightsBySlice, situation }: Table, preferred: number | null): ShownFlights | null {
  const sliceIndex = sliceOf(spec) ?? preferred
  if (sliceIndex === null || flights === null) return flights
  const shown = flightsBySlice.get(sliceIndex)
  const offerCount = situation.result?.offerCounts[sliceIndex]
  if (shown || offerCount === undefined) return shown ?? flights
  return { ...flights, sliceIndex, offerCount, picks: [], briefs: [] }
}

function findIn(spec: FlightSpec, shown: ShownFlights, context: PickContext): FoundFlights {
  const { sliceIndex } = shown
  const found = (kept: Brief[], more: Partial<FoundFlights> = {}): FoundFlights => {
    const isPlural = more.isPlural ?? false
    const isUnseen = shown.briefs.length === 0 && shown.offerCount > 0
    return { sliceIndex, kept, isExact: kept.length === 1 && !isPlural, isPronoun: false, query: null, isUnseen, ...more, isPlural }
  }
  if (spec.any) {
    const each = spec.any.flatMap((one) => findIn(one, shown, context).kept.slice(0, 1))
    return found([...new Set(each)])
  }
  if (spec.relation) return found(...relatedTo(spec.relation, shown, context))
  if (spec.refers && !hasTrait(spec)) return pronoun(spec.refers, shown, context, found)
  const group = groupOf(spec, shown, context)
  const all = group ?? inShownOrder(shown)
  const told = narrowings(spec, context)
  const fitting = told.reduce((kept, { fits }) => kept.filter(fits), all)
  // An answer to "which one?" keeps to those that were asked about.
  const asked = choicesOf(context, shown)
  const narrowed =
    told.length > 0 && fitting.some((brief) => asked.includes(brief)) ? asked.filter((brief) => fitting.includes(brief)) : fitting
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
  if (spec.nth !== undefined) {
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

type Narrowing = { fits: (brief: Brief) => boolean; query: FlightQuery | null }

/** What each trait demands of a flight; a `query` of null cannot be looked up. */
function narrowings(spec: FlightSpec, context: PickContext): Narrowing[] {
  const { airline, notAirline, flight, price, clock, before, after, part, stops, via, about } = spec
  const timeOf = (brief: Brief) => (about === 'arrival' ? brief.arrivesAt : brief.departsAt).slice(11, 16)
  const found: Narrowing[] = []
  if (airline) found.push({ fits: (brief) => isFlownBy(brief, airline), query: { airline } })
  if (notAirline) found.push({ fits: (brief) => !isFlownBy(brief, notAirline), query: null })
  if (spec.same === 'airline') {
    const own = airlinesPicked(context.table)
    found.push({ fits: (brief) => own.includes(brief.airline), query: own[0] ? { airline: own[0] } : null })
  }
  if (flight)
    found.push({ fits: ({ flightNumbers }) => flightNumbers.some((one) => plainNumber(one) === flight), query: { flightNumber: flight } })
  if (price !== undefined) found.push({ fits: ({ total }) => isPriced(total, String(price)), query: null })
  if (clock) found.push({ fits: (brief) => isAround(timeOf(brief), clock), query: clockQuery(clock, about) })
  if (after) {
    const [from] = textsOf(after, about !== 'arrival')
    if (from) found.push({ fits: (brief) => timeOf(brief) >= from, query: about ? { arriveAfter: from } : { departAfter: from } })
  }
  if (before) {
    const [until] = textsOf(before, about !== 'arrival')
    const isSameDay = (brief: Brief) => about !== 'arrival' || brief.arrivesAt.slice(0, 10) === brief.departsAt.slice(0, 10)
    if (until)
      found.push({
        fits: (brief) => timeOf(brief) <= until && isSameDay(brief),
        query: about ? { arriveBefore: until } : { departBefore: until },
      })
  }
  if (part) {
    const { from, before: end } = PARTS[part]
    const isLate = (time: string) => time >= from || (part === 'night' && time < '05:00')
    found.push({
      fits: (brief) => isLate(timeOf(brief)) && (end === null || timeOf(brief) < end),
      query: about
        ? { arriveAfter: from, ...(end ? { arriveBefore: end } : {}) }
        : { departAfter: from, ...(end ? { departBefore: end } : {}) },
    })
  }
  if (stops !== undefined)
    found.push({
      fits: ({ connections }) => (stops >= 2 ? connections >= 2 : connections === stops),
      query: { stops: [stops === 0 ? 'direct' : stops === 1 ? 'one-stop' : 'two-or-more'] },
    })
  if (via) {
    const said = [via.code, via.city, via.name].flatMap((one) => (one ? [one.toLowerCase()] : []))
    found.push({
      fits: (brief) => brief.via.some((stop) => said.some((one) => stop.toLowerCase().startsWith(one))),
      query: { via: via.text },
    })
  }
  return found
}

function isFlownBy({ airline, flightNumbers }: Brief, said: string): boolean {
  const names = airline.split(' and ').map((name) => name.toLowerCase())
  const lower = said.toLowerCase()
  if (/^[A-Z\d]{2}$/.test(said) && flightNumbers.some((number) => number.startsWith(said))) return true
  return names.some((name) => name === lower || name.startsWith(`${lower} `))
}

/** The airlines of the flights that are picked, those picked last first. */
function airlinesPicked({ situation, flightsBySlice, details }: Table): string[] {
  const known = [...details.values(), ...[...flightsBySlice.values()].flatMap(({ briefs }) => briefs)]
  return situation.slices.toReversed().flatMap(({ picked }) => known.find(({ offerId }) => offerId === picked?.offerId)?.airline ?? [])
}

/** "HH:mm" as the words may mean it, the likeliest first. */
function textsOf({ h, min = 0, half }: SpokenClock, isDeparture: boolean): string[] {
  const text = (hour: number) => `${String(hour).padStart(2, '0')}:${String(min).padStart(2, '0')}`
  if (half === 'pm') return [text(h < 12 ? h + 12 : h)]
  if (half === 'am') return [text(h === 12 ? 0 : h)]
  if (h > 12 || h === 0) return [text(h)]
  // "After 2" is in the afternoon: few fly before six.
  const isLikelyLate = h < (isDeparture ? 6 : 8)
  return isLikelyLate ? [text(h + 12), text(h)] : [text(h), text((h + 12) % 24)]
}

function isAround(time: string, clock: SpokenClock): boolean {
  const texts = textsOf(clock, true)
  return clock.min === undefined ? texts.some((text) => text.slice(0, 2) === time.slice(0, 2)) : texts.includes(time)
}

function clockQuery(clock: SpokenClock, about: FlightSpec['about']): FlightQuery {
  const { h, min = 0, half } = clock
  const hour = half === 'pm' && h < 12 ? h + 12 : half === 'am' && h === 12 ? 0 : h
  const text = `${String(hour).padStart(2, '0')}:${String(min).padStart(2, '0')}`
  return about === 'arrival' ? { arriveAfter: text, arriveBefore: minuteAfter(text) } : { departsAt: text }
}

function byIds(ids: readonly string[], shown: ShownFlights): Brief[] {
  return ids.flatMap((id) => shown.briefs.find(({ offerId }) => offerId === id) ?? [])
}

function choicesOf({ choices }: PickContext, shown: ShownFlights): Brief[] {
  return byIds(choices, shown)
}

/** Those that are spoken of together; else the labelled ones, which stand on the card. */
function spokenGroup({ spoken, choices }: PickContext, shown: ShownFlights): Brief[] {
  const asked = byIds(choices, shown)
  const together = byIds(spoken.together, shown)
  if (asked.length > 1) return asked
  return together.length > 1 ? together : inShownOrder(shown).slice(0, shown.picks.length)
}

function groupOf({ of, nth, order }: FlightSpec, shown: ShownFlights, context: PickContext): Brief[] | null {
  if (!of) return order !== undefined && nth === undefined ? atLeastTwo(choicesOf(context, shown)) : null
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
