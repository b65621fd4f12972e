import type { Place, PlaceMatch } from '../travel/places/place'

/** Turns a traveller's words for a place ("London", "LHR", "lisbon") into a place. Deterministic, in memory. */
export type Places = {
  findPlace(text: string): PlaceMatch
  /** For a chip editor: places whose name, city or code begins with the text, likeliest first. */
  suggestPlaces(text: string, limit: number): Place[]
}
