import { expect, test } from 'vitest'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import type { TripCommand } from '@/lib/travel/trip/commands'
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'
import { aBilling, anOffer, aResult, LISBON, ROUND_TRIP } from '@/tests/fixtures/trip'
import { issueTripCommand, type TripCaller, type TripDeps, undoTripCommand } from './issue-trip-command'
import { loadLiveTrip } from './load-live-trip'

const CALLER: TripCaller = { threadId: 'thr_1', userId: 'traveller', issuedBy: 'traveller', today: '2026-11-20' }

function world(now = '2026-11-20T09:00:00.000Z') {
  let searches = 0
  const outside = { isSilent: false }
  const supplier: Pick<FlightSupplier, 'search'> = {
    async *search(search) {
      searches++
      if (outside.isSilent) throw new OutsideFailure('test', 'Nobody answered.')
      const offers = search.slices.map((_, sliceIndex) => [
        anOffer({
          offerId: `offer-${sliceIndex}`,
          sliceIndex,
          ...(sliceIndex === 1 ? { departsAt: '2026-11-29T18:00', arrivesAt: '2026-11-29T20:45' } : {}),
        }),
      ])
      yield aResult(offers, search, `s${searches}`)
    },
  }
  const clock = { now: new Date(now) }
  // Only what these workflows call of the supplier is given.
  const deps: TripDeps = { ...createMemoryStores('thr_1'), ...KNOWN_PLACES, supplier: supplier as FlightSupplier, clock: () => clock.now }
  return { deps, clock, outside, searches: () => searches }
}

test('a complete search is answered and stored with the trip', async () => {
  const { deps } = world()
  const issued = await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  expect(issued).toMatchObject({
    live: { version: 1, trip: { result: { searchId: 's1', offerCounts: [1, 1] } }, undoLabel: expect.stringContaining('from London') },
  })
})

test('an incomplete search is kept without asking the supplier', async () => {
  const { deps, searches } = world()
  const issued = await issueTripCommand({ type: 'change-search', change: { destination: LISBON } }, CALLER, deps)
  expect(issued).toMatchObject({ live: { trip: { result: null, wishes: { destination: LISBON } } } })
  expect(searches()).toBe(0)
})

test('a refused command leaves the trip as it was', async () => {
  const { deps } = world()
  await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  const refused = await issueTripCommand({ type: 'change-search', change: { returnOn: '2026-11-01' } }, CALLER, deps)
  expect(refused).toMatchObject({ refusal: { code: 'date-past' } })
  expect(await loadLiveTrip('thr_1', 'traveller', deps)).toMatchObject({ version: 1, trip: { wishes: { returnOn: '2026-11-29' } } })
})

test('the same billing, sent again by a second window, changes nothing: what was confirmed for this trip stays so', async () => {
  const { deps } = world()
  await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  const first = await issueTripCommand({ type: 'set-billing', billing: aBilling() }, CALLER, deps)
  expect(await issueTripCommand({ type: 'set-billing', billing: aBilling() }, CALLER, deps)).toEqual(first)
  expect(first).toMatchObject({ live: { version: 2 } })
  const other = await issueTripCommand({ type: 'set-billing', billing: aBilling({ city: 'Leeds' }) }, CALLER, deps)
  expect(other).toMatchObject({ live: { version: 3, trip: { billing: { city: 'Leeds' } } } })
})

test('what the assistant says twice in a row is done once, as long as its prices hold', async () => {
  const { deps, clock, searches } = world()
  const caller: TripCaller = { ...CALLER, issuedBy: 'assistant' }
  const search: TripCommand = { type: 'change-search', change: ROUND_TRIP }
  const first = await issueTripCommand(search, caller, deps)
  expect(await issueTripCommand(search, caller, deps)).toEqual(first)
  expect(searches()).toBe(1)
  await issueTripCommand(search, CALLER, deps)
  await issueTripCommand(search, caller, deps)
  expect(searches()).toBe(3)
  await issueTripCommand({ type: 'change-search', change: {} }, caller, deps)
  await issueTripCommand({ type: 'change-search', change: {} }, caller, deps)
  expect(searches()).toBe(5)
  await issueTripCommand(search, caller, deps)
  clock.now = new Date('2026-11-20T09:30:00.000Z')
  expect(await issueTripCommand(search, caller, deps)).toMatchObject({ live: { version: 7 } })
})

