import { weekday } from '@/lib/travel/dates'
import { asksSomething, type Clause, wayBackAt } from '../../grammar/clauses'
import type { Frame } from '../../grammar/cover'
import type { Slots } from '../../grammar/lexicon'
import { nextOpenSlice } from '../../table'
import type { Brief } from '../../tool-results'
import { isThatPlace, placesIn } from '../route/spots'
import { type FoundFlights, findFlights, type PickContext, sliceOf, sliceWithNumber } from './find-flights'
import { type FlightQuery, minuteAfter } from './flight-query'
import type { FlightSpec, SpokenOrder } from './flight-spec'
import { asFlightSpec, isSlots } from './helpers'
import { joinFlightFrames } from './join-flight-frames'
import type { Topic } from './topics'

/**
 * A question about flights; `flights` is null if it names none, `scope` is the direction it names, or the whole trip. `isSure` is false if
 * the question has unexplained words: it may be about something else. `start` is the first token of its clause.
 */
export type PickAsk = {
  what: Topic
  flights: FoundFlights | null
  scope: number | 'both' | null
  isSure: boolean
  start: number
  needs?: FareNeeds
  /** "The greenest": asks to sort the flights by this. */
  isRanked?: true
  /** What the best is asked by, where no flight is meant. */
  by?: SpokenOrder
  /** A price that was quoted with it. */
  quoted?: number
  /** "Too expensive" asks nothing that a yes or no would answer. */
  isComplaint?: true
}
/** What the fares of a price that is asked for have to include. */
export type FareNeeds = { bag?: true; refund?: true; isOneBag?: true }
export type PickList = { by?: SpokenOrder; about?: 'arrival'; sliceIndex?: number; isMore?: true }
/** Another flight than the one just discussed: an earlier one, a cheaper one. */
export type PickAnother = {
  order: SpokenOrder
  sliceIndex: number | null
  flights: FoundFlights | null
  quoted?: number
  isComplaint?: true
}

/** Everything a message says about what was shown. */
export type Picking = {
  /** Flights to take, in order, one per direction; if several fit, asks which. */
  picks: FoundFlights[]
  /** Flights mentioned without being taken: asked about, discussed, considered. */
  pointed: FoundFlights[]
  refused: FoundFlights[]
  asks: PickAsk[]
  another: PickAnother | null
  /** The flight back instead of that of the round trip that is taken. */
  anotherBack: FlightQuery | null
  list: PickList | null
  /** The direction that is named first, whatever is said of it. */
  sliceIndex: number | null
  /** The direction that the message before was meant for. */
  meant: number | null
  /** The flight of a multi-trip that should go. */
  leftOut: number | 'last' | null
}

/** Each gives way to another topic in the same clause. */
const GENERAL: Topic[] = ['fares', 'why', 'described', 'exists', 'total', 'is-direct']
/** One or two of these words ask without a question mark. */
const IN_SHORT: Topic[] = ['total', 'shares', 'duration', 'co2', 'aircraft', 'terminal', 'operator', 'holds', 'hand-bags']
/** Nobody counts further down a list. */
const MOST_COUNTED = 12
const NOT_SPOKEN: PickContext['spoken'] = { last: [], together: [] }
const WITHOUT_MARK: Topic[] = ['difference', 'recommend', 'chosen', 'left-to-do', 'other-days', 'is-cheapest', 'seats-left', 'fees']

