import type { Refusal } from '../../travel/refusal'
import { issueTripCommand, type TripCaller, type TripDeps, undoTripCommand } from './issue-trip-command'

export type RewindAnswer = { status: 'rewound'; to: 'previous' | 'start'; undone: string | null } | { status: 'refused'; refusal: Refusal }

/** One command fewer, or an empty trip (itself a command, so it can be taken back too). */
export async function rewindTrip(to: 'previous' | 'start', caller: TripCaller, deps: TripDeps): Promise<RewindAnswer> {
  if (to === 'start') {
    const issued = await issueTripCommand({ type: 'start-over' }, caller, deps)
    return 'refusal' in issued ? { status: 'refused', refusal: issued.refusal } : { status: 'rewound', to, undone: null }
  }
  const undone = await undoTripCommand(caller, deps)
  return 'refusal' in undone ? { status: 'refused', refusal: undone.refusal } : { status: 'rewound', to, undone: undone.undone }
}
