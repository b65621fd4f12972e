import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect } from 'vitest'
import { createIdempotencyStore } from '@/lib/adapters/database/idempotency-store'
import { createSavedCardStore } from '@/lib/adapters/database/saved-card-store'
import * as schema from '@/lib/adapters/database/schema'
import { createShareStore } from '@/lib/adapters/database/share-store'
import { type ChatWorld, withChats } from '@/tests/chat/chat-world'

type Door<Params> = (request: Request, context: { params: Promise<Params> }) => Promise<Response>
/** `raw` is sent as it is, everything else as JSON. */
type Call = { json?: unknown; raw?: BodyInit; method?: string; path?: string; headers?: Record<string, string> }
export type AbuseWorld = ReturnType<typeof openAbuse>

/** Opens worlds of one file: each has a traveller of its own, signed in, with an empty thread. */
export function withAbuse(): () => Promise<AbuseWorld> {
  const newChat = withChats()
  return async () => openAbuse(await newChat())
}

function openAbuse(chat: ChatWorld) {
  const { db } = chat
  Object.assign(chat.all, { shares: createShareStore(db), savedCards: createSavedCardStore(db), idempotency: createIdempotencyStore(db) })
  const holder = globalThis as { wayfarerServices?: Promise<unknown> }
  const ask = async <Params>(
    door: Door<Params>,
    params: Params,
    { json, raw, method = 'POST', path = '/api', headers = {} }: Call = {},
  ): Promise<Response> => {
    holder.wayfarerServices = Promise.resolve(chat.all)
    const body = json === undefined ? raw : JSON.stringify(json)
    // A body that is a stream says that it is read while it is sent.
    const init = {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    }
    return door(new Request(`https://wayfarer.test${path}`, init), { params: Promise.resolve(params) })
  }
  return {
    ...chat,
    ask,
    get: <Params>(door: Door<Params>, params: Params, path?: string) => ask(door, params, { method: 'GET', ...(path ? { path } : {}) }),
    /** Runs `work` and expects every table to hold as many rows as before, but for what only counts and who is signed in. */
    expectNothingKept: async (work: () => Promise<unknown>) => {
      const before = await rowCounts(chat)
      await work()
      expect(await rowCounts(chat)).toEqual(before)
    },
  }
}

const COUNTS_ONLY = ['rate_limits', 'sessions']

async function rowCounts({ db }: ChatWorld): Promise<Record<string, number>> {
  const tables = Object.values(schema).filter((table) => is(table, PgTable) && !COUNTS_ONLY.includes(getTableName(table)))
  const counts = await Promise.all(tables.map(async (table) => [getTableName(table as PgTable), await db.$count(table as PgTable)]))
  return Object.fromEntries(counts)
}
