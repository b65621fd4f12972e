import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Airport, type AirportRow, airportOfRow } from './airport.ts'
import { METROPOLITAN_AREAS } from './metropolitan-areas.ts'

/** Indexes of base and other airport, departures a week each way while it is flown, and the season's number where it has one. */
export type RouteRow = [base: number, spoke: number, departuresPerWeek: number, season?: number]
/** An airline's routes as the generated file holds them. */
export type RouteRows = { airline: string; routes: RouteRow[] }
export type World = {
  airports: Airport[]
  routeRows: RouteRows[]
  find(iataCode: string): Airport | undefined
  /** The airports of a metropolitan code, or the one airport of an airport code. */
  airportsOf(place: { kind: 'airport' | 'city'; iataCode: string }): Airport[]
}

const FILE = 'lib/adapters/supplier/sandbox/world/generated/world.json'

let loaded: World | undefined

/** Read once, when the first question comes. Throws with the command to run when the file has not been built. */
export function loadWorld(): World {
  loaded ??= readWorld()
  return loaded
}

function readWorld(): World {
  // Written by our own script from checked tables: trusted, like code.
  const file = JSON.parse(readFile()) as { zones: string[]; airports: AirportRow[]; routes: RouteRows[] }
  const airports = file.airports.map((row) => airportOfRow(row, file.zones))
  const byCode = new Map(airports.map((airport) => [airport.iataCode, airport]))
  const areas = new Map(METROPOLITAN_AREAS.map((area) => [area.code, area.airports]))
  return {
    airports,
    routeRows: file.routes,
    find: (iataCode) => byCode.get(iataCode),
    airportsOf: ({ kind, iataCode }) => {
      const codes = (kind === 'city' && areas.get(iataCode)) || [iataCode]
      return codes.flatMap((code) => byCode.get(code) ?? [])
    },
  }
}

function readFile(): string {
  try {
    // From the working directory, not by import: a bundled server has no folder of its own beside the file.
    return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), FILE), 'utf8')
  } catch (error) {
    throw new Error(`The sandbox's airports are missing (${FILE}). Run: node scripts/build-world.mjs`, { cause: error })
  }
}
