import { CANADA_AND_MEXICO } from './canada-and-mexico.ts'
import { CENTRAL_AND_NORTHERN_EUROPE } from './central-and-northern-europe.ts'
import { CHINA } from './china.ts'
import { JAPAN_AND_KOREA } from './japan-and-korea.ts'
import { LATIN_AMERICA } from './latin-america.ts'
import { MIDDLE_EAST_AND_AFRICA } from './middle-east-and-africa.ts'
import { RUSSIA_AND_CENTRAL_ASIA } from './russia-and-central-asia.ts'
import { RYANAIR } from './ryanair.ts'
import { SOUTH_ASIA } from './south-asia.ts'
import { SOUTH_EAST_ASIA_AND_PACIFIC } from './south-east-asia-and-pacific.ts'
import { UNITED_STATES_NETWORKS } from './united-states-networks.ts'
import { UNITED_STATES_OTHERS } from './united-states-others.ts'
import { WESTERN_EUROPE } from './western-europe.ts'
import { WIZZ_AIR } from './wizz-air.ts'

/** `perDay` is flights a day each way, averaged over a year. */
export type KnownRoute = { airline: string; base: string; spoke: string; perDay: number }

const TABLES = [
  UNITED_STATES_NETWORKS,
  UNITED_STATES_OTHERS,
  CANADA_AND_MEXICO,
  LATIN_AMERICA,
  WESTERN_EUROPE,
  RYANAIR,
  WIZZ_AIR,
  CENTRAL_AND_NORTHERN_EUROPE,
  RUSSIA_AND_CENTRAL_ASIA,
  MIDDLE_EAST_AND_AFRICA,
  SOUTH_ASIA,
  SOUTH_EAST_ASIA_AND_PACIFIC,
  CHINA,
  JAPAN_AND_KOREA,
]

/**
 * Routes that are known rather than modelled, in orders of magnitude. A line is either an airline, one of its bases and where it flies
 * from there ("DL ATL 15 MCO LGA 14 FLL": a number holds for the codes after it), or a pair with all of its airlines
 * ("PEK-SHA MU15 CA12"). On such a pair the airlines' own lines do not count; of two lines for one airline the busier does.
 */
export function knownRoutes(): { routes: KnownRoute[]; wholePairs: ReadonlySet<string> } {
  const lines = TABLES.flatMap((table) => table.trim().split('\n'))
  const pairLines = lines.filter((line) => line[3] === '-')
  const wholePairs = new Set(pairLines.map((line) => pairOf(line.slice(0, 3), line.slice(4, 7))))
  const busiest = new Map<string, KnownRoute>()
  for (const route of lines.filter((line) => line[3] !== '-').flatMap(routesOfBase)) {
    const pair = pairOf(route.base, route.spoke)
    if (wholePairs.has(pair)) continue
    const key = `${route.airline} ${pair}`
    const known = busiest.get(key)
    if (!known || route.perDay > known.perDay) busiest.set(key, route)
  }
  return { routes: [...pairLines.flatMap(routesOfPair), ...busiest.values()], wholePairs }
}

/** "LHR-JFK" and "JFK-LHR" are one: "JFK-LHR". */
export function pairOf(first: string, second: string): string {
  return first < second ? `${first}-${second}` : `${second}-${first}`
}

function routesOfPair(line: string): KnownRoute[] {
  const [pair = '', ...airlines] = line.trim().split(' ')
  return airlines.map((entry) => ({
    airline: entry.slice(0, 2),
    base: pair.slice(0, 3),
    spoke: pair.slice(4),
    perDay: Number(entry.slice(2)),
  }))
}

function routesOfBase(line: string): KnownRoute[] {
  const [airline = '', base = '', ...entries] = line.trim().split(' ')
  const routes: KnownRoute[] = []
  let perDay = 0
  for (const entry of entries) {
    if (/^[\d.]+$/.test(entry)) perDay = Number(entry)
    else routes.push({ airline, base, spoke: entry, perDay })
  }
  return routes
}
