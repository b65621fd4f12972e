import type { Coordinates } from '../travel/places/great-circle'
import type { Place, PlaceMatch } from '../travel/places/place'
import type { Route, RouteMap } from '../travel/places/route-map-schema'

/** Turns a traveller's words for a place ("London", "LHR", "lisbon") into a place. Deterministic, in memory. */
export type Places = {
  findPlace(text: string): PlaceMatch
  /** For a chip editor: places whose name, city or code begins with the text, likeliest first. */
  suggestPlaces(text: string, limit: number): Place[]
}

/** Where airports and cities (by their main airport) lie, and flights drawn over the coasts between them. */
export type WorldMap = {
  locate(iataCode: string): Coordinates | null
  /** Null where one of the codes is not on our map. */
  drawRoutes(routes: Route[]): Promise<RouteMap | null>
}
