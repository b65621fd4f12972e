import { addDays } from '@/lib/travel/dates'
import { foldWords } from '@/lib/travel/fold-words'
import { MOST_PLAN_DAYS } from '@/lib/travel/plan/plan-limits'
import { allFrames, asksSomething, type Clause } from '../../grammar/clauses'
import type { PlaceValue } from '../../grammar/place-words'
import type { SearchWish } from '../../understand/wished-search'
import { placesIn } from '../route/spots'
import { MOST_COMPARED } from './asked-comparison'
import type { PlanSaid } from './fold'
import type { OfferedPlaces } from './measures'
import { bestOf } from './measures'
import { planWishes } from './plan-wishes'
import { isWholeSearch, type PlanningMessage } from './planning-message'
import { type CompareInput, callAgain, callsOf, type PlanningCall, type PlanningWish, type SuggestInput } from './planning-wish'

const WARMER_BY_C = 5
const LEAST_WARM_C = 20
const LIMITS: Readonly<Record<string, string[]>> = {
  fare: ['mostFare', 'currency'],
  flight: ['longestFlightMinutes'],
  warmth: ['warmAtLeastC'],
  rain: ['isDry'],
  weather: ['warmAtLeastC', 'isDry'],
}

/** What a message wishes of the places shown: one of them, more about them, others, or fewer limits. */
export function aboutOfferedPlaces(said: PlanningMessage): PlanningWish | null {
  const { plan, table } = said
  const shown = table.planning.offered
  if (!shown) return null
  const start = correctedStart(said, shown)
  if (start) return callsOf([start])
  const flown = flownFrom(said, shown)
  if (flown) return flown
  if (isWholeSearch(said)) return null
  if (isRefused(said, shown)) return { kind: 'more' }
  const taken = takenPlace(said, shown)
  if (taken) return taken
  if (plan.wantsOthers) return { kind: 'more' }
  const refined = lifted(said, shown) ?? refinement(said, shown)
  return refined && callsOf([refined])
}

/** "I meant Leeds", "Leeds, not Manchester": the same proposals from another start, rather than flights to it. */
function correctedStart({ reading, table: { names } }: PlanningMessage, { by, input, places: shown }: OfferedPlaces): PlanningCall | null {
  if (by !== 'suggestDestinations' || typeof input.from !== 'string') return null
  const start = names.placesFrom(input.from.split(' '))[0]?.place
  const values = allFrames(reading.clauses).map(({ value }) => value)
  const isStart = (place: PlaceValue) => place.city === start?.city || isSame(place.text, String(input.from))
  const isNear = (place: PlaceValue) =>
    (place.country ?? null) === (start?.country ?? null) && !shown.some(({ name }) => isSame(name, place.city) || isSame(name, place.text))
  const isRefused = values.some(({ placeNot }) => placesIn(placeNot).some(isStart))
  const meant = values
    .filter(({ right, isMeant, placeNot }) => isMeant === true || (isRefused && (right === true || placeNot !== undefined)))
    .flatMap(({ place }) => placesIn(place))
    .find((place) => isRefused || isStart(place) || isNear(place))
  if (!start || !meant) return null
  const { alsoFrom: _others, ...kept } = input
  return callAgain(by, { ...kept, from: meant.text })
}

/** "Tenerife, but from Leeds": that place from the new start, on the days asked for, else on those of its fare. */
function flownFrom(said: PlanningMessage, shown: OfferedPlaces): PlanningWish | null {
  const { origin, places, plan, heard, frames } = said
  const [place, more] = places
  const isOpen = !place || more || !origin || plan.asks.length > 0
  if (isOpen || frames.some(({ value }) => 'trip' in value) || saysDays(heard.dates)) return null
  const listed = shown.places.find(({ name }) => isSame(place.city, name) || isSame(place.text, name))
  const { from: _start, ...found } = listed ?? { name: place.text }
  return { kind: 'fly', search: { ...flightsTo({ ...found, name: place.text }, shown, said), from: origin.text } }
}

function saysDays({ departureOn, returnOn, vague, choice }: PlanningMessage['heard']['dates']): boolean {
  return Boolean(departureOn ?? returnOn ?? vague ?? choice)
}

