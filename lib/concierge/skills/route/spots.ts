import type { KnownNames } from '@/lib/ports/known-names'
import { countryNamed } from '@/lib/travel/places/country-names'
import type { PlaceValue } from '../../grammar/place-words'

/** A place, or several of which one will do. */
export type Spot = PlaceValue | { any: PlaceValue[] }

/** All places that a slot holds. */
export function placesIn(value: unknown): PlaceValue[] {
  if (Array.isArray(value)) return value.flatMap(placesIn)
  if (!isSlots(value)) return []
  if ('any' in value) return placesIn(value.any)
  if ('all' in value) return placesIn(value.all)
  // What the place atoms made.
  return 'text' in value ? [value as PlaceValue] : []
}

/** The places of a slot as one spot; null if it holds none. */
export function spotIn(value: unknown): Spot | null {
  const places = placesIn(value)
  const [only] = places
  return only === undefined ? null : places.length > 1 ? { any: places } : only
}

export function isSameSpot(one: Spot | null, other: Spot | null): boolean {
  const [first] = placesIn(one)
  const [second] = placesIn(other)
  return first !== undefined && second !== undefined && isSameCity(first, second)
}

/** Whether it names a region, a state or a country rather than a town or an airport. */
export function isWide(spot: Spot | null): boolean {
  return placesIn(spot).some(({ kind, airports }) => airports !== undefined || kind === 'country' || kind === 'state')
}

/** A place as the search is asked for it: in the traveller's words, but codes in capitals and a slip as what was meant. */
export function placeToSend({ text, name, code, kind, isSlip }: PlaceValue): string {
  if (isSlip) return kind === 'airport' && code ? code : name
  return code !== null && text.toUpperCase() === code ? code : text
}

/**
 * The places as a search of all of them is asked for them: a region in the traveller's words, which stand for its usual airport, and its
 * others by their codes. Where they are too many, regions give up their last ones; places by name all stay.
 */
export function airportsSent(places: readonly PlaceValue[], most: number): string[] {
  const groups = places.map((place) => [placeToSend(place), ...(place.airports ?? []).slice(1)])
  while (groups.flat().length > most) {
    const longest = groups.reduce((one, other) => (other.length > one.length ? other : one), [])
    if (longest.length < 2) break
    longest.pop()
  }
  return groups.flat()
}

/** The same of a place on the way, where only the English names of countries are known. */
export function placeOnWay(place: PlaceValue): string {
  return place.kind === 'country' && countryNamed(place.text) === null ? place.name : placeToSend(place)
}

export function isSameCity(one: PlaceValue, other: PlaceValue): boolean {
  return one.city.toLowerCase() === other.city.toLowerCase() && (one.country ?? '') === (other.country ?? '')
}

/** Whether a place is, or belongs to, the one that the search has as "London (LON)". */
export function isThatPlace(place: PlaceValue | null, known: string | null): boolean {
  if (place === null || known === null) return false
  const { name, code, city } = place
  const [, said = known, sent = ''] = /^(.*?)\s*(?:\(([A-Z]{3})\))?$/.exec(known) ?? []
  return (code !== null && code === sent) || [name, city].some((one) => one.toLowerCase() === said.toLowerCase())
}

/** "London (LON)" is sent on as "LON": the search knows codes best. */
export function codeOf(place: string): string {
  return /\(([A-Z]{3})\)$/.exec(place)?.[1] ?? place
}

/** In which country an end of the search lies. */
export function countryOf(end: string | null, names: KnownNames): string | null {
  return end === null ? null : (names.placeOfCode(codeOf(end))?.country ?? null)
}

/** The same, but one airport of a city is not the city, nor another airport. */
export function isExactly(place: PlaceValue, known: string | null): boolean {
  const isOtherAirport = place.kind === 'airport' && !known?.endsWith(`(${place.code})`)
  return !isOtherAirport && isThatPlace(place, known)
}

function isSlots(value: unknown): value is { readonly [slot: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
