import { locksTrip } from '@/lib/states/booking-status'
import { foldTrip } from '@/lib/travel/trip/commands'
import { liveTripOf, type Replay, shownMessages } from './replay'

/** What must hold of a thread whatever befell it; a sentence for each thing that does not. */
export async function brokenInvariants(replay: Replay): Promise<string[]> {
  const { stores, events } = replay
  const [messages, live, stored] = await Promise.all([
    shownMessages(replay),
    liveTripOf(replay),
    stores.trips.load(stores.threadId, stores.userId),
  ])
  const commands = stored?.commands ?? []
  const found: string[] = []
  if (messages.some(({ parts }) => parts.some(({ type }) => type === 'data-unreadable')))
    found.push('a message of the thread cannot be read')
  if (JSON.stringify(foldTrip(commands)) !== JSON.stringify(live.trip)) found.push('the trip is not what its commands add up to')
  const said = commands.map(({ issuedBy, command }) => JSON.stringify([issuedBy, command]))
  if (said.some((command, index) => command === said[index - 1])) found.push('a command was carried out twice')
  const booked = events.filter((event) => event.type === 'outside' && event.call === 'book' && hasField(event.answer, 'booking'))
  if (booked.length > 1) found.push('the trip was booked twice')
  const { order } = live
  if (order && order.charged.amountMinor > 0 && order.bookingReference === null) found.push('money was taken without a booking')
  if (order?.bookingReference && !locksTrip(order) && order.status !== 'cancelled') found.push('a booked trip can still be changed')
  return found
}

function hasField(kept: { value?: unknown } | { packed: string } | undefined, name: string): boolean {
  return kept !== undefined && 'value' in kept && typeof kept.value === 'object' && kept.value !== null && name in kept.value
}
