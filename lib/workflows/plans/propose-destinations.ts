import type { Places, WorldMap } from '../../ports/places'
import { minorDigits } from '../../travel/money'
import { countryNamed } from '../../travel/places/country-names'
import type { Place } from '../../travel/places/place'
import type { DestinationCandidate, DestinationWishes } from '../../travel/plan/destination-candidate'
import { destinationWishesSchema } from '../../travel/plan/destination-candidate-schema'
import type { DroppableLimit } from '../../travel/plan/droppable-limits'
import type { Liking, Occasion } from '../../travel/plan/liking'
import { type DestinationSuggestion, suggestDestinations as rank } from '../../travel/plan/suggest-destinations'
import { refuse } from '../../travel/refusal'
import type { Trip } from '../../travel/trip/trip'
import { budgetForFlights } from '../../travel/trip/trip-budget'
import type { TripCaller, TripDeps } from '../trips/issue-trip-command'
import { keepWishes, type SaidParty } from '../trips/keep-wishes'
import { loadLiveTrip } from '../trips/load-live-trip'
import { airportOf, candidatesFrom, fareTo } from './find-fares'
import type { LeadFare } from './lead-price'
import { type NetworkPlace, networkPlaces } from './network-places'
import { type Journey, type JourneyProblem, type JourneyRequest, readJourney } from './read-journey'
import { type LeadPrice, type PricedSuggestion, suggestDestinations } from './suggest-destinations'

/** What was said of where one could go; `mostFare` is for the flights there and back of one, in whole units of `currency`. */
export type ProposalRequest = JourneyRequest &
  SaidParty & {
    /** Further places that one could start in. */
    alsoFrom?: string[] | undefined
    /** The cheapest first. */
    byPrice?: boolean | undefined
    warmAtLeastC?: number | undefined
    coldAtMostC?: number | undefined
    occasion?: Occasion | undefined
    isDry?: boolean | undefined
    /** The countries that it has to be in, by ISO code or name. */
    countries?: string[] | undefined
    /** The countries that it must not be in, by ISO code or name. */
    withoutCountries?: string[] | undefined
    mostFare?: number | undefined
    longestFlightMinutes?: number | undefined
  }

/** `airport` is where one flies to; `departureOn` and `returnOn` are the days of the fare, null without one. */
export type ProposedPlace = DestinationSuggestion['ranked'][number] & {
  /** Where the fare starts. */
  origin: Place
  airport: Place | null
  departureOn: LeadFare['departureOn'] | null
  returnOn: LeadFare['returnOn'] | null
}

/** `ranked` holds the first of `fitting`; prices are as of `searchedAt`, an instant in UTC. */
export type Proposal = {
  origin: Place
  /** Further places that it was looked from. */
  alsoFrom: Place[]
  /** The days that one would leave on, where they are not those of a whole month. */
  leaving: { from: string; to: string } | null
  /** The only weekdays that one would leave on, if these were said. */
  leaveOn?: JourneyRequest['leaveOn']
  month: string
  days: number
  wishes: DestinationWishes
  ranked: ProposedPlace[]
  fitting: number
  open: PricedSuggestion['open']
  excluded: PricedSuggestion['excluded']
  /** Where nothing fits: each limit without which some places do, and how many. */
  waysOn: { limit: DroppableLimit; count: number }[]
  /** How many places were looked at; of those without a page only the busiest are. */
  looked: { withPage: number; ofNetwork: number; leftOut: number }
  message: string | null
  isSimulated: boolean
  searchedAt: string
}

export type ProposalAnswer = { status: 'proposed'; proposal: Proposal } | JourneyProblem

/** With the first, as many starts as a comparison of places has. */
const MOST_FURTHER_STARTS = 3
const MOST_SHOWN = 6
const MOST_EXCLUDED = 5

