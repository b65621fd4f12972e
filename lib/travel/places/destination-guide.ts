import type { DestinationCandidate } from '../plan/destination-candidate'
import type { PlanPlace } from '../plan/plan-place-schema'
import type { StayPlace } from '../stays/stay-place-schema'
import type { Place } from './place'
import type { PlaceGuide } from './place-guide-schema'
import type { PlaceProfile } from './place-profile'

/** What is known of places: most of those that have a page of their own. */
export type DestinationGuide = {
  /** By the last part of its page's address, or by its name however it is written; null for one without a page. */
  findPlace(said: string): PlanPlace | null
  /** What its page tells visitors, by the last part of its address; null for a place without a page. */
  guideOf(slug: string): PlaceGuide | null
  /** Of a place without a page; null where nothing is known of it but its flights. */
  profileOf(place: Pick<Place, 'cityName' | 'countryCode'>): PlaceProfile | null
  /** A part of a town by its name, that of `near` (a slug or a name) before others: "Alfama" of "Alfama and Mouraria". */
  findQuarter(said: string, near: string | null): { slug: string; name: string } | null
  /** All of them, without fares; a flight's length is told from `fromCity`, a city's name, where it is known. */
  candidates(fromCity: string | null): Omit<DestinationCandidate, 'fare'>[]
  /** IATA codes, the usual airport first; none for a place without a page. */
  airportsOf(slug: string): string[]
  stayPlaces: StayPlace[]
}
