import type { Place } from '@/lib/travel/places/place'
import type { Airport } from '../supplier/sandbox/world/airport'
import { ENGLISH_CITY_NAMES } from '../supplier/sandbox/world/corrections'
import { loadWorld, type World } from '../supplier/sandbox/world/load-world'
import { METROPOLITAN_AREAS } from '../supplier/sandbox/world/metropolitan-areas'
import { ALIASES } from './aliases'
import { EXONYMS } from './exonyms'
import { fold } from './fold'
import { TOWNS } from './towns'

/** A place that can be meant, with how many people it draws (millions of passengers a year); `region` is the US state. */
export type Entry = { place: Place; weight: number; region: string }
// A shorter one may be a word of its own.
const JOINED_FROM = 7
const LEAST_WEIGHT_BESIDE_TOWN = 0.3

export type Gazetteer = {
  airports: Map<string, Entry>
  areas: Map<string, Entry>
  /** Folded names of cities, and other words for them. */
  names: Map<string, Entry[]>
  /** Folded names of airports ("london heathrow"), after the cities' own. */
  airportNames: Map<string, Entry[]>
  cities: Entry[]
}

let built: Gazetteer | undefined

/** The world's one index of names, built when it is first asked. */
export function gazetteer(): Gazetteer {
  built ??= buildGazetteer(loadWorld())
  return built
}

/** Every airport, city and area of the world under each name it goes by. */
function buildGazetteer(world: World): Gazetteer {
  const areas = new Map<string, Entry>()
  const cities: Entry[] = []
  const inArea = new Set<Airport>()
  for (const area of METROPOLITAN_AREAS) {
    const members = area.airports.flatMap((code) => world.find(code) ?? [])
    const named = area.namedAirports.flatMap((code) => world.find(code) ?? [])
    const [main] = members
    if (!main) continue
    for (const airport of named) inArea.add(airport)
    const entry =
      members.length === 1
        ? cityOfAirport(main)
        : {
            place: { ...cityOfAirport(main).place, kind: 'city' as const, iataCode: area.code, name: area.name, cityName: area.name },
            weight: members.reduce((sum, airport) => sum + airport.importance, 0),
            region: main.region,
          }
    areas.set(area.code, entry)
    cities.push(entry)
  }
  const others = Map.groupBy(
    world.airports.filter((airport) => !inArea.has(airport)),
    (airport) => `${fold(airport.cityName)}|${airport.countryCode}|${airport.region}`,
  )
  for (const airports of others.values()) {
    const [main] = airports.toSorted((first, second) => second.importance - first.importance || (first.iataCode < second.iataCode ? -1 : 1))
    if (main) cities.push(cityOfAirport(main))
  }
  cities.sort((first, second) => second.weight - first.weight || (first.place.iataCode < second.place.iataCode ? -1 : 1))

  const entryOfCity = new Map(cities.map((entry) => [entry.place.iataCode, entry]))
  const airports = new Map(world.airports.map((airport) => [airport.iataCode, airportEntry(airport, entryOfCity, inArea)]))
  const names = new Map<string, Entry[]>()
  for (const entry of cities) add(names, entry.place.name, entry)
  for (const [local, english] of Object.entries(ENGLISH_CITY_NAMES)) {
    for (const entry of names.get(fold(english)) ?? []) add(names, local, entry)
  }
  for (const [words, code] of [...EXONYMS, ...ALIASES]) {
    const entry = areas.get(code) ?? airports.get(code)
    if (entry) names.set(fold(words), [entry, ...(names.get(fold(words)) ?? []).filter((other) => other !== entry)])
  }
  addTowns(names, (code) => areas.get(code) ?? airports.get(code))
  addJoined(names)
  const airportNames = new Map<string, Entry[]>()
  for (const airport of world.airports) {
    const entry = airports.get(airport.iataCode)
    if (!entry || airport.importance < 0.2) continue
    add(airportNames, airport.name, entry)
    add(airportNames, `${airport.cityName} ${airport.name}`, entry)
    // "London Gatwick" is also just "Gatwick".
    const short = fold(airport.name).replace(`${fold(airport.cityName)} `, '')
    if (short.length >= 5) add(airportNames, short, entry)
  }
  return { airports, areas, names, airportNames, cities }
}

/** A town that is flown to by way of another place; a city of that name with an airport of its own keeps it. */
function addTowns(names: Map<string, Entry[]>, find: (code: string) => Entry | undefined) {
  const flownTo = new Set(
    [...names].flatMap(([name, entries]) => (entries.some(({ weight }) => weight >= LEAST_WEIGHT_BESIDE_TOWN) ? [name] : [])),
  )
  const towns = Map.groupBy(TOWNS, ([words]) => fold(words))
  for (const [name, lines] of towns) {
    const entries = lines.flatMap(([, code]) => find(code) ?? [])
    if (entries.length > 0 && !flownTo.has(name)) names.set(name, entries)
  }
}

/** "newyork" and "losangeles" are what thumbs write. */
function addJoined(names: Map<string, Entry[]>) {
  for (const [name, entries] of [...names]) {
    const joined = name.replaceAll(' ', '')
    if (joined === name || joined.length < JOINED_FROM || names.has(joined)) continue
    if (entries.some(({ weight }) => weight >= 1)) names.set(joined, entries)
  }
}

/** A city with one airport goes by its own name and the airport's code. */
function cityOfAirport(airport: Airport): Entry {
  return { place: placeOf(airport, airport.cityName), weight: airport.importance, region: airport.region }
}

/** An airport that stands for its whole city is that city; one of several goes by its own name. */
function airportEntry(airport: Airport, cities: Map<string, Entry>, inArea: ReadonlySet<Airport>): Entry {
  const city = cities.get(airport.iataCode)
  if (city && city.place.kind === 'airport') return city
  const name = inArea.has(airport) && !airport.name.startsWith(airport.cityName) ? `${airport.cityName} ${airport.name}` : airport.name
  return { place: placeOf(airport, name), weight: airport.importance, region: airport.region }
}

function placeOf(airport: Airport, name: string): Place {
  const { iataCode, cityName, countryCode, zone } = airport
  return { kind: 'airport', iataCode, name, cityName, countryCode, zone }
}

function add(names: Map<string, Entry[]>, name: string, entry: Entry) {
  const key = fold(name)
  const known = names.get(key)
  if (!known) names.set(key, [entry])
  else if (!known.includes(entry)) known.push(entry)
}