/** Takes, lists and questions in the clauses, with their flights. Pure. */
export function foldPick(clauses: readonly Clause[], context: PickContext): Picking {
  const picking: Picking = {
    picks: [],
    pointed: [],
    refused: [],
    asks: [],
    another: null,
    anotherBack: null,
    list: null,
    sliceIndex: null,
    meant: null,
    leftOut: null,
  }
  const asked: { clause: Clause; ask: PickAsk }[] = []
  const spoken = clauses.flatMap((clause) =>
    joinFlightFrames(framesOf(clause)).map((frame) => ({ clause, frame, value: frame.value, isBare: isBare(frame) })),
  )
  const askedIn = new Set(spoken.flatMap(({ clause, value }) => (typeof value.what === 'string' && asksSomething(clause) ? [clause] : [])))
  let isTooMuch = false
  // "London to Rome, the cheapest" takes nothing from an older list; "… and take the cheapest" will.
  const routes = clauses.flatMap(({ frames }) =>
    frames.filter(({ skill, value }) => skill === 'route' && ('from' in value || 'to' in value)),
  )
  const isSearch = routes.length > 0
  const isNewRoute = routes.some(({ value }) => !isOfTrip(value, context.table.situation))
  const specs = spoken.map(({ value }) => specIn(value))
  for (const [index, { clause, frame, value, isBare: isWeak }] of spoken.entries()) {
    const isQuestion = asksSomething(clause)
    const { start } = clause
    if (isSlots(value.meant)) {
      picking.meant = sliceOf(value.meant)
      continue
    }
    if (value.leftOut) {
      picking.leftOut = isSlots(value.leftOut) ? sliceOf(value.leftOut) : 'last'
      continue
    }
    if (value.otherWay || value.ofWay) {
      const { situation, newestSlice } = context.table
      const sliceIndex = (value.ofWay ? sliceOf(value) : null) ?? ((newestSlice ?? nextOpenSlice(situation)) === 1 ? 0 : 1)
      if (situation.slices[sliceIndex]?.picked)
        asked.push({ clause, ask: { what: 'chosen', flights: null, scope: sliceIndex, isSure: true, start } })
      else if (situation.slices[sliceIndex]) picking.list = { sliceIndex }
      continue
    }
    const said = specIn(value)
    const preferred =
      said && sliceOf(said) === null
        ? ((value.corrects ? corrected(value, context) : null) ?? otherSlice(specs, index, context) ?? sideOfDay(clause, frame))
        : null
    const spec = lastOfDay(said, clause, preferred)
    picking.sliceIndex ??= directionOf(value, spec)
    // "Is there an evening one?" asks for any.
    const ofTalk = value.what === 'exists' ? { ...context, spoken: NOT_SPOKEN } : context
    const askedOf = asked.flatMap(({ ask }) => ask.flights ?? [])
    const each = spec ? meantBefore(findEachWay(spec, ofTalk, preferred), picking.pointed, askedOf) : []
    const [flights = null] = each
    if (typeof value.what === 'string') {
      // "Altogether per person" asks what each pays.
      const what = value.what === 'both-ways' && isSlots(value.named) && value.named.what === 'shares' ? 'shares' : value.what
      // "What do we pay altogether?" asks how much, not where.
      const also = what === 'where-payment' && value.side === 'both' ? 'both-ways' : null
      const topics = [also, what, isSlots(value.second) ? value.second.what : null].filter((one) => typeof one === 'string')
      if (value.what === 'exists' && isListAlone(spec)) continue
      const isSure = clause.unread.length === 0
      for (const topic of topics as Topic[])
        if (isQuestion || !isWeak || WITHOUT_MARK.includes(topic) || (isShort(clause) && IN_SHORT.includes(topic)))
          asked.push({
            clause,
            ask: {
              what: topic,
              flights,
              scope: scopeOf(value, spec),
              isSure,
              start,
              ...needsOf(value),
              ...(topic === 'described' && !flights && spec?.order ? { by: spec.order } : {}),
              ...quotedIn(value),
              ...(value.ranks ? { isRanked: true as const } : {}),
            },
          })
      continue
    }
    // "Two hours or more" doesn't ask for more flights.
    const isPlain = !isNewRoute && isReadThrough(frame, clause)
    if (isSlots(value.list) && isPlain) picking.list = { ...(wayBackAt(clause) === null ? {} : { sliceIndex: 1 }), ...listOf(value.list) }
    if (isSlots(value.another)) {
      const [ofTrip = null, bothWays] = sidesOfTripDay(clause, context)
      const side = bothWays === undefined ? ofTrip : null
      const others = framesOfOthers(clause).filter((skill) => skill !== 'dates' || ofTrip === null)
      // "Is it cheaper from Porto?" asks for another search, "is it cheaper on Tuesday?" for other days.
      if (others.includes('dates')) asked.push({ clause, ask: { what: 'other-days', flights, scope: null, isSure: true, start } })
      else if (isPlain && !others.includes('route')) {
        const another = anotherOf(value.another, flights)
        picking.sliceIndex ??= side
        picking.another = { ...another, sliceIndex: another.sliceIndex ?? side, ...quotedIn(value) }
      }
      isTooMuch ||= value.another.too === true
      continue
    }
    if (value.either) {
      const [first] = context.choices
      const found = findFlights({ refers: 'them' }, context)
      const kept = found?.kept.filter(({ offerId }) => offerId === first) ?? []
      if (found && kept.length > 0) picking.picks.push({ ...found, kept, isExact: true, isPlural: false })
      continue
    }
    // "The earliest one, I take that": the one just named.
    const isOfOtherWay = spec !== null && sliceOf(spec) !== null && picking.picks.every(({ sliceIndex }) => sliceIndex !== sliceOf(spec))
    if (flights?.isPronoun && (value.pick || value.point) && picking.picks.length > 0 && !isOfOtherWay) continue
    if (!flights || (flights.kept.length === 0 && (spec?.nth ?? 0) > MOST_COUNTED)) continue
    // "My friend takes the 7:20": a story puts no flight forward.
    if (clause.kind === 'story') continue
    const isAsked = askedIn.has(clause) || isAfterQuestion(frame, askedIn) || goesOnAsking(frame, clause, context)
    // "Ok that one, what’s the latest back?" takes it.
    const isLead = Boolean(value.point) && isLeadOf(clause, clauses) && !clause.frames.some((other) => other.value.say === 'yes')
    const refused = value.pick ? asFlightSpec(value.refused ?? null) : null
    if (refused) picking.refused.push(...findEachWay(refused, context, null))
    if (value.refused && !value.pick) picking.refused.push(flights)
    else if (value.deferred) picking.pointed.push(flights)
    else if (isListAlone(spec)) picking.list = { sliceIndex: flights.sliceIndex }
    else if (
      !(isAsked || isLead || isPutRight(value, clause, clauses) || (isSearch && !value.pick)) &&
      isTaken(frame, flights, clause, isQuestion && !value.please, context)
    )
      picking.picks.push(...each.map((one) => putForward(one, context)))
    else if (value.point && flights.isPlural && isPlain)
      asked.push({ clause, ask: { what: 'difference', flights, scope: null, isSure: true, start } })
    else if (value.point && (isQuestion || (isAsked && !isLead)) && !flights.isPronoun)
      asked.push({ clause, ask: { what: 'described', flights, scope: null, isSure: clause.unread.length === 0, start } })
    else picking.pointed.push(flights)
  }
  // "How long do we wait in Newark with the United one?": what is asked and the flight stand apart.
  const named = (of: Clause) => asked.find(({ clause, ask }) => clause === of && ask.what === 'described' && ask.flights)?.ask.flights
  const all = asked.map(({ clause, ask }) => ({
    clause,
    ask: { ...ask, flights: (ask.flights?.isPronoun || ask.flights?.isPlural ? null : ask.flights) ?? named(clause) ?? ask.flights },
  }))
  const isSaid = ({ clause, ask }: (typeof all)[number], index: number) =>
    all.findIndex((other) => other.clause === clause && other.ask.what === ask.what) === index &&
    // "With a bag for one of us" asks for no share.
    !(ask.what === 'shares' && all.some((other) => other.clause === clause && other.ask.needs?.isOneBag)) &&
    (!GENERAL.includes(ask.what) || !all.some((other) => other.clause === clause && !GENERAL.includes(other.ask.what)))
  // "I like the first one, but it's too early."
  const { picks: taken, pointed } = isTooMuch ? { picks: [], pointed: [...picking.picks, ...picking.pointed] } : picking
  const apart = withAnotherBack(taken, picking.another, context)
  const picks = apart ? [apart.out] : taken
  return {
    ...picking,
    another: apart ? null : picking.another,
    anotherBack: apart?.back ?? null,
    picks: onePerSlice(singleBesideSided(withoutRefused(picks, picking.refused))),
    pointed,
    asks: all.filter(isSaid).map(({ ask }) => ask),
  }
}

