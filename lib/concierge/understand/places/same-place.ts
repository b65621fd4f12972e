import { fold } from '@/lib/adapters/places/fold'
import type { SaidPlace } from './said-place'

/** Whether two names mean the same place, or the same city. */
export function isSamePlace(one: SaidPlace, other: SaidPlace): boolean {
  if (one.isKnown && other.isKnown) return one.cityName === other.cityName && one.countryCode === other.countryCode
  return fold(one.text) === fold(other.text)
}

/** Whether the name means a place of the search ("London (LON)"). */
export function isThatPlace(place: SaidPlace, known: string): boolean {
  const [, name = known, code] = /^(.*?)\s*\(([A-Z]{3})\)$/.exec(known) ?? []
  return place.iataCode === (code ?? known) || [place.text, place.name, place.cityName].some((said) => fold(said) === fold(name))
}
