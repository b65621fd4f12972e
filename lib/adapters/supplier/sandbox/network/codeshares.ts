import { type Airline, findAirline } from '../world/airlines'
import { CODESHARE_RULES } from '../world/codeshare-rules'
import { isEuropean, isNorthAmerican, isPacific } from '../world/countries'
import { lastIndexUpTo, network, type Route, rotationCount } from './network'
import { type Flight, timetable } from './timetable'

/** A flight number under which another airline sells a flight that it does not fly. */
export type Codeshare = { airline: Airline; number: number }

const LEAST_CODESHARE_NUMBER = 4_000
const LARGEST_NUMBER = 9_999
const LONGEST_FEEDER_KM = 5_000

type Scope = 'all' | 'atlantic' | 'pacific' | 'home' | 'hub'
type Rule = { scope: Scope; operators: string[]; sellers: string[] }

// The table is ours: its first column holds only these five words.
const RULES: Rule[] = CODESHARE_RULES.trim()
  .split('\n')
  .map((line) => {
    const [scope = '', operators = '', sellers = ''] = line.split('|')
    return { scope: scope as Scope, operators: operators.split(' '), sellers: sellers.split(' ') }
  })

const sellersOf = new Map<string, Set<string>>()
for (const { operators, sellers } of RULES) {
  for (const operator of operators) {
    const known = sellersOf.get(operator) ?? new Set()
    for (const seller of sellers) if (seller !== operator) known.add(seller)
    sellersOf.set(operator, known)
  }
}

/** Every other airline's number for a flight, the same from day to day; the airlines in alphabetical order of their codes. */
export function codesharesOf(flight: Flight): Codeshare[] {
  const { code } = flight.airline
  const route = network().findFlight(code, flight.number)?.route
  if (!route) return []
  return [...(sellersOf.get(code) ?? [])].sort().flatMap((seller) => {
    const airline = findAirline(seller)
    const firstNumber = soldBy(seller).numbers.get(route)
    return airline && firstNumber !== undefined ? [{ airline, number: firstNumber + flight.number - route.firstNumber }] : []
  })
}

/** The flight, flown by another airline, that an airline sells under one of its numbers; undefined when there is none. */
export function findCodeshare(airlineCode: string, number: number): Flight | undefined {
  if (number < LEAST_CODESHARE_NUMBER) return undefined
  const { entries } = soldBy(airlineCode)
  const entry = entries[lastIndexUpTo(entries, number)]
  const rotation = entry ? (number - entry.firstNumber) >> 1 : 0
  if (!entry || rotation >= rotationCount(entry.route.departuresPerWeek)) return undefined
  const { outward, back } = timetable(entry.route)
  return ((number - entry.firstNumber) % 2 === 0 ? outward : back)[rotation]
}

type Sold = { entries: { route: Route; firstNumber: number }[]; numbers: Map<Route, number> }

const soldByAirline = new Map<string, Sold>()

/** The routes of others that an airline sells, numbered above its own; worked out when first asked for. */
function soldBy(seller: string): Sold {
  let sold = soldByAirline.get(seller)
  if (!sold) {
    sold = numberRoutes(seller)
    soldByAirline.set(seller, sold)
  }
  return sold
}

function numberRoutes(seller: string): Sold {
  const sold: Sold = { entries: [], numbers: new Map() }
  let firstNumber = firstCodeshareNumber(network().routesOf(seller))
  for (const { scope, operators, sellers } of RULES) {
    if (!sellers.includes(seller)) continue
    for (const route of operators.filter((code) => code !== seller).flatMap((code) => network().routesOf(code))) {
      const next = firstNumber + 2 * rotationCount(route.departuresPerWeek)
      if (sold.numbers.has(route) || next > LARGEST_NUMBER + 1 || !isInScope(scope, route)) continue
      sold.entries.push({ route, firstNumber })
      sold.numbers.set(route, firstNumber)
      firstNumber = next
    }
  }
  return sold
}

/** The first full hundred above the airline's own numbers. */
function firstCodeshareNumber(ownRoutes: readonly Route[]): number {
  const last = ownRoutes.at(-1)
  const afterOwn = last ? last.firstNumber + 2 * rotationCount(last.departuresPerWeek) : 0
  return Math.max(LEAST_CODESHARE_NUMBER, Math.ceil(afterOwn / 100) * 100)
}

function isInScope(scope: Scope, { airline, base, spoke, km }: Route): boolean {
  const [first, second] = [base.countryCode, spoke.countryCode]
  if (scope === 'atlantic') return isBetween(first, second, isEuropean, isNorthAmerican)
  if (scope === 'pacific') return isBetween(first, second, isPacific, isNorthAmerican)
  if (scope === 'home') return first === airline.countryCode && second === airline.countryCode
  const [mainBase] = airline.bases.keys()
  return scope === 'all' || (km <= LONGEST_FEEDER_KM && (base.iataCode === mainBase || spoke.iataCode === mainBase))
}

function isBetween(first: string, second: string, isHere: (country: string) => boolean, isThere: (country: string) => boolean): boolean {
  return (isHere(first) && isThere(second)) || (isHere(second) && isThere(first))
}