test('what the assistant looked for in vain it may look for again; half a wish said twice is one', async () => {
  const { deps, outside, searches } = world()
  const caller: TripCaller = { ...CALLER, issuedBy: 'assistant' }
  const half: TripCommand = { type: 'change-search', change: { destination: LISBON } }
  await issueTripCommand(half, caller, deps)
  expect(await issueTripCommand(half, caller, deps)).toMatchObject({ live: { version: 1 } })
  outside.isSilent = true
  const search: TripCommand = { type: 'change-search', change: ROUND_TRIP }
  expect(await issueTripCommand(search, caller, deps)).toHaveProperty('refusal')
  outside.isSilent = false
  expect(await issueTripCommand(search, caller, deps)).toMatchObject({ live: { trip: { result: { searchId: expect.anything() } } } })
  expect(searches()).toBeGreaterThan(1)
})

test('an offer id that no search gave is refused', async () => {
  const { deps } = world()
  await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  expect(await issueTripCommand({ type: 'pick-offer', sliceIndex: 0, offerId: 'made-up' }, CALLER, deps)).toMatchObject({
    refusal: { code: 'offer-gone' },
  })
})

test('prices older than half an hour are not picked any more', async () => {
  const { deps, clock } = world()
  await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  clock.now = new Date('2026-11-20T09:30:00.000Z')
  expect(await issueTripCommand({ type: 'pick-offer', sliceIndex: 0, offerId: 'offer-0' }, CALLER, deps)).toMatchObject({
    refusal: { code: 'prices-expired' },
  })
})

test('of a search made elsewhere a flight is taken along only while its prices hold', async () => {
  const { deps, clock } = world()
  await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  const take: TripCommand = { type: 'take-search', searchId: 's1', filters: [] }
  const withPick: TripCommand = { ...take, pick: { sliceIndex: 0, offerId: 'offer-0' } }
  expect(await issueTripCommand(withPick, CALLER, deps)).toMatchObject({
    live: { trip: { picks: [{ offer: { offerId: 'offer-0' } }, null] } },
  })
  clock.now = new Date('2026-11-20T09:30:00.000Z')
  expect(await issueTripCommand(withPick, CALLER, deps)).toMatchObject({ refusal: { code: 'prices-expired' } })
  expect(await issueTripCommand(take, CALLER, deps)).toMatchObject({ live: { trip: { picks: [null, null] } } })
})

test('a flight is also picked by its number, where only one flight has it', async () => {
  const { deps } = world()
  await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  expect(await issueTripCommand({ type: 'pick-offer', sliceIndex: 0, offerId: 'tp 1361' }, CALLER, deps)).toMatchObject({
    live: { trip: { picks: [{ offer: { offerId: 'offer-0' } }, null] } },
  })
  expect(await issueTripCommand({ type: 'pick-offer', sliceIndex: 1, offerId: 'TP9' }, CALLER, deps)).toMatchObject({
    refusal: { code: 'offer-gone' },
  })
})

test('undo takes back one command, and then there is nothing left to undo', async () => {
  const { deps } = world()
  await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  await issueTripCommand({ type: 'pick-offer', sliceIndex: 0, offerId: 'offer-0' }, CALLER, deps)
  expect(await undoTripCommand(CALLER, deps)).toMatchObject({ undone: 'TP1361, 09:40 → 12:25', live: { trip: { picks: [null, null] } } })
  expect(await undoTripCommand(CALLER, deps)).toMatchObject({ live: { trip: { result: null } } })
  expect(await undoTripCommand(CALLER, deps)).toMatchObject({ refusal: { code: 'nothing-to-undo' } })
})

test('every change and every undo gives the trip a new version', async () => {
  const { deps } = world()
  const first = await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  const undone = await undoTripCommand(CALLER, deps)
  const versions = [first, undone].map((answer) => 'live' in answer && answer.live.version)
  expect(versions).toEqual([1, 2])
})

test('the same click sent twice changes the trip once, also when both come at once or it was undone since', async () => {
  const { deps } = world()
  await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  const click = () => issueTripCommand({ type: 'pick-offer', sliceIndex: 0, offerId: 'offer-0' }, { ...CALLER, clientKey: 'click-1' }, deps)
  const answers = await Promise.all([click(), click()])
  expect(answers).toMatchObject([{ live: { version: 2 } }, { live: { version: 2 } }])
  expect(await click()).toEqual(answers[0])
  await undoTripCommand(CALLER, deps)
  expect(await click()).toMatchObject({ live: { version: 3, trip: { picks: [null, null] } } })
})

test('a refused click may be sent again under its key', async () => {
  const { deps } = world()
  const click = () => issueTripCommand({ type: 'start-checkout' }, { ...CALLER, clientKey: 'click-1' }, deps)
  expect(await click()).toMatchObject({ refusal: { code: 'trip-incomplete' } })
  expect(await click()).toMatchObject({ refusal: { code: 'trip-incomplete' } })
})

