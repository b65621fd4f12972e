import { expect, test } from 'vitest'
import { AIRCRAFT } from '../world/aircraft'
import { AIRLINES } from '../world/airlines'
import { loadWorld } from '../world/load-world'
import { lastIndexUpTo, network, type Route, rotationCount } from './network'
import { planNetwork } from './plan-network'
import { timetable } from './timetable'

/** Airports that airlines have left for good. */
const CLOSED = 'TXL SXF THF NAY PNH REP ADA ISL DOK LGP KIV FRU KVD DKR QDU YMX'.split(' ')

const ROUTES: Route[] = AIRLINES.flatMap(({ code }) => network().routesOf(code))

function flightsPerDay(first: string, second: string): Map<string, number> {
  const between = ROUTES.filter(({ base, spoke }) => [base.iataCode, spoke.iataCode].sort().join() === [first, second].sort().join())
  return new Map(between.map(({ airline, departuresPerWeek }) => [airline.code, departuresPerWeek / 7]))
}

test('no aircraft flies beyond its range, with a reserve of three hundredths', () => {
  const tooFar = ROUTES.flatMap((route) =>
    timetable(route)
      .outward.filter(({ aircraft }) => !((AIRCRAFT[aircraft]?.rangeKm ?? 0) >= route.km * 1.03))
      .map(({ airline, number, aircraft }) => `${airline.code}${number}: ${aircraft} for ${Math.round(route.km)} km`),
  )
  expect(tooFar).toEqual([])
})

test('nobody flies to an airport that has closed', () => {
  for (const code of CLOSED) expect(loadWorld().find(code), code).toBeUndefined()
})

test('the same airports give the same network, and it is the one that was stored', () => {
  const world = loadWorld()
  const planned = planNetwork(world.airports)
  const differing = world.routeRows.filter(({ airline, routes }) => {
    const stored = routes.map(([base, spoke, perWeek]) => `${world.airports[base]?.iataCode}${world.airports[spoke]?.iataCode}${perWeek}`)
    const again = planned.get(airline)?.map(({ base, spoke, departuresPerWeek }) => base.iataCode + spoke.iataCode + departuresPerWeek)
    return stored.join() !== again?.join()
  })
  expect(differing.map(({ airline }) => airline)).toEqual([])
})

test('a flight number leads to its route and back, and has at most four digits', () => {
  for (const { code } of AIRLINES) {
    const routes = network().routesOf(code)
    const last = routes.at(-1)
    expect((last?.firstNumber ?? 0) + 2 * rotationCount(last?.departuresPerWeek ?? 0), code).toBeLessThan(10_000)
    const lost = routes.filter((route) => {
      const [out, back] = [network().findFlight(code, route.firstNumber), network().findFlight(code, route.firstNumber + 1)]
      return out?.route !== route || !out.isOutward || out.rotation !== 0 || back?.route !== route || back.isOutward
    })
    expect(lost, code).toEqual([])
    expect(network().findFlight(code, 100)).toBeUndefined()
    expect(network().findFlight(code, 9_999)).toBeUndefined()
  }
})

test('the last entry up to a number is found in any ordered list', () => {
  const entries = [101, 105, 105, 120].map((firstNumber) => ({ firstNumber }))
  expect([100, 101, 104, 105, 119, 500].map((number) => lastIndexUpTo(entries, number))).toEqual([-1, 0, 0, 2, 2, 3])
})

test('the world flies about a hundred thousand times a day, a third of it inside the United States and China', () => {
  const departures = (routes: Route[]) => routes.reduce((sum, { departuresPerWeek }) => sum + (2 * departuresPerWeek) / 7, 0)
  const inside = (country: string) => ROUTES.filter(({ base, spoke }) => base.countryCode === country && spoke.countryCode === country)
  const all = departures(ROUTES)
  expect(all).toBeGreaterThan(95_000)
  expect(all).toBeLessThan(115_000)
  const share = departures([...inside('US'), ...inside('CN')]) / all
  expect(share).toBeGreaterThan(0.28)
  expect(share).toBeLessThan(0.4)
})

test('trunk routes have the airlines that fly them', () => {
  expect([...flightsPerDay('JED', 'RUH').keys()]).toEqual(['SV', 'XY', 'F3'])
  expect([...flightsPerDay('MEL', 'SYD').keys()]).toEqual(['QF', 'JQ', 'VA'])
  expect(flightsPerDay('HND', 'CTS').get('NH')).toBeGreaterThan(14)
  expect(flightsPerDay('CJU', 'GMP').size).toBe(8)
  expect(flightsPerDay('LHR', 'JFK').get('BA')).toBeGreaterThan(5)
  expect(flightsPerDay('ATL', 'LAX').get('DL')).toBeGreaterThan(7)
  expect(flightsPerDay('LCY', 'JFK').size).toBe(0)
})
