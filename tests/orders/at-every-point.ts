import { afterAll, beforeAll, expect } from 'vitest'
import type { Database } from '@/lib/adapters/database/database'
import { openTestDatabase } from '@/lib/adapters/database/testing'
import { createDoomedProcess } from './crash'
import { brokenInvariants } from './invariants'
import { type OrderWorld, openOrderWorld } from './order-world'

const LEASE_OVER_MS = 16_000
const MOST_SWEEPS = 20

type Scenario<Start> = {
  /** Brings a new world to where the process starts that is to be killed. */
  arrange: (world: OrderWorld) => Promise<Start>
  /** What that process does; it is the same each time. */
  act: (start: Start, deps: OrderWorld['deps'], world: OrderWorld) => Promise<unknown>
  /** What happens outside after that; nothing when it is left out. */
  afterwards?: (world: OrderWorld, start: Start) => Promise<unknown>
  check: (world: OrderWorld, start: Start) => Promise<void>
  /** Kills at each n-th point alone: where another test goes the same way through every one. */
  every?: number | undefined
}

/** A database for all the worlds of a file. */
export function crashDatabase(): () => Database {
  let opened: Awaited<ReturnType<typeof openTestDatabase>> | undefined
  beforeAll(async () => {
    opened = await openTestDatabase('pglite')
  })
  afterAll(() => opened?.close())
  return () => {
    if (!opened) throw new Error('the test database is not open yet')
    return opened.db
  }
}

/**
 * Kills a process at every point there is, one world each; the sweeper of another process comes by until nothing is left to do, and
 * then every invariant must hold. Returns at how many points it was killed.
 */
export async function atEveryPoint<Start>(db: Database, { arrange, act, afterwards, check, every = 1 }: Scenario<Start>): Promise<number> {
  for (let diesAt = 0; ; diesAt += every) {
    const world = await openOrderWorld(db)
    const start = await arrange(world)
    const isComplete = await actAndDie(start, act, world, diesAt)
    await world.sweepAfter(LEASE_OVER_MS)
    await afterwards?.(world, start)
    await finish(world)
    await check(world, start)
    expect(await brokenInvariants(world), `killed at point ${diesAt}`).toEqual([])
    if (isComplete) return diesAt
  }
}

/** True when the process got to its end before it was killed. */
async function actAndDie<Start>(start: Start, act: Scenario<Start>['act'], world: OrderWorld, diesAt: number): Promise<boolean> {
  const { doom, isDead } = createDoomedProcess(diesAt)
  const { orders, journal, confirmations, trips, gateway, mail, webhooks, supplier } = world.deps
  const doomed = {
    ...world.deps,
    orders: doom(orders),
    journal: doom(journal),
    confirmations: doom(confirmations),
    trips: doom(trips),
    gateway: doom(gateway),
    mail: doom(mail),
    webhooks: doom(webhooks),
    supplier: doom(supplier),
  }
  return act(start, doomed, world).then(
    () => !isDead(),
    () => false,
  )
}

async function finish(world: OrderWorld): Promise<void> {
  const isLeft = async () => (await world.deps.journal.listUnfinished(new Date(world.time.now + 60_000), 1)).length > 0
  for (let sweeps = 0; (await isLeft()) && sweeps < MOST_SWEEPS; sweeps++) await world.sweepAfter(LEASE_OVER_MS)
  expect(await isLeft()).toBe(false)
}
