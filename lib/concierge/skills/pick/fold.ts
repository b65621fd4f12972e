import type { Clause } from '../../grammar/clauses'
import type { Frame } from '../../grammar/cover'
import { nextOpenSlice } from '../../table'
import type { Brief } from '../../tool-results'
import type { Asking } from '../../understand/asking/asking'
import { type FoundFlights, findFlights, type PickContext, sliceOf } from './find-flights'
import type { FlightSpec, SpokenOrder } from './flight-spec'
import { asFlightSpec, isSlots } from './helpers'

/** What is asked besides the topics: whether there is such a flight. */
export type Topic = Asking | 'exists'
/** A question of flights; `flights` is null where it names none, `scope` the direction it names, or the whole trip. */
export type PickAsk = { what: Topic; flights: FoundFlights | null; scope: number | 'both' | null }
export type PickList = { by?: SpokenOrder; about?: 'arrival'; sliceIndex?: number; isMore?: true }
/** Another flight than the one spoken of: an earlier one, a cheaper one. */
export type PickAnother = { order: SpokenOrder; sliceIndex: number | null }

/** All that a message says of what was shown. */
export type Picking = {
  /** What is to be taken, in the order said, one a direction; of several that fit it is asked which. */
  picks: FoundFlights[]
  /** What is pointed at without being taken: asked about, spoken of, thought over. */
  pointed: FoundFlights[]
  refused: FoundFlights[]
  asks: PickAsk[]
  another: PickAnother | null
  list: PickList | null
}

const WITHOUT_MARK: Topic[] = ['difference', 'recommend', 'chosen', 'left-to-do', 'other-days', 'is-cheapest', 'seats-left', 'fees']

/** Takes, lists and questions of the clauses, with the flights they mean. Pure. */
export function foldPick(clauses: readonly Clause[], context: PickContext): Picking {
  const picking: Picking = { picks: [], pointed: [], refused: [], asks: [], another: null, list: null }
  const spoken = clauses.flatMap((clause) => framesOf(clause).map((frame) => ({ clause, value: frame.value, isBare: isBare(frame) })))
  const sides = spoken.map(({ value }) => sliceOf(specIn(value) ?? {}))
  for (const [index, { clause, value, isBare: isWeak }] of spoken.entries()) {
    const isQuestion = asks(clause)
    const spec = specIn(value)
    const preferred = spec && sliceOf(spec) === null ? otherSlice(sides, index, context) : null
    const flights = spec && findFlights(spec, context, preferred)
    if (typeof value.what === 'string') {
      const topics = [value.what, isSlots(value.second) ? value.second.what : null].filter((one) => typeof one === 'string')
      if (isQuestion || !isWeak || WITHOUT_MARK.includes(topics[0] as Topic) || isShort(clause))
        for (const what of topics) picking.asks.push({ what: what as Topic, flights, scope: scopeOf(value, spec) })
      continue
    }
    if (isSlots(value.list)) picking.list = listOf(value.list)
    if (isSlots(value.another)) picking.another = anotherOf(value.another)
    if (value.either) {
      const [first] = context.choices
      const found = findFlights({ refers: 'them' }, context)
      const kept = found?.kept.filter(({ offerId }) => offerId === first) ?? []
      if (found && kept.length > 0) picking.picks.push({ ...found, kept, isExact: true, isPlural: false })
      continue
    }
    if (!flights) continue
    if (value.refused) picking.refused.push(flights)
    else if (value.deferred) picking.pointed.push(flights)
    else if (isTaken(value, flights, clause, isQuestion, context)) picking.picks.push(putForward(flights, context))
    else if (value.point && isQuestion && !flights.isPronoun)
      picking.asks.push({ what: flights.isPlural ? 'difference' : 'described', flights, scope: null })
    else picking.pointed.push(flights)
  }
  return { ...picking, picks: onePerSlice(picking.picks) }
}

/** What the adapter to the former readings needs: the flight that is meant first, and whether it is taken. */
export function pointingOf({ picks, pointed, asks }: Picking): { flight: FoundFlights | null; isTaking: boolean } {
  const flight = picks[0] ?? pointed[0] ?? asks.find(({ flights }) => flights !== null)?.flights ?? null
  return { flight, isTaking: picks.length > 0 }
}

function framesOf(clause: Clause): Frame[] {
  return [...new Set([...clause.frames, ...clause.mentioned])].filter(({ skill }) => skill === 'pick').toSorted((a, b) => a.start - b.start)
}

function isBare({ rule }: Frame): boolean {
  return rule?.isWeak ?? false
}

function asks({ kind, text }: Clause): boolean {
  return kind === 'question' || kind === 'search-question' || text.endsWith('?')
}

/** "Bags", "price each": few words ask without a mark. */
function isShort({ start, end, unread }: Clause): boolean {
  return end - start <= 3 && unread.length === 0
}

function specIn(value: Frame['value']): FlightSpec | null {
  return asFlightSpec(value.pick ?? value.point ?? value.of ?? value.refused ?? value.deferred ?? null)
}

/** "The first one, and the first one back": what names no direction is of the other one. */
function otherSlice(sides: readonly (number | null)[], index: number, { table }: PickContext): number | null {
  const named = sides.filter((side, at) => at !== index && side !== null)
  if (named.length === 0) return null
  return table.situation.slices.find(({ sliceIndex }) => !named.includes(sliceIndex))?.sliceIndex ?? null
}

function isTaken(value: Frame['value'], flights: FoundFlights, clause: Clause, isQuestion: boolean, { table }: PickContext): boolean {
  if (flights.isPlural || isQuestion) return false
  // With everything picked, "book it" is said of the trip, unless another flight was just put forward.
  if (flights.isPronoun && nextOpenSlice(table.situation) === null) return flights.isExact && !isPicked(flights.kept[0], table)
  if (value.pick) return true
  return Boolean(value.point) && clause.unread.length === 0 && !flights.isPronoun
}

function isPicked(brief: Brief | undefined, { situation }: PickContext['table']): boolean {
  return situation.slices.some(({ picked }) => picked?.offerId === brief?.offerId)
}

/** A pronoun means the one flight that was spoken of last. */
function putForward(flights: FoundFlights, { spoken }: PickContext): FoundFlights {
  if (!flights.isPronoun || spoken.last.length !== 1) return flights
  return { ...flights, kept: flights.kept.slice(0, 1), isExact: true }
}

/** What is said last of a direction counts. */
function onePerSlice(picks: FoundFlights[]): FoundFlights[] {
  return picks.filter((pick, index) => !picks.some((other, at) => at > index && other.sliceIndex === pick.sliceIndex))
}

function scopeOf({ side, leg }: Frame['value'], spec: FlightSpec | null): PickAsk['scope'] {
  if (side === 'both' || spec?.side === 'both') return 'both'
  if (typeof leg === 'number') return leg
  return typeof side === 'number' ? side : spec && sliceOf(spec)
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

function anotherOf({ order, side, leg }: Frame['value']): PickAnother {
  return { order: order as SpokenOrder, sliceIndex: typeof leg === 'number' ? leg : typeof side === 'number' ? side : null }
}
