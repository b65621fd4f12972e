import type { Condition, Fare, FlightOffer } from '@/lib/travel/flights/offer-schema'
import { ANY_PAIRING } from '@/lib/travel/flights/pairing'
import { countTravellers, type FlightSearch } from '@/lib/travel/flights/search'
import { zeroMoney } from '@/lib/travel/money'
import { agreedCondition } from './fare-facts'
import { writeFareId } from './fare-id'
import { shortHash } from './itinerary'
import { buildTree, type Node, type Step } from './pairing'
import { partyFare } from './party-price'
import { cheapestByPath, type PricedOffer, stepOf } from './read-offers'

/** An answer may hold more ways to fly than anybody reads: beyond this, the dear and slow ones are left out. */
const MOST_OFFERS_A_SLICE = 200
const LEAST_OFFERS_A_CHOICE = 10
const MOST_MENUS = 30

type Group = { steps: Step[]; pairingKey: string; next: Node | null }
type Rules = { change: Condition; refund: Condition }

/**
 * Duffel sells whole trips; our offers are per slice, with several fares. Flights of a slice become one offer where all its fares
 * lead to the same choice of next slices at the same prices, and several offers where they do not: so whatever is picked along
 * matching `pairingKey`s exists as one Duffel offer and costs the sum that is shown. The first slice shows the cheapest whole
 * trip, a later one what it adds.
 */
export function groupOffers(offers: PricedOffer[], search: FlightSearch, searchId: string): FlightOffer[][] {
  const cheapest = cheapestByPath(offers)
  const tree = buildTree(cheapest)
  if (!tree) return search.slices.map(() => [])
  const levels = collectGroups(tree, search.slices.length)
  const rules = agreedRules(cheapest)
  return levels.map((groups, sliceIndex) =>
    groups.map((group) => {
      const fares = group.steps.map((step) => buildFare(step, rules, search, searchId))
      return buildOffer(group, fares, sliceIndex, search)
    }),
  )
}

function collectGroups(tree: Node, sliceCount: number): Group[][] {
  const levels: Group[][] = []
  let choices = [{ path: '', node: tree }]
  for (let sliceIndex = 0; sliceIndex < sliceCount; sliceIndex++) {
    const most = Math.max(LEAST_OFFERS_A_CHOICE, Math.floor(MOST_OFFERS_A_SLICE / choices.length))
    const mostMenus = Math.max(1, Math.floor(MOST_MENUS / choices.length))
    const groups = choices.flatMap(({ path, node }) => keepBest(groupSteps(node, path), most, mostMenus))
    levels.push(groups)
    choices = [...new Map(groups.flatMap(({ pairingKey, next }) => (next ? [[pairingKey, next]] : [])))].map(([path, node]) => ({
      path,
      node,
    }))
  }
  return levels
}

/** The steps of a group are in the order of their prices, in whatever order the offers came. */
function groupSteps(node: Node, path: string): Group[] {
  const byFlights = Map.groupBy(node.steps.toSorted(byTotal), ({ slice, next }) => `${slice.itinerary.key} ${next?.menu ?? ''}`)
  return [...byFlights.values()].flatMap((steps) => {
    const next = steps[0]?.next ?? null
    const pairingKey = next ? [path, next.menu].filter(Boolean).join('/') : path || ANY_PAIRING
    return steps.length > 0 ? [{ steps, pairingKey, next }] : []
  })
}

function byTotal(one: Step, other: Step): number {
  return one.total.amountMinor - other.total.amountMinor || (one.key < other.key ? -1 : 1)
}

/** The cheapest and the fastest by turns, until there are enough offers or different choices after them; cheapest first. */
function keepBest(groups: Group[], most: number, mostMenus: number): Group[] {
  const byPrice = groups.toSorted((one, other) => priceOf(one) - priceOf(other) || minutesOf(one) - minutesOf(other) || byKey(one, other))
  if (groups.length <= most && new Set(groups.map(({ next }) => next?.menu)).size <= mostMenus) return byPrice
  const byTime = groups.toSorted((one, other) => minutesOf(one) - minutesOf(other) || priceOf(one) - priceOf(other) || byKey(one, other))
  const kept = new Set<Group>()
  const menus = new Set<string | undefined>()
  for (const group of byPrice.flatMap((cheap, index) => [cheap, byTime[index] ?? cheap])) {
    if (kept.size === most) break
    if (menus.size === mostMenus && !menus.has(group.next?.menu)) continue
    kept.add(group)
    menus.add(group.next?.menu)
  }
  return byPrice.filter((group) => kept.has(group))
}

