import type { Places, WorldMap } from '../../ports/places'
import { minorDigits } from '../../travel/money'
import type { Place } from '../../travel/places/place'
import type { DestinationWishes } from '../../travel/plan/destination-candidate'
import { destinationWishesSchema } from '../../travel/plan/destination-candidate-schema'
import type { DestinationSuggestion } from '../../travel/plan/suggest-destinations'
import { refuse } from '../../travel/refusal'
import type { TripCaller, TripDeps } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'
import { airportOf, candidatesFrom, createFareFinder } from './find-fares'
import type { LeadFare } from './lead-price'
import { type Journey, type JourneyProblem, type JourneyRequest, readJourney } from './read-journey'
import { type PricedSuggestion, suggestDestinations } from './suggest-destinations'

/** What was said of where one could go; `mostFare` is for the flights there and back of one, in whole units of `currency`. */
export type ProposalRequest = JourneyRequest & {
  warmAtLeastC?: number | undefined
  isDry?: boolean | undefined
  mostFare?: number | undefined
  longestFlightMinutes?: number | undefined
}

/** `airport` is where one flies to; `departureOn` and `returnOn` are the days of the fare, null without one. */
export type ProposedPlace = DestinationSuggestion['ranked'][number] & {
  airport: Place | null
  departureOn: LeadFare['departureOn'] | null
  returnOn: LeadFare['returnOn'] | null
}

/** `ranked` holds the first of `fitting`; prices are as of `searchedAt`, an instant in UTC. */
export type Proposal = {
  origin: Place
  month: string
  days: number
  wishes: DestinationWishes
  ranked: ProposedPlace[]
  fitting: number
  open: PricedSuggestion['open']
  excluded: PricedSuggestion['excluded']
  message: string | null
  isSimulated: boolean
  searchedAt: string
}

export type ProposalAnswer = { status: 'proposed'; proposal: Proposal } | JourneyProblem

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
  const { leadPrice, found } = createFareFinder(journey, deps)
  const candidates = candidatesFrom(journey, deps.guide, deps.places)
  const wishes = wishesOf(request, journey)
  const { ranked, open, excluded, message } = await suggestDestinations(candidates, wishes, { leadPrice })
  const shown = ranked.slice(0, MOST_SHOWN).map(({ candidate, reason }) => {
    const { departureOn = null, returnOn = null } = found.get(candidate.slug) ?? {}
    return { candidate, reason, airport: airportOf(candidate.slug, deps.guide, deps.places), departureOn, returnOn }
  })
  const { origin, month, days } = journey
  const { isSimulated } = deps.supplier
  return {
    status: 'proposed',
    proposal: {
      origin,
      month,
      days,
      wishes,
      ranked: shown,
      fitting: ranked.length,
      open,
      excluded: excluded.slice(0, MOST_EXCLUDED),
      message,
      isSimulated,
      searchedAt: deps.clock().toISOString(),
    },
  }
}

/** An amount is meant for the flights there and back; what the days cost is told beside it. */
export function wishesOf(
  { warmAtLeastC, isDry, likings, mostFare, longestFlightMinutes }: ProposalRequest,
  { month, days, currency }: Pick<Journey, 'month' | 'days' | 'currency'>,
): DestinationWishes {
  return destinationWishesSchema.parse({
    month: Number(month.slice(5)),
    days,
    warmAtLeastC,
    isDry,
    likings,
    mostFare: mostFare === undefined ? null : { amountMinor: Math.round(mostFare * 10 ** minorDigits(currency)), currency },
    longestFlightMinutes,
  })
}
