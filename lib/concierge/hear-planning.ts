import { addDays, daysBetween, type PlainDate } from '@/lib/travel/dates'
import { foldWords } from '@/lib/travel/fold-words'
import { LIKINGS, type Liking } from '@/lib/travel/plan/liking'
import { MOST_PLAN_DAYS } from '@/lib/travel/plan/trip-plan'
import { candidateMeant } from './candidate'
import { asksSomething } from './grammar/clauses'
import type { Frame } from './grammar/cover'
import type { Language } from './grammar/languages'
import type { PlaceValue } from './grammar/place-words'
import type { Reading } from './grammar/read'
import { hearFrames, hearSearch, readMessage, type SearchHeard } from './hear-search'
import { hearSuggestion, limitsIn } from './hear-suggestion'
import { offered } from './pending'
import type { PlanningResult } from './planning-results'
import { unreadWords } from './reply'
import { saysGrave } from './router/forms'
import { placeName } from './say/phrases'
import { foldControl } from './skills/control/fold'
import { askedCandidates, findNames } from './skills/plan/find-stop'
import { foldPlan, type PlanSaid } from './skills/plan/fold'
import { bestOf } from './skills/plan/measures'
import { callsOfChanges, dayOf, wholeChange } from './skills/plan/plan-changes'
import type { OfferedPlaces } from './skills/plan/planning-table'
import type { CompareInput, GuideInput, PlanInput, PlanningCall, PlanningWish, SuggestInput } from './skills/plan/planning-wish'
import { daysOfPlan, type StandingPlan } from './skills/plan/standing-plan'
import { foldSuggest } from './skills/suggest/fold'
import { layTable, type Table } from './table'
import { type Request, requestOf } from './understand/requests'

/** What a message asks of plans and places to go to, with the words that nothing was done about. */
export type PlanningHeard = { wish: PlanningWish; unread: string[] }

/** A message as this skill reads it: its frames and what they say of plans, places and the journey. */
type Said = {
  message: string
  reading: Reading
  frames: Frame[]
  plan: PlanSaid
  /** Where they start, and the other places that are named, each once. */
  origin: PlaceValue | null
  places: PlaceValue[]
  /** Two places of which either would do. */
  isEither: boolean
  /** "To Lisbon": somewhere to fly to was said. */
  isFlight: boolean
  isQuestion: boolean
  request: Request | null
  /** Words that nothing explains. */
  open: string[]
  heard: SearchHeard
  table: Table
}

const LONGEST_NAME_WORDS = 4
const MOST_COMPARED = 4
const WARMER_BY_C = 5
const LEAST_WARM_C = 20
const SHORT_ANSWER = 3

/** Reads a message against the plan that stands and what lies on the table; null for all other talk. */
export function hearPlanning(message: string, table: Table, language: Language = 'en', english = message): PlanningHeard | null {
  const said = saidBy(message, table, language, english)
  if (isKeptApart(said, english)) return null
  const wish = wishOf(said)
  if (!wish) return null
  const used = wish.kind === 'calls' ? JSON.stringify(wish.calls) : ''
  return { wish, unread: unreadWords(said.reading.clauses).filter((word) => !used.includes(word)) }
}

function saidBy(message: string, table: Table, language: Language, english: string): Said {
  const reading = readMessage(message, table, language)
  const kept = reading.clauses.filter(({ kind }) => kind !== 'story')
  const frames = [...new Set(kept.flatMap((clause) => [...clause.frames, ...clause.mentioned]))].toSorted(
    (one, other) => one.start - other.start,
  )
  const plan = foldPlan(frames)
  const isPlan = plan.asks.length > 0 || plan.sights !== null
  const { origin, others, isEither, isFlight } = placesIn(frames, isPlan)
  return {
    message,
    reading,
    frames,
    plan,
    origin,
    places: distinct([...others, ...plan.places]),
    isEither,
    isFlight,
    isQuestion: reading.clauses.some(asksSomething) || reading.text.trimEnd().endsWith('?'),
    request: requestOf(foldControl(reading.clauses, reading.text), english),
    open: kept.flatMap(({ unread }) => unread),
    heard: hearFrames(reading, frames, table),
    table,
  }
}

