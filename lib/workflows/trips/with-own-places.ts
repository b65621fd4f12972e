import type { Places } from '../../ports/places'
import type { SearchChange } from '../../travel/flights/search'
import type { Place } from '../../travel/places/place'
import { type Refusal, refuse } from '../../travel/refusal'
import type { TripCommand } from '../../travel/trip/commands'

/**
 * The command with our own knowledge of each place it names: of what the browser says of a place, only kind, name and code are read.
 * A zone or a country that somebody made up reaches neither trip, price nor model.
 */
export function withOwnPlaces(command: TripCommand, places: Places): { command: TripCommand } | { refusal: Refusal } {
  if (command.type !== 'change-search') return { command }
  const own = changeWithOwnPlaces(command.change, places)
  return 'refusal' in own ? own : { command: { ...command, ...own } }
}

/** The same for a change of a search that belongs to no trip. */
export function changeWithOwnPlaces(said: SearchChange, places: Places): { change: SearchChange } | { refusal: Refusal } {
  const change: SearchChange = { ...said }
  for (const field of ['origin', 'destination'] as const) {
    const place = change[field]
    if (!place) continue
    const own = ownPlace(place, places)
    if (!own) return unknownPlace(place, field)
    change[field] = own
  }
  const slices: NonNullable<SearchChange['slices']> = []
  for (const slice of change.slices ?? []) {
    const [origin, destination] = [ownPlace(slice.origin, places), ownPlace(slice.destination, places)]
    if (!origin || !destination) return unknownPlace(origin ? slice.destination : slice.origin, 'slices')
    slices.push({ ...slice, origin, destination })
  }
  return { change: { ...change, ...(change.slices ? { slices } : {}) } }
}

/** A bare code is that of the airport where a city has the same one; with the city's name it is that of the city. */
function ownPlace({ kind, name, iataCode }: Place, places: Places): Place | null {
  const match = places.findPlace(kind === 'airport' ? iataCode : `${name.slice(0, 80)} (${iataCode})`)
  return match.status === 'found' && match.place.iataCode === iataCode ? match.place : null
}

function unknownPlace({ iataCode }: Place, field: string): { refusal: Refusal } {
  return refuse('unknown-place', `There’s no airport or city with the code ${iataCode}. Which place do you mean?`, field)
}
