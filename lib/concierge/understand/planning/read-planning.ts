import type { KnownNames } from '@/lib/ports/known-names'
import { addDays, daysBetween, type PlainDate } from '@/lib/travel/dates'
import { MOST_PLAN_DAYS } from '@/lib/travel/plan/trip-plan'
import { hearSearch } from '../../hear-search'
import { hearSuggestion } from '../../hear-suggestion'
import { offered } from '../../pending'
import { saysGrave } from '../../router/forms'
import { placeName } from '../../say/phrases'
import { layTable, type Table } from '../../table'
import { namesWholeSearch } from '../names-in'
import { readRequest } from '../requests'
import { normaliseWords } from '../words'
import { readPlanDay } from './lengths'
import { namedPlaces, originAmong } from './named-places'
import type { OfferedPlaces } from './planning-table'
import type { CompareInput, PlanInput, PlanningCall, PlanningWish } from './planning-wish'
import { readComparison } from './read-comparison'
import { readOpenAnswer } from './read-open-answer'
import { readPlan } from './read-plan'
import { readPlanChange } from './read-plan-change'
import { readLift, readRefinement } from './read-refinement'
import { readTaking, type SaidDays } from './read-taking'
import { daysOfPlan, type StandingPlan } from './standing-plan'

const SHOWS_PLAN =
  /\b(?:show|see|read|view|open|display|tell|what(?:'s| is)|how (?:is|does)|remind|where is)\b.{0,20}\b(?:plan|itinerary|programme)\b(?!.{0,4}\b(?:for|in|to)\b)/i
const ASKS_DAY = /\b(?:what|which|where|show|tell|remind|how)\b/i
const ASKS_ENTRANCES =
  /\b(?:how much|what)\b.{0,30}\b(?:entrances?|entry|admissions?|tickets|sights|museums|plan)\b.{0,15}\b(?:costs?|come|be)?|\bhow much (?:does|do|will|would) (?:it|that|this|all (?:of )?(?:it|that|this))\b/i
const WANTS_FLIGHTS = /\b(?:find|search|look|book|get|show|need|want|have)\b.{0,20}\bflights?\b(?! ?(?:from|to)\b)/i
/** "The first one" of the places is no day. */
const CHOICE = /\b(?:first|second|third|fourth|fifth|sixth)(?: (?:one|place|city|option)\b|\W*$)/gi
const WANTS_MORE =
  /^\W*(?:(?:ok|and|but|hm+|well)\W+)*(?:what else|any (?:others?|more|other \w+)|(?:some |any )?(?:others?|more)(?: (?:ideas|places|options|suggestions))?|something else|somewhere else|anything else|other (?:ideas|places|options|suggestions)|else\W*$|none of (?:these|those|them))\b/i
const WONDERS =
  /^\W*(?:(?:and|but|sorry|ok)\W+)*(?:what|why|huh|pardon|how come|why (?:do you|that|is that)[^?]*|what for|what do you mean)\W*$/i
/** A city alone is the next place to be planned. */
const SHORTEST_WISH = 2
const ELSEWHERE = /\b(?:instead|rather|what about|how about|make (?:it|that)|change (?:it )?to|no,)/i

/** What a message asks of plans and places to go to, given what lies on the table; null for all other talk. */
export function readPlanning(message: string, table: Table): PlanningWish | null {
  const words = normaliseWords(message)
  if (isKeptApart(words, table)) return null
  const { situation, planning, names } = table
  const { today } = situation
  const open = planning.newest && !isOtherWish(words, table) ? readOpenAnswer(words, planning.newest, { today, names }) : null
  if (open) return callsOf([open, ...saidWithIt(table)])
  if (planning.newest?.result?.status === 'missing' && WONDERS.test(words)) return { kind: 'why-asked' }
  const request = readRequest(words, names)
  const agreed = request === 'yes' ? readAgreement(words, table) : null
  if (agreed) return agreed
  if (request === 'no' && offersFlights(table) && words.split(/\s+/).length <= 4) return { kind: 'no-flights' }
  if (request === 'yes' && table.pending?.asked === 'what-to-change' && words.split(/\s+/).length <= 3) return { kind: 'which-change' }
  const ofOffered = readOffered(words, table)
  if (ofOffered) return ofOffered
  const isPlaceKnown = situation.wishes.to !== null || situation.plan !== undefined || situation.stay !== undefined
  const plan = readPlan(words, { today, hasPlace: isPlaceKnown, isPlanSpokenOf: isPlanSpokenOf(table), names })
  const ofPlan = plan?.input.destination ? null : readOfPlan(words, message, table)
  if (ofPlan) return ofPlan
  const comparison = readComparison(words, today, names)
  if (comparison) return callsOf([{ tool: 'compareDestinations', input: { ...journeyOf(table), ...comparison } }])
  const suggestion = hearSuggestion(message, table)
  if (suggestion) return { kind: 'calls', calls: [{ tool: 'suggestDestinations', input: suggestion.input }], further: [], suggestion }
  return plan && callsOf([{ tool: 'planTrip', input: shared(atTrip(plan.input, table), plan.further.length) }], plan.further)
}

/** A whole search, or a plan for a place where something else was asked: no answer to that. */
function isOtherWish(words: string, { situation: { today }, planning, names }: Table): boolean {
  if (namesWholeSearch(words, names)) return true
  const plan = planning.newest?.tool === 'planTrip' ? null : readPlan(words, { today, hasPlace: false, isPlanSpokenOf: false, names })
  return plan?.input.destination !== undefined
}

/** From where, in which month and for how long was said of the places that lie there. */
function journeyOf({ planning: { offered } }: Table): Partial<CompareInput> {
  // The input was made here in an earlier turn, in the shape that belongs to its tool.
  const { from, month, days, likings } = (offered?.input ?? {}) as Partial<CompareInput>
  return { ...(from ? { from } : {}), ...(month ? { month } : {}), ...(days ? { days } : {}), ...(likings ? { likings } : {}) }
}

/** "Plan my days there": the place that the flights go to, or where one stays, where another plan stands or none. */
function atTrip(input: PlanInput, table: Table): PlanInput {
  const { wishes, plan, stay } = table.situation
  if (input.destination !== undefined || isPlanSpokenOf(table)) return input
  if (wishes.to === null) return plan || !stay ? input : { destination: stay.city, ...daysOf(stay.checkInOn, stay.checkOutOn), ...input }
  const { departureOn, returnOn } = wishes
  // A new plan gets them from the flights themselves.
  const days = plan !== undefined && departureOn !== null ? daysOf(departureOn, returnOn) : {}
  return { destination: placeName(wishes.to), ...days, ...input }
}

function daysOf(startsOn: PlainDate, until: PlainDate | null): PlanInput {
  return { startsOn, ...(until ? { days: Math.min(MOST_PLAN_DAYS, daysBetween(startsOn, addDays(until, 1))) } : {}) }
}

/** Of the days that were said for several places the first gets its share. */
function shared(input: PlanInput, further: number): PlanInput {
  const { days } = input
  return days === undefined || further === 0 ? input : { ...input, days: Math.min(MOST_PLAN_DAYS, Math.ceil(days / (further + 1))) }
}

/** What an unclear message asked for beside what was not clear: done once that is answered. */
function saidWithIt(table: Table): PlanningCall[] {
  const { newest } = table.planning
  const earlier = table.earlierWords.at(-1)
  if (newest?.result?.status !== 'unclear' || earlier === undefined) return []
  const wish = readOfPlan(normaliseWords(earlier), earlier, table)
  const calls = wish?.kind === 'calls' ? wish.calls : []
  const asked = calls.findIndex(({ input }) => JSON.stringify(input) === JSON.stringify(newest.input))
  return asked < 0 ? [] : calls.slice(asked + 1)
}

/** A person in need, a card number, an order to be somebody else: never a matter of plans. */
function isKeptApart(words: string, { names }: Table): boolean {
  const request = readRequest(words, names)
  return request === 'card-number' || request === 'off-limits' || request === 'start-over' || saysGrave(words)
}

function callsOf(calls: PlanningCall[], further: string[] = []): PlanningWish {
  return { kind: 'calls', calls, further }
}

function isPlanSpokenOf({ situation, planning }: Table): boolean {
  const last = planning.newest?.tool
  return situation.plan !== undefined && (last === 'planTrip' || last === 'changePlan')
}

function offersFlights({ pending }: Table): boolean {
  return pending?.asked === 'confirm' && pending.about === 'plan'
}

/** A yes to the offer that ended the last answer. */
function readAgreement(words: string, table: Table): PlanningWish | null {
  const { pending, situation, planning } = table
  const place = offered(pending, 'planTrip')?.destination
  if (typeof place === 'string') {
    const { destination, startsOn, ...wishes } = planning.planInput ?? {}
    return callsOf([{ tool: 'planTrip', input: { ...wishes, destination: place } }], placesAfter(place, table))
  }
  if (!offersFlights(table) || !situation.plan) return null
  // "Yes, but drop the museum" is a change first.
  if (/\bbut\b/i.test(words)) return null
  return { kind: 'fly', search: { to: situation.plan.place, ...daysOfPlan(situation.plan) } }
}

/** Those that were named after it when several were to be planned. */
function placesAfter(place: string, { earlierWords, situation: { today }, names }: Table): string[] {
  for (const earlier of earlierWords.toReversed()) {
    const further = readPlan(normaliseWords(earlier), { today, hasPlace: false, isPlanSpokenOf: false, names })?.further ?? []
    if (further.includes(place)) return further.slice(further.indexOf(place) + 1)
  }
  return []
}

/** One of the places that lie there is taken, or others are wished for. */
function readOffered(
  words: string,
  { planning: { offered: places }, situation, pending, earlierWords, names }: Table,
): PlanningWish | null {
  if (!places || namesWholeSearch(words, names)) return null
  const days = daysSaid([...earlierWords, words], places, situation, names)
  const taken = readTaking(words, places, { today: situation.today, said: days, names })
  if (taken) return taken
  if (WANTS_MORE.test(words)) return { kind: 'more' }
  const refined = readLift(words, places, pending?.asked === 'what-gives-way') ?? readRefinement(words, places, situation.today, names)
  return refined && callsOf([refined])
}

/** "14 to 21 January": the last day that was said to leave on, as long as the places are put forward for their month. */
function daysSaid(messages: string[], { input }: OfferedPlaces, situation: Table['situation'], names: KnownNames): SaidDays {
  const alone = layTable(situation, [], { earlierWords: [] }, names)
  for (const message of messages.toReversed()) {
    const { departureOn, returnOn } = hearSearch(message.replace(CHOICE, ' '), alone).dates
    if (departureOn) return departureOn.slice(0, 7) === input.month ? { departureOn, ...(returnOn ? { returnOn } : {}) } : null
  }
  return null
}

/** The plan that stands: changed, asked about, or made for another place. */
function readOfPlan(words: string, message: string, table: Table): PlanningWish | null {
  const { situation, planning, told, names } = table
  const { plan, today } = situation
  if (!plan || namesWholeSearch(words, names)) return null
  const isSpokenOf = isPlanSpokenOf(table)
  const places = namedPlaces(words, names)
  if (originAmong(places, words)) return null
  if (isSpokenOf && situation.mode === 'chat' && WANTS_FLIGHTS.test(words))
    return { kind: 'fly', search: { to: plan.place, ...daysOfPlan(plan) } }
  const day = readPlanDay(words, plan)
  if (
    day !== null &&
    ASKS_DAY.test(words) &&
    /\b(?:on|of|for|is|do|have|day \w+\W*$)\b/i.test(words) &&
    !/\b(?:drop|swap|move|add|if|rain\w*|note|instead)\b/i.test(words) &&
    !/\bfor the (?:kids|child)/i.test(words)
  )
    return { kind: 'day', day }
  if (isSpokenOf && ASKS_ENTRANCES.test(words)) return { kind: 'entrances' }
  const standing: StandingPlan = { ...plan, likings: likingsOf(table), today, told, isSpokenOf }
  const changes = readPlanChange(words, message, standing)
  if (changes.length > 0) return callsOf(changes)
  const other = places.filter(({ isCity }) => isCity)
  if (
    isSpokenOf &&
    other.length === 1 &&
    other[0] &&
    (ELSEWHERE.test(words) || words.split(/\s+/).length <= SHORTEST_WISH) &&
    other[0].cityName !== plan.place
  ) {
    const { destination, ...wishes } = planning.planInput ?? {}
    return callsOf([{ tool: 'planTrip', input: { ...wishes, days: plan.days, destination: other[0].text } }])
  }
  return SHOWS_PLAN.test(words) ? callsOf([{ tool: 'planTrip', input: {} }]) : null
}

function likingsOf({ planning }: Table): StandingPlan['likings'] {
  return planning.plans.at(-1)?.likings ?? []
}