const ORIGINS = ['from', 'lives', 'origins']
const GOALS = ['to', 'place', 'goal', 'next', 'visit', 'event']
const FLIGHT_GOALS = ['to']

/** A bare name that answers an open question is no more than a place, and that of a plan where one is asked for. */
function placesIn(
  frames: readonly Frame[],
  isPlan: boolean,
): { origin: PlaceValue | null; others: PlaceValue[]; isEither: boolean; isFlight: boolean } {
  const values = frames.flatMap(({ skill, value, rule }) => {
    if (skill !== 'route') return []
    if (rule?.asked === 'to') return [{ place: value.to }]
    return isPlan && rule?.asked === 'from' ? [{ place: value.from }] : [value, value.leg]
  })
  const slots = values.flatMap((value) => (typeof value === 'object' && value !== null ? [value as Record<string, unknown>] : []))
  const of = (names: string[]) => slots.flatMap((value) => names.flatMap((name) => placesOf(value[name])))
  const [origin = null] = of(ORIGINS)
  const isEither = slots.some(({ place }) => typeof place === 'object' && place !== null && 'any' in place)
  return { origin, others: of(GOALS), isEither, isFlight: of(FLIGHT_GOALS).length > 0 }
}

function placesOf(value: unknown): PlaceValue[] {
  if (typeof value !== 'object' || value === null) return []
  if ('any' in value || 'all' in value) return Object.values(value).flatMap((all) => (Array.isArray(all) ? all.flatMap(placesOf) : []))
  return 'city' in value ? [value as PlaceValue] : []
}

function distinct(places: PlaceValue[]): PlaceValue[] {
  return [...new Map(places.toReversed().map((place) => [place.city, place])).values()].toReversed()
}

/** A person in need, a card number, an order to be somebody else: never a matter of plans. */
function isKeptApart({ request }: Said, english: string): boolean {
  return request === 'card-number' || request === 'off-limits' || request === 'start-over' || saysGrave(english)
}

function wishOf(said: Said): PlanningWish | null {
  const { table, plan, request, reading } = said
  const { planning, pending, situation } = table
  const words = reading.tokens.filter(({ kind }) => kind !== 'sign').length
  const open = planning.newest && !isOtherWish(said) ? openAnswer(said, planning.newest) : null
  if (open) return callsOf([open, ...saidWithIt(table)])
  if (planning.newest?.result?.status === 'missing' && plan.wonders && words <= SHORT_ANSWER) return { kind: 'why-asked' }
  const agreed = request === 'yes' ? agreement(said) : null
  if (agreed) return agreed
  if (request === 'no' && offersFlights(table) && words <= LONGEST_NAME_WORDS) return { kind: 'no-flights' }
  if (request === 'yes' && pending?.asked === 'what-to-change' && words <= SHORT_ANSWER) return { kind: 'which-change' }
  const guide = guideAsked(said)
  if (guide) return { kind: 'guide', input: guide }
  const ofOffered = ofPlacesShown(said)
  if (ofOffered) return ofOffered
  const asked = planAsked(said)
  const ofPlan = asked?.input.destination ? null : ofStandingPlan(said)
  if (ofPlan) return ofPlan
  const comparison = comparisonIn(said)
  if (comparison) return callsOf([{ tool: 'compareDestinations', input: { ...journeyOf(table), ...comparison } }])
  const suggestion = hearSuggestion(said.message, table)
  if (suggestion) return { kind: 'calls', calls: [{ tool: 'suggestDestinations', input: suggestion.input }], further: [], suggestion }
  if (!asked) return null
  const input =
    situation.plan && Object.keys(asked.input).length === 0 && isPlanSpokenOf(table)
      ? {}
      : shared(atTrip(asked.input, table), asked.further.length)
  return callsOf([{ tool: 'planTrip', input }], asked.further)
}

