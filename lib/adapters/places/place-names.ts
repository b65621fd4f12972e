import type { Place } from '@/lib/travel/places/place'
import { fold } from './fold'
import { type Entry, gazetteer } from './gazetteer'
import { slipOf } from './near-names'
import { countryNames, isRegion, liesIn, type Region, regionNamed, stateNames, stateOfLetters } from './regions'
import { airportsOfRegion } from './regions-flown-to'
import { townNamed } from './towns'

/** A place that running words name; a country or state has no place of its own. `weight` is its passengers a year in millions. */
export type NamedPlace = {
  place: Place | null
  name: string
  cityName: string
  countryCode: string
  isState: boolean
  weight: number
  /** The codes for a region that has several airports. */
  airports?: readonly string[]
}

// The airfield of a town that shares its name with a country or state is not what people mean.
const LEAST_WEIGHT_BESIDE_REGION = 1
// Airports that are known by a word of their own ("Schiphol"); of smaller ones the word may be any.
const LEAST_WEIGHT_OF_AIRPORT_WORD = 2.5
const WEIGHT_OF_REGIONS = 30
const LONGEST_NAME = 6

let longestByFirstWord: Map<string, number> | undefined

/** The longest name that begins with these folded words, and how many of them it takes. */
export function longestName(words: readonly string[]): { named: NamedPlace; length: number } | null {
  longestByFirstWord ??= measureNames()
  const longest = Math.min(longestByFirstWord.get(words[0] ?? '') ?? 0, words.length)
  for (let length = longest; length > 0; length--) {
    const named = placeNamed(length === 1 ? (words[0] ?? '') : words.slice(0, length).join(' '))
    if (named) return { named, length }
  }
  return null
}

/** The place of an IATA code in capitals. */
export function placeOfCode(code: string): NamedPlace | null {
  const entry = gazetteer().areas.get(code) ?? gazetteer().airports.get(code)
  return entry ? ofEntry(entry) : null
}

/** The place that folded words mean by a slip of the finger. */
export function placeMistyped(words: string): NamedPlace | null {
  const slip = slipOf(words)
  if (slip?.entry) return ofEntry(slip.entry, slip.name)
  return slip?.region ? ofRegion(slip.region) : null
}

/** How many of the words that follow a name say where it is ("maine", "costa rica"), and which one of that name it is then. */
export function regionAfter(name: string, words: readonly string[]): { named: NamedPlace; length: number } | null {
  for (let length = Math.min(3, words.length); length > 0; length--) {
    const where = words.slice(0, length).join(' ')
    const fitting = (gazetteer().names.get(name) ?? []).filter((entry) => liesIn(entry, where))
    if (fitting.length > 0) return { named: ofEntry(heaviest(fitting)), length }
  }
  return null
}

/** How many of the words are a region by themselves; 0 when none are. */
export function regionIn(words: readonly string[]): number {
  for (let length = Math.min(3, words.length); length > 0; length--) if (isRegion(words.slice(0, length).join(' '))) return length
  return 0
}

/** The US state of two letters. */
export function stateNamed(letters: string): NamedPlace | null {
  const region = stateOfLetters(letters)
  return region && ofRegion(region)
}

function placeNamed(words: string): NamedPlace | null {
  const { names, airportNames } = gazetteer()
  const city = names.get(words)
  const entry = city && heaviest(city)
  const region = regionNamed(words)
  if (entry && (!region || entry.weight >= LEAST_WEIGHT_BESIDE_REGION)) return ofEntry(entry, words)
  if (region) return ofRegion(region)
  const airport = airportNames.get(words)
  const main = airport && heaviest(airport)
  return main && (words.includes(' ') || main.weight >= LEAST_WEIGHT_OF_AIRPORT_WORD) ? ofEntry(main) : null
}

/** `words` are the folded name it was found by; a town that is flown to by way of another place keeps its own. */
function ofEntry({ place, weight }: Entry, words = ''): NamedPlace {
  const town = townNamed(words)
  const isOther = town !== undefined && fold(place.cityName) !== words
  const airports = isOther ? airportsOfRegion(words) : []
  return {
    place,
    name: isOther ? town : place.name,
    cityName: isOther ? town : place.cityName,
    countryCode: place.countryCode,
    isState: false,
    weight,
    ...(airports.length > 1 ? { airports } : {}),
  }
}

function ofRegion({ name, countryCode, state }: Region): NamedPlace {
  return { place: null, name, cityName: name, countryCode, isState: state !== '', weight: WEIGHT_OF_REGIONS }
}

function heaviest(entries: Entry[]): Entry {
  return entries.reduce((best, entry) => (entry.weight > best.weight ? entry : best))
}

function measureNames(): Map<string, number> {
  const { names, airportNames } = gazetteer()
  const longest = new Map<string, number>()
  for (const all of [names.keys(), airportNames.keys(), countryNames().keys(), stateNames()]) {
    for (const name of all) {
      const words = name.split(' ')
      const [first = ''] = words
      if (words.length <= LONGEST_NAME) longest.set(first, Math.max(longest.get(first) ?? 0, words.length))
    }
  }
  return longest
}

/** One word as the index compares it: small letters without accents; "airport", which names leave out, stays. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase()
  if (/^[a-z]+$/.test(lower)) return lower === 'saint' ? 'st' : lower
  return fold(word) || lower
}
