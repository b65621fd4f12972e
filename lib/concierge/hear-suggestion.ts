import { addDays, daysBetween, type PlainDate, WEEKDAYS } from '@/lib/travel/dates'
import type { Frame } from './grammar/cover'
import type { PlaceValue } from './grammar/place-words'
import { hearFrames, type SearchHeard } from './hear-search'
import { readMessage } from './read-message'
import type { SuggestInput, SuggestionHeard } from './skills/plan/planning-wish'
import { placesIn } from './skills/route/spots'
import { foldSuggest, type SuggestChange } from './skills/suggest/fold'
import type { Table } from './table'

/** Slots of frames that name a destination. */
const GOAL_SLOTS = ['to', 'leg', 'chain', 'goal', 'next', 'visit', 'event', 'toNot']
/** Where a country stands that the place has to be in. */
const COUNTRY_SLOTS = ['to', 'goal', 'place', 'inCountry', 'planPlace']
/** Where one stands that it must not be in. */
const COUNTRY_NOT_SLOTS = ['placeNot', 'toNot']
const NEAR_MINUTES = 180
const ROUGHLY_NEAR_MINUTES = 270
const MOST_DAYS = 30
const MOST_FURTHER_STARTS = 3
const SHORT_SPAN_DAYS = 10
/** By day: then snow may lie. */
const SNOW_C = 5
const WEEKEND_DAYS = 3
/** Half-term holidays in British schools. */
const HALF_TERMS = [2, 5, 10]

/** Reads a message as a wish for places to go to; null if it names one or wishes for none. */
export function hearSuggestion(message: string, table: Table): SuggestionHeard | null {
  const { clauses, ...reading } = readMessage(message, table)
  const kept = clauses.filter(({ kind }) => kind !== 'story')
  const frames = [...new Set(kept.flatMap((clause) => [...clause.frames, ...clause.mentioned]))].toSorted(
    (one, other) => one.start - other.start,
  )
  const wish = foldSuggest(frames)
  const isUnclear = kept.some(
    ({ frames: own, mentioned, unread }) => unread.length > 0 && [...own, ...mentioned].some(({ value }) => value.ask),
  )
  const isOpen = wish.isAsked || wish.isUnnamed
  const countries =
    isOpen || wish.isKind || wish.likings.length > 0 || wish.warmAtLeastC !== undefined || isBreak(frames) ? countriesIn(frames) : []
  const isWithin = (frame: Frame) => countries.length > 0 && namesCountry(frame)
  if (wish.isOther || frames.some((frame) => namesGoal(frame, isOpen) && !isWithin(frame))) return null
  const ofTrip = frames.flatMap((frame) => (frame.skill === 'route' && isWithin(frame) ? withoutGoal(frame) : [frame]))
  const heard = hearFrames({ clauses, ...reading }, ofTrip, table)
  const withoutCountries = countriesIn(frames, COUNTRY_NOT_SLOTS)
  const input = {
    ...inputOf(heard, wish, ofTrip, table),
    ...(countries.length > 0 ? { countries } : {}),
    ...(withoutCountries.length > 0 ? { withoutCountries } : {}),
  }
  const isMeant = isWished(wish, input, isUnclear, table) || (countries.length > 0 && table.situation.wishes.to === null)
  if (!isMeant) return null
  const { origins } = heard.route
  return {
    input,
    heard,
    traits: wish.traits,
    otherOrigins: origins.slice(1).map(({ place }) => place),
    total: totalOf(heard),
  }
}

/** What frames say that a place must keep to, and of the journey there; only what they say. */
export function limitsOf(heard: SearchHeard, frames: readonly Frame[], table: Table): SuggestInput {
  return inputOf(heard, foldSuggest(frames), frames, table)
}

/** "A weekend in Italy", "a week in Spain": how long, and no more of where than a country. */
function isBreak(frames: readonly Frame[]): boolean {
  return frames.some(({ skill, value }) => skill === 'dates' && (value.stay !== undefined || ofWeekend(value.when)))
}

function ofWeekend(when: unknown): boolean {
  const day = typeof when === 'object' && when !== null && 'day' in when ? when.day : null
  return typeof day === 'object' && day !== null && 'wds' in day && day.wds === 'weekend'
}

