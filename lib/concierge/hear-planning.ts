import { asksSomething } from './grammar/clauses'
import type { PlaceValue } from './grammar/place-words'
import { hearFrames, hearSearch } from './hear-search'
import { hearSuggestion, limitsOf } from './hear-suggestion'
import { offered } from './pending'
import { readMessage } from './read-message'
import { unreadPhrases } from './reply'
import { saysGrave } from './router/forms'
import { foldControl } from './skills/control/fold'
import { aboutOfferedPlaces } from './skills/plan/about-offered-places'
import { aboutStandingPlan } from './skills/plan/about-standing-plan'
import { askedComparison } from './skills/plan/asked-comparison'
import { askedGuide } from './skills/plan/asked-guide'
import { askedPlan, inputOfPlan } from './skills/plan/asked-plan'
import { foldPlan } from './skills/plan/fold'
import { answerToOpenQuestion } from './skills/plan/open-question'
import { type PlanningMessage, placesNamed, type SaidDays } from './skills/plan/planning-message'
import { callsOf, type PlanInput, type PlanningCall, type PlanningWish } from './skills/plan/planning-wish'
import { daysOfPlan } from './skills/plan/standing-plan'
import { layTable, type Table } from './table'
import { requestOf } from './understand/requests'

/** What a message asks of plans and places to go to, with the words that nothing was done about. */
export type PlanningHeard = { wish: PlanningWish; unread: string[] }

const LONGEST_REFUSAL_WORDS = 4
const SHORT_ANSWER_WORDS = 3

/** Reads a message as one about plans and places to go to, given the plan that stands and what was shown; null for all other talk. */
export function hearPlanning(message: string, table: Table): PlanningHeard | null {
  const said = readPlanning(message, table)
  if (isKeptApart(said, message)) return null
  const wish = wishOf(said, message)
  if (!wish) return null
  const used = wish.kind === 'calls' ? JSON.stringify(wish.calls) : ''
  return {
    wish,
    unread: unreadPhrases(said.reading.clauses, table.language).filter((said) => !said.split(' ').every((word) => used.includes(word))),
  }
}

function readPlanning(message: string, table: Table): PlanningMessage {
  const reading = readMessage(message, table)
  const kept = reading.clauses.filter(({ kind }) => kind !== 'story')
  const frames = [...new Set(kept.flatMap((clause) => [...clause.frames, ...clause.mentioned]))].toSorted(
    (one, other) => one.start - other.start,
  )
  const plan = foldPlan(frames)
  const isPlan = plan.asks.length > 0 || plan.sights !== null
  const named = placesNamed(frames, isPlan)
  const heard = hearFrames(reading, frames, table)
  return {
    reading,
    frames,
    plan,
    ...named,
    places: distinct([...named.places, ...plan.places]),
    isQuestion: reading.clauses.some(asksSomething) || reading.text.trimEnd().endsWith('?'),
    request: requestOf(foldControl(reading.clauses, reading.text), message, table.language),
    unread: kept.flatMap((clause) => clause.unread),
    heard,
    limits: limitsOf(heard, frames, table),
    lastDays: () => lastDaysSaid(message, table),
    table,
  }
}

function distinct(places: PlaceValue[]): PlaceValue[] {
  return [...new Map(places.toReversed().map((place) => [place.city, place])).values()].toReversed()
}

function lastDaysSaid(message: string, { situation, planning, names, earlierWords, language }: Table): SaidDays | null {
  const alone = { ...layTable(situation, [], { earlierWords: [], language }, names), planning }
  for (const words of [...earlierWords, message].toReversed()) {
    const { departureOn, returnOn } = hearSearch(words, alone).dates
    if (departureOn) return { departureOn, ...(returnOn ? { returnOn } : {}) }
  }
  return null
}

/** A person in need, a card number, an order to be somebody else: never a matter of plans. */
function isKeptApart({ request, table }: PlanningMessage, message: string): boolean {
  return request === 'card-number' || request === 'off-limits' || request === 'start-over' || saysGrave(message, table.language)
}

