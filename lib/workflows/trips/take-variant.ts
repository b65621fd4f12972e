import type { Money } from '../../travel/money'
import { type Refusal, refuse } from '../../travel/refusal'
import { tripPrice } from '../../travel/trip/price'
import { issueTripCommand, type TripCaller } from './issue-trip-command'
import { loadLiveTrip } from './load-live-trip'
import { type AskedVariant, currentResult, readVariant, type VariantDeps } from './read-variant'

/** `total` is null while no flight is chosen; `slices` says of each direction what was chosen before and is now. */
export type TakenAnswer =
  | { status: 'taken'; clauses: string[]; total: Money | null; slices: TakenSlice[] }
  | { status: 'refused'; refusal: Refusal }
type TakenSlice = { sliceIndex: number; before: string | null; now: string | null }

/** The trip goes on as a compared variant of it, by the command that a press on its card issues. */
export async function takeVariant(asked: AskedVariant, caller: TripCaller, deps: VariantDeps): Promise<TakenAnswer> {
  const live = await loadLiveTrip(caller.threadId, caller.userId, deps)
  if (!live?.trip.result) return { status: 'refused', ...refuse('no-result', 'There are no flights to change yet. Search first.') }
  const { trip } = live
  const current = await currentResult(live.trip.result, caller, deps)
  if ('refusal' in current) return { status: 'refused', ...current }
  const { result } = current
  const currency = result.offers.flat()[0]?.fares[0]?.total.currency ?? ''
  const read = await readVariant(asked, { trip, result, currency }, caller, deps)
  if ('message' in read) return { status: 'refused', ...refuse('no-variant', read.message) }
  const { change, filters, clauses } = read
  const issued = await issueTripCommand({ type: 'change-search', change, variant: { filters } }, caller, deps)
  if ('refusal' in issued) return { status: 'refused', ...issued }
  const after = issued.live.trip
  const price = tripPrice(after)
  return {
    status: 'taken',
    clauses,
    total: price?.total ?? null,
    slices: after.picks.map((pick, sliceIndex) => ({ sliceIndex, before: flightOf(trip.picks[sliceIndex]), now: flightOf(pick) })),
  }
}

function flightOf(pick: { offer: { segments: { flightNumber: string }[] } } | null | undefined): string | null {
  return pick ? pick.offer.segments.map(({ flightNumber }) => flightNumber).join(' + ') : null
}
