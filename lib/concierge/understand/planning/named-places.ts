import type { KnownNames } from '@/lib/ports/known-names'
import { placesIn } from '../names-in'

export type NamedPlace = { text: string; cityName: string; isCity: boolean; start: number; end: number }

/** Before these a word is a place though it has other meanings, too: "in Nice". */
const BEFORE_PLACE =
  /(?:^|[^\p{L}])(?:in|to|from|for|around|of|visit|see|explore|take|plan|and|or|vs\.?|versus|between|with|compare|,)\s*$/iu
/** What these begin is no place, however it is written. */
const NO_PLACE = /^(?:me|us|my|our|march|may|reading|split|bar|mobile|of|man|page|rain|spa)$/i
const SURE = -0.4
const CAPITALS = /\p{Lu}/u

/** The cities, airports and countries that the words name, in their order. */
export function namedPlaces(words: string, names: KnownNames): NamedPlace[] {
  return placesIn(words, names).flatMap(({ named: { text, city, kind }, start, end, plausibility }) => {
    const isSure = plausibility >= SURE
    const isMeant = isSure || (BEFORE_PLACE.test(words.slice(0, start)) && CAPITALS.test(text))
    return isMeant && !NO_PLACE.test(text) ? [{ text, cityName: city, isCity: kind === 'city' || kind === 'airport', start, end }] : []
  })
}

const ORIGIN = /(?:^|[^\p{L}])(?:from|leaving|departing|starting (?:from|in)|start (?:from|in)|based in|live in|living in|out of)\s*$/iu

/** The one that the trip starts from: "from Vienna". */
export function originAmong(places: NamedPlace[], words: string): NamedPlace | null {
  return places.find(({ start }) => ORIGIN.test(words.slice(0, start))) ?? null
}

/** The words with the places masked, so that none of their parts is read as anything else. */
export function withoutPlaces(words: string, places: { start: number; end: number }[]): string {
  return places.reduce((rest, { start, end }) => rest.slice(0, start) + '~'.repeat(end - start) + rest.slice(end), words)
}