/** "What's the weather like in Lisbon in March?": of a place that is named, or the trip's own. */
function guideAsked({ plan, places, origin, reading, frames, table }: Said): GuideInput | null {
  const about = plan.guide
  const [place, other] = places
  if (!about || other || origin || plan.asks.length > 0 || foldSuggest(frames).isUnnamed) return null
  const named = place?.text ?? nameLed(reading)
  if (named === undefined && !isPlaceKnown(table)) return null
  const { plan: standing, wishes } = table.situation
  const on = limitsIn(reading, frames, table).month ?? (named === undefined ? (standing?.startsOn ?? wishes.departureOn) : null)
  const month = about === 'weather' && on ? Number(on.slice(5, 7)) : undefined
  return { ...(named === undefined ? {} : { place: named }), about, ...(month === undefined ? {} : { month }) }
}

/** A whole search, or a plan for a place where something else was asked: no answer to that. */
function isOtherWish(said: Said): boolean {
  if (isWholeSearch(said)) return true
  return said.table.planning.newest?.tool !== 'planTrip' && planAsked(said)?.input.destination !== undefined
}

function isWholeSearch({ origin, places, isFlight, frames }: Said): boolean {
  return (origin !== null && (isFlight || places.length > 0)) || frames.some(({ value }) => value.trip === 'one-way')
}

/** A plan that is wished for, with further places than its own; null where the words ask for none. */
function planAsked(said: Said): { input: PlanInput; further: string[] } | null {
  const { plan, table } = said
  if (plan.isOther || !asksForPlan(said)) return null
  const [destination = unknownPlace(said), ...further] = said.places.map(({ text }) => text)
  // What to do "there" is asked of the trip's own place.
  if (!destination && plan.asks.length === 0 && !isPlaceKnown(table) && plan.sights === 'weak') return null
  return { input: { ...(destination ? { destination } : {}), ...planWishes(said) }, further }
}

function asksForPlan({ plan, places, origin, table, heard, frames, open, isFlight, ...said }: Said): boolean {
  const hasPlace = places.length > 0 || unknownPlace({ plan, places, origin, table, heard, frames, open, isFlight, ...said }) !== undefined
  const [first] = plan.asks
  if (first === 'itinerary') return true
  if (plan.asks.includes('time')) return true
  const isPlan = plan.asks.some((one) => one !== 'span')
  if (isPlan && plan.days !== null) return true
  // "Plan a trip from London to Rome on 3 May" speaks of flights.
  if (isPlan && origin === null) return hasPlace || isPlaceKnown(table) || plan.asks.includes('trip')
  if (plan.sights) return hasPlace || (isPlaceKnown(table) && plan.isThere) || (plan.sights === 'sure' && frames.length === 1)
  const wish = foldSuggest(frames)
  const hasTaste = plan.pace !== null || (plan.hasTaste && wish.likings.length > 0)
  return hasPlace && origin === null && hasTaste && plan.days !== null && !speaksOfFlights(frames)
}

function speaksOfFlights(frames: readonly Frame[]): boolean {
  return frames.some(({ skill }) => skill === 'filters' || skill === 'fares' || skill === 'pick')
}

function isPlaceKnown({ situation: { wishes, plan, stay } }: Table): boolean {
  return wishes.to !== null || plan !== undefined || stay !== undefined
}

/** A name that no index knows: "in Atlantis". */
function unknownPlace({ reading, plan, places }: Said): string | undefined {
  return places.length > 0 || plan.asks.length + (plan.sights ? 1 : 0) === 0 ? undefined : nameLed(reading)
}