/** "The first one, but with a later flight home": of the round trip the flight out, and what its flight back gives way to. */
function withAnotherBack(
  picks: readonly FoundFlights[],
  another: PickAnother | null,
  { table }: PickContext,
): { out: FoundFlights; back: FlightQuery } | null {
  const [only, more] = picks
  if (only?.sliceIndex !== 0 || more || another?.sliceIndex !== 1) return null
  const shown = table.flightsBySlice.get(0)
  const chosen = table.situation.slices[0]?.picked?.offerId
  // Its flight out may have been chosen in this turn.
  const trip = only.roundTrip ?? shown?.roundTrips?.trips.find(({ ids }) => ids[0] === chosen)
  if (!trip) return null
  const brief = [...only.kept, ...(shown?.briefs ?? [])].find(({ offerId }) => offerId === trip.ids[0])
  const [, departsAt] = trip.departs
  const back = brief && anotherThan(departsAt, another.order)
  return back ? { out: { ...only, kept: [brief], isExact: true, isSided: true, roundTrip: null, roundTrips: [] }, back } : null
}

function anotherThan(departsAt: string, order: SpokenOrder): FlightQuery | null {
  if (order === 'latest') return { departAfter: minuteAfter(departsAt) }
  if (order === 'earliest') return { departBefore: departsAt }
  return order === 'cheapest' || order === 'fastest' ? { order } : null
}

