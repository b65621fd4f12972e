import { expect, test } from 'vitest'
import { planningThread } from '@/tests/fixtures/planning-thread'
import { startOrder } from '@/tests/orders/told-order'
import { issueTripCommand, undoTripCommand } from './issue-trip-command'
import { loadLiveTrip } from './load-live-trip'

const THREE_DAYS = {
  type: 'set-plan' as const,
  placeSlug: 'lisbon',
  wishes: { days: 3, startsOn: null, pace: 'usual' as const, likings: [], withChildren: false },
}

/** The same thread after its flights were booked. */
function booked(thread: ReturnType<typeof planningThread>) {
  const { order } = startOrder({ status: 'success', paymentStatus: 'succeeded' }).record
  const deps = { ...thread.deps, orders: { ...thread.deps.orders, findByThread: async () => order } }
  const { caller } = thread
  return {
    issue: (command: Parameters<typeof issueTripCommand>[0]) => issueTripCommand(command, { ...caller, issuedBy: 'traveller' }, deps),
    undo: () => undoTripCommand(caller, deps),
    live: () => loadLiveTrip(caller.threadId, caller.userId, deps),
  }
}

test('days are planned after the flights are booked, too, and that can be undone; the flights stay as they are booked', async () => {
  const { issue, undo, live } = booked(planningThread())
  expect(await issue(THREE_DAYS)).toMatchObject({ live: { undoLabel: '3 days in Lisbon' } })
  expect(await issue({ type: 'change-search', change: { directOnly: true } })).toMatchObject({ refusal: { code: 'trip-booked' } })
  expect(await undo()).toMatchObject({ undone: '3 days in Lisbon' })
  expect((await live())?.trip.plan).toBeNull()
})

test('what was done to the flights before the booking is not undone after it', async () => {
  const thread = planningThread()
  await thread.issue({ type: 'change-search', change: { directOnly: true } })
  const { undo, live } = booked(thread)
  expect((await live())?.undoLabel).toBeNull()
  expect(await undo()).toMatchObject({ refusal: { code: 'trip-booked' } })
})

test('a plan stays as it was made, and a fresh search of the flights leaves it alone', async () => {
  const thread = planningThread()
  await thread.issue(THREE_DAYS)
  const { plan } = await thread.trip()
  await thread.issue({ type: 'change-search', change: { directOnly: true } })
  const guide = { ...thread.deps.guide, findPlace: () => null }
  const later = await loadLiveTrip(thread.caller.threadId, thread.caller.userId, { ...thread.deps, guide } as typeof thread.deps)
  expect(later?.trip.plan).toEqual(plan)
  expect(await issueTripCommand({ type: 'lengthen-plan' }, thread.caller, { ...thread.deps, guide })).toMatchObject({
    refusal: { code: 'place-unknown' },
  })
})
