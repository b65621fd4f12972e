import { fold } from '../places/fold'
import { type Entry, gazetteer } from '../places/gazetteer'
import { countryNames } from '../places/regions'
import { METROPOLITAN_AREAS } from '../supplier/sandbox/world/metropolitan-areas'

/** Codes of what a name may stand for, and of all that is known with it. */
export type Named = { means: string[]; implies: string[] }

// Nobody makes a mistake about an airfield; its name is more likely a word of the language.
const LEAST_WEIGHT = 0.1

let areaOfAirport: Map<string, string> | undefined
let codeOfCity: Map<string, string> | undefined

/** Folded names of cities, airports and countries. */
export function placeNames(): Map<string, Named> {
  const named = new Map<string, Named>()
  const { names, airportNames } = gazetteer()
  for (const [name, code] of countryNames()) if (name.length > 3) named.set(name, { means: [code], implies: [code] })
  for (const [name, entries] of [...airportNames, ...names]) {
    const known = entries.filter(({ weight }) => weight >= LEAST_WEIGHT)
    if (known.length === 0 || /^\d+$/.test(name)) continue
    const other = named.get(name)
    const means = [...new Set([...(other?.means ?? []), ...known.map(({ place }) => place.iataCode)])]
    const heaviest = known.reduce((best, entry) => (entry.weight > best.weight ? entry : best))
    named.set(name, { means, implies: [...new Set([...(other?.implies ?? []), ...known.flatMap(impliedBy), heaviest.place.iataCode])] })
  }
  return named
}

/** An airport or a metropolitan area by its three letters. */
export function nameOfCode(code: string): Named | undefined {
  const entries = [gazetteer().areas.get(code), gazetteer().airports.get(code)].filter((entry) => entry !== undefined)
  if (entries.length === 0) return undefined
  return { means: [code], implies: [...new Set([code, ...entries.flatMap(impliedBy)])] }
}

/** An airport stands in its city, its area and its country. */
function impliedBy({ place }: Entry): string[] {
  areaOfAirport ??= new Map(
    METROPOLITAN_AREAS.flatMap(({ code, airports, namedAirports }) =>
      [...airports, ...namedAirports].map((airport) => [airport, code] as const),
    ),
  )
  codeOfCity ??= new Map(gazetteer().cities.map(({ place: city }) => [`${fold(city.cityName)}|${city.countryCode}`, city.iataCode]))
  const around = [areaOfAirport.get(place.iataCode), codeOfCity.get(`${fold(place.cityName)}|${place.countryCode}`)]
  return [place.iataCode, place.countryCode, ...around.filter((code) => code !== undefined)]
}