/** "Show me Boston to Tokyo, shortest first": the list of a flight that was searched already. */
function isOfTrip({ from, to }: Frame['value'], { slices }: PickContext['table']['situation']): boolean {
  return slices.some((slice) => isThatPlace(placesIn(from)[0] ?? null, slice.from) && isThatPlace(placesIn(to)[0] ?? null, slice.to))
}

/** The flight meant first, and whether it is taken. */
export function pointingOf({ picks, pointed, asks }: Picking): { flight: FoundFlights | null; isTaking: boolean } {
  const flight = picks[0] ?? pointed[0] ?? asks.find(({ flights }) => flights !== null)?.flights ?? null
  return { flight, isTaking: picks.length > 0 }
}

/** "The cheapest both ways" is one flight per direction. */
function findEachWay(spec: FlightSpec, context: PickContext, preferred: number | null): FoundFlights[] {
  const whole = spec.side === 'both' ? findFlights(spec, context) : null
  if (whole?.roundTrip) return [whole]
  const { slices } = context.table.situation
  const specs = spec.side === 'both' && slices.length > 1 ? slices.map(({ sliceIndex }) => ({ ...spec, leg: sliceIndex })) : [spec]
  return specs.flatMap((one) => findFlights(one, context, preferred) ?? [])
}

/** "The return flights" are a list, not a choice. */
function isListAlone(spec: FlightSpec | null): boolean {
  return spec !== null && Object.keys(spec).every((name) => name === 'side' || name === 'leg')
}

function framesOf(clause: Clause): Frame[] {
  return [...new Set([...clause.frames, ...clause.mentioned])].filter(({ skill }) => skill === 'pick').toSorted((a, b) => a.start - b.start)
}

function framesOfOthers(clause: Clause): string[] {
  const others = [...clause.frames, ...clause.mentioned].filter((frame) => !isOfShown(frame))
  return others.flatMap(({ skill }) => (skill === 'pick' ? [] : [skill]))
}

/** "Any later flight on the Sunday", of a trip that ends on it: the directions of the only day that the clause names. */
function sidesOfTripDay({ frames, mentioned }: Clause, { table }: PickContext): number[] {
  const days = [...frames, ...mentioned].flatMap(({ skill, value }) =>
    skill === 'dates' ? [value.when, value.out, value.ret].flatMap((when) => (isSlots(when) && isSlots(when.day) ? [when.day] : [])) : [],
  )
  const [day, more] = days
  if (!day || more) return []
  const isOn = (on: string) =>
    (day.is === 'weekday' && (day.which ?? 'the') === 'the' && day.week === undefined && day.wd === weekday(on)) ||
    (day.is === 'date' && day.d === Number(on.slice(8)) && (day.m === undefined || day.m === Number(on.slice(5, 7))))
  return table.situation.slices.filter(({ departureOn }) => isOn(departureOn)).map(({ sliceIndex }) => sliceIndex)
}