function nameLed(reading: Reading): string | undefined {
  for (const { unread, start, end } of reading.clauses) {
    if (unread.length === 0 || unread.length > LONGEST_NAME_WORDS) continue
    const at = reading.tokens.findIndex(({ raw }, index) => index >= start && index < end && raw === unread[0])
    const isNamed = reading.tokens.slice(at, at + unread.length).every(({ raw }, index) => raw === unread[index])
    if (at > 0 && isNamed && PLACE_LEADS.has(reading.tokens[at - 1]?.low ?? '')) return unread.join(' ')
  }
  return undefined
}

const PLACE_LEADS = new Set('in to for of around visit see nach für à a en au pour para mein'.split(' '))

/** What else is said of a plan. */
function planWishes({ plan, frames, heard }: Said): Omit<PlanInput, 'destination'> {
  const { departureOn, returnOn } = heard.dates
  const startsOn = frames.some(isAhead) && !returnOn ? undefined : departureOn
  const days = plan.days ?? (startsOn && returnOn && returnOn > startsOn ? daysBetween(startsOn, addDays(returnOn, 1)) : null)
  const withChildren = withChildrenIn(frames)
  const likings = likingsIn(frames).filter((liking) => liking !== 'family' || withChildren !== true)
  return {
    ...(days ? { days: Math.min(days, MOST_PLAN_DAYS) } : {}),
    ...(startsOn ? { startsOn } : {}),
    ...(plan.pace ? { pace: plan.pace } : {}),
    ...(likings.length > 0 ? { likings } : {}),
    ...(withChildren === null ? {} : { withChildren }),
  }
}

/** "In three days" was read as how long. */
function isAhead({ value }: Frame): boolean {
  const { when } = value as { when?: { day?: { is: string; ahead?: unknown } } }
  return when?.day?.is === 'today' && when.day.ahead !== undefined
}

const LIKED_KINDS: Readonly<Record<string, Liking>> = {
  museum: 'culture',
  gallery: 'culture',
  opera: 'culture',
  castle: 'history',
  cathedral: 'history',
  church: 'history',
  palace: 'history',
  temple: 'history',
  mosque: 'history',
  beach: 'beach',
  park: 'nature',
  garden: 'nature',
  zoo: 'nature',
  market: 'shopping',
}

function likingsIn(frames: readonly Frame[]): Liking[] {
  const { likings } = foldSuggest(frames)
  const kinds = frames.flatMap(({ skill, value }) =>
    skill === 'plan' && typeof value.kind === 'string' ? (LIKED_KINDS[value.kind] ?? []) : [],
  )
  return LIKINGS.filter((liking) => likings.includes(liking) || kinds.includes(liking))
}

type Person = { naming: string; ages: number[]; count: number | null }