test('a double press of undo takes back one command, and says so', async () => {
  const { deps } = world()
  await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  await issueTripCommand({ type: 'pick-offer', sliceIndex: 0, offerId: 'offer-0' }, CALLER, deps)
  const presses = await Promise.all([undoTripCommand(CALLER, deps), undoTripCommand(CALLER, deps)])
  expect(presses).toMatchObject([{ undone: 'TP1361, 09:40 → 12:25', live: { version: 3 } }, { refusal: { code: 'undone-already' } }])
  expect((await deps.trips.load('thr_1', 'traveller'))?.commands).toHaveLength(1)
})

test('an undo that a newer command overtook takes back the newer one, and names it', async () => {
  const { deps } = world()
  await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  const { undo } = deps.trips
  deps.trips.undo = async (...of) => {
    deps.trips.undo = undo
    await issueTripCommand({ type: 'pick-offer', sliceIndex: 0, offerId: 'offer-0' }, CALLER, deps)
    return undo(...of)
  }
  expect(await undoTripCommand(CALLER, deps)).toMatchObject({ undone: 'TP1361, 09:40 → 12:25', live: { trip: { picks: [null, null] } } })
})

test('a command that was overtaken by an undo is looked at again', async () => {
  const { deps } = world()
  await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  await issueTripCommand({ type: 'pick-offer', sliceIndex: 0, offerId: 'offer-0' }, CALLER, deps)
  const { append } = deps.trips
  deps.trips.append = async (...of) => {
    await undoTripCommand(CALLER, deps)
    return append(...of)
  }
  const command = { type: 'choose-fare', sliceIndex: 0, fareId: 'offer-0-standard' } as const
  expect(await issueTripCommand(command, CALLER, deps)).toMatchObject({ refusal: { code: 'nothing-picked' } })
  expect((await deps.trips.load('thr_1', 'traveller'))?.commands.some((entry) => entry.command.type === 'choose-fare')).toBe(false)
})

test('two windows that change the trip at once both get through, one after the other', async () => {
  const { deps } = world()
  await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  const both = await Promise.all([
    issueTripCommand({ type: 'pick-offer', sliceIndex: 0, offerId: 'offer-0' }, CALLER, deps),
    issueTripCommand({ type: 'pick-offer', sliceIndex: 1, offerId: 'offer-1' }, CALLER, deps),
  ])
  expect(both.every((answer) => 'live' in answer)).toBe(true)
  const live = await loadLiveTrip('thr_1', 'traveller', deps)
  expect(live?.trip.picks.map((pick) => pick?.offer.offerId)).toEqual(['offer-0', 'offer-1'])
})

test('a foreign thread and a missing one get the same answer', async () => {
  const { deps } = world()
  const missing = { refusal: { code: 'not_found' } }
  for (const caller of [
    { ...CALLER, threadId: 'thr_other' },
    { ...CALLER, userId: 'stranger' },
  ]) {
    expect(await issueTripCommand({ type: 'start-over' }, caller, deps)).toMatchObject(missing)
    expect(await issueTripCommand({ type: 'start-over' }, { ...caller, clientKey: 'click-1' }, deps)).toMatchObject(missing)
    expect(await undoTripCommand(caller, deps)).toMatchObject(missing)
  }
})

test('what was asked for is kept when nobody answers, and its flights come when it is asked again', async () => {
  const { deps, outside } = world()
  outside.isSilent = true
  const refused = await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  expect(refused).toMatchObject({ refusal: { code: 'search-failed', message: 'Nobody answered.' } })
  const kept = await loadLiveTrip('thr_1', 'traveller', deps)
  expect(kept?.trip.wishes).toMatchObject({ destination: LISBON })
  expect(kept?.trip.result).toBeNull()
  outside.isSilent = false
  const again = await issueTripCommand({ type: 'change-search', change: {} }, CALLER, deps)
  expect('live' in again && again.live.trip.result?.offerCounts).toEqual([1, 1])
})

test('prices that cannot be checked again leave the flights and picks as they were', async () => {
  const { deps, outside } = world()
  await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  await issueTripCommand({ type: 'pick-offer', sliceIndex: 0, offerId: 'offer-0' }, CALLER, deps)
  outside.isSilent = true
  expect(await issueTripCommand({ type: 'change-search', change: {} }, CALLER, deps)).toHaveProperty('refusal')
  const live = await loadLiveTrip('thr_1', 'traveller', deps)
  expect(live?.trip.picks[0]?.offer.offerId).toBe('offer-0')
})
