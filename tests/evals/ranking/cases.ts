import { createPlaces } from '@/lib/adapters/places/places'
import { createSandboxSupplier } from '@/lib/adapters/supplier/sandbox/sandbox-supplier'
import { addDays } from '@/lib/travel/dates'
import type { SearchResult } from '@/lib/travel/flights/offer-schema'
import type { FlightSearch, TravellerCounts } from '@/lib/travel/flights/search'
import { lastOf } from '../../fixtures/gathered'
import { type Chance, chanceFrom, pickOne } from './chance'

// Held out: no weight, penalty or value of the ranker was ever set by looking at these seeds and pairs, and none may be.
export const HELD_OUT_SEEDS = [90_211, 90_212, 90_213, 90_214, 90_215, 90_216, 90_217, 90_218]
export const HELD_OUT_PAIRS: [string, string][] = [
  ['Madrid', 'Hamburg'],
  ['Manchester', 'Athens'],
  ['Dublin', 'Budapest'],
  ['Rome', 'Stockholm'],
  ['Vienna', 'Porto'],
  ['Warsaw', 'Edinburgh'],
  ['Copenhagen', 'Palermo'],
  ['Istanbul', 'Berlin'],
  ['Chicago', 'San Diego'],
  ['Boston', 'Seattle'],
  ['Miami', 'Bogota'],
  ['Toronto', 'Vancouver'],
  ['Mexico City', 'Cancun'],
  ['Paris', 'Montreal'],
  ['Amsterdam', 'Los Angeles'],
  ['Oslo', 'New York'],
  ['Frankfurt', 'Johannesburg'],
  ['Zurich', 'Tokyo'],
  ['Delhi', 'Bangkok'],
  ['Osaka', 'Singapore'],
  ['Sydney', 'Perth'],
  ['Dubai', 'Nairobi'],
  ['Seoul', 'Hong Kong'],
  ['Glasgow', 'Malaga'],
]
const SEARCHED_AT = new Date('2027-01-11T09:00:00Z')
const SEARCHED_ON = '2027-01-11'
/** With fewer flights than this nearly any order finds the chosen one. */
export const LEAST_OFFERS = 11

const PARTIES: TravellerCounts[] = [
  { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] },
  { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] },
  { adults: 2, children: 0, infants: 0, pets: 0, childAges: [] },
  { adults: 2, children: 1, infants: 0, pets: 0, childAges: [7] },
]

export type Case = { seed: number; pair: [string, string]; result: SearchResult }

/** One search for each seed and pair, on some day with some party; those with too few flights to tell rankings apart are left out. */
export async function searchCases(seeds = HELD_OUT_SEEDS, pairs = HELD_OUT_PAIRS): Promise<{ cases: Case[]; leftOut: number }> {
  const cases: Case[] = []
  for (const seed of seeds) {
    const chance = chanceFrom(seed)
    for (const pair of pairs) {
      const result = await answerOf(someSearch(pair, chance))
      if ((result.offers[0]?.length ?? 0) >= LEAST_OFFERS) cases.push({ seed, pair, result })
    }
  }
  return { cases, leftOut: seeds.length * pairs.length - cases.length }
}

function someSearch([from, to]: [string, string], chance: Chance): FlightSearch {
  return {
    tripType: 'one-way',
    slices: [{ origin: placeOf(from), destination: placeOf(to), departureOn: addDays(SEARCHED_ON, 5 + Math.floor(chance() * 170)) }],
    travellers: pickOne(PARTIES, chance),
    cabinClass: 'economy-with-restrictions',
    directOnly: false,
    checkedBags: chance() < 0.3 ? 1 : 0,
    preference: 'best-value',
  }
}

function answerOf(search: FlightSearch): Promise<SearchResult> {
  return lastOf(supplier.search(search, SEARCHED_AT))
}

const places = createPlaces()
const supplier = createSandboxSupplier({
  bookings: { find: async () => null, insert: async (booking) => booking },
  now: () => SEARCHED_AT,
})

function placeOf(name: string) {
  const match = places.findPlace(name)
  if (match.status === 'unknown') throw new Error(`${name} is unknown`)
  const place = match.status === 'found' ? match.place : match.candidates[0]
  if (!place) throw new Error(`${name} is no place`)
  return place
}