/** Where one could go, by live fares, the season and what one likes, each with its reason in numbers. */
export async function proposeDestinations(
  request: ProposalRequest,
  caller: TripCaller,
  deps: TripDeps & { places: Places & Pick<WorldMap, 'locate'> },
): Promise<ProposalAnswer> {
  const trip = (await loadLiveTrip(caller.threadId, caller.userId, deps))?.trip
  if (!trip) return { status: 'refused', ...refuse('not_found', 'We can’t find this trip.') }
  const journey = readJourney(request, trip, caller, deps.places)
  if ('status' in journey) return journey
  const journeys = [journey]
  for (const from of (request.alsoFrom ?? []).slice(0, MOST_FURTHER_STARTS)) {
    const further = readJourney({ ...request, from, currency: journey.currency }, trip, caller, deps.places)
    if ('status' in further) return further
    if (!journeys.some(({ origin }) => origin.iataCode === further.origin.iataCode)) journeys.push(further)
  }
  const { adults, children, infants, childAges } = request
  const [home, ...furtherHomes] = journeys
  const party = { adults, children, infants, childAges }
  await keepWishes({ party, likes: request.likings, ...(furtherHomes.length === 0 ? { origin: home?.origin } : {}) }, trip, caller, deps)
  const wishes = wishesOf({ mostFare: fareWithin(trip, journey.currency), likings: likesFor(request, trip), ...request }, journey)
  const options = await Promise.all(journeys.map((one) => optionsFrom(one, wishes, journeys.length > 1, deps)))
  const byKey = new Map(options.flatMap(({ all }) => all.map((option) => [option.candidate.slug, option])))
  const found = new Map<string, LeadFare>()
  const leadPrice: LeadPrice = async (key) => {
    const option = byKey.get(key)
    if (!option?.airport) return null
    const lead = await fareTo(option.airport, option.journey, deps)
    if (lead) found.set(key, lead)
    return lead?.fare ?? null
  }
  const suggested = await suggestDestinations(
    options.flatMap(({ all }) => all.map(({ candidate }) => candidate)),
    wishes,
    { leadPrice },
  )
  const ranked = onceEach(suggested.ranked, ({ candidate }) => slugOf(candidate.slug))
  const shown = ranked.slice(0, MOST_SHOWN).map(({ candidate, reason }) => {
    const { departureOn = null, returnOn = null } = found.get(candidate.slug) ?? {}
    const option = byKey.get(candidate.slug)
    const origin = option?.journey.origin ?? journey.origin
    return {
      candidate: { ...candidate, slug: slugOf(candidate.slug) },
      reason,
      origin,
      airport: option?.airport ?? null,
      departureOn,
      returnOn,
    }
  })
  const told = new Set(ranked.map(({ candidate }) => slugOf(candidate.slug)))
  const others = (named: DestinationSuggestion['open']) =>
    onceEach(named, ({ slug }) => slugOf(slug)).flatMap((one) => (told.has(slugOf(one.slug)) ? [] : [{ ...one, slug: slugOf(one.slug) }]))
  const { origin, month, days, leavingOn } = journey
  const [first, last] = [leavingOn[0], leavingOn.at(-1)]
  return {
    status: 'proposed',
    proposal: {
      origin,
      alsoFrom: journeys.slice(1).map((one) => one.origin),
      leaving: request.leaveFrom && first && last ? { from: first, to: last } : null,
      ...(request.leaveOn ? { leaveOn: request.leaveOn } : {}),
      month,
      days,
      wishes,
      ranked: shown,
      fitting: ranked.length,
      open: others(suggested.open),
      excluded: others(suggested.excluded).slice(0, MOST_EXCLUDED),
      waysOn: suggested.waysOn.map(({ limit, fitting }) => ({ limit, count: onceEach(fitting, slugOf).length })),
      looked: {
        withPage: Math.max(...options.map((one) => one.withPage)),
        ofNetwork: Math.max(...options.map((one) => one.ofNetwork)),
        leftOut: Math.max(...options.map((one) => one.leftOut)),
      },
      message: suggested.message,
      isSimulated: deps.supplier.isSimulated,
      searchedAt: deps.clock().toISOString(),
    },
  }
}

type Option = { journey: Journey; candidate: Omit<DestinationCandidate, 'fare'>; airport: Place | null }

/** What was liked before holds for places too, where these are not asked for by price alone. */
function likesFor({ byPrice }: ProposalRequest, { memory }: Trip): Liking[] | undefined {
  return byPrice || memory.likes.length === 0 ? undefined : memory.likes
}

