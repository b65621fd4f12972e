import { afterEach, expect, test, vi } from 'vitest'
import { GET as health } from '@/app/api/health/route'
import { beginLeaving } from '@/app/process/leaving'
import { readiness } from '@/app/process/readiness'
import { startWork, stopWork } from '@/app/process/running-work'
import type { Services } from '@/lib/services'
import { GET as ready } from './route'

const holder = globalThis as { wayfarerServices?: Promise<Services>; wayfarerWork?: unknown; wayfarerLeaves?: boolean }
const SECRET = 'postgres://somebody:a-password@db.example.com/app'

afterEach(async () => {
  await stopWork()
  for (const name of ['wayfarerServices', 'wayfarerWork', 'wayfarerLeaves'] as const) delete holder[name]
  vi.useRealTimers()
})

/** The services of a process whose parts stand like this. What is looked at holds for half a second. */
function aProcess({ database = 'up', streams = 'up' }: { database?: string; streams?: string } = {}): void {
  vi.useFakeTimers({ now: Date.now() + 1_000, toFake: ['performance'] })
  asked += 1_000
  vi.advanceTimersByTime(asked)
  holder.wayfarerServices = Promise.resolve({
    environment: { model: 'concierge', DATABASE_URL: SECRET, NEXTAUTH_SECRET: SECRET },
    supplier: { name: 'sandbox' },
    gateway: { name: 'sandbox' },
    bus: { state: () => streams },
    databaseState: async () => database,
  } as unknown as Services)
}
let asked = 0

const tell = async (response: Response) => {
  const text = await response.text()
  expect(text).not.toContain('password')
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: JSON.parse(text) }
}

test('a process that serves says so, and how each of its parts stands', async () => {
  aProcess()
  startWork({ nothing: [async () => undefined, 1_000] })
  expect(await tell(await ready())).toEqual({
    status: 200,
    retryAfter: null,
    body: { status: 'ready', process: 'serving', database: 'up', migrations: 'done', streams: 'up', works: 'running' },
  })
})

test('without its database a process lives, and nobody is sent to it', async () => {
  aProcess({ database: 'unreachable' })
  startWork({ nothing: [async () => undefined, 1_000] })
  expect(await tell(await ready())).toMatchObject({ status: 503, retryAfter: '5', body: { status: 'not ready', database: 'unreachable' } })
  expect(await tell(await health())).toMatchObject({ status: 200, body: { status: 'degraded', database: 'unreachable' } })
})

test('before its work in the background has begun, nobody is sent to it', async () => {
  aProcess()
  expect(await tell(await ready())).toMatchObject({ status: 503, body: { works: 'waiting' } })
})

test('from the signal on nobody is sent to it any more, also right after it was ready', async () => {
  aProcess()
  startWork({ nothing: [async () => undefined, 1_000] })
  expect((await ready()).status).toBe(200)
  beginLeaving()
  await stopWork()
  expect(await tell(await ready())).toMatchObject({ status: 503, retryAfter: '5', body: { process: 'leaving', works: 'stopped' } })
  expect((await health()).status).toBe(200)
})

test('what the process can do without sends nobody away', () => {
  const parts = { process: 'serving', database: 'up', migrations: 'done', streams: 'up', works: 'running' } as const
  expect(readiness({ ...parts, streams: 'down' }).isReady).toBe(true)
  expect(readiness({ ...parts, database: 'full' }).isReady).toBe(true)
  expect(readiness({ ...parts, works: 'late' }).isReady).toBe(true)
  expect(readiness({ ...parts, works: 'stopped' }).isReady).toBe(false)
  expect(readiness({ ...parts, process: 'starting', database: 'opening', migrations: 'waiting' }).isReady).toBe(false)
  expect(readiness({ ...parts, database: 'busy' }).isReady).toBe(false)
})
