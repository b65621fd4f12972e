import type { Coordinates } from '../travel/places/great-circle'
import type { Place, PlaceMatch } from '../travel/places/place'
import type { LandRings } from '../travel/places/route-map'

/** Turns a traveller's words for a place ("London", "LHR", "lisbon") into a place. Deterministic, in memory. */
export type Places = {
  findPlace(text: string): PlaceMatch
  /** For a chip editor: places whose name, city or code begins with the text, likeliest first. */
  suggestPlaces(text: string, limit: number): Place[]
}

/** What a map is drawn from: where airports and cities (by their main airport) lie, and the coasts of the world. */
export type WorldMap = {
  locate(iataCode: string): Coordinates | null
  land(): Promise<LandRings>
}
