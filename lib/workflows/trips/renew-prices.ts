import { type Refusal, refuse } from '../../travel/refusal'
import { applyTripCommand } from '../../travel/trip/commands'
import { compareAncillaries } from '../../travel/trip/compare-ancillaries'
import { comparePicks } from '../../travel/trip/compare-picks'
import { tripPrice } from '../../travel/trip/price'
import type { PriceRenewal } from '../../travel/trip/price-renewal'
import { runSearch } from '../flights/run-search'
import { issueTripCommand, type TripCaller, type TripDeps } from './issue-trip-command'
import { loadLiveTrip } from './load-live-trip'
import { renewalFacts } from './renewal-facts'

/**
 * Looks for the picked flights again, at today's prices. When nothing changed the trip goes on with the new search at once; otherwise
 * nothing changes before the traveller says yes, by the command `renew-prices` with the answer's `searchId`.
 */
export async function renewPrices(caller: TripCaller, deps: TripDeps): Promise<{ renewal: PriceRenewal } | { refusal: Refusal }> {
  const live = await loadLiveTrip(caller.threadId, caller.userId, deps)
  if (!live) return refuse('not_found', 'This thread does not exist.')
  const { trip } = live
  if (!trip.result) return refuse('no-result', 'There are no prices to check yet. Search first.')
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
  const isGone = ofFlights.some((change) => change.now === null)
  const isSame = changes.length === 0 && previous?.total.amountMinor === now?.total.amountMinor
  if (isSame) {
    const issued = await issueTripCommand({ type: 'renew-prices', searchId: found.searchId }, caller, deps)
    if ('refusal' in issued) return issued
  }
  return {
    renewal: {
      status: isSame ? 'same' : isGone ? 'gone' : 'changed',
      previousTotal: previous?.total ?? null,
      total: isGone ? null : (now?.total ?? null),
      searchId: found.searchId,
      changes,
    },
  }
}
