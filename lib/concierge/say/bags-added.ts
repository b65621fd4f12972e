import type { Situation } from '@/lib/travel/trip/situation'
import type { Fact } from './facts'

/** A bag of a purchase as the tools name it: "a checked bag of 15 kg", for whom and on which flights. */
export type NamedBag = { what: string; whom: string; flight: string }
type Bag = { count: number; isCabin: boolean; weight: string | null; whom: string; flights: string[] }

const BAG = /^(?:(?<times>\d+) × )?(?:an? |(?<pieces>\d+) )(?<kind>checked|cabin) bags?(?: of (?<weight>\d+ kg)(?: each)?)?$/
const CLAUSE = /^(?<what>.+? bags?(?: of \d+ kg(?: each)?)?)(?: for (?<whom>.+?))? on (?<flight>.+)$/
const BETWEEN_FLIGHTS = /, | and | \+ /
const LABEL = /^(?:Adult|Child|Infant) \d$/

/** The bags that the trip holds, as `situation.bought` names them. */
export function bagsInTrip({ bought }: Situation): NamedBag[] {
  return (bought?.bags ?? []).flatMap((clause) => {
    const { what, whom = '', flight } = CLAUSE.exec(clause)?.groups ?? {}
    return what && flight ? [{ what, whom, flight }] : []
  })
}

/** How many bags of which weight, for whom and on which flights; null where one of them is named otherwise. */
export function bagFactsOf(named: readonly NamedBag[], situation: Situation): Fact[] | null {
  const bags = named.map(bagOf)
  if (bags.some((bag) => bag === null)) return null
  return [false, true].flatMap((isCabin) => factsOfKind(bags.filter((bag) => bag !== null && bag.isCabin === isCabin) as Bag[], situation))
}

function factsOfKind(bags: Bag[], situation: Situation): Fact[] {
  const [first] = bags
  if (!first) return []
  const all = situation.slices.flatMap(({ picked }) => picked?.flight.split(' + ') ?? [])
  const flights = [...new Set(bags.flatMap((bag) => bag.flights))]
  const on = flights.map((flight) => {
    const own = bags.filter((bag) => bag.flights.includes(flight))
    return { flight, count: own.reduce((sum, { count }) => sum + count, 0), whom: whomOf(own, situation), weights: weightsOf(own) }
  })
  const isAlike = on.every(({ count, whom }) => count === on[0]?.count && whom.join() === on[0]?.whom.join())
  if (!isAlike) return on.map(({ flight, count, whom, weights }): Fact => ['bags-added', count, first.isCabin, weights, whom, [flight]])
  const weights = weightsOf(bags)
  const isOneWeight = on.every((one) => one.weights === weights)
  const told = isOneWeight ? weights : on.map((one) => `${one.weights} ${one.flight}`).join(', ')
  const isEverywhere = all.length > 1 && all.every((flight) => flights.includes(flight))
  return [['bags-added', on[0]?.count ?? 0, first.isCabin, told, on[0]?.whom ?? [], !isOneWeight ? null : isEverywhere ? [] : flights]]
}

function weightsOf(bags: readonly Bag[]): string {
  return [...new Set(bags.flatMap(({ weight }) => weight ?? []))].join(' / ')
}

/** Nobody is named where everybody has one. */
function whomOf(bags: readonly Bag[], { wishes: { adults, children, infants } }: Situation): string[] {
  const whom = [...new Set(bags.map((bag) => bag.whom).filter((label) => LABEL.test(label)))].toSorted()
  return whom.length >= adults + children || adults + children + infants === 1 ? [] : whom
}

function bagOf({ what, whom, flight }: NamedBag): Bag | null {
  const { times = '1', pieces = '1', kind, weight } = BAG.exec(what)?.groups ?? {}
  if (!kind) return null
  return {
    count: Number(times) * Number(pieces),
    isCabin: kind === 'cabin',
    weight: weight ?? null,
    whom,
    flights: flight === '' ? [] : flight.split(BETWEEN_FLIGHTS),
  }
}