/** Hours and airlines are of the flights that are shown: "12:35 is a bit early, anything later with easyJet?" */
function isOfShown({ skill, value }: Frame): boolean {
  if (skill === 'dates')
    return Object.entries(value).every(([name, when]) => name === 'event' || (isSlots(when) && 'clock' in when && !('day' in when)))
  return skill === 'route' && Object.keys(value).every((name) => name.startsWith('carrier'))
}

function isBare({ rule }: Frame): boolean {
  return rule?.isWeak ?? false
}

/** "A bit tight, something earlier?": nothing is unread in the part of the clause where the frame stands. */
function isReadThrough(frame: Frame, { unread, clear }: Clause): boolean {
  return unread.length === 0 || clear.includes(frame)
}

/** "Bags", "price each": a few words ask without a question mark. */
function isShort({ start, end, unread }: Clause): boolean {
  return end - start <= 3 && unread.length === 0
}

function specIn(value: Frame['value']): FlightSpec | null {
  // "Compare the first two", "what's the difference between them": nothing stands before the verb.
  const compared = value.what === 'difference' ? value.with : null
  return asFlightSpec(value.pick ?? value.point ?? value.of ?? value.refused ?? value.deferred ?? compared ?? null)
}

/**
 * The direction that a correction is about: the one chosen last whose flight it would change, and with "not the first, the second" only one
 * whose flight was the first.
 */
function corrected(value: Frame['value'], context: PickContext): number | null {
  const { situation } = context.table
  const open = nextOpenSlice(situation) ?? situation.slices.length
  const wanted = asFlightSpec(value.pick ?? null)
  const refused = asFlightSpec(value.refused ?? null)
  const isChosen = (spec: FlightSpec, { sliceIndex, picked }: (typeof situation.slices)[number]) =>
    findFlights(spec, context, sliceIndex)?.kept.some(({ offerId }) => offerId === picked?.offerId) ?? false
  const last = situation.slices.findLast(
    (slice) =>
      slice.picked && slice.sliceIndex < open && (refused ? isChosen(refused, slice) : wanted !== null && !isChosen(wanted, slice)),
  )
  return last?.sliceIndex ?? null
}

/** "Not that one, the Kestrel one": what is refused isn't among those that fit. */
function withoutRefused(picks: FoundFlights[], refused: FoundFlights[]): FoundFlights[] {
  const gone = refused.flatMap(({ kept, isExact }) => (isExact ? kept : []))
  return picks.map((pick) => {
    const kept = pick.kept.filter((brief) => !gone.includes(brief))
    return kept.length === pick.kept.length || kept.length === 0 ? pick : { ...pick, kept, isExact: kept.length === 1 && !pick.isPlural }
  })
}

/** "The first one, and the first one back": the one without a direction is for the other direction. */
function otherSlice(specs: readonly (FlightSpec | null)[], index: number, { table }: PickContext): number | null {
  const sides = specs.map((spec) => sliceOf(spec ?? {}))
  // "The direct one is fine. That one for the way out."
  const next = specs[index + 1]
  if (next?.refers === 'it' && sides[index + 1] !== null) return sides[index + 1] ?? null
  const named = sides.filter((side, at) => at !== index && side !== null)
  if (named.length === 0) named.push(...sidesOfNumbers(specs, index, table))
  if (named.length === 0) return null
  return table.situation.slices.find(({ sliceIndex }) => !named.includes(sliceIndex))?.sliceIndex ?? null
}

/** "TO475 and TO476": a number that no list shows is of the other direction than the one that a list shows. */
function sidesOfNumbers(specs: readonly (FlightSpec | null)[], index: number, table: PickContext['table']): number[] {
  const sliceShowing = (number: string | undefined) => (number === undefined ? null : sliceWithNumber(number, table))
  const own = specs[index]?.flight
  if (own === undefined || sliceShowing(own) !== null) return []
  return specs.flatMap((spec, at) => (at === index ? [] : (sliceShowing(spec?.flight) ?? [])))
}