/** Null where nothing is said of children, or where they are counted: who flies is told for the flights. */
function withChildrenIn(frames: readonly Frame[]): boolean | null {
  const parties = frames.flatMap(({ skill, value }) =>
    skill === 'party' && value.party ? [value as { standing?: string; party: { people: Person[] } }] : [],
  )
  const people = parties.flatMap(({ party }) => party.people)
  const isOfChildren =
    people.length > 0 && people.every(({ naming }) => naming === 'child' || naming === 'kin-child' || naming === 'infant')
  const isForThem = foldSuggest(frames).likings.includes('family') || frames.some(({ value }) => value.withKids === true)
  if (!isOfChildren) return isForThem ? true : null
  return !parties.some(({ standing }) => standing === 'fewer' || standing === 'none')
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
  const wish = ofStandingPlan(saidBy(earlier, table, 'en', earlier))
  const calls = wish?.kind === 'calls' ? wish.calls : []
  const asked = calls.findIndex(({ input }) => JSON.stringify(input) === JSON.stringify(newest.input))
  return asked < 0 ? [] : calls.slice(asked + 1)
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

/** A yes to the offer that ended the last answer; "yes, but drop the museum" is a change first. */
function agreement({ plan, table }: Said): PlanningWish | null {
  const { pending, situation, planning } = table
  const place = offered(pending, 'planTrip')?.destination
  if (typeof place === 'string') {
    const { destination, startsOn, ...wishes } = planning.planInput ?? {}
    return callsOf([{ tool: 'planTrip', input: { ...wishes, destination: place } }], placesAfter(place, table))
  }
  if (!offersFlights(table) || !situation.plan || plan.changes.length > 0) return null
  return { kind: 'fly', search: { to: situation.plan.place, ...daysOfPlan(situation.plan) } }
}

/** Those that were named after it when several were to be planned. */
function placesAfter(place: string, table: Table): string[] {
  for (const earlier of table.earlierWords.toReversed()) {
    const further = planAsked(saidBy(earlier, table, 'en', earlier))?.further ?? []
    if (further.includes(place)) return further.slice(further.indexOf(place) + 1)
  }
  return []
}

/** The plan that stands: changed, asked about, or made for another place. */
function ofStandingPlan(said: Said): PlanningWish | null {
  const { table, plan: asked, origin, places, heard, frames, reading } = said
  const { situation, planning, told } = table
  const { plan, today } = situation
  if (!plan || isWholeSearch(said) || origin) return null
  const isSpokenOf = isPlanSpokenOf(table)
  if (isSpokenOf && situation.mode === 'chat' && asked.asksFlights && places.length === 0)
    return { kind: 'fly', search: { to: plan.place, ...daysOfPlan(plan) } }
  const standing: StandingPlan = { ...plan, likings: planning.plans.at(-1)?.likings ?? [], today, told, isSpokenOf }
  const day = dayOf(asked.asksDay ?? undefined, plan)
  if (day !== null && asked.changes.length === 0) return { kind: 'day', day }
  if (isSpokenOf && asked.asksEntrances) return { kind: 'entrances' }
  const { departureOn } = heard.dates
  const start = departureOn ? { startsOn: departureOn } : {}
  const changes = callsOfChanges(asked.changes, standing, start)
  const whole = isSpokenOf && places.length === 0 ? wholeOf(said, standing) : {}
  const hasLength = asked.changes.some(({ change }) => change === 'length')
  const calls: PlanningCall[] = [
    ...changes,
    ...(Object.keys(whole).length > 0 && !hasLength ? [{ tool: 'planTrip' as const, input: whole }] : []),
  ]
  if (calls.length > 0) return callsOf(calls)
  const [other, another] = places
  const isAlone =
    reading.clauses.every(({ unread }) => unread.length === 0) && frames.every(({ skill }) => skill === 'route' || skill === 'control')
  if (isSpokenOf && other && !another && isAlone && !said.isFlight && other.city !== plan.place) {
    const { destination, ...wishes } = planning.planInput ?? {}
    return callsOf([{ tool: 'planTrip', input: { ...wishes, days: plan.days, destination: other.text } }])
  }
  return asked.shows ? callsOf([{ tool: 'planTrip', input: {} }]) : null
}

function wholeOf({ plan, heard, frames, isFlight }: Said, standing: StandingPlan): PlanInput {
  const { departureOn } = heard.dates
  const withChildren = plan.changes.length > 0 ? null : withChildrenIn(frames)
  const startsOn = departureOn && !isFlight && plan.changes.length === 0 ? departureOn : undefined
  const liked = plan.hasTaste ? likingsIn(frames) : []
  return wholeChange(
    {
      ...(startsOn ? { startsOn } : {}),
      ...(plan.pace ? { pace: plan.pace } : {}),
      ...(withChildren === null ? {} : { withChildren }),
    },
    { more: [...plan.moreLikes, ...liked].filter((liking) => liking !== 'family' || withChildren === null), less: plan.lessLikes },
    standing,
  )
}

/** Two to four places that somebody hesitates between; null where the words compare none. */
function comparisonIn(said: Said): CompareInput | null {
  const { plan, places, isEither, isFlight, isQuestion, frames, table, reading, origin } = said
  if (places.length < 2 || plan.asks.length > 0) return null
  const limits = limitsIn(reading, frames, table)
  const isMonthAlone = limits.month !== undefined && !frames.some(({ value }) => 'out' in value)
  if (!plan.compares && !(isEither && !isFlight && (isQuestion || isMonthAlone))) return null
  const { month, days, likings } = limits
  return {
    destinations: places.slice(0, MOST_COMPARED).map(({ text }) => text),
    ...(origin ? { from: origin.text } : {}),
    ...(month ? { month } : {}),
    ...(days ? { days } : {}),
    ...(likings ? { likings } : {}),
  }
}

/** One of the places that lie there is taken, or others are wished for. */
function ofPlacesShown(said: Said): PlanningWish | null {
  const { plan, table } = said
  const shown = table.planning.offered
  if (!shown || isWholeSearch(said)) return null
  const taken = takenPlace(said, shown)
  if (taken) return taken
  if (plan.wantsOthers) return { kind: 'more' }
  const refined = lifted(said, shown) ?? refinement(said, shown)
  return refined && callsOf([refined])
}

function takenPlace(said: Said, shown: OfferedPlaces): PlanningWish | null {
  const { plan, places, isQuestion, origin, reading } = said
  const isPlan = plan.asks.length > 0 || plan.sights !== null
  if (plan.compares && places.length > 1) return null
  if (isQuestion && !isPlan) return questionOfShown(said, shown)
  const named = shown.places.filter(({ name }) => places.some(({ city, text }) => isSame(city, name) || isSame(text, name)))
  if (named.length > 1 || shown.places.length === 0 || (origin && !isPlan)) return null
  const [other] = places
  if (named.length === 0 && places.length > 1) return null
  const isTaken = reading.clauses.every(({ unread }) => unread.length === 0)
  const unlisted = named.length === 0 && other && isTaken && (said.isFlight || isPlan) ? { name: other.text } : undefined
  if (named.length === 0 && other && !unlisted) return null
  const place = named[0] ?? unlisted ?? chosenOf(plan, shown)
  if (!place) return plan.choice === null ? null : { kind: 'no-such-choice', names: shown.places.map(({ name }) => name) }
  if (!isPlan)
    return isTaken || plan.choice !== null || plan.measure ? { kind: 'fly', search: flightsTo(place, shown, daysSaid(said, shown)) } : null
  const { startsOn, ...wishes } = planWishes(said)
  const days = wishes.days ?? (typeof shown.input.days === 'number' ? Math.min(shown.input.days, MOST_PLAN_DAYS) : null)
  return callsOf([
    { tool: 'planTrip', input: { destination: place.name, ...wishes, ...(startsOn ? { startsOn } : {}), ...(days ? { days } : {}) } },
  ])
}

function chosenOf({ choice, measure }: PlanSaid, shown: OfferedPlaces): OfferedPlaces['places'][number] | null {
  if (choice !== null) return shown.places.at(choice < 0 ? choice : choice - 1) ?? null
  const isMore = measure?.isMore && shown.by === 'suggestDestinations' && measure.of === 'warmth'
  return measure && !isMore ? (bestOf(measure.of, shown)?.place ?? null) : null
}

/** "Which is the warmest?", "what about Seville?" */
function questionOfShown(said: Said, shown: OfferedPlaces): PlanningWish | null {
  const { plan, places, origin } = said
  if (plan.measure && places.length === 0) return { kind: 'best', measure: plan.measure.of }
  const [asked, other] = places
  if (!asked || other || origin || shown.by !== 'suggestDestinations') return null
  const [best, next] = shown.places
  const against = best?.name === asked.city ? next : best
  const why = shown.outside.find((one) => isSame(one.split(':')[0] ?? '', asked.city))
  if (why) return { kind: 'why-not', why }
  if (!against) return { kind: 'fly', search: flightsTo({ name: asked.text }, shown, daysSaid(said, shown)) }
  const { from, month, days, likings } = shown.input
  // What was said of the journey stays as it was.
  const input = { destinations: [against.name, asked.text], from, month, days, likings } as CompareInput
  return callsOf([{ tool: 'compareDestinations', input }])
}

type Days = { departureOn: PlainDate; returnOn?: PlainDate } | null

/** On the days that were said, or else on those that the fare was found for. */
function flightsTo({ name, departureOn, returnOn }: OfferedPlaces['places'][number], { input }: OfferedPlaces, said: Days) {
  const from = typeof input.from === 'string' ? { from: input.from } : {}
  return { ...from, to: name, ...(said ?? (departureOn && returnOn ? { departureOn, returnOn } : {})) }
}

/** "14 to 21 January": the last day that was said to leave on, as long as the places are put forward for their month. */
function daysSaid({ message, table }: Said, { input }: OfferedPlaces): Days {
  const { situation, planning, names, earlierWords } = table
  const alone = { ...layTable(situation, [], { earlierWords: [] }, names), planning }
  for (const words of [...earlierWords, message].toReversed()) {
    const { departureOn, returnOn } = hearSearch(words, alone).dates
    if (departureOn) return departureOn.slice(0, 7) === input.month ? { departureOn, ...(returnOn ? { returnOn } : {}) } : null
  }
  return null
}

/** "What about June?", "not over €200", "from London instead": the last proposals or comparison with that changed. */
function refinement(said: Said, shown: OfferedPlaces): PlanningCall | null {
  const { plan, places, origin, isFlight, reading, frames, table } = said
  const { by, input } = shown
  if (isFlight || plan.asks.length > 0) return null
  if (places.length > 0) return by === 'compareDestinations' ? withMore(places, shown) : null
  const { from, ...limits } = limitsIn(reading, frames, table)
  const warmest = typeof input.warmAtLeastC === 'number' ? input.warmAtLeastC : LEAST_WARM_C
  const change: SuggestInput = {
    ...limits,
    ...(plan.measure?.of === 'warmth' && by === 'suggestDestinations' ? { warmAtLeastC: warmest + WARMER_BY_C } : {}),
    ...(origin ? { from: origin.text } : from ? { from } : {}),
  }
  const slots = by === 'suggestDestinations' ? Object.keys(change) : ['from', 'month', 'days', 'likings']
  const kept = Object.fromEntries(Object.entries(change).filter(([name]) => slots.includes(name)))
  // The call has the shape of the one that it refines.
  return Object.keys(kept).length > 0 ? again(by, { ...input, ...kept }) : null
}

/** "And Seville?" */
function withMore(places: PlaceValue[], { input, places: shown }: OfferedPlaces): PlanningCall | null {
  const isNew = places.every(({ text, city }) => !shown.some(({ name }) => isSame(name, text) || isSame(name, city)))
  const destinations = [...shown.map(({ name }) => name), ...places.map(({ text }) => text)]
  return isNew && destinations.length <= MOST_COMPARED ? again('compareDestinations', { ...input, destinations }) : null
}

const LIMITS: Readonly<Record<string, string[]>> = {
  fare: ['mostFare', 'currency'],
  flight: ['longestFlightMinutes'],
  warmth: ['warmAtLeastC'],
  rain: ['isDry'],
  weather: ['warmAtLeastC', 'isDry'],
}

/** "Forget the price": the last proposals without that limit. */
function lifted({ plan }: Said, { by, input }: OfferedPlaces): PlanningCall | null {
  const names = plan.lifts.flatMap((limit) => LIMITS[limit] ?? [])
  if (by !== 'suggestDestinations' || !names.some((name) => input[name] !== undefined)) return null
  return again(by, Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name))))
}

