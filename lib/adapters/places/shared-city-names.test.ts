import { expect, test } from 'vitest'
import { countryName } from '@/lib/travel/places/country-names'
import { SHARED_CITY_NAMES } from '@/lib/travel/places/shared-city-names'
import { METROPOLITAN_AREAS } from '../supplier/sandbox/world/metropolitan-areas'
import { fold } from './fold'
import { type Entry, gazetteer } from './gazetteer'
import { US_STATES } from './regions'

/** A namesake with fewer than 100,000 passengers a year is nobody's guess, nor is one with less than a hundredth of the other's. */
const LEAST_WEIGHT = 0.1
const LEAST_SHARE = 0.01

/** As people say them after a city. */
const SPOKEN: Record<string, string> = { GB: 'UK' }

test('the table of shared names holds every city that may be taken for another one, by the data', () => {
  expect(SHARED_CITY_NAMES).toEqual(new Map(derive()))
})

/** Name by name, each of its airports and cities with its country, or with its state in the US. */
function derive(): [string, Map<string, string>][] {
  const { cities, airports, areas } = gazetteer()
  const namesakes = Map.groupBy(cities, ({ place }) => fold(place.cityName))
  const found = new Map<string, Map<string, string>>()
  for (const entry of [...airports.values(), ...areas.values()]) {
    const { place, weight } = entry
    const all = namesakes.get(fold(place.cityName)) ?? []
    const own = Math.max(weight, ...all.filter((other) => regionOf(other) === regionOf(entry)).map((other) => other.weight))
    const isShared = all.some((other) => regionOf(other) !== regionOf(entry) && other.weight >= Math.max(LEAST_WEIGHT, own * LEAST_SHARE))
    if (!isShared) continue
    found.set(place.cityName, (found.get(place.cityName) ?? new Map()).set(place.iataCode, whereOf(entry)))
  }
  return [...found]
}

/** The airports of an area lie in its own region: Washington has one in Virginia. */
function regionOf({ place, region }: Entry): string {
  const area = METROPOLITAN_AREAS.find(({ name, namedAirports }) => name === place.cityName && namedAirports.includes(place.iataCode))
  return `${place.countryCode} ${area ? (gazetteer().areas.get(area.code)?.region ?? region) : region}`
}

function whereOf({ place, region }: Entry): string {
  if (!region) return SPOKEN[place.countryCode] ?? countryName(place.countryCode)
  const [state = ''] = Object.entries(US_STATES).find(([name, code]) => code === region && name.length > 2) ?? []
  return state.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