/** What the trip's budget leaves for the flights of one, where it is in the currency of the fares. */
function fareWithin(trip: Trip, currency: string): number | undefined {
  const most = budgetForFlights(trip)
  const { adults, children } = trip.wishes.travellers
  return most?.currency === currency && most.amountMinor > 0
    ? Math.floor(most.amountMinor / 10 ** minorDigits(currency) / Math.max(1, adults + children))
    : undefined
}

/** All that one could go to from one start. Where weather, an occasion or likings decide, of the places without a page only those that suit. */
async function optionsFrom(
  journey: Journey,
  wishes: DestinationWishes,
  isOneOfSeveral: boolean,
  deps: TripDeps & { places: Places & Pick<WorldMap, 'locate'> },
): Promise<{ all: Option[]; withPage: number; ofNetwork: number; leftOut: number }> {
  const { countries, withoutCountries = [] } = wishes
  const isThere = (place: Place | null) =>
    (countries.length === 0 || (place !== null && countries.includes(place.countryCode))) &&
    !(place !== null && withoutCountries.includes(place.countryCode))
  const pages = candidatesFrom(journey, deps.guide, deps.places)
    .map((candidate) => ({ candidate, airport: airportOf(candidate.slug, deps.guide, deps.places) }))
    .filter(({ airport }) => isThere(airport))
  const network = await networkPlaces(
    journey,
    (found) =>
      fitting(
        found.filter(({ place }) => isThere(place)),
        wishes,
      ),
    deps,
  )
  const all = [...pages, ...network.places.map(({ candidate, place }) => ({ candidate, airport: place }))].map(
    ({ candidate, airport }) => ({
      journey,
      airport,
      candidate: isOneOfSeveral
        ? { ...candidate, slug: `${candidate.slug}@${journey.origin.iataCode}`, from: journey.origin.cityName }
        : candidate,
    }),
  )
  return { all, withPage: pages.length, ofNetwork: network.places.length, leftOut: network.known - network.places.length }
}

/** Of those whose weather, occasions and likings fit what is wished, the likeliest first; all in their order where nothing of that is. */
function fitting(found: NetworkPlace[], wishes: DestinationWishes): NetworkPlace[] {
  const { warmAtLeastC, coldAtMostC, isDry, occasion, likings } = wishes
  const isLimited = warmAtLeastC !== null || coldAtMostC !== null || isDry || occasion !== null
  if (!isLimited && likings.length === 0) return found
  // Likings alone ask for places that are known for them; beside limits they only help.
  const liked = found.filter(({ candidate }) => isLimited || likings.some((liking) => candidate.likings.includes(liking)))
  const { ranked } = rank(
    liked.map(({ candidate }) => ({ ...candidate, fare: null })),
    { ...wishes, mostFare: null },
  )
  return ranked.flatMap(({ candidate: { slug } }) => liked.filter(({ candidate }) => candidate.slug === slug))
}

/** A place is one candidate for each start: "lisbon@BRS". */
function slugOf(key: string): string {
  return key.split('@')[0] ?? key
}

function onceEach<One>(all: readonly One[], keyOf: (one: One) => string): One[] {
  return all.filter((one, index) => all.findIndex((other) => keyOf(other) === keyOf(one)) === index)
}

function countryCodeOf(said: string): string {
  return countryNamed(said) ?? said.toUpperCase()
}

/** An amount is meant for the flights there and back; what the days cost is told beside it. */
export function wishesOf(
  {
    warmAtLeastC,
    coldAtMostC,
    isDry,
    countries,
    withoutCountries,
    occasion,
    byPrice,
    likings,
    mostFare,
    longestFlightMinutes,
  }: ProposalRequest,
  { month, days, currency }: Pick<Journey, 'month' | 'days' | 'currency'>,
): DestinationWishes {
  return destinationWishesSchema.parse({
    month: Number(month.slice(5)),
    days,
    warmAtLeastC,
    coldAtMostC,
    isDry,
    countries: countries?.map(countryCodeOf),
    withoutCountries: withoutCountries?.map(countryCodeOf),
    occasion,
    isByPrice: byPrice,
    likings,
    mostFare: mostFare === undefined ? null : { amountMinor: Math.round(mostFare * 10 ** minorDigits(currency)), currency },
    longestFlightMinutes,
  })
}
