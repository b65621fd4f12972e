import { type Refusal, refuse } from '../../travel/refusal'
import { type MemoryChange, memoryStep, type TripMemory } from '../../travel/trip/trip-memory'
import { issueTripCommand, type TripCaller, type TripDeps } from './issue-trip-command'
import { loadLiveTrip } from './load-live-trip'

/** `step` is what is otherwise than before; empty where all was known. */
export type MemoryAnswer = { status: 'kept'; memory: TripMemory; step: MemoryChange } | { status: 'refused'; refusal: Refusal }

/** Keeps with the trip what was said of likes, needs and nights. */
export async function remember(change: MemoryChange, caller: TripCaller, deps: TripDeps): Promise<MemoryAnswer> {
  const before = (await loadLiveTrip(caller.threadId, caller.userId, deps))?.trip.memory
  if (!before) return { status: 'refused', ...refuse('not_found', 'We can’t find this trip.') }
  const issued = await issueTripCommand({ type: 'remember', change }, caller, deps)
  if ('refusal' in issued) return { status: 'refused', refusal: issued.refusal }
  const { memory } = issued.live.trip
  return { status: 'kept', memory, step: memoryStep(before, memory) }
}
