import { expect, test } from 'vitest'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { StaySupplier } from '@/lib/ports/stay-supplier'
import { A_PLACE, aHotel, aRate, aRoom } from '@/tests/fixtures/stays'
import { lookUpRate } from './look-up-rate'
import { type StayDeps, searchStays } from './search-stays'

const NOW = new Date('2026-11-22T09:00:00Z')
const ASKED = { city: 'Lisbon', checkInOn: '2027-05-10', checkOutOn: '2027-05-13', adults: 2 }
const CALLER = { today: '2026-11-22' }
const NEAR = aHotel({ hotelId: 'near', rooms: [aRoom({ rates: [aRate({ amountMinor: 12_000 })] })] })
const FAR = aHotel({
  hotelId: 'far',
  stars: 2,
  point: { latitude: 38.716, longitude: -9.164 },
  rooms: [aRoom({ rates: [aRate({ amountMinor: 7_000 })] })],
})
const FULL = aHotel({ hotelId: 'full', rooms: [aRoom({ roomsLeft: 0, rates: [] })] })

/** A supplier that answers every question with these. */
function depsWith(hotels: unknown[], answer: Partial<StaySupplier> = {}): StayDeps {
  const found = async ({ checkInOn, checkOutOn }: { checkInOn: string; checkOutOn: string }) => ({ checkInOn, checkOutOn, hotels })
  const stays: StaySupplier = { name: 'test', isSimulated: true, search: found, fetchHotel: found, ...answer }
  return { stays, places: [A_PLACE], clock: () => NOW }
}
const refusalOf = async (deps: StayDeps) => {
  const answer = await searchStays(ASKED, CALLER, deps)
  return answer.status === 'refused' ? answer.refusal : answer.status
}

test('hotels come with distances of our own, totals, picks, facets and what was left out', async () => {
  const answer = await searchStays(ASKED, CALLER, depsWith([NEAR, FAR, FULL, null]))
  if (answer.status !== 'found') throw new Error(answer.status)
  const { hotels, picks, facets, leftOut, suitingCount, isSimulated, search, searchedAt } = answer.stays
  expect(search).toMatchObject({ city: { slug: 'lisbon', name: 'Lisbon' }, adults: 2, children: 0, rooms: 1, currency: 'EUR' })
  expect(
    new Map(hotels.map(({ hotel, total }) => [hotel.hotelId, [hotel.metresToCentre, hotel.sights[0]?.metres, total.amountMinor]])),
  ).toEqual(
    new Map([
      ['near', [272, 624, 36_000]],
      ['far', [2_147, 2_657, 21_000]],
    ]),
  )
  expect(picks.flatMap(({ labels }) => labels).toSorted()).toEqual(['best-placed', 'best-value', 'cheapest'])
  expect(facets.stars.map(({ value }) => value)).toEqual([2, 3])
  expect(leftOut).toEqual({ soldOut: 1, tooSmall: 0, unreadable: 1 })
  expect([suitingCount, isSimulated, searchedAt]).toEqual([2, true, '2026-11-22T09:00:00.000Z'])
})

test('filters narrow what is shown and picked, not what is counted; a sorted list keeps its picks', async () => {
  const filtered = await searchStays(ASKED, CALLER, depsWith([NEAR, FAR]), { filters: { stars: [2] } })
  if (filtered.status !== 'found') throw new Error(filtered.status)
  expect(filtered.stays.hotels.map(({ hotel, reason }) => [hotel.hotelId, reason])).toEqual([['far', 'the only one that suits']])
  expect([filtered.stays.suitingCount, filtered.stays.facets.stars.length]).toEqual([2, 2])
  const sorted = await searchStays(ASKED, CALLER, depsWith([FAR, NEAR]), { sort: { by: 'stars' } })
  if (sorted.status !== 'found') throw new Error(sorted.status)
  expect(sorted.stays.hotels.map(({ hotel }) => hotel.hotelId)).toEqual(['near', 'far'])
  expect(sorted.stays.picks.flatMap(({ labels }) => labels)).toHaveLength(3)
})