/** An answer to what the last planning call asked for; null where the words are none. */
function openAnswer(said: Said, { tool, input, result }: PlanningResult): PlanningCall | null {
  const { places, request, table, reading } = said
  if (!result || (request !== null && request !== 'yes')) return null
  switch (result.status) {
    case 'missing':
      return result.missing === 'destination' ? destinationAnswer(said, input) : originAnswer(said, tool, input)
    case 'unclear-place': {
      const chosen = candidateMeant(result.candidates, reading.text)
      return chosen ? again(tool, { ...input, from: chosen.iataCode }) : originAnswer(said, tool, input)
    }
    case 'unknown-place': {
      if (tool === 'planTrip') return places.length > 0 ? destinationAnswer(said, input) : null
      const [place] = places
      const destinations = Array.isArray(input.destinations) ? input.destinations : []
      if (places.length !== 1 || !place || tool !== 'compareDestinations') return null
      return again(tool, { ...input, destinations: destinations.map((one) => (one === result.said ? place.text : one)) })
    }
    case 'unclear': {
      if (said.plan.changes.length > 0 && !isNamingAlone(said)) return null
      const asked = askedCandidates(result.said, result.candidates)
      const [name, other] = findNames(reading.text, result.candidates)
      const order = orderSaid(said, table)
      const [only, another] = asked
      const agreed = request === 'yes' && !another ? only : undefined
      const meant = name && !other ? name : order === null ? agreed : asked[order - 1]
      return meant ? again('changePlan', { ...input, [result.what]: meant }) : null
    }
    default:
      return null
  }
}

