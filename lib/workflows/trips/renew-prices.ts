import { daysBetween, formatDay, type PlainDate } from '../../travel/dates'
import { leadFare } from '../../travel/flights/lead-fare'
import type { SearchResult } from '../../travel/flights/offer-schema'
import type { FlightSearch } from '../../travel/flights/search'
import type { Money } from '../../travel/money'
import { type Refusal, refuse } from '../../travel/refusal'
import { applyTripCommand } from '../../travel/trip/commands'
import { compareAncillaries } from '../../travel/trip/compare-ancillaries'
import { comparePicks } from '../../travel/trip/compare-picks'
import { hasAllFares } from '../../travel/trip/is-complete'
import { nextSliceIndex } from '../../travel/trip/mode'
import { tripPrice } from '../../travel/trip/price'
import type { PriceRenewal } from '../../travel/trip/price-renewal-schema'
import type { Trip } from '../../travel/trip/trip'
import { runSearch } from '../flights/run-search'
import { issueTripCommand, type TripCaller, type TripDeps } from './issue-trip-command'
import { loadLiveTrip } from './load-live-trip'
import { renewalFacts } from './renewal-facts'

/**
 * Looks for the trip's flights again, at today's prices. Where all are chosen and nothing changed the trip goes on with the new search at
 * once; otherwise nothing changes before the command `renew-prices` with the answer's `searchId`.
 */
export async function renewPrices(caller: TripCaller, deps: TripDeps): Promise<{ renewal: PriceRenewal } | { refusal: Refusal }> {
  const live = await loadLiveTrip(caller.threadId, caller.userId, deps)
  if (!live) return refuse('not_found', 'We can’t find this trip.')
  const { trip } = live
  if (!trip.result) return refuse('no-result', 'There are no prices to check yet. Search first.')
  const past = pastRefusal(trip.result.search, caller.today)
  if (past) return past
  const before = await deps.searches.find(trip.result.searchId, caller.userId)
  const ran = await runSearch(trip.result.search, caller, deps)
  if ('refusal' in ran) return ran
  const found = await deps.searches.find(ran.result.searchId, caller.userId)
  if (!found) throw new Error('a search that was just stored is not there')
  const facts = await renewalFacts(trip, found, deps.supplier)
  const applied = applyTripCommand(trip, { type: 'renew-prices', searchId: found.searchId }, facts)
  if ('refusal' in applied) return applied
  const ofFlights = comparePicks(trip.picks, facts.picks ?? [], trip.result.search)
  const changes = [...ofFlights, ...compareAncillaries(trip, applied.trip)]
  const [previous, now] = [tripPrice(trip), tripPrice(applied.trip)]
  const cheapest = cheapestOfNext(trip, before, found)
  const isGone = ofFlights.some((change) => change.now === null) || (cheapest !== null && cheapest.now === null)
  const isSame = changes.length === 0 && isEqual(previous?.total, now?.total) && isEqual(cheapest?.previous, cheapest?.now)
  if (isSame && hasAllFares(trip)) {
    const issued = await issueTripCommand({ type: 'renew-prices', searchId: found.searchId }, caller, deps)
    if ('refusal' in issued) return issued
  }
  return {
    renewal: {
      status: isGone ? 'gone' : isSame ? 'same' : 'changed',
      previousTotal: previous?.total ?? null,
      total: isGone ? null : (now?.total ?? null),
      searchId: found.searchId,
      cheapest,
      changes,
    },
  }
}

/** Nobody sells a flight of yesterday; asking for it would say that it is gone. */
function pastRefusal({ slices: [first] }: FlightSearch, today: PlainDate): { refusal: Refusal } | null {
  if (!first || daysBetween(today, first.departureOn) >= 0) return null
  return refuse('date-past', `${formatDay(first.departureOn, today)} has passed. Choose new dates; we’ve kept the rest of your trip.`)
}

function cheapestOfNext(trip: Trip, before: SearchResult | null, found: SearchResult): PriceRenewal['cheapest'] {
  const sliceIndex = nextSliceIndex(trip)
  return sliceIndex === null ? null : { previous: before && cheapestOf(before, sliceIndex), now: cheapestOf(found, sliceIndex) }
}

function cheapestOf({ offers, search }: SearchResult, sliceIndex: number): Money | null {
  const totals = (offers[sliceIndex] ?? []).map((offer) => leadFare(offer, search).total)
  return totals.toSorted((first, second) => first.amountMinor - second.amountMinor)[0] ?? null
}

function isEqual(first: Money | null | undefined, second: Money | null | undefined): boolean {
  return first?.amountMinor === second?.amountMinor && first?.currency === second?.currency
}
