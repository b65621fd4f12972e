import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { addTraveller } from '@/lib/adapters/database/testing'
import { type ChatWorld, withChats } from '@/tests/chat/chat-world'
import { catchLog } from '@/tests/fixtures/catch-log'
import { createQueuePauses } from './queue-pauses'
import { sendAllQueued } from './send-queued'

const newChat = withChats()
const WAIT = { timeout: 20_000, interval: 10 }
afterEach(() => void vi.restoreAllMocks())

type Owner = { threadId: string; userId: string }

/** Words wait in this many threads, those of the first one for longest. */
async function waitingIn(count: number, { db, all }: ChatWorld): Promise<Owner[]> {
  const owners: Owner[] = []
  for (let number = 0; number < count; number++) {
    const owner = await addTraveller(db)
    const message = {
      key: `key_${randomUUID()}`,
      text: 'hello',
      timeZone: 'UTC',
      createdAt: new Date(all.clock().getTime() - 1_000 + number),
    }
    await all.queue.add(owner.threadId, owner.userId, message, 5)
    owners.push(owner)
  }
  return owners
}

async function stillWaiting(owners: Owner[], { all }: ChatWorld): Promise<number[]> {
  const queues = await Promise.all(owners.map(({ threadId, userId }) => all.queue.list(threadId, userId)))
  return queues.flatMap((queue, index) => (queue.length > 0 ? [index] : []))
}

async function settled(owners: Owner[], { all }: ChatWorld): Promise<void> {
  await vi.waitFor(async () => {
    const running = await Promise.all(owners.map(({ threadId }) => all.runs.find(threadId)))
    expect(running.filter((run) => run !== null)).toEqual([])
  }, WAIT)
}

test('words of more threads than one round takes are sent round by round, the longest waiting first', async () => {
  const world = await newChat()
  const { all } = world
  const owners = await waitingIn(23, world)
  await sendAllQueued(all, createQueuePauses())
  expect(await stillWaiting(owners, world)).toEqual([20, 21, 22])
  await sendAllQueued(all, createQueuePauses())
  expect(await stillWaiting(owners, world)).toEqual([])
  await settled(owners, world)
})

test('a thread whose sending fails is tried less and less often, is logged once for each kind of failure, and keeps no other waiting', async () => {
  const world = await newChat()
  const { all, time } = world
  const owners = await waitingIn(2, world)
  const broken = String(owners[0]?.threadId)
  const add = all.messages.addTravellerMessage
  let failure: Error = Object.assign(new Error('no'), { code: 'XX001' })
  let tries = 0
  vi.spyOn(all.messages, 'addTravellerMessage').mockImplementation(async (message) => {
    if (message.threadId !== broken) return add(message)
    tries += 1
    throw failure
  })
  const logged = catchLog()
  const pauses = createQueuePauses()
  const minute = async () => {
    for (let round = 0; round < 30; round++) {
      await sendAllQueued(all, pauses)
      time.now += 2_000
    }
  }
  await minute()
  expect(await stillWaiting(owners, world)).toEqual([0])
  expect([tries, logged.lines.length]).toEqual([4, 1])
  failure = new TypeError('something else')
  time.now += 5 * 60_000
  await minute()
  expect(logged.lines).toHaveLength(2)
  logged.stop()

  vi.mocked(all.messages.addTravellerMessage).mockRestore()
  time.now += 5 * 60_000
  await sendAllQueued(all, pauses)
  expect(await stillWaiting(owners, world)).toEqual([])
  await settled(owners, world)
})