/** "Delhi is too far": the others, unless one of them is named. */
function isRefused({ plan, reading, places }: PlanningMessage, { places: shown }: OfferedPlaces): boolean {
  if (plan.choice !== null || plan.measure) return false
  const refused = allFrames(reading.clauses).flatMap(({ value }) => placesIn(value.placeNot))
  const isAmong = (names: PlaceValue[], name: string) => names.some(({ city, text }) => isSame(city, name) || isSame(text, name))
  const isOtherNamed = places.some((place) => !isAmong(refused, place.city))
  return !isOtherNamed && shown.some(({ name }) => isAmong(refused, name))
}

function takenPlace(said: PlanningMessage, shown: OfferedPlaces): PlanningWish | null {
  const { plan, places, isQuestion, origin, reading } = said
  const isPlan = plan.asks.length > 0 || plan.sights !== null
  if (plan.compares && places.length > 1) return null
  const named = shown.places.filter(({ name }) => places.some(({ city, text }) => isSame(city, name) || isSame(text, name)))
  // "Tenerife sounds good, when is it cheapest?"
  const isAgreed = named.length === 1 && reading.clauses.some((clause) => !asksSomething(clause) && agreesTo(clause, named[0]?.name ?? ''))
  if (isQuestion && !isPlan && !isAgreed) return questionOfShown(said, shown)
  if (named.length > 1 || (origin && !isPlan)) return null
  const [other] = places
  if (named.length === 0 && (places.length > 1 || (shown.places.length === 0 && !other))) return null
  const isTaken = reading.clauses.every(({ unread }) => unread.length === 0)
  const isWished = said.isFlight || isPlan || (shown.by === 'suggestDestinations' && other !== undefined && !isAtHome(other, said))
  const unlisted = named.length === 0 && other && isTaken && isWished ? { name: other.text } : undefined
  if (named.length === 0 && other && !unlisted) return null
  const place = named[0] ?? unlisted ?? chosenOf(plan, shown)
  if (!place) return plan.choice === null ? null : { kind: 'no-such-choice', names: shown.places.map(({ name }) => name) }
  if (!isPlan)
    return isTaken || isAgreed || plan.choice !== null || plan.measure ? { kind: 'fly', search: flightsTo(place, shown, said) } : null
  const { startsOn, ...wishes } = planWishes(said)
  const days = wishes.days ?? (typeof shown.input.days === 'number' ? Math.min(shown.input.days, MOST_PLAN_DAYS) : null)
  return callsOf([
    { tool: 'planTrip', input: { destination: place.name, ...wishes, ...(startsOn ? { startsOn } : {}), ...(days ? { days } : {}) } },
  ])
}

/** "Tenerife sounds good", "yes, Tenerife". */
function agreesTo({ frames }: Clause, name: string): boolean {
  const places = frames.flatMap(({ value }) => placesIn(value.place ?? value.to))
  return frames.some(({ value }) => value.say === 'yes') && places.some(({ city, text }) => isSame(city, name) || isSame(text, name))
}

/** Whether it lies in the country where they start, so that it may be a start itself. */
function isAtHome({ country }: PlaceValue, { table: { names, planning } }: PlanningMessage): boolean {
  const from = planning.offered?.input.from
  const start = typeof from === 'string' ? names.placesFrom(from.split(' '))[0]?.place : undefined
  return start === undefined || start.country === country
}

function chosenOf({ choice, measure }: PlanSaid, shown: OfferedPlaces): OfferedPlaces['places'][number] | null {
  if (choice !== null) return shown.places.at(choice < 0 ? choice : choice - 1) ?? null
  const isMore = measure?.isMore && shown.by === 'suggestDestinations' && measure.of === 'warmth'
  return measure && !isMore ? (bestOf(measure.of, shown)?.place ?? null) : null
}

/** "Which is the warmest?", "what about Seville?" */
function questionOfShown(said: PlanningMessage, shown: OfferedPlaces): PlanningWish | null {
  const { plan, places, origin } = said
  if (plan.measure && places.length === 0) return { kind: 'best', measure: plan.measure.of }
  const [asked, other] = places
  if (!asked || other || origin || shown.by !== 'suggestDestinations') return null
  const [best, next] = shown.places
  const against = best?.name === asked.city ? next : best
  const why = shown.outside.find((one) => isSame(one.split(':')[0] ?? '', asked.city))
  if (why) return { kind: 'why-not', why }
  const ofBest = best ? { departureOn: best.departureOn, returnOn: best.returnOn } : {}
  // “How much is it to Faro?” is asked of the flights.
  const isOfFlights = said.isFlight || said.frames.some(({ skill, value }) => skill === 'pick' && 'what' in value)
  if (!against || isOfFlights) return { kind: 'fly', search: flightsTo({ name: asked.text, ...ofBest }, shown, said) }
  const { from, month, days, likings } = shown.input
  // The journey is the one that the places were shown for.
  const input = { destinations: [against.name, asked.text], from, month, days, likings } as CompareInput
  return callsOf([{ tool: 'compareDestinations', input }])
}

