import { foldWords } from '../../travel/fold-words'
import type { StayPlace } from '../../travel/stays/stay-place-schema'
import type { StayCity, StayWishes } from '../../travel/stays/stay-search'

/** What is asked in words: `city` is a place's slug or name, or any city with its centre; what is left out has its usual value. */
export type StayRequest = {
  city?: string | StayCity | undefined
  checkInOn?: string | undefined
  checkOutOn?: string | undefined
  adults?: number | undefined
  children?: number | undefined
  rooms?: number | undefined
  /** ISO 4217; left out: that of the place. */
  currency?: string | undefined
}

const OTHERWISE = 'EUR'

/** The request as wishes, and the place of ours that is meant, if it is one; or the name that no place has. */
export function toStayWishes(
  request: StayRequest,
  places: StayPlace[],
): { wishes: StayWishes; place: StayPlace | null } | { unknown: string } {
  const { city: said, checkInOn = null, checkOutOn = null, adults = 1, children = 0, rooms = 1 } = request
  const place = placeOf(said, places)
  if (typeof said === 'string' && !place) return { unknown: said }
  const city = place ? { slug: place.slug, name: place.name, centre: place.centre } : typeof said === 'object' ? said : null
  const currency = request.currency ?? place?.currency ?? OTHERWISE
  return { wishes: { city, checkInOn, checkOutOn, adults, children, rooms, currency }, place }
}

function placeOf(said: string | StayCity | undefined, places: StayPlace[]): StayPlace | null {
  if (said === undefined) return null
  if (typeof said === 'object') return places.find(({ slug }) => slug === said.slug) ?? null
  const wanted = foldWords(said)
  return places.find(({ slug, name }) => foldWords(slug) === wanted || foldWords(name) === wanted) ?? null
}