/** "Vienna", "from Vienna, and not over €300": a whole search is none. */
function originAnswer(said: Said, tool: PlanningCall['tool'], input: Record<string, unknown>): PlanningCall | null {
  const { places, origin, reading, frames, table } = said
  const named = origin ?? (places.length === 1 ? places[0] : undefined)
  if (places.some((place) => place !== named)) return null
  const { from: _, ...limits } = limitsIn(reading, frames, table)
  const from = named?.text ?? (Object.keys(limits).length === 0 ? nameAlone(said) : undefined)
  if (from === undefined && Object.keys(limits).length === 0) return null
  const { month, days, likings } = limits
  const ofComparison = { ...(month ? { month } : {}), ...(days ? { days } : {}), ...(likings ? { likings } : {}) }
  return again(tool, { ...input, ...(tool === 'suggestDestinations' ? limits : ofComparison), ...(from ? { from } : {}) })
}

function destinationAnswer(said: Said, input: Record<string, unknown>): PlanningCall | null {
  const destination = said.places[0]?.text ?? nameAlone(said)
  if (destination === undefined || said.origin) return null
  return again('planTrip', { ...input, ...planWishes(said), destination })
}

/** A short answer of words that nothing knows is a name, known or not. */
function nameAlone({ open, isQuestion, frames }: Said): string | undefined {
  const isName = !isQuestion && open.length > 0 && open.length <= LONGEST_NAME_WORDS && frames.every(({ rule }) => rule?.isWeak)
  return isName && open.every((word) => /^\p{L}/u.test(word)) ? open.join(' ') : undefined
}

function isNamingAlone({ plan }: Said): boolean {
  return plan.changes.every(({ change }) => change === 'first' || change === 'last')
}

function orderSaid({ frames }: Said, _: Table): number | null {
  const day = frames
    .map(({ value }) => (value.when as { day?: { is: string; d?: number } } | undefined)?.day)
    .find((one) => one?.is === 'date')
  return day?.d ?? null
}

function isSame(one: string, other: string): boolean {
  return foldWords(one) === foldWords(other)
}

/** The same call with more said. */
function again(tool: PlanningCall['tool'], input: Record<string, unknown>): PlanningCall {
  // The input was made here in an earlier turn, in the shape that belongs to its tool.
  return { tool, input } as PlanningCall
}
