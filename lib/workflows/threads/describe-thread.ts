import type { Described, ThreadStore } from '../../ports/thread-store'
import type { TripStore } from '../../ports/trip-store'
import { formatDay } from '../../travel/dates'
import { countTravellers, type SliceSearch } from '../../travel/flights/search'
import { cityWords } from '../../travel/places/city-words'
import { foldTrip, type TripCommand } from '../../travel/trip/commands'
import type { Trip } from '../../travel/trip/trip'
import type { TripLine } from '../../travel/trip/trip-line-schema'

/** "London – Lisbon, Fri 27 Nov", with every stop of a multi-trip, or null while the route is not known. */
export function tripName(trip: Trip): string | null {
  const line = tripLine(trip)
  return line && `${line.cities.join(' – ')}${line.departureOn ? `, ${formatDay(line.departureOn)}` : ''}`
}

/** The trip in one line; null while the route is not known. The last flight of a multi-trip stands for the way back. */
export function tripLine({ wishes }: Trip): TripLine | null {
  const { origin, destination, departureOn, returnOn, slices } = wishes
  const travellers = Math.max(1, countTravellers(wishes.travellers))
  const [first] = slices
  if (wishes.tripType === 'multi-trip' && first) {
    const last = slices.at(-1)
    const isOneFlight = last === undefined || last === first
    return { cities: stopsOf(slices), departureOn: first.departureOn, returnOn: isOneFlight ? null : last.departureOn, travellers }
  }
  if (!origin || !destination) return null
  return { cities: [cityWords(origin), cityWords(destination)], departureOn, returnOn, travellers }
}

function stopsOf(slices: SliceSearch[]): string[] {
  return slices.flatMap(({ origin, destination }, index) =>
    index > 0 && slices[index - 1]?.destination.cityName === origin.cityName
      ? [cityWords(destination)]
      : [cityWords(origin), cityWords(destination)],
  )
}

/** Whether a thread may be described otherwise after this command: the others leave route, dates and travellers as they are. */
export function changesLine({ type }: TripCommand): boolean {
  return type === 'change-search' || type === 'take-search' || type === 'start-over'
}

/** Notes a thread's trip in one line, and names the thread after it unless its owner named it. Answers with both; null without a trip. */
export async function describeThread(
  threadId: string,
  userId: string,
  { threads, trips }: { threads: Pick<ThreadStore, 'find' | 'describe'>; trips: Pick<TripStore, 'load'> },
): Promise<Described | null> {
  const [thread, stored] = await Promise.all([threads.find(threadId, userId), trips.load(threadId, userId)])
  if (!thread || !stored) return null
  const trip = foldTrip(stored.commands)
  const described = { name: tripName(trip) ?? thread.name, line: tripLine(trip) }
  const isSame = described.name === thread.name && isSameLine(described.line, thread.line)
  return isSame ? described : threads.describe(threadId, userId, described)
}

/** By each of its fields: a database gives them back in an order of its own. */
function isSameLine(one: TripLine | null, other: TripLine | null): boolean {
  if (one === null || other === null) return one === other
  const { departureOn, returnOn, travellers, cities } = one
  const isSameTime = departureOn === other.departureOn && returnOn === other.returnOn
  return isSameTime && travellers === other.travellers && cities.join('\n') === other.cities.join('\n')
}
