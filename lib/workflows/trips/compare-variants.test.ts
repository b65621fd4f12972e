import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPlaces } from '@/lib/adapters/places/places'
import { createSandboxSupplier } from '@/lib/adapters/supplier/sandbox/sandbox-supplier'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import { addDays } from '@/lib/travel/dates'
import type { Fare } from '@/lib/travel/flights/offer-schema'
import type { SearchChange } from '@/lib/travel/flights/search'
import { tripPrice } from '@/lib/travel/trip/price'
import type { Trip } from '@/lib/travel/trip/trip'
import type { PricedVariant, VariantsCompared } from '@/lib/travel/trip/trip-variants-schema'
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'
import { NOW, placeNamed } from '@/tests/fixtures/market'
import { rankFlights } from '../flights/rank-flights'
import { compareVariants } from './compare-variants'
import { issueTripCommand, type TripCaller, type TripDeps } from './issue-trip-command'
import { loadLiveTrip } from './load-live-trip'
import type { AskedVariant } from './read-variant'

const CALLER: TripCaller = { threadId: 'thr_1', userId: 'traveller', issuedBy: 'assistant', today: '2026-11-20' }
const OUT = '2027-03-03'

type World = TripDeps & { places: ReturnType<typeof createPlaces> }

function world(): World {
  return {
    ...createMemoryStores('thr_1'),
    ...KNOWN_PLACES,
    supplier: createSandboxSupplier({ now: () => NOW }),
    clock: () => NOW,
    places: createPlaces(),
  }
}

async function tripTo(deps: World, { from = 'London', to = 'Rome', adults = 2, checkedBags = 0 } = {}): Promise<void> {
  const change = {
    origin: placeNamed(from),
    destination: placeNamed(to),
    departureOn: OUT,
    returnOn: '2027-03-08',
    travellers: { adults },
    checkedBags,
  }
  await issueTripCommand({ type: 'change-search', change }, CALLER, deps)
}

/** The flight that stands at this place of each direction's list, with its cheapest fare. */
async function choose(deps: World, place = 0, isWanted: (fare: Fare) => boolean = () => true): Promise<void> {
  for (const sliceIndex of [0, 1]) {
    const ranked = await rankFlights({ sliceIndex }, CALLER, deps)
    const { briefs } = (ranked as Extract<typeof ranked, { status: 'found' }>).flights
    await issueTripCommand({ type: 'pick-offer', sliceIndex, offerId: briefs[place % briefs.length]?.offerId ?? '' }, CALLER, deps)
    const fareId = (await tripOf(deps)).picks[sliceIndex]?.offer.fares.find(isWanted)?.fareId ?? ''
    await issueTripCommand({ type: 'choose-fare', sliceIndex, fareId }, CALLER, deps)
  }
}

async function tripOf(deps: World): Promise<Trip> {
  return (await loadLiveTrip('thr_1', 'traveller', deps))?.trip as Trip
}

async function compared(deps: World, ...asked: AskedVariant[]): Promise<VariantsCompared> {
  const answer = await compareVariants(asked, CALLER, deps)
  if (answer.status !== 'compared') throw new Error(answer.refusal.message)
  return answer.comparison
}

async function take(deps: World, { change, filters }: PricedVariant): Promise<Trip> {
  await issueTripCommand({ type: 'change-search', change, variant: { filters } }, CALLER, deps)
  return tripOf(deps)
}

const VARIANTS: AskedVariant[] = [
  { cabinClass: 'business' },
  { adults: 3 },
  { adults: 1, children: 1, childAges: [7] },
  { checkedBags: 1 },
  { directOnly: true },
  { filters: [{ stops: ['one-stop'] }] },
  { filters: [{ sliceIndex: 1, departAfter: '15:00' }] },
  { departureOn: addDays(OUT, -1) },
  { returnOn: '2027-03-10' },
  { from: 'Manchester' },
  { to: 'Milan' },
  { homeFrom: 'Paris' },
  { homeTo: 'Manchester', adults: 3 },
]

test('a compared total is the total after the variant is taken, and comparing changes nothing', async () => {
  const asked = fc.record({
    variant: fc.constantFrom(...VARIANTS),
    place: fc.integer({ min: 0, max: 9 }),
    checkedBags: fc.constantFrom(0, 1),
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ variant, place, checkedBags }) => {
      const deps = world()
      await tripTo(deps, { checkedBags })
      await choose(deps, place)
      const before = await tripOf(deps)
      const { total, variants } = await compared(deps, variant)
      expect(await tripOf(deps)).toEqual(before)
      expect(total).toEqual(tripPrice(before)?.total)
      const [priced] = variants
      if (priced?.status !== 'priced') {
        expect(priced?.message).toBeTruthy()
        return
      }
      expect(priced.difference.amountMinor).toBe(priced.total.amountMinor - total.amountMinor)
      const after = await take(deps, priced)
      expect(after.picks.every((pick) => pick?.fare)).toBe(true)
      expect(tripPrice(after)?.total).toEqual(priced.total)
    }),
    { numRuns: 40 },
  )
}, 30_000)

