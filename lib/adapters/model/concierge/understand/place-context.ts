import type { Table } from '../table'
import type { PlaceContext } from './places/said-place'

/** Which place the traveller was asked for, and which the search has. `isAnswer`: the message is no request of another kind. */
export function placeContext({ situation, held }: Table, isAnswer: boolean): PlaceContext {
  const { from: origin, to: destination } = situation.wishes
  const unclear = held?.unclearPlace
  if (unclear) return { asked: unclear.field === 'from' ? 'origin' : 'destination', origin, destination }
  const asked = isAnswer && (situation.missing === 'origin' || situation.missing === 'destination') ? situation.missing : null
  return { asked, origin, destination }
}