/** The countries that are named, by ISO code; none where a frame names a town beside them. */
function countriesIn(frames: readonly Frame[], slots = COUNTRY_SLOTS): string[] {
  return [
    ...new Set(
      frames
        .filter((frame) => namesCountry(frame, slots))
        .flatMap((frame) => placesNamed(frame, slots))
        .flatMap(({ country }) => country ?? []),
    ),
  ]
}

/** "From Bristol to Spain": the origin stays; Spain is where suggestions come from. */
function withoutGoal(frame: Frame): Frame[] {
  const value = Object.fromEntries(Object.entries(frame.value).filter(([slot]) => !COUNTRY_SLOTS.includes(slot)))
  return Object.keys(value).length > 0 ? [{ ...frame, value }] : []
}

function namesCountry(frame: Frame, slots = COUNTRY_SLOTS): boolean {
  const places = placesNamed(frame, slots)
  return places.length > 0 && places.every(({ kind }) => kind === 'country')
}

function placesNamed({ value }: Frame, slots: readonly string[]): PlaceValue[] {
  return slots.flatMap((slot) => placesIn(value[slot]))
}

function namesGoal({ skill, value }: Frame, isOpen: boolean): boolean {
  return skill === 'route' && (GOAL_SLOTS.some((slot) => slot in value) || (!isOpen && 'place' in value))
}

/** Asked for outright; or the destination is open; or features of a place with a time or a start. */
function isWished(wish: SuggestChange, input: SuggestInput, isUnclear: boolean, { situation }: Table): boolean {
  const isPlaceKnown = situation.wishes.to !== null
  const { warmAtLeastC, isCold, likings, isDry, occasion } = wish
  const isLimited = warmAtLeastC !== undefined || isCold === true || likings.length > 0 || isDry === true || occasion !== undefined
  const isFramed = input.from !== undefined || input.month !== undefined || input.days !== undefined
  if (wish.isAsked) return isLimited || isFramed || !(isUnclear || isPlaceKnown)
  if (wish.isUnnamed) return isLimited || !isPlaceKnown
  return !isPlaceKnown && (wish.isKind ? isLimited || isFramed : isLimited && isFramed)
}

function inputOf(heard: SearchHeard, wish: SuggestChange, frames: readonly Frame[], table: Table): SuggestInput {
  const { route, limits, dates } = heard
  const { warmAtLeastC, isDry, isCold, likings, occasion } = wish
  const isStart = frames.some((frame) => startsHere(frame, wish.isAsked || wish.isUnnamed))
  const from = route.from ?? (isStart ? (route.bare ?? route.to) : undefined)
  const month = monthOf(dates, wish, table.situation.today)
  const days = daysOf(dates) ?? wish.days
  const fare = fareOf(heard)
  const minutes = limits.filters.maxDurationMinutes ?? (wish.isRoughlyNear ? ROUGHLY_NEAR_MINUTES : wish.isNear ? NEAR_MINUTES : null)
  return {
    ...(from ? { from } : {}),
    ...(from && route.alternatives.from.length > 0 ? { alsoFrom: route.alternatives.from.slice(0, MOST_FURTHER_STARTS) } : {}),
    ...(month ? { month } : {}),
    ...leavingDays(dates, days),
    ...leavingOn(dates),
    ...(days ? { days: Math.min(days, MOST_DAYS) } : {}),
    ...partyOf(heard),
    ...(warmAtLeastC === undefined ? {} : { warmAtLeastC }),
    ...(isCold ? { coldAtMostC: SNOW_C } : {}),
    ...(occasion ? { occasion } : {}),
    ...(isDry ? { isDry } : {}),
    ...(asksForCheapest(heard, frames) ? { byPrice: true as const } : {}),
    ...(likings.length > 0 ? { likings } : {}),
    ...fare,
    ...(minutes ? { longestFlightMinutes: minutes } : {}),
  }
}

function partyOf({ party: { travellers } }: SearchHeard): Pick<SuggestInput, 'adults' | 'children' | 'infants' | 'childAges'> {
  const { adults, children, infants, childAges } = travellers
  return {
    ...(adults === undefined ? {} : { adults }),
    ...(children === undefined ? {} : { children }),
    ...(infants === undefined ? {} : { infants }),
    ...(childAges === undefined ? {} : { childAges }),
  }
}

