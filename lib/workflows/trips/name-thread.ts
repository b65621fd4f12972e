import { formatDay } from '../../travel/dates'
import type { Trip } from '../../travel/trip/trip'
import { type LiveTripDeps, loadLiveTrip } from './load-live-trip'

/** How a thread is called until its trip is known: the traveller's first words. */
export function firstName(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  return words.length <= 48 ? words : `${words.slice(0, 47).trimEnd()}…`
}

/** "London – Lisbon, Fri 27 Nov", with every stop of a multi-trip, or null while the route is not known. */
export function tripName({ wishes }: Trip): string | null {
  const { origin, destination, departureOn, slices } = wishes
  const [first] = slices
  if (wishes.tripType === 'multi-trip' && first) {
    const stops = slices.flatMap((slice, index) =>
      index > 0 && slices[index - 1]?.destination.cityName === slice.origin.cityName
        ? [slice.destination.cityName]
        : [slice.origin.cityName, slice.destination.cityName],
    )
    return `${stops.join(' – ')}, ${formatDay(first.departureOn)}`
  }
  if (!origin || !destination) return null
  return `${origin.cityName} – ${destination.cityName}${departureOn ? `, ${formatDay(departureOn)}` : ''}`
}

/** Names a thread after its trip, unless its owner named it. */
export async function nameThread({ threadId, userId }: { threadId: string; userId: string }, deps: LiveTripDeps): Promise<void> {
  const live = await loadLiveTrip(threadId, userId, deps)
  const name = live && tripName(live.trip)
  if (name) await deps.threads.nameAutomatically(threadId, userId, name)
}