test('when nothing suits, the sentence says why and what may help', async () => {
  const messageOf = async (...args: Parameters<typeof searchStays>) => {
    const answer = await searchStays(...args)
    return answer.status === 'none' ? answer.message : answer.status
  }
  expect(await messageOf(ASKED, CALLER, depsWith([NEAR, FAR]), { filters: { stars: [5] } })).toBe(
    'None of the 2 hotels in Lisbon suits everything you asked for. 2 do without the stars.',
  )
  expect(await messageOf(ASKED, CALLER, depsWith([FULL]))).toBe('No hotel in Lisbon has a room left for those nights. Other days may help.')
  expect(await messageOf({ ...ASKED, adults: 4 }, CALLER, depsWith([NEAR]))).toBe(
    'No hotel in Lisbon has a room for so many people. More rooms may help.',
  )
  expect(await messageOf(ASKED, CALLER, depsWith([]))).toBe('There are no hotels to show in Lisbon. Another place may help.')
})

test('places are found by name or slug, whatever their accents; other cities by their centre, and other names are told', async () => {
  const found = await searchStays({ ...ASKED, city: ' LISBÓN ' }, CALLER, depsWith([NEAR]))
  expect(found.status).toBe('found')
  expect(await searchStays({ ...ASKED, city: 'Atlantis' }, CALLER, depsWith([NEAR]))).toEqual({
    status: 'unknown-place',
    said: 'Atlantis',
    known: ['Lisbon'],
  })
  const city = { slug: null, name: 'Almada', centre: { latitude: 38.68, longitude: -9.16 } }
  const beside = await searchStays(
    { ...ASKED, city, currency: 'GBP' },
    CALLER,
    depsWith([aHotel({ rooms: [aRoom({ rates: [aRate({ currency: 'GBP' })] })] })]),
  )
  expect(beside).toMatchObject({ status: 'found', stays: { search: { city, currency: 'GBP' }, hotels: [{ hotel: { sights: [] } }] } })
})

test('what is missing or cannot be is said before anybody is asked', async () => {
  const never = depsWith([], { search: () => Promise.reject(new Error('was asked')) })
  expect(await searchStays({ city: 'Lisbon' }, CALLER, never)).toEqual({ status: 'missing', missing: 'checkInOn' })
  expect(await searchStays({ ...ASKED, checkInOn: '2026-11-01' }, CALLER, never)).toMatchObject({
    status: 'refused',
    refusal: { code: 'date-past' },
  })
})

test('a silent, failing or nonsensical outside is a refusal with its sentence; a fault of our own passes through', async () => {
  const silent = { ...depsWith([], { search: () => new Promise<never>(() => {}) }), deadlineMs: 20 }
  expect(await refusalOf(silent)).toEqual({
    code: 'stays-failed',
    message: 'The hotels didn’t answer in time. We’ve kept what you asked for; please search again.',
  })
  const failing = depsWith([], { search: () => Promise.reject(new OutsideFailure('stays', 'The hotels didn’t answer.')) })
  expect(await refusalOf(failing)).toEqual({ code: 'stays-failed', message: 'The hotels didn’t answer.' })
  expect(await refusalOf(depsWith([null, 'soon']))).toMatchObject({ code: 'stays-failed' })
  const otherNights = depsWith([NEAR], { search: async () => ({ checkInOn: '2027-05-11', checkOutOn: '2027-05-13', hotels: [NEAR] }) })
  expect(await refusalOf(otherNights)).toMatchObject({ message: expect.stringContaining('other nights') })
  await expect(refusalOf(depsWith([], { search: () => Promise.reject(new TypeError('a bug')) }))).rejects.toThrow('a bug')
})

test('a chosen rate is looked up as it stands now; one that is gone, or whose days are over, is refused', async () => {
  const answer = await searchStays(ASKED, CALLER, depsWith([NEAR]))
  if (answer.status !== 'found') throw new Error(answer.status)
  const { search } = answer.stays
  const chosen = await lookUpRate({ search, hotelId: 'near', rateId: 'rate' }, CALLER, depsWith([NEAR]))
  expect(chosen).toMatchObject({
    hotel: { hotelId: 'near', metresToCentre: 272 },
    room: { roomId: 'double' },
    total: { amountMinor: 36_000 },
  })
  for (const hotels of [[], [FULL], [FAR]]) {
    expect(await lookUpRate({ search, hotelId: 'near', rateId: 'rate' }, CALLER, depsWith(hotels))).toMatchObject({
      refusal: { code: 'rate-gone', field: 'rateId' },
    })
  }
  expect(await lookUpRate({ search, hotelId: 'near', rateId: 'another' }, CALLER, depsWith([NEAR]))).toMatchObject({
    refusal: { code: 'rate-gone' },
  })
  expect(await lookUpRate({ search, hotelId: 'near', rateId: 'rate' }, { today: '2027-05-11' }, depsWith([NEAR]))).toMatchObject({
    refusal: { code: 'date-past' },
  })
})
