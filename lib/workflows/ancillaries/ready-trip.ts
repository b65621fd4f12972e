import { type PartyMember, partyOf } from '../../travel/ancillaries/party'
import type { SegmentRef } from '../../travel/ancillaries/seat-map'
import type { FlightSearch, TravellerCounts } from '../../travel/flights/search'
import { type Refusal, refuse } from '../../travel/refusal'
import { hasAllFares } from '../../travel/trip/is-complete'
import type { Trip } from '../../travel/trip/trip'
import { type LiveTripDeps, loadLiveTrip } from '../trips/load-live-trip'
import { lockedRefusal } from '../trips/locked-refusal'

/** A trip with a flight and a fare for each direction: only with it is known what can be bought. */
export type ReadyTrip = { trip: Trip; search: FlightSearch; travellers: TravellerCounts; party: PartyMember[] }

/** For a thread that is gone, or somebody else's. */
export const { refusal: NO_THREAD } = refuse('not_found', 'We can’t find this trip.')

/** The live trip, or what must come first. */
export async function readyTrip(
  { threadId, userId }: { threadId: string; userId: string },
  deps: LiveTripDeps,
): Promise<ReadyTrip | { refusal: Refusal }> {
  const live = await loadLiveTrip(threadId, userId, deps)
  if (!live) return { refusal: NO_THREAD }
  const { trip } = live
  const locked = lockedRefusal(live)
  if (locked?.code === 'trip-booked') {
    return refuse(locked.code, 'This trip is booked, so you can’t add anything here. Ask the airline, with your booking reference.')
  }
  if (locked) return { refusal: locked }
  if (!trip.result) return refuse('trip-incomplete', 'There are no flights yet. Search and choose your flights first.')
  if (!hasAllFares(trip)) {
    const first = trip.picks.includes(null) ? 'Choose a flight for each direction and its fare' : 'Choose a fare for each flight'
    return refuse('trip-incomplete', `${first} first, then your seats, bags, meals and extras.`)
  }
  const { search } = trip.result
  return { trip, search, travellers: search.travellers, party: partyOf(search.travellers) }
}

/** What a wish is about: the trip, and which of its directions and travellers are named. */
export async function readyWish(
  { sliceIndexes, passengerIndexes }: { sliceIndexes?: number[] | undefined; passengerIndexes?: number[] | undefined },
  caller: { threadId: string; userId: string },
  deps: LiveTripDeps,
): Promise<{ ready: ReadyTrip; slices: number[]; members: PartyMember[] } | { refusal: Refusal }> {
  const ready = await readyTrip(caller, deps)
  if ('refusal' in ready) return ready
  const slices = slicesNamed(ready, sliceIndexes)
  if ('refusal' in slices) return slices
  const members = membersNamed(ready, passengerIndexes)
  return 'refusal' in members ? members : { ready, slices, members }
}

/** Those who are named, in the order named, or everybody. */
export function membersNamed({ party }: ReadyTrip, passengerIndexes?: number[]): PartyMember[] | { refusal: Refusal } {
  if (!passengerIndexes || passengerIndexes.length === 0) return party
  const named = [...new Set(passengerIndexes)].map((index) => party[index])
  return named.every((member) => member !== undefined)
    ? named
    : refuse('no-such-passenger', `This trip has ${party.length} travellers, counted from 0.`)
}

/** The directions that are named, or all. */
export function slicesNamed({ trip }: ReadyTrip, sliceIndexes?: number[]): number[] | { refusal: Refusal } {
  const all = trip.picks.map((_, sliceIndex) => sliceIndex)
  if (!sliceIndexes || sliceIndexes.length === 0) return all
  if (sliceIndexes.some((index) => !all.includes(index))) return refuse('no-such-slice', 'This trip has no flight in that direction.')
  return all.filter((index) => sliceIndexes.includes(index))
}

/** Every flight of these directions, in the order of travel. */
export function segmentsOf({ trip }: ReadyTrip, sliceIndexes: number[]): SegmentRef[] {
  return sliceIndexes.flatMap(
    (sliceIndex) => trip.picks[sliceIndex]?.offer.segments.map((_, segmentIndex) => ({ sliceIndex, segmentIndex })) ?? [],
  )
}

/** "Adult 1", or "everybody" for what is bought once for the group. */
export function whomOf({ party }: ReadyTrip, passengerIndex: number | null): string {
  return passengerIndex === null ? 'everybody' : (party[passengerIndex]?.label ?? '')
}