/** "The last one back", "the last one on Tuesday": the latest, wherever it stands on the list. */
function lastOfDay(spec: FlightSpec | null, { frames }: Clause, preferred: number | null): FlightSpec | null {
  const isOfDay = frames.some(({ skill }) => skill === 'dates') || preferred !== null || (spec !== null && sliceOf(spec) !== null)
  if (spec?.nth !== -1 || spec.few !== undefined || !isOfDay) return spec
  const { nth, ...others } = spec
  return { ...others, order: others.order ?? 'latest' }
}

/** "The return flights on Tuesday, the last one": the day that stands beside it is of the way back. */
function sideOfDay({ frames, mentioned, cuts }: Clause, pick: Frame): number | null {
  // "The Southwest one, and back in the evening": hours behind a flight are of the other way.
  const isBeside = ({ value, start }: Frame) => start < pick.start || (isSlots(value.ret) && 'day' in value.ret && start - pick.end < 2)
  const back = [...frames, ...mentioned].filter(({ skill, value }) => skill === 'dates' && 'ret' in value && !('out' in value))
  if (back.some(isBeside)) return 1
  // "The first one, and coming back on the 29th in the evening" is of the way out.
  const behind = back.find(({ start }) => start >= pick.end + 2)
  if (!behind) return null
  // "The latest I can leave on Sunday": nothing parts the day from the flight.
  return cuts.some(({ at }) => at >= pick.end && at < behind.start) ? 0 : 1
}

function isTaken(frame: Frame, flights: FoundFlights, clause: Clause, isQuestion: boolean, { table }: PickContext): boolean {
  const { value } = frame
  if (flights.isPlural || isQuestion) return false
  // With everything picked, "book it" means the trip, unless another flight was just offered.
  if (flights.isPronoun && nextOpenSlice(table.situation) === null) return flights.isExact && !isPicked(flights.kept[0], table)
  if (value.pick) return true
  // "The easyJet one out, and something with legroom": what nothing explains stands apart from it.
  const isClear = clause.unread.length === 0 || (clause.kind === 'wish' && clause.clear.includes(frame))
  return Boolean(value.point) && isClear && (!flights.isPronoun || (value.demonstrative === true && saysNothingElse(frame, clause)))
}

/** "That one", "ok, that one then": the flight that was just named. */
function saysNothingElse(frame: Frame, { frames, unread }: Clause): boolean {
  // "That one, and coming home the cheapest": the other direction is said apart.
  const isOfOtherWay = (other: Frame) =>
    (other.skill === 'pick' && sliceOf(specIn(other.value) ?? {}) !== null) || (other.skill === 'dates' && 'ret' in other.value)
  // "That one, the cheapest fare with a bag, and seats together".
  const isOfFare = ({ skill, value }: Frame) => skill === 'fares' || skill === 'ancillaries' || 'bags' in value
  return unread.length === 0 && frames.every((other) => other === frame || 'say' in other.value || isOfOtherWay(other) || isOfFare(other))
}

/** "And the direct one, when does it land?" */
function isLeadOf({ text, end }: Clause, clauses: readonly Clause[]): boolean {
  const next = clauses.find(({ start }) => start >= end)
  return text.endsWith(',') && next !== undefined && asksSomething(next)
}

/** "No, the UA5112 one. How long between planes?": the flight that the question is about, where another was answered. */
function isPutRight({ denied, corrects }: Frame['value'], { end, frames }: Clause, clauses: readonly Clause[]): boolean {
  const isDenied = denied === true || corrects === true || frames.some(({ value }) => value.say === 'no')
  return isDenied && clauses.some((clause) => clause.start >= end && asksSomething(clause))
}

/** "When does the direct one land? The cheapest in the afternoon": said after a question, a flight is asked about, too. */
function isAfterQuestion({ value, start }: Frame, askedIn: ReadonlySet<Clause>): boolean {
  return Boolean(value.point) && !value.polite && !value.demonstrative && [...askedIn].some((clause) => clause.start < start)
}

