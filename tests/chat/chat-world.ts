import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, vi } from 'vitest'
import { loadConversation } from '@/app/api/chat/conversation'
import type { Database } from '@/lib/adapters/database/database'
import { createDraftStore } from '@/lib/adapters/database/draft-store'
import { createMessageStore } from '@/lib/adapters/database/message-store'
import { createModelUsageStore } from '@/lib/adapters/database/model-usage-store'
import { openPgliteInMemory } from '@/lib/adapters/database/open-pglite'
import { createOrderStore } from '@/lib/adapters/database/order-store'
import { createPriceHistory } from '@/lib/adapters/database/price-history'
import { createQueueStore } from '@/lib/adapters/database/queue-store'
import { createRateLimitStore } from '@/lib/adapters/database/rate-limit-store'
import { createRecordingStore } from '@/lib/adapters/database/recording-store'
import { createRunStore } from '@/lib/adapters/database/run-store'
import { createSavedPassengerStore } from '@/lib/adapters/database/saved-passenger-store'
import { createSearchStore } from '@/lib/adapters/database/search-store'
import { createSessionStore } from '@/lib/adapters/database/session-store'
import { addTraveller } from '@/lib/adapters/database/testing'
import { createThreadStore } from '@/lib/adapters/database/thread-store'
import { createTripStore } from '@/lib/adapters/database/trip-store'
import { createTurnStore } from '@/lib/adapters/database/turn-store'
import { createUserStore } from '@/lib/adapters/database/user-store'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import { createPlaces } from '@/lib/adapters/places/places'
import { createInProcessBus } from '@/lib/adapters/stream-bus/in-process'
import { NO_DIALS } from '@/lib/adapters/supplier/sandbox/dials'
import { createSandboxSupplier } from '@/lib/adapters/supplier/sandbox/sandbox-supplier'
import type { Conversation } from '@/lib/chat/conversation'
import { createLiveRuns } from '@/lib/chat/live-runs'
import { createConcierge } from '@/lib/concierge/concierge-model'
import { languageHeard } from '@/lib/concierge/languages/hear'
import { sayTakeover, type TakeoverReason } from '@/lib/concierge/languages/say-takeover'
import { repliesToAnswer } from '@/lib/concierge/quick-replies'
import { readEnvironment } from '@/lib/env'
import type { Services } from '@/lib/services'
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'
import * as entrances from './entrances'
import { createPlayedModel } from './played-model'

// Only what is not ours is replaced: where the framework keeps a request's cookies.
const visitor: { cookies: { name: string; value: string }[] } = { cookies: [] }
vi.mock('next/headers', () => ({ cookies: async () => ({ getAll: () => visitor.cookies }) }))

export const doors = entrances
const SECRET = 'the secret of this test'
// Their indexes are built once for all worlds.
const PLACES = createPlaces()
const NAMES = createNameFinder()

type RouteHandler<Params> = (request: Request, context: { params: Promise<Params> }) => Promise<Response>
type Sent = { body?: unknown; method?: string; path?: string; headers?: Record<string, string> }

/** Opens worlds of one file over one database: each has a traveller of its own with an empty thread, signed in. */
export function withChats(): () => Promise<ChatWorld> {
  let opened: Awaited<ReturnType<typeof openPgliteInMemory>> | undefined
  beforeAll(async () => {
    opened = await openPgliteInMemory()
  })
  afterAll(() => opened?.close())
  return () => {
    if (!opened) throw new Error('the database is not open yet')
    return openChat(opened.db)
  }
}

/** The real routes, stores and tools, with a model that says what a test gives it. */
async function openChat(db: Database) {
  const time = { now: Date.parse('2026-11-20T09:00:00Z') }
  const clock = () => new Date(time.now)
  const played = createPlayedModel()
  const runStore = createRunStore(db)
  const read = readEnvironment({})
  if ('faults' in read) throw new Error(read.faults.join())
  const bookings = { find: async () => null, insert: async <Booking>(booking: Booking) => booking }
  const all = {
    environment: read.environment,
    secret: SECRET,
    clock,
    model: played.model,
    concierge: createConcierge(createKnownNames()),
    sayTakeover: (reason: TakeoverReason, prompt: LanguageModelV4Prompt) => sayTakeover(reason, prompt, createKnownNames()),
    modelUsage: createModelUsageStore(db),
    places: PLACES,
    names: NAMES,
    languageOf: languageHeard(createKnownNames()),
    repliesTo: repliesToAnswer,
    ...KNOWN_PLACES,
    supplier: createSandboxSupplier({ bookings, now: clock, dials: NO_DIALS }),
    bus: createInProcessBus(),
    runStore,
    runs: createLiveRuns({ store: runStore, clock }),
    users: createUserStore(db),
    sessions: createSessionStore(db),
    threads: createThreadStore(db),
    messages: createMessageStore(db),
    turns: createTurnStore(db),
    queue: createQueueStore(db),
    recordings: createRecordingStore(db),
    trips: createTripStore(db),
    searches: createSearchStore(db),
    priceHistory: createPriceHistory(db),
    orders: createOrderStore(db),
    rateLimits: createRateLimitStore(db),
    savedPassengers: createSavedPassengerStore(db),
    drafts: createDraftStore(db),
    gateway: { name: 'sandbox' },
    // What no turn of a test uses is left out.
  } as unknown as Services
  const traveller = await addTraveller(db)
  const signIn = async (userId: string) => {
    visitor.cookies = await cookiesOf(userId, all)
  }
  await signIn(traveller.userId)
  // Where lib/services.ts keeps the services of its process.
  const holder = globalThis as { wayfarerServices?: Promise<unknown> }
  const send = async <Params>(
    handler: RouteHandler<Params>,
    params: Params,
    { body, method = 'POST', path = '/api', headers }: Sent = {},
  ) => {
    holder.wayfarerServices = Promise.resolve(all)
    const request = new Request(`https://wayfarer.test${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return handler(request, { params: Promise.resolve(params) })
  }
  const signOut = () => {
    visitor.cookies = []
  }
  return { ...traveller, db, all, time, ...played, send, signIn, signOut, conversation: () => conversationOf(traveller, all) }
}
export type ChatWorld = Awaited<ReturnType<typeof openChat>>

async function conversationOf({ threadId, userId }: { threadId: string; userId: string }, all: Services): Promise<Conversation> {
  const conversation = await loadConversation(threadId, userId, all)
  if (!conversation) throw new Error('this world has no thread')
  return conversation
}

/** The cookies of somebody who has just signed in. */
async function cookiesOf(userId: string, { sessions }: Services) {
  const expiresAt = new Date('2027-11-20T09:00:00Z')
  const { id: sessionId } = await sessions.open({
    userId,
    kind: 'guest',
    device: 'A test',
    now: new Date('2026-11-20T09:00:00Z'),
    expiresAt,
  })
  const carried = { issuedBy: 'wayfarer' as const, isAppUser: false, accessToken: '', refreshToken: '' }
  const token = { sub: userId, session: { ...carried, sessionId, accessTokenExpireOn: 3600, accessTokenExpiresAt: 0 } }
  return [{ name: 'next-auth.session-token', value: await encode({ token, secret: SECRET }) }]
}
