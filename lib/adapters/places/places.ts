import type { Places, WorldMap } from '@/lib/ports/places'
import type { Coordinates } from '@/lib/travel/places/great-circle'
import type { Place, PlaceMatch } from '@/lib/travel/places/place'
import { loadWorld } from '../supplier/sandbox/world/load-world'
import { COUNTRY_ALIASES, US_STATES } from './aliases'
import { editDistance, fold } from './fold'
import { buildGazetteer, type Entry, type Gazetteer } from './gazetteer'
import { readLand } from './world-outline'

// A place this many times as busy as its namesakes is what people mean by the name.
const CLEARLY_BIGGER = 3
// Nobody mistypes the name of an airfield.
const LEAST_WEIGHT_FOR_TYPOS = 0.3
const SUGGESTIONS = 5

/** Places in memory from the sandbox's airports. The first question builds the index; later ones take microseconds. */
export function createPlaces(): Places & WorldMap {
  let built: ReturnType<typeof createFinder> | undefined
  const finder = () => {
    built ??= createFinder(buildGazetteer(loadWorld()))
    return built
  }
  return {
    findPlace: (text) => finder().find(text),
    suggestPlaces: (text, limit) => finder().suggest(text, limit),
    locate,
    land: readLand,
  }
}

function locate(iataCode: string): Coordinates | null {
  const world = loadWorld()
  const airport = world.find(iataCode) ?? world.airportsOf({ kind: 'city', iataCode })[0]
  return airport ? { latitude: airport.latitude, longitude: airport.longitude } : null
}

function createFinder(gazetteer: Gazetteer) {
  const countries = countryNames()
  const spelled = [...gazetteer.names].flatMap(([name, entries]) => {
    const [heaviest] = entries.toSorted(byWeight)
    return heaviest && heaviest.weight >= LEAST_WEIGHT_FOR_TYPOS && name.length >= 4 ? [{ name, letters: letterSet(name), heaviest }] : []
  })

  function find(text: string): PlaceMatch {
    const name = fold(text)
    if (name === '') return { status: 'unknown', suggestions: [] }
    const coded = /^(.*)\(([A-Za-z]{3})\)\s*$/.exec(text)
    if (coded) {
      const entry = entryOfCode((coded[2] ?? '').toUpperCase(), fold(coded[1] ?? ''))
      if (entry) return found(entry)
    }
    const code = text.trim()
    if (/^[A-Z]{3}$/.test(code)) {
      const entry = entryOfCode(code, '')
      if (entry) return found(entry)
    }
    const named = gazetteer.names.get(name) ?? gazetteer.airportNames.get(name)
    if (named) return decide(named)
    if (/^[a-z]{3}$/i.test(code)) {
      const entry = entryOfCode(code.toUpperCase(), '')
      if (entry) return found(entry)
    }
    return qualified(name) ?? countryWide(name) ?? mistyped(name) ?? { status: 'unknown', suggestions: nearest(name) }
  }

  /** `name` says which is meant where a city and its main airport share a code. */
  function entryOfCode(code: string, name: string): Entry | undefined {
    const area = gazetteer.areas.get(code)
    const airport = gazetteer.airports.get(code)
    if (area && (!airport || fold(area.place.name) === name)) return area
    return airport
  }

  /** "san jose costa rica", "portland maine", "birmingham us": a name, then the country or state it is in. */
  function qualified(name: string): PlaceMatch | null {
    const words = name.split(' ')
    for (let split = words.length - 1; split > 0; split--) {
      const where = words.slice(split).join(' ').replace(/^in /, '')
      const country = countries.get(where)
      const state = US_STATES[where]
      if (!country && !state) continue
      const entries = gazetteer.names.get(words.slice(0, split).join(' ').replace(/ in$/, '')) ?? []
      const fitting = entries.filter(
        ({ place, region }) => place.countryCode === country || (place.countryCode === 'US' && state !== undefined && region === state),
      )
      if (fitting.length > 0) return decide(fitting)
    }
    return null
  }

  /** A country is not a place to fly to: its busiest cities are. */
  function countryWide(name: string): PlaceMatch | null {
    const country = countries.get(name)
    const cities = country ? gazetteer.cities.filter(({ place }) => place.countryCode === country).slice(0, SUGGESTIONS) : []
    const [only] = cities
    if (!only) return null
    return cities.length === 1 ? found(only) : { status: 'ambiguous', candidates: cities.map(({ place }) => place) }
  }

  function mistyped(name: string): PlaceMatch | null {
    // A longer reach would turn Atlantis into Atlanta; what is further off is asked for, with suggestions.
    const limit = name.length >= 10 ? 2 : name.length >= 5 ? 1 : 0
    if (limit === 0) return null
    const close = near(name, limit)
    const least = Math.min(...close.map(({ edits }) => edits))
    const entries = [...new Set(close.filter(({ edits }) => edits === least).map(({ entry }) => entry))]
    return entries.length > 0 ? decide(entries) : null
  }

  function near(name: string, limit: number) {
    const letters = letterSet(name)
    return spelled.flatMap((candidate) => {
      if (differentLetters(letters, candidate.letters) > 2 * limit) return []
      const edits = editDistance(name, candidate.name, limit)
      return edits <= limit ? [{ edits, entry: candidate.heaviest }] : []
    })
  }

  function nearest(name: string): Place[] {
    const begun = suggest(name.slice(0, 4), 3)
    const close = near(name, name.length >= 6 ? 3 : 2).sort(
      (first, second) => first.edits - second.edits || byWeight(first.entry, second.entry),
    )
    return [...new Set([...close.map(({ entry }) => entry.place), ...begun])].slice(0, 3)
  }

  function suggest(text: string, limit: number): Place[] {
    const name = fold(text)
    if (name === '' || limit <= 0) return []
    const ranked: { entry: Entry; rank: number }[] = []
    const coded = /^[a-z]{3}$/.test(name) ? [gazetteer.areas.get(name.toUpperCase()), gazetteer.airports.get(name.toUpperCase())] : []
    for (const entry of coded) if (entry) ranked.push({ entry, rank: 0 })
    for (const [key, entries] of gazetteer.names) {
      if (key.startsWith(name)) for (const entry of entries) ranked.push({ entry, rank: 1 })
    }
    for (const [key, entries] of gazetteer.airportNames) {
      if (key.startsWith(name)) for (const entry of entries) ranked.push({ entry, rank: 2 })
    }
    ranked.sort((first, second) => first.rank - second.rank || byWeight(first.entry, second.entry))
    return [...new Set(ranked.map(({ entry }) => entry.place))].slice(0, limit)
  }

  return { find, suggest }
}