function priceOf({ steps }: Group): number {
  return steps[0]?.total.amountMinor ?? 0
}

function byKey(one: Group, other: Group): number {
  return (one.steps[0]?.key ?? '') < (other.steps[0]?.key ?? '') ? -1 : 1
}

function minutesOf({ steps }: Group): number {
  return steps[0]?.slice.itinerary.durationMinutes ?? 0
}

/** What all offers with the same flights and fare on a slice say of changes and refunds. */
function agreedRules(offers: PricedOffer[]): Map<string, Rules> {
  const stated = Map.groupBy(
    offers.flatMap((offer) => offer.slices.map((slice, index) => ({ key: ruleKey(index, stepOf(slice)), rules: partRules(offer) }))),
    ({ key }) => key,
  )
  return new Map(
    [...stated].map(([key, rules]) => [
      key,
      { change: agreedCondition(rules.map((rule) => rule.rules.change)), refund: agreedCondition(rules.map((rule) => rule.rules.refund)) },
    ]),
  )
}

function ruleKey(sliceIndex: number, step: string): string {
  return `${sliceIndex} ${step}`
}

/** The penalty of a whole trip is not that of one slice: on several slices only "no penalty" can be said. */
function partRules({ rules, slices }: PricedOffer): Rules {
  if (slices.length === 1) return rules
  const withoutPenalty = ({ allowed, penalty }: Condition) => ({ allowed, penalty: penalty?.amountMinor === 0 ? penalty : null })
  return { change: withoutPenalty(rules.change), refund: withoutPenalty(rules.refund) }
}

function buildFare(step: Step, rules: Map<string, Rules>, search: FlightSearch, searchId: string): Fare {
  const { fare } = step.slice
  const agreed = rules.get(ruleKey(step.sliceIndex, step.key))
  const unknown: Condition = { allowed: null, penalty: null }
  const change = fare.change ?? agreed?.change ?? unknown
  const refund = agreed?.refund ?? unknown
  const isFree = change.allowed === true && refund.allowed === true
  const isPart = search.slices.length > 1
  return {
    fareId: writeFareId(
      isPart ? { kind: 'part', offerRequestId: searchId, step: step.key } : { kind: 'offer', offerId: step.offer.offerId },
    ),
    brand: fare.brand,
    cabinClass: isFree && fare.cabinClass === 'economy-with-restrictions' ? 'economy-without-restrictions' : fare.cabinClass,
    change,
    refund,
    cabinBags: fare.cabinBags,
    checkedBags: fare.checkedBags,
    seatIncluded: fare.seatIncluded,
    // Duffel neither says so nor sells meals.
    mealIncluded: null,
    ...(fare.amenities ? { amenities: fare.amenities } : {}),
    passengerFares: [partyFare(step, search.travellers)],
    serviceFee: zeroMoney(step.total.currency),
    total: step.total,
  }
}

function buildOffer({ steps, pairingKey }: Group, fares: Fare[], sliceIndex: number, search: FlightSearch): FlightOffer {
  const [first] = steps
  if (!first) throw new Error('a group has at least one step')
  const { key, ...itinerary } = first.slice.itinerary
  return {
    ...itinerary,
    offerId: `${key}-${shortHash(`${sliceIndex} ${pairingKey}`)}`,
    sliceIndex,
    pairingKey,
    co2Kg: emissionsPerPerson(first, search),
    typicalCo2Kg: null,
    ...(search.slices.length > 1 ? { priceCovers: sliceIndex === 0 ? ('trip' as const) : ('addition' as const) } : {}),
    fares,
  }
}

/** Duffel estimates for everybody on all slices: one slice's part of several, or an infant's, is not known. */
function emissionsPerPerson({ offer }: Step, { slices, travellers }: FlightSearch): number | null {
  if (offer.emissionsKg === null || slices.length > 1 || travellers.infants > 0) return null
  return Math.round(offer.emissionsKg / countTravellers(travellers))
}
