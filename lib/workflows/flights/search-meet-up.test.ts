import { expect, test } from 'vitest'
import { createSandboxSupplier } from '@/lib/adapters/supplier/sandbox/sandbox-supplier'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import { minuteOf } from '@/lib/travel/flights/meet-ups'
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'
import { NOW, placeNamed } from '@/tests/fixtures/market'
import { loadLiveTrip } from '../trips/load-live-trip'
import { chooseFlight } from './choose-flight'
import { searchMeetUp } from './search-meet-up'

const CALLER = { threadId: 'thr_1', userId: 'traveller', issuedBy: 'assistant' as const, today: '2026-11-20' }
const REQUEST = { groups: [{ from: 'London', adults: 2 }, { from: 'Paris' }], to: 'Lisbon', departureOn: '2027-05-10' }

function world(supplier = createSandboxSupplier({ now: () => NOW })) {
  const places = { findPlace: (text: string) => ({ status: 'found' as const, place: placeNamed(text) }), suggestPlaces: () => [] }
  return { ...createMemoryStores('thr_1'), ...KNOWN_PLACES, supplier, clock: () => NOW, places }
}

test('each group has a flight of its own search, and all land within the gap', async () => {
  const deps = world()
  const answer = await searchMeetUp({ ...REQUEST, withinMinutes: 45 }, CALLER, deps)
  if (answer.status !== 'found') throw new Error(answer.status)
  const { groups, options, isWider } = answer.meetUps
  expect(groups.map(({ origin, travellers }) => [origin.name, travellers.adults])).toEqual([
    ['London', 2],
    ['Paris', 1],
  ])
  expect(isWider).toBe(false)
  for (const { flights, gapMinutes, total } of options) {
    const minutes = flights.map(({ out }) => minuteOf(out.arrivesAt))
    expect(Math.max(...minutes) - Math.min(...minutes)).toBe(gapMinutes)
    expect(gapMinutes).toBeLessThanOrEqual(45)
    expect(flights.reduce((sum, flight) => sum + flight.total.amountMinor, 0)).toBe(total.amountMinor)
    expect(new Set(flights.map((flight) => flight.total.currency)).size).toBe(1)
  }
})

test('a group’s flight goes into the trip with its own search and people', async () => {
  const deps = world()
  const answer = await searchMeetUp({ ...REQUEST, returnOn: '2027-05-14' }, CALLER, deps)
  if (answer.status !== 'found') throw new Error(answer.status)
  const [flight] = answer.meetUps.options[0]?.flights ?? []
  const { searchId = '', offerId = '' } = flight ?? {}
  expect(await chooseFlight({ sliceIndex: 0, offerId, searchId }, CALLER, deps)).toMatchObject({ status: 'chosen', next: 'pick-flight' })
  const live = await loadLiveTrip('thr_1', 'traveller', deps)
  expect(live?.trip).toMatchObject({ wishes: { origin: { name: 'London' }, travellers: { adults: 2 } }, result: { searchId } })
})

test('where none land that close, the closest are offered and told to be wider', async () => {
  const answer = await searchMeetUp(
    { groups: [{ from: 'Singapore' }, { from: 'Sydney' }], to: 'Faro', departureOn: '2027-05-10', withinMinutes: 0 },
    CALLER,
    world(),
  )
  expect(answer).toMatchObject({ status: 'found', meetUps: { isWider: true, withinMinutes: 0 } })
})

test('what is missing is named, and where and when they meet is kept for the answer', async () => {
  const deps = world()
  const { departureOn: _day, ...undated } = REQUEST
  expect(await searchMeetUp(undated, CALLER, deps)).toEqual({ status: 'missing', missing: 'departureOn' })
  expect((await loadLiveTrip('thr_1', 'traveller', deps))?.trip.wishes).toMatchObject({ destination: { name: 'Lisbon' }, origin: null })
})

test('two groups that start in one place are one', async () => {
  const answer = await searchMeetUp({ ...REQUEST, groups: [{ from: 'London' }, { from: 'London' }] }, CALLER, world())
  expect(answer).toMatchObject({ status: 'refused', refusal: { code: 'groups' } })
})

test('one group alone is refused, and so is everything if one search fails', async () => {
  expect(await searchMeetUp({ ...REQUEST, groups: [{ from: 'London' }] }, CALLER, world())).toMatchObject({ status: 'refused' })
  const broken = {
    ...createSandboxSupplier({ now: () => NOW }),
    search: () => {
      throw new OutsideFailure('unavailable', 'The airlines are not answering.')
    },
  }
  expect(await searchMeetUp(REQUEST, CALLER, world(broken))).toMatchObject({ status: 'refused', refusal: { code: 'search-failed' } })
})