/** The clearly busiest, or the busiest of its country when namesakes abroad are far smaller; else the traveller has to say. */
function decide(entries: Entry[]): PlaceMatch {
  const [first, ...others] = entries.toSorted(byWeight)
  if (!first) return { status: 'unknown', suggestions: [] }
  const rivals = others.filter(
    ({ place, weight }) => place.countryCode !== first.place.countryCode && weight * CLEARLY_BIGGER > first.weight,
  )
  if (rivals.length === 0) return found(first)
  return { status: 'ambiguous', candidates: [first, ...rivals].map(({ place }) => place) }
}

function found({ place }: Entry): PlaceMatch {
  return { status: 'found', place }
}

function byWeight(first: Entry, second: Entry): number {
  return second.weight - first.weight || (first.place.iataCode < second.place.iataCode ? -1 : 1)
}

/** Folded English names of the countries that have an airport, to their codes. */
function countryNames(): Map<string, string> {
  const language = new Intl.DisplayNames(['en'], { type: 'region' })
  const names = new Map(Object.entries(COUNTRY_ALIASES))
  for (const code of new Set(loadWorld().airports.map((airport) => airport.countryCode))) {
    const name = language.of(code)
    if (name) names.set(fold(name), code)
  }
  return names
}

function letterSet(name: string): number {
  let letters = 0
  for (let index = 0; index < name.length; index++) letters |= 1 << (name.charCodeAt(index) - 97)
  return letters
}

function differentLetters(first: number, second: number): number {
  let different = first ^ second
  let count = 0
  while (different !== 0) {
    different &= different - 1
    count++
  }
  return count
}