/** On the days said last, where they are in the month that the places are shown for; else on those that the fare was found for. */
function flightsTo(
  { name, from: start, departureOn, returnOn }: OfferedPlaces['places'][number],
  { input }: OfferedPlaces,
  said: PlanningMessage,
): SearchWish {
  const from = start ? { from: start } : typeof input.from === 'string' ? { from: input.from } : {}
  const last = said.lastDays()
  const days = last?.departureOn.slice(0, 7) === input.month ? last : null
  return { ...from, to: name, ...(days ?? (departureOn && returnOn ? { departureOn, returnOn } : daysAsked(input))) }
}

/** The first day of leaving that the places were asked for, and the last of so many days. */
function daysAsked({ leaveFrom, days }: OfferedPlaces['input']): Pick<SearchWish, 'departureOn' | 'returnOn'> {
  if (typeof leaveFrom !== 'string') return {}
  return { departureOn: leaveFrom, ...(typeof days === 'number' && days > 1 ? { returnOn: addDays(leaveFrom, days - 1) } : {}) }
}

/** "What about June?", "not over €200", "from London instead": the same proposals or comparison, with that changed. */
function refinement(said: PlanningMessage, shown: OfferedPlaces): PlanningCall | null {
  const { plan, places, origin, isFlight } = said
  const { by, input } = shown
  if (isFlight || plan.asks.length > 0) return null
  if (places.length > 0) return by === 'compareDestinations' ? withMore(places, shown) : null
  const { from, ...limits } = said.limits
  const warmest = typeof input.warmAtLeastC === 'number' ? input.warmAtLeastC : LEAST_WARM_C
  const change: SuggestInput = {
    ...limits,
    ...(plan.measure?.of === 'warmth' && by === 'suggestDestinations' ? { warmAtLeastC: warmest + WARMER_BY_C } : {}),
    ...(origin ? { from: origin.text } : from ? { from } : {}),
  }
  const slots = by === 'suggestDestinations' ? Object.keys(change) : ['from', 'month', 'days', 'likings']
  const kept = Object.fromEntries(Object.entries(change).filter(([name]) => slots.includes(name)))
  // The call has the shape of the one that it refines.
  return Object.keys(kept).length > 0 ? callAgain(by, { ...withoutReplaced(input, kept), ...kept }) : null
}

/** "From London instead" is no longer from the others, "what about June?" no longer on those days. */
function withoutReplaced(input: Record<string, unknown>, { from, month }: Record<string, unknown>): Record<string, unknown> {
  const gone = [...(from === undefined ? [] : ['alsoFrom']), ...(month === undefined ? [] : ['leaveFrom', 'leaveTo', 'leaveOn'])]
  return Object.fromEntries(Object.entries(input).filter(([name]) => !gone.includes(name)))
}

/** "And Seville?" */
function withMore(places: PlaceValue[], { input, places: shown }: OfferedPlaces): PlanningCall | null {
  const isNew = places.every(({ text, city }) => !shown.some(({ name }) => isSame(name, text) || isSame(name, city)))
  const destinations = [...shown.map(({ name }) => name), ...places.map(({ text }) => text)]
  return isNew && destinations.length <= MOST_COMPARED ? callAgain('compareDestinations', { ...input, destinations }) : null
}

/** "Forget the price": the same proposals without that limit. */
function lifted({ plan }: PlanningMessage, { by, input }: OfferedPlaces): PlanningCall | null {
  const names = plan.lifts.flatMap((limit) => LIMITS[limit] ?? [])
  if (by !== 'suggestDestinations' || !names.some((name) => input[name] !== undefined)) return null
  return callAgain(by, Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name))))
}

function isSame(one: string, other: string): boolean {
  return foldWords(one) === foldWords(other)
}
