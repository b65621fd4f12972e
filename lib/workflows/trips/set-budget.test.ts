import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPlaces } from '@/lib/adapters/places/places'
import { createSandboxSupplier } from '@/lib/adapters/supplier/sandbox/sandbox-supplier'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import { addDays } from '@/lib/travel/dates'
import { tripPrice } from '@/lib/travel/trip/price'
import type { Trip } from '@/lib/travel/trip/trip'
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'
import { NOW, placeNamed } from '@/tests/fixtures/market'
import { searchDates } from '../flights/search-dates'
import { searchPlaces } from '../flights/search-places'
import { findStays } from '../stays/find-stays'
import { issueTripCommand, type TripCaller, type TripDeps } from './issue-trip-command'
import { loadLiveTrip } from './load-live-trip'
import { type BudgetAnswer, setBudget } from './set-budget'

const CALLER: TripCaller = { threadId: 'thr_1', userId: 'traveller', issuedBy: 'assistant', today: '2026-11-20' }

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

test('a budget without a currency is in that of where the trip starts, once that is known', async () => {
  expect(await setBudget({ amount: 150 }, CALLER, world())).toMatchObject({ refusal: { code: 'budget-currency' } })
  const { standing } = setOf(await setBudget({ amount: 150, from: 'London' }, CALLER, world()))
  expect(standing.limit).toEqual({ amountMinor: 15_000, currency: 'GBP' })
})

async function search(deps: World, { to = 'Rome', departureOn = '2027-03-03', nights = 5, adults = 2 } = {}): Promise<void> {
  const change = {
    origin: placeNamed('London'),
    destination: placeNamed(to),
    departureOn,
    returnOn: addDays(departureOn, nights),
    travellers: { adults },
  }
  await issueTripCommand({ type: 'change-search', change }, CALLER, deps)
}

async function tripOf(deps: World): Promise<Trip> {
  return (await loadLiveTrip('thr_1', 'traveller', deps))?.trip as Trip
}

function setOf(answer: BudgetAnswer): Extract<BudgetAnswer, { status: 'set' }> {
  if (answer.status !== 'set') throw new Error(JSON.stringify(answer))
  return answer
}

test('a budget for each traveller grows with the party, and one for the trip does not', async () => {
  const deps = world()
  await search(deps)
  expect(setOf(await setBudget({ amount: 250, currency: 'GBP', per: 'person' }, CALLER, deps)).standing.limit.amountMinor).toBe(50_000)
  await search(deps, { adults: 3 })
  expect(setOf(await setBudget({}, CALLER, deps)).standing.limit.amountMinor).toBe(75_000)
  expect(setOf(await setBudget({ amount: 250 }, CALLER, deps)).standing.limit.amountMinor).toBe(25_000)
})

test('a budget that is met names what is left of it beside the cheapest flights there are', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom('Rome', 'Lisbon', 'Athens'),
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 100, max: 1500 }),
      async (to, day, nights, amount) => {
        const deps = world()
        await search(deps, { to, departureOn: addDays('2027-02-20', day), nights })
        const { outlook, standing } = setOf(await setBudget({ amount, currency: 'GBP' }, CALLER, deps))
        expect(standing).toMatchObject({ flights: null, stay: null, left: { amountMinor: amount * 100 } })
        const result = await deps.searches.find((await tripOf(deps)).result?.searchId ?? '', 'traveller')
        const [out = [], back = []] = result?.offers ?? []
        const pairs = out.flatMap((first) => back.flatMap((second) => (second.departsAt > first.arrivesAt ? [[first, second]] : [])))
        const cheapest = Math.min(
          ...pairs.map((pair) => pair.reduce((sum, offer) => sum + Math.min(...offer.fares.map(({ total }) => total.amountMinor)), 0)),
        )
        expect(outlook?.cheapest.amountMinor).toBe(cheapest)
        expect(outlook?.left.amountMinor).toBe(amount * 100 - cheapest)
        // Other days are named where these cost too much, and only where they cost less.
        if (outlook && outlook.left.amountMinor >= 0) expect(outlook.wayOut).toBeNull()
        if (outlook?.wayOut) expect(outlook.wayOut.total.amountMinor).toBeLessThan(cheapest)
      },
    ),
    { numRuns: 12 },
  ))

test('the way out costs what its days cost once they are searched', async () => {
  const deps = world()
  await search(deps)
  const { outlook } = setOf(await setBudget({ amount: 200, currency: 'GBP' }, CALLER, deps))
  const wayOut = outlook?.wayOut
  if (!wayOut?.returnOn) throw new Error('no other days')
  await issueTripCommand({ type: 'change-search', change: { departureOn: wayOut.departureOn, returnOn: wayOut.returnOn } }, CALLER, deps)
  expect(setOf(await setBudget({}, CALLER, deps)).outlook?.cheapest).toEqual(wayOut.total)
})