function wishOf(said: PlanningMessage, message: string): PlanningWish | null {
  const { table, plan, request, reading } = said
  const { planning, pending } = table
  const words = reading.tokens.filter(({ kind }) => kind !== 'sign').length
  const answer = answerToOpenQuestion(said)
  if (answer) return callsOf([answer, ...callsAfterUnclear(table)])
  if (planning.newest?.result?.status === 'missing' && plan.wonders && words <= SHORT_ANSWER_WORDS) return { kind: 'why-asked' }
  const unplanned = flightsWithoutGuide(said)
  if (unplanned) return unplanned
  const agreed = request === 'yes' ? agreement(said) : null
  if (agreed) return agreed
  if (request === 'no' && offersFlights(table) && words <= LONGEST_REFUSAL_WORDS) return { kind: 'no-flights' }
  if (request === 'yes' && pending?.asked === 'what-to-change' && words <= SHORT_ANSWER_WORDS) return { kind: 'which-change' }
  const guide = askedGuide(said)
  if (guide) return { kind: 'guide', input: guide }
  const ofOffered = aboutOfferedPlaces(said)
  if (ofOffered) return ofOffered
  const asked = askedPlan(said)
  const ofStanding = asked?.input.destination ? null : aboutStandingPlan(said)
  if (ofStanding) return ofStanding
  const comparison = askedComparison(said)
  if (comparison) return callsOf([{ tool: 'compareDestinations', input: comparison }])
  const suggestion = hearSuggestion(message, table)
  if (suggestion) return { kind: 'calls', calls: [{ tool: 'suggestDestinations', input: suggestion.input }], further: [], suggestion }
  return asked && callsOf([{ tool: 'planTrip', input: inputOfPlan(asked, table) }], asked.further)
}

/** "OK, flights then", after a place that no guide is known of: there, on the days of the plan. */
function flightsWithoutGuide({ table, reading, places, origin }: PlanningMessage): PlanningWish | null {
  const { newest } = table.planning
  const isFlights = reading.clauses.some(({ isMoving }) => isMoving)
  if (newest?.tool !== 'planTrip' || newest.result?.status !== 'unknown-place' || !isFlights || places.length > 0) return null
  const { startsOn = null, days } = newest.input as PlanInput
  return {
    kind: 'fly',
    search: { to: newest.result.said, ...(origin ? { from: origin.text } : {}), ...(days ? daysOfPlan({ startsOn, days }) : {}) },
  }
}

/** What else the message asked for of which a part was unclear: done once that part is answered. */
function callsAfterUnclear(table: Table): PlanningCall[] {
  const { newest } = table.planning
  const earlier = table.earlierWords.at(-1)
  if (newest?.result?.status !== 'unclear' || earlier === undefined) return []
  const wish = aboutStandingPlan(readPlanning(earlier, table))
  const calls = wish?.kind === 'calls' ? wish.calls : []
  const asked = calls.findIndex(({ input }) => JSON.stringify(input) === JSON.stringify(newest.input))
  return asked < 0 ? [] : calls.slice(asked + 1)
}

/** A yes to the offer that ended the last answer; "yes, but drop the museum" is a change first. */
function agreement({ plan, table }: PlanningMessage): PlanningWish | null {
  const { pending, situation, planning } = table
  const place = offered(pending, 'planTrip')?.destination
  if (typeof place === 'string') {
    const { destination, startsOn, ...wishes } = planning.planInput ?? {}
    return callsOf([{ tool: 'planTrip', input: { ...wishes, destination: place } }], placesAfter(place, table))
  }
  if (!offersFlights(table) || !situation.plan || plan.changes.length > 0) return null
  return { kind: 'fly', search: { to: situation.plan.place, ...daysOfPlan(situation.plan) } }
}

function offersFlights({ pending }: Table): boolean {
  return pending?.asked === 'confirm' && pending.about === 'plan'
}

/** The places still to plan after this one. */
function placesAfter(place: string, table: Table): string[] {
  for (const earlier of table.earlierWords.toReversed()) {
    const further = askedPlan(readPlanning(earlier, table))?.further ?? []
    if (further.includes(place)) return further.slice(further.indexOf(place) + 1)
  }
  return []
}
