import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayPrices } from '@/lib/adapters/supplier/sandbox/day-prices'
import { searchSandbox } from '@/lib/adapters/supplier/sandbox/search-sandbox'
import { addDays } from '@/lib/travel/dates'
import { bestJourneys } from '@/lib/travel/flights/best-journeys'
import { packRanked } from '@/lib/travel/flights/packed-offers'
import { rankAllForView } from '@/lib/travel/flights/rank-flights'
import { rankRoundTrips } from '@/lib/travel/flights/rank-round-trips'
import { routesBetween } from '@/lib/travel/flights/route-choices'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { between } from '@/lib/workflows/flights/search-routes'
import { createQueries, NOW, planWholeMarket, seeded } from './queries'
import { report } from './report'
import { type Measured, percentile } from './table'

const QUERIES_PER_KIND = 75
const CALENDAR_DAYS = 60
const STARTS = 5
const MONTH_DAYS = 31
const SHORTEST_STAY = 3
const LENGTHS = 3
const COMPARISONS = 25

const options = process.argv.slice(2)

// Other questions of the same kinds first: what is measured is a process that has been at work for a while.
planWholeMarket()
measure(1)
const measured = [...measure(20), ...measureProcesses()]
process.exit(report('search', measured, options))

function measure(seed: number): Measured[] {
  const queries = createQueries(seeded(seed))
  const some = (query: () => FlightSearch) => Array.from({ length: QUERIES_PER_KIND }, query)
  const [oneWays, roundTrips, twoStops, calendars] = [queries.oneWay, queries.roundTrip, queries.twoStops, queries.oneWay].map(some)
  return [
    {
      kind: 'one way, up to one stop',
      unit: 'ms',
      target: 10,
      values: (oneWays ?? []).map((query) => timed(() => searchSandbox(query, NOW))),
    },
    { kind: 'return, ranked', unit: 'ms', target: 50, values: (roundTrips ?? []).map((query) => timed(() => searchAndRank(query))) },
    { kind: 'two stops', unit: 'ms', target: 100, values: (twoStops ?? []).map((query) => timed(() => searchSandbox(query, NOW))) },
    {
      kind: `${CALENDAR_DAYS}-day calendar`,
      unit: 'ms',
      target: 100,
      values: (calendars ?? []).map((query) => timed(() => priceDays(query))),
    },
    ...measureMonths(roundTrips ?? []),
    ...measurePlaces(roundTrips ?? []),
    { kind: 'one answer', unit: 'kB', target: 300, values: (roundTrips ?? []).flatMap((query) => searchAndRank(query).map(kilobytesOf)) },
  ]
}

/** The same days from two places to three, with the best journeys of each route: in time, and as so many searches of one route. */
function measurePlaces(queries: FlightSearch[]): Measured[] {
  const some = queries.slice(0, COMPARISONS)
  const comparisons = some.map((query, index) =>
    timed(() => comparePlaces(query, queries[index + 1] ?? query, queries[index + 2] ?? query)),
  )
  const one = percentile(
    queries.map((query) => timed(() => searchSandbox(query, NOW))),
    0.5,
  )
  return [
    { kind: '2 × 3 places', unit: 'ms', target: 400, values: comparisons },
    { kind: '2 × 3 places, as searches', unit: 'searches', target: 30, values: comparisons.map((time) => time / one) },
  ]
}

function comparePlaces(query: FlightSearch, second: FlightSearch, third: FlightSearch) {
  const [origins, destinations] = [
    [query, second].flatMap(({ slices: [slice] }) => slice?.origin ?? []),
    [query, second, third].flatMap(({ slices: [slice] }) => slice?.destination ?? []),
  ]
  return routesBetween(origins, destinations).map((route) => bestJourneys(searchSandbox(between(query, route), NOW)))
}

/** The lowest totals of a month with three lengths of stay, in time and as so many searches of one pair of days in the same run. */
function measureMonths(queries: FlightSearch[]): Measured[] {
  const months = queries.map((query) => timed(() => priceMonth(query)))
  const one = percentile(
    queries.map((query) => timed(() => searchSandbox(query, NOW))),
    0.5,
  )
  return [
    { kind: 'month × 3 lengths of stay', unit: 'ms', target: 150, values: months },
    { kind: 'month × 3 lengths of stay, as searches', unit: 'searches', target: 40, values: months.map((time) => time / one) },
  ]
}

function priceMonth(query: FlightSearch) {
  const first = query.slices[0]?.departureOn ?? ''
  const days = (from: number, count: number) => Array.from({ length: count }, (_, index) => addDays(first, from + index))
  return [dayPrices(query, 0, days(0, MONTH_DAYS), NOW), dayPrices(query, 1, days(SHORTEST_STAY, MONTH_DAYS + LENGTHS - 1), NOW)]
}

/** Each in a process of its own: from its start to the first answered search, and what its memory grew by. */
function measureProcesses(): Measured[] {
  // As in a built server, TypeScript is compiled before: by a start that does not count.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'wayfarer-bench') }
  const run = (file: string, ...flags: string[]) =>
    Number(execFileSync(process.execPath, [...process.execArgv, ...flags, `tests/bench/processes/${file}`], { encoding: 'utf8', env }))
  run('start.ts')
  return [
    { kind: 'start to first answer', unit: 'ms', target: 300, values: Array.from({ length: STARTS }, () => run('start.ts')) },
    { kind: 'memory of the market', unit: 'MB', target: 150, values: [run('memory.ts', '--expose-gc')] },
  ]
}

function searchAndRank(query: FlightSearch) {
  const result = searchSandbox(query, NOW)
  rankRoundTrips(result)
  return result.offers.map((_, sliceIndex) => rankAllForView(result, sliceIndex))
}

function kilobytesOf(ranked: ReturnType<typeof rankAllForView>): number {
  return Buffer.byteLength(JSON.stringify(packRanked(ranked))) / 1_000
}

function priceDays(query: FlightSearch) {
  const first = query.slices[0]?.departureOn ?? ''
  const days = Array.from({ length: CALENDAR_DAYS }, (_, index) => addDays(first, index))
  return dayPrices(query, 0, days, NOW)
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
