import type { Places, WorldMap } from '@/lib/ports/places'
import type { Coordinates } from '@/lib/travel/places/great-circle'
import type { Place, PlaceMatch } from '@/lib/travel/places/place'
import type { Route, RouteMap } from '@/lib/travel/places/route-map-schema'
import { cleanWords } from '../../travel/clean-text'
import { loadWorld } from '../supplier/sandbox/world/load-world'
import { drawRouteMap } from './draw-route-map'
import { fold } from './fold'
import { type Entry, type Gazetteer, gazetteer } from './gazetteer'
import { nearNames, slipOf } from './near-names'
import { type Town, townsNamed } from './nearest-airports'
import { isRegion, isRegionOf, liesIn, type Region, regionNamed, stateOfLetters } from './regions'
import { airportsOfRegion } from './regions-flown-to'
import { townNamed } from './towns'

// A place this many times as busy as its namesakes is what people mean by the name.
const CLEARLY_BIGGER = 3
// The airfield of a town that shares its name with a country or state is not what people mean.
const LEAST_WEIGHT_BESIDE_REGION = 1
const SUGGESTIONS = 5
/** "London (all airports)". */
const ALL_AIRPORTS = /[\s,(-]+(?:all|any) airports?\)?\s*/giu
/** "Paris CDG", "London (LHR)", "London (LHR, GB)", "LHR, London Heathrow". */
const CODE_BEHIND = /^(?<name>.*?)\s*(?:\((?<code>[A-Za-z]{3})(?:, ?[A-Z]{2})?\)|\b(?<capitals>[A-Z]{3}))$/
const CODE_BEFORE = /^(?<capitals>[A-Z]{3})[\s,:/-]+(?<name>.+)$/

/** Places in memory from the sandbox's airports. The first question builds the index; later ones take microseconds. */
export function createPlaces(): Places & WorldMap {
  let built: ReturnType<typeof createFinder> | undefined
  const finder = () => {
    built ??= createFinder(gazetteer())
    return built
  }
  return {
    findPlace: (text) => finder().find(text),
    suggestPlaces: (text, limit) => finder().suggest(text, limit),
    locate,
    drawRoutes,
  }
}

/** Where an airport lies, or a city by its main airport. */
export function locate(iataCode: string): Coordinates | null {
  const world = loadWorld()
  const airport = world.find(iataCode) ?? world.airportsOf({ kind: 'city', iataCode })[0]
  return airport ? { latitude: airport.latitude, longitude: airport.longitude } : null
}

async function drawRoutes(routes: Route[]): Promise<RouteMap | null> {
  const located = new Map(
    routes.flat().flatMap((code) => {
      const place = locate(code)
      return place ? [[code, place] as const] : []
    }),
  )
  return routes.flat().every((code) => located.has(code)) ? drawRouteMap(routes, located) : null
}