/** The days of leaving, of a day or a weekend that was named: "next weekend" for three days is its Friday. */
function leavingDays({ departureOn, vague }: SearchHeard['dates'], days: number | undefined): Pick<SuggestInput, 'leaveFrom' | 'leaveTo'> {
  if (departureOn) return { leaveFrom: departureOn }
  if (!vague?.from || !vague.to || daysBetween(vague.from, vague.to) >= SHORT_SPAN_DAYS) return {}
  const last = addDays(vague.to, 1 - (days ?? 1))
  return { leaveFrom: vague.from, ...(last > vague.from ? { leaveTo: last } : {}) }
}

/** "Any weekend in March": its Fridays. */
function leavingOn({ choice }: SearchHeard['dates']): Pick<SuggestInput, 'leaveOn'> {
  const weekdays = choice?.role === 'return' ? [] : (choice?.window?.weekdays ?? [])
  return weekdays.length > 0 && weekdays.length < WEEKDAYS.length
    ? { leaveOn: WEEKDAYS.filter((_, index) => weekdays.includes(index)) }
    : {}
}

/** "The cheapest flight anywhere." */
function asksForCheapest({ limits }: SearchHeard, frames: readonly Frame[]): boolean {
  return limits.preference === 'cheapest' || frames.some(({ value }) => isOrder(value.point, 'cheapest'))
}

function isOrder(point: unknown, order: string): boolean {
  return typeof point === 'object' && point !== null && 'order' in point && point.order === order
}

/** If the destination is open, a bare name is the start: "Bristol, somewhere warm". */
function startsHere({ skill, value }: Frame, isOpen: boolean): boolean {
  return skill === 'route' && ('lives' in value || (isOpen && 'place' in value))
}

function monthOf(
  { departureOn, vague, choice, arriveOn }: SearchHeard['dates'],
  { isCold, month }: SuggestChange,
  today: PlainDate,
): string | null {
  const day = departureOn ?? arriveOn ?? vague?.from ?? choice?.days?.[0]?.on ?? choice?.window?.from
  if (day) return day.slice(0, 7)
  const next = month ?? (vague?.name === 'half-term' ? nextOf(isCold ? [2] : HALF_TERMS, today) : null)
  if (next === null) return null
  const year = Number(today.slice(0, 4)) + (next < Number(today.slice(5, 7)) ? 1 : 0)
  return `${year}-${String(next).padStart(2, '0')}`
}

function nextOf(months: readonly number[], today: PlainDate): number {
  const now = Number(today.slice(5, 7))
  return months.find((month) => month >= now) ?? months[0] ?? now
}

/** Days there, counting first and last; "a week" is seven. */
function daysOf({ departureOn, returnOn, nights, nightsRange, vague, choice }: SearchHeard['dates']): number | null {
  if (departureOn && returnOn && returnOn > departureOn) return daysBetween(departureOn, addDays(returnOn, 1))
  const stay =
    nights ?? choice?.window?.nights ?? (nightsRange ? Math.round((nightsRange.min + (nightsRange.max ?? nightsRange.min)) / 2) : null)
  if (stay !== null && stay > 0) return stay % 7 === 0 ? stay : stay + 1
  return /week-?end/i.test(vague?.said ?? '') ? WEEKEND_DAYS : null
}

/** The return fare per person; a total price is divided by the party. */
function fareOf(heard: SearchHeard): Pick<SuggestInput, 'mostFare' | 'currency'> {
  const { budget, currency } = heard.limits
  const most = totalOf(heard)
  const amount = most ? Math.floor(most.amount / most.people) : budget?.max
  const inCurrency = budget?.currency ?? currency
  return { ...(amount ? { mostFare: amount } : {}), ...(inCurrency ? { currency: inCurrency } : {}) }
}

function totalOf({ limits: { budget }, party: { travellers } }: SearchHeard): SuggestionHeard['total'] {
  const people = (travellers.adults ?? 1) + (travellers.children ?? 0)
  return budget?.per === 'total' && people > 1 ? { amount: budget.max, people } : null
}