test('what is chosen is taken off, and stays keep to what is left a night', async () => {
  const deps = world()
  await search(deps)
  await setBudget({ amount: 700, currency: 'GBP' }, CALLER, deps)
  const result = await deps.searches.find((await tripOf(deps)).result?.searchId ?? '', 'traveller')
  for (const [sliceIndex, offers] of (result?.offers ?? []).entries()) {
    const [cheapest] = offers.toSorted((one, other) => (one.fares[0]?.total.amountMinor ?? 0) - (other.fares[0]?.total.amountMinor ?? 0))
    await issueTripCommand({ type: 'pick-offer', sliceIndex, offerId: cheapest?.offerId ?? '' }, CALLER, deps)
    await issueTripCommand({ type: 'choose-fare', sliceIndex, fareId: cheapest?.fares[0]?.fareId ?? '' }, CALLER, deps)
  }
  const paid = tripPrice(await tripOf(deps))?.total.amountMinor ?? 0
  expect(setOf(await setBudget({}, CALLER, deps)).standing.left.amountMinor).toBe(70_000 - paid)
  const found = await findStays({}, CALLER, deps)
  if (found.status !== 'found') throw new Error(found.status)
  const perNight = Math.floor((70_000 - paid) / 100 / 5)
  expect(found.stays.budget).toEqual({ perNight, isKept: true })
  expect(found.stays.filters).toEqual({ pricePerNight: { from: 0, to: perNight } })
  expect(found.stays.first.every(({ lead }) => lead.rate.netPrice.amountMinor <= perNight * 100)).toBe(true)
  const anyPrice = await findStays({ filters: { pricePerNight: { from: 0, to: 1_000_000_000 } } }, CALLER, deps)
  expect(anyPrice.status === 'found' && anyPrice.stays.shownCount > found.stays.shownCount && anyPrice.stays.filters).toEqual({})
})

test('a search for days and one for places leave out what the trip’s budget does not hold', async () => {
  const deps = world()
  await setBudget({ amount: 130, currency: 'GBP' }, CALLER, deps)
  const days = await searchDates(
    { from: 'London', to: 'Rome', leaveFrom: '2027-03-01', leaveTo: '2027-03-20', nights: [4] },
    { ...CALLER, onProgress: () => undefined },
    deps,
  )
  if (days.status !== 'found') throw new Error(days.status)
  expect(days.choices.best.every(({ total }) => total.amountMinor <= 13_000)).toBe(true)
  expect(days.choices.coverage.overBudget).toBeGreaterThan(0)
  const places = await searchPlaces(
    { from: ['London'], to: ['Rome', 'New York'], departureOn: '2027-03-03', returnOn: '2027-03-08' },
    { ...CALLER, onProgress: () => undefined },
    deps,
  )
  if (places.status !== 'found') throw new Error(places.status)
  expect(places.choices.coverage.overBudget.map(({ destination }) => destination.name)).toEqual(['New York'])
})

test.each([
  [{ amount: 0 }, 'budget-of-nothing'],
  [{ amount: -5, currency: 'EUR' }, 'budget-of-nothing'],
  [{ amount: 300 }, 'budget-currency'],
  [{ amount: 300, currency: 'QQQ' }, 'budget-currency'],
  [{ amount: null }, 'no-budget'],
] as const)('%o before anything else is refused with its sentence and changes nothing', async (request, code) => {
  const deps = world()
  expect(await setBudget(request, CALLER, deps)).toMatchObject({ status: 'refused', refusal: { code } })
  expect((await tripOf(deps)).budget).toBeNull()
})

test('a budget in another currency than the prices names what it does not count', async () => {
  const deps = world()
  await search(deps)
  const { outlook } = setOf(await setBudget({ amount: 500, currency: 'USD' }, CALLER, deps))
  expect(outlook).toBeNull()
  const offerId = (await deps.searches.find((await tripOf(deps)).result?.searchId ?? '', 'traveller'))?.offers[0]?.[0]?.offerId ?? ''
  await issueTripCommand({ type: 'pick-offer', sliceIndex: 0, offerId }, CALLER, deps)
  const { standing } = setOf(await setBudget({}, CALLER, deps))
  expect(standing).toMatchObject({ flights: null, left: { amountMinor: 50_000, currency: 'USD' }, otherCurrencies: [{ currency: 'GBP' }] })
})
