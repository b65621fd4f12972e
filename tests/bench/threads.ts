import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConversation } from '@/app/api/chat/conversation'
import type { Database } from '@/lib/adapters/database/database'
import { createMessageStore } from '@/lib/adapters/database/message-store'
import { openDatabase } from '@/lib/adapters/database/open-database'
import { createOrderStore } from '@/lib/adapters/database/order-store'
import { createQueueStore } from '@/lib/adapters/database/queue-store'
import { createRunStore } from '@/lib/adapters/database/run-store'
import { messages, threads, users } from '@/lib/adapters/database/schema'
import { createThreadStore } from '@/lib/adapters/database/thread-store'
import { createTripStore } from '@/lib/adapters/database/trip-store'
import { createLiveRuns } from '@/lib/chat/live-runs'
import type { Services } from '@/lib/services'
import { seeded } from './queries'
import { report } from './report'

const USER = 'traveller'
const [LONG_THREAD, LONG_LENGTH] = ['long', 1_000]
const [THREADS, LENGTH] = [200, 50]
const [WARM_UP, TIMES] = [10, 40]
const INSERTED_AT_ONCE = 500
const WORDS_OF_A_MESSAGE = 80

const options = process.argv.slice(2)
const random = seeded(1)
const dataFolder = mkdtempSync(join(tmpdir(), 'wayfarer-bench-'))
const opened = await openDatabase({ dataFolder, databaseUrl: process.env.DATABASE_URL })
await fill(opened.db)
const all = servicesOver(opened.db)
const asked = ['lisbon', 'word7 word70', 'wor', 'tp1361', 'no such word']

const measured = [
  {
    kind: 'last 60 of 1,000 messages',
    target: 30,
    work: () => all.messages.list(LONG_THREAD, USER, { limit: 60 }),
  },
  {
    kind: '60 messages from the middle',
    target: 30,
    work: () => all.messages.list(LONG_THREAD, USER, { limit: 60, before: `${LONG_THREAD}-500` }),
  },
  { kind: 'the thread as it is opened', target: 100, work: () => loadConversation(LONG_THREAD, USER, all) },
  { kind: 'all of its 1,000 messages', target: 300, work: () => all.messages.list(LONG_THREAD, USER) },
  {
    kind: 'search in 10,000 messages',
    target: 100,
    work: (time: number) => all.threads.search(USER, asked[time % asked.length] ?? '', 30),
  },
  { kind: 'list of 200 threads', target: 50, work: () => all.threads.list(USER, { limit: THREADS, archived: false }) },
  { kind: 'pulse', target: 10, work: () => all.threads.pulse(LONG_THREAD, USER, new Date()) },
]
const results = []
for (const { kind, target, work } of measured) results.push({ kind, unit: 'ms' as const, target, values: await timed(work) })
await opened.close()
rmSync(dataFolder, { recursive: true })
process.exit(report('threads', results, options))

/** A few times before it counts: what is measured is a server that has been at work for a while. */
async function timed(work: (time: number) => Promise<unknown>): Promise<number[]> {
  const values: number[] = []
  for (let time = -WARM_UP; time < TIMES; time++) {
    const start = performance.now()
    await work(Math.max(time, 0))
    if (time >= 0) values.push(performance.now() - start)
  }
  return values
}

async function fill(db: Database): Promise<void> {
  const line = { cities: ['London', 'Lisbon'], departureOn: '2026-12-04', returnOn: '2026-12-06', travellers: 2 }
  await db.insert(users).values({ id: USER, firstName: '', lastName: '', isGuest: true })
  const all = [
    [LONG_THREAD, LONG_LENGTH] as const,
    ...Array.from({ length: THREADS - 1 }, (_, index) => [`thread-${index}`, LENGTH] as const),
  ]
  const rows = all.map(([id, length]) => ({ id, userId: USER, name: `Trip ${id}`, line, lastSequence: length, headId: `${id}-${length}` }))
  await db.insert(threads).values(rows)
  const said = all.flatMap(([id, length]) => Array.from({ length }, (_, index) => messageOf(id, index + 1)))
  for (let from = 0; from < said.length; from += INSERTED_AT_ONCE)
    await db.insert(messages).values(said.slice(from, from + INSERTED_AT_ONCE))
}

function messageOf(threadId: string, sequence: number) {
  const words = Array.from({ length: WORDS_OF_A_MESSAGE }, () => `word${Math.floor(random() ** 2 * 2_000)}`).join(' ')
  const text = sequence % 10 === 0 ? `${words} Lisbon, TP1361` : words
  const role = sequence % 2 === 1 ? 'user' : 'assistant'
  const parts = [
    { type: 'text', text },
    ...(role === 'assistant' ? [{ type: 'data-change', data: { label: 'You chose TP1361, 09:40 → 12:25' } }] : []),
  ]
  const parentId = sequence === 1 ? null : `${threadId}-${sequence - 1}`
  return { id: `${threadId}-${sequence}`, threadId, sequence, role, parts, parentId, status: 'complete', words: text }
}

function servicesOver(db: Database): Services {
  const clock = () => new Date()
  const stores = {
    clock,
    threads: createThreadStore(db),
    messages: createMessageStore(db),
    queue: createQueueStore(db),
    trips: createTripStore(db),
    orders: createOrderStore(db),
    runs: createLiveRuns({ store: createRunStore(db), clock }),
  }
  // Opening a thread asks these alone; a service it had not been given would throw.
  return stores as Partial<Services> as Services
}
