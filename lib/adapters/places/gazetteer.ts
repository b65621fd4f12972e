import type { Place } from '@/lib/travel/places/place'
import type { Airport } from '../supplier/sandbox/world/airport'
import { ENGLISH_CITY_NAMES } from '../supplier/sandbox/world/corrections'
import type { World } from '../supplier/sandbox/world/load-world'
import { METROPOLITAN_AREAS } from '../supplier/sandbox/world/metropolitan-areas'
import { ALIASES } from './aliases'
import { fold } from './fold'

/** A place that can be meant, with how many people it draws (millions of passengers a year); `region` is the US state. */
export type Entry = { place: Place; weight: number; region: string }
export type Gazetteer = {
  airports: Map<string, Entry>
  areas: Map<string, Entry>
  /** Folded names of cities, and other words for them. */
  names: Map<string, Entry[]>
  /** Folded names of airports ("london heathrow"), after the cities' own. */
  airportNames: Map<string, Entry[]>
  cities: Entry[]
}

/** Every airport, city and area of the world under each name it goes by. */
export function buildGazetteer(world: World): Gazetteer {
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
  for (const [words, code] of ALIASES) {
    const entry = areas.get(code) ?? airports.get(code)
    if (entry) names.set(fold(words), [entry, ...(names.get(fold(words)) ?? []).filter((other) => other !== entry)])
  }
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