/** "And the fastest?", after "what’s the cheapest": asks the same of another flight. */
function goesOnAsking({ value }: Frame, { start, cuts }: Clause, { hasAskedForBest }: PickContext): boolean {
  const spec = asFlightSpec(value.point ?? null)
  const isOfBest = hasAskedForBest === true && spec?.order !== undefined && sliceOf(spec) === null
  return isOfBest && !value.polite && cuts.some(({ at, isAnd }) => isAnd && at === start)
}

/** "The cheaper one, when does it leave? We'll take that": a flight of the message itself comes before one of the last answer. */
function meantBefore(found: FoundFlights[], pointed: FoundFlights[], asked: FoundFlights[]): FoundFlights[] {
  const meant =
    pointed.findLast(({ isExact, isPronoun, query }) => !isPronoun && (isExact || query?.order)) ??
    asked.findLast(({ isExact, isPronoun, isPlural, query }) => !isPronoun && !isPlural && (isExact || query))
  return found.map((one) => (one.isPronoun && meant ? { ...meant, isPronoun: false } : one))
}

function isPicked(brief: Brief | undefined, { situation }: PickContext['table']): boolean {
  return situation.slices.some(({ picked }) => picked?.offerId === brief?.offerId)
}

/** A pronoun means the one flight mentioned last. */
function putForward(flights: FoundFlights, { spoken }: PickContext): FoundFlights {
  if (!flights.isPronoun || spoken.last.length !== 1) return flights
  return { ...flights, kept: flights.kept.slice(0, 1), isExact: true }
}

/** "The cheapest, and back the 19:30": where a direction is named, each flight is one of its own. */
function singleBesideSided(picks: FoundFlights[]): FoundFlights[] {
  return picks.some(({ isSided }) => isSided) ? picks.map((pick) => ({ ...pick, roundTrip: null, roundTrips: [] })) : picks
}

/** The last word on a direction counts. */
function onePerSlice(picks: FoundFlights[]): FoundFlights[] {
  return picks.filter((pick, index) => !picks.some((other, at) => at > index && other.sliceIndex === pick.sliceIndex))
}

function scopeOf({ side, leg }: Frame['value'], spec: FlightSpec | null): PickAsk['scope'] {
  if (side === 'both' || spec?.side === 'both') return 'both'
  if (typeof leg === 'number') return leg
  return typeof side === 'number' ? side : spec && sliceOf(spec)
}

function needsOf({ needs }: Frame['value']): Pick<PickAsk, 'needs'> {
  return isSlots(needs)
    ? {
        needs: {
          ...(needs.bag ? { bag: true } : {}),
          ...(needs.refund ? { refund: true } : {}),
          ...(isOneBag(needs) ? { isOneBag: true } : {}),
        },
      }
    : {}
}

/** "So £459 in total?": the price that is made sure of, or found too high. */
function quotedIn({ sum }: Frame['value']): Pick<PickAsk, 'quoted'> {
  const amount = isSlots(sum) ? (sum.price ?? sum.max) : null
  return typeof amount === 'number' ? { quoted: amount } : {}
}

/** "With a bag for one of us": one, and not one each. */
function isOneBag({ bags }: Slots): boolean {
  return isSlots(bags) && bags.n === 1 && bags.each !== true && bags.per !== 'each'
}

function directionOf(value: Frame['value'], spec: FlightSpec | null): number | null {
  const scope = scopeOf(isSlots(value.list) ? value.list : isSlots(value.another) ? value.another : value, spec)
  return scope === 'both' ? null : scope
}

function listOf({ by, about, side, leg, more }: Frame['value']): PickList {
  const sliceIndex = typeof leg === 'number' ? leg : typeof side === 'number' ? side : null
  return {
    ...(typeof by === 'string' ? { by: by as SpokenOrder } : {}),
    ...(about === 'arrival' ? { about } : {}),
    ...(sliceIndex === null ? {} : { sliceIndex }),
    ...(more ? { isMore: true as const } : {}),
  }
}

function anotherOf({ order, side, leg, too }: Frame['value'], flights: FoundFlights | null): PickAnother {
  return {
    order: order as SpokenOrder,
    flights,
    ...(too === true ? { isComplaint: true as const } : {}),
    sliceIndex: typeof leg === 'number' ? leg : typeof side === 'number' ? side : null,
  }
}