test.each<[AskedVariant, string[], string[]]>([
  [{ cabinClass: 'business' }, ['business class'], ['other', 'other']],
  [{ adults: 3 }, ['for 3 adults'], ['same', 'same']],
  [{ adults: 2, children: 1, childAges: [5] }, ['for 2 adults, 1 child'], ['same', 'same']],
  [{ departureOn: '2027-03-02' }, ['leaving Tue 2 Mar'], ['other', 'same']],
  [{ returnOn: '2027-03-09' }, ['back Tue 9 Mar'], ['same', 'other']],
  [{ homeFrom: 'Paris' }, ['home from Paris'], ['same', 'other']],
  [{ homeTo: 'Manchester' }, ['home to Manchester'], ['same', 'other']],
  [{ from: 'Manchester' }, ['from Manchester'], ['other', 'other']],
  [{ checkedBags: 1 }, ['with a checked bag each'], ['same', 'same']],
  [{ filters: [{ sliceIndex: 0, departAfter: '16:00' }] }, ['leaving after 16:00'], ['other', 'same']],
  [{ from: 'Manchester', adults: 3 }, ['from Manchester', 'for 3 adults'], ['other', 'other']],
])('%j is named %j, and keeps the chosen flights that are sold', async (asked, clauses, stands) => {
  const deps = world()
  await tripTo(deps)
  await choose(deps)
  const [variant] = (await compared(deps, asked)).variants
  expect(variant).toMatchObject({ status: 'priced', clauses })
  expect(variant?.status === 'priced' && variant.flights.map((flight) => flight.stands)).toEqual(stands)
})

test('up to four stand beside each other, and what cannot be priced says why', async () => {
  const deps = world()
  await tripTo(deps)
  const { variants, flights } = await compared(
    deps,
    { adults: 3 },
    { departureOn: '2026-11-01' },
    { from: 'Xyzzy' },
    { adults: 2 },
    { adults: 4 },
  )
  expect(flights.map(({ stands }) => stands)).toEqual(['cheapest', 'cheapest'])
  expect(variants).toMatchObject([
    { status: 'priced' },
    { status: 'unpriced', message: 'Sun 1 Nov is in the past. Which day do you mean?' },
    { status: 'unpriced', message: expect.stringContaining('Xyzzy') },
    { status: 'unpriced', message: 'That’s what your trip has already.' },
  ])
})

test('before any flight is chosen the cheapest ones are compared, and taking a variant chooses none', async () => {
  const deps = world()
  await tripTo(deps)
  const [variant] = (await compared(deps, { adults: 3 })).variants
  const after = await take(deps, variant as PricedVariant)
  expect(after).toMatchObject({ picks: [null, null], wishes: { travellers: { adults: 3 } } })
})

test('without a search there is nothing to compare with', async () => {
  expect(await compareVariants([{ adults: 3 }], CALLER, world())).toMatchObject({ status: 'refused', refusal: { code: 'no-result' } })
})

test('a bag that was bought is gone without bags, and nothing else is lost', async () => {
  const deps = world()
  await tripTo(deps, { adults: 1 })
  await choose(deps)
  const before = await tripOf(deps)
  const request = {
    search: before.result?.search as never,
    fareIds: before.picks.map((pick) => pick?.fare?.fareId ?? ''),
    travellers: before.wishes.travellers,
  }
  const details = await deps.supplier.fetchDetails(request)
  const bag = 'details' in details ? details.details.bags?.find(({ kind }) => kind === 'checked') : undefined
  await issueTripCommand({ type: 'choose-bags', bags: [{ optionId: bag?.optionId ?? '', passengerIndex: 0, quantity: 1 }] }, CALLER, deps)
  const { total, variants } = await compared(deps, { checkedBags: 0 })
  expect(variants).toMatchObject([
    { clauses: ['without checked bags'], lost: [], difference: { amountMinor: -(bag?.price.amountMinor ?? 0) } },
  ])
  const after = await take(deps, variants[0] as PricedVariant)
  expect(tripPrice(after)?.total.amountMinor).toBe(total.amountMinor - (bag?.price.amountMinor ?? 0))
})

test('without bags a fare that holds some gives way to the cheapest', async () => {
  const deps = world()
  await tripTo(deps)
  await choose(deps, 0, ({ checkedBags }) => checkedBags.pieces > 0)
  const before = tripPrice(await tripOf(deps))
  const [variant] = (await compared(deps, { checkedBags: 0 })).variants
  expect(variant).toMatchObject({ status: 'priced', flights: [{ stands: 'same' }, { stands: 'same' }] })
  const after = await take(deps, variant as PricedVariant)
  expect(tripPrice(after)?.total).toEqual((variant as PricedVariant).total)
  expect(tripPrice(after)?.total.amountMinor).toBeLessThan(before?.total.amountMinor ?? 0)
})

test('another search keeps the chosen flights that it still has, and the fares where cabin and bags are the same', async () => {
  const keeps = async (change: SearchChange) => {
    const deps = world()
    await tripTo(deps)
    await choose(deps)
    await issueTripCommand({ type: 'change-search', change }, CALLER, deps)
    return (await tripOf(deps)).picks.map((pick) => (pick ? (pick.fare ? 'with its fare' : 'without a fare') : 'gone'))
  }
  expect(await keeps({ travellers: { adults: 3 } })).toEqual(['with its fare', 'with its fare'])
  expect(await keeps({ checkedBags: 1 })).toEqual(['without a fare', 'without a fare'])
  expect(await keeps({ returnOn: '2027-03-09' })).toEqual(['with its fare', 'gone'])
  expect(await keeps({ cabinClass: 'business' })).toEqual(['gone', 'gone'])
  expect(await keeps({ origin: placeNamed('Manchester') })).toEqual(['gone', 'gone'])
})