function createFinder(gazetteer: Gazetteer) {
  function find(typed: string): PlaceMatch {
    const text = cleanWords(typed).replace(ALL_AIRPORTS, ' ').trim()
    const name = fold(text)
    if (name === '') return { status: 'unknown', suggestions: [] }
    const coded = codedIn(text)
    if (coded) return found(coded)
    const named = gazetteer.names.get(name)
    const region = regionNamed(name) ?? stateOfLetters(name)
    // "Lebanon" is the country, not the airfield.
    if (named && !(region && named.every(({ weight }) => weight < LEAST_WEIGHT_BESIDE_REGION)))
      return inPlaceOf(townNamed(name), decide(named), airportsOfRegion(name))
    const airport = region ? undefined : gazetteer.airportNames.get(name)
    if (airport) return decide(airport)
    if (/^[a-z]{3}$/i.test(name)) {
      const entry = entryOfCode(name.toUpperCase(), '')
      if (entry) return found(entry)
    }
    const narrowed = qualified(name)
    if (narrowed.length > 0) return decide(narrowed)
    return (
      (region && regionWide(region)) ??
      withoutCity(name) ??
      townNear(name) ??
      mistyped(name) ?? { status: 'unknown', suggestions: nearest(name) }
    )
  }

  /** "Zermatt", "Windermere, Florida": finds the nearest airport for a town that has none. */
  function townNear(name: string): PlaceMatch | null {
    const words = name.split(' ')
    for (let split = words.length; split > 0; split--) {
      const where = words.slice(split).join(' ').replace(/^in /, '')
      const towns = townsNamed(words.slice(0, split).join(' ')).filter(
        ({ countryCode, region }) => where === '' || isRegionOf({ countryCode, region }, where),
      )
      if (towns.length === 0) continue
      const [first, ...others] = towns.toSorted((one, other) => other.weight - one.weight)
      if (!first) continue
      const rivals = others.filter(({ countryCode, weight }) => countryCode !== first.countryCode && weight * CLEARLY_BIGGER > first.weight)
      const candidates = [first, ...rivals].flatMap((town) => byWayOf(town) ?? [])
      const [only] = candidates
      if (only) return candidates.length === 1 ? { status: 'found', place: only } : { status: 'ambiguous', candidates }
    }
    return null
  }

  /** Where a town's or region's own name was said, the place found says that it stands in for it, and what else is flown to for a region. */
  function inPlaceOf(name: string | undefined, match: PlaceMatch, codes: readonly string[]): PlaceMatch {
    if (name === undefined || match.status !== 'found' || fold(match.place.cityName) === fold(name)) return match
    const others = codes.flatMap((code) => {
      const entry = code === match.place.iataCode ? undefined : entryOfCode(code, '')
      return entry ? [entry.place.name] : []
    })
    return { ...match, place: { ...match.place, standsFor: { name, ...(others.length > 0 ? { others } : {}) } } }
  }

  function byWayOf({ name, airports }: Town): Place | null {
    const [nearest, ...others] = airports.flatMap(({ code, km }) => {
      const place = gazetteer.airports.get(code)?.place
      return place ? [{ place, km }] : []
    })
    return nearest ? { ...nearest.place, standsFor: { name, km: nearest.km, others: others.map(({ place }) => place.name) } } : null
  }

  /** What a code among the words stands for. Capitals without brackets have to belong to the name beside them. */
  function codedIn(text: string): Entry | undefined {
    const { name = '', code, capitals = '' } = (CODE_BEHIND.exec(text) ?? CODE_BEFORE.exec(text))?.groups ?? {}
    // "Concord (USA)" says in which country.
    if (code && isRegion(fold(code)) && name !== '') return undefined
    const entry = entryOfCode((code ?? capitals).toUpperCase(), fold(name))
    return entry && (code || name === '' || isOfCity(entry, fold(name))) ? entry : undefined
  }

  /** `name` says which is meant where a city and its main airport share a code. */
  function entryOfCode(code: string, name: string): Entry | undefined {
    const area = gazetteer.areas.get(code)
    const airport = gazetteer.airports.get(code)
    if (area && (!airport || fold(area.place.name) === name)) return area
    return airport
  }

  /** "Paris CDG": a code that stands beside the name of its own city, or of its own. */
  function isOfCity({ place }: Entry, name: string): boolean {
    return fold(place.cityName) === name || entriesNamed(name).some((entry) => entry.place.cityName === place.cityName)
  }

  function entriesNamed(name: string): readonly Entry[] {
    return gazetteer.names.get(name) ?? gazetteer.airportNames.get(name) ?? []
  }

  function isIn({ place }: Entry, city: string): boolean {
    return (gazetteer.names.get(city) ?? []).some(({ place: { name, cityName } }) => name === cityName && cityName === place.cityName)
  }

  /** "san jose costa rica", "portland maine usa", "heathrow london": a name, then the country, state or city it is in. */
  function qualified(name: string): Entry[] {
    const words = name.split(' ')
    for (let split = words.length - 1; split > 0; split--) {
      const where = words.slice(split).join(' ').replace(/^in /, '')
      const named = words.slice(0, split).join(' ').replace(/ in$/, '')
      const fitting = [...entriesNamed(named), ...(isRegion(where) ? qualified(named) : [])].filter(
        (entry) => liesIn(entry, where) || isIn(entry, where),
      )
      if (fitting.length > 0) return fitting
      const airports = entriesNamed(where).filter((entry) => isIn(entry, named))
      if (airports.length > 0) return airports
    }
    return []
  }

  /** A country or state is not a place to fly to: its busiest cities are. */
  function regionWide({ countryCode, state }: Region): PlaceMatch | null {
    const cities = gazetteer.cities
      .filter(({ place, region }) => place.countryCode === countryCode && (state === '' || region === state))
      .slice(0, SUGGESTIONS)
    const [only] = cities
    if (!only) return null
    return cities.length === 1 ? found(only) : { status: 'ambiguous', candidates: cities.map(({ place }) => place) }
  }

  /** "Delhi city". */
  function withoutCity(name: string): PlaceMatch | null {
    const entries = gazetteer.names.get(name.replace(/ (?:city|town)$|^(?:the )?city of /, ''))
    return entries ? decide(entries) : null
  }

  function mistyped(name: string): PlaceMatch | null {
    const slip = slipOf(name)
    if (!slip) return null
    if (slip.region) return regionWide(slip.region)
    const close = nearNames(name, slip.edits).flatMap(({ edits, entry }) => (entry && edits === slip.edits ? [entry] : []))
    return decide([...new Set(close)])
  }

  function nearest(name: string): Place[] {
    const begun = begunWith(name.slice(0, 4), 3)
    const close = nearNames(name, name.length >= 6 ? 3 : 2).sort(
      (first, second) => first.edits - second.edits || second.weight - first.weight,
    )
    return [...new Set([...close.flatMap(({ entry }) => entry?.place ?? []), ...begun])].slice(0, 3)
  }

  /** What the typed letters begin; else the places that the words mean, or that the words before a comma or bracket begin. */
  function suggest(typed: string, limit: number): Place[] {
    const text = cleanWords(typed)
    const begun = begunWith(fold(text), limit)
    // "London (LON)" also begins "London Londrina".
    if (begun.length > 0 && !CODE_BEHIND.test(text)) return begun
    const match = find(text)
    if (match.status === 'unknown') return begun.length > 0 ? begun : begunWith(fold(text.split(/[,(]/)[0] ?? ''), limit)
    return match.status === 'found' ? [...new Set([match.place, ...begun])].slice(0, limit) : match.candidates.slice(0, limit)
  }

  function begunWith(name: string, limit: number): Place[] {
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
