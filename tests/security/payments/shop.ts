import { eq } from 'drizzle-orm'
import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, vi } from 'vitest'
import type { Database } from '@/lib/adapters/database/database'
import { createIdempotencyStore } from '@/lib/adapters/database/idempotency-store'
import { openPgliteInMemory } from '@/lib/adapters/database/open-pglite'
import { createRateLimitStore } from '@/lib/adapters/database/rate-limit-store'
import { sandboxPayments } from '@/lib/adapters/database/schema'
import { createSessionStore } from '@/lib/adapters/database/session-store'
import { visa } from '@/lib/adapters/database/testing-samples'
import { createUserStore } from '@/lib/adapters/database/user-store'
import { createWebhookStore } from '@/lib/adapters/database/webhook-store'
import { createSandboxBank } from '@/lib/adapters/payments/sandbox/sandbox-bank'
import { createSandboxGateway } from '@/lib/adapters/payments/sandbox/sandbox-gateway'
import { signLetter, webhookSecretFrom } from '@/lib/adapters/payments/sandbox/webhook-signature'
import type { Clock } from '@/lib/ports/clock'
import type { PaymentGateway } from '@/lib/ports/payment-gateway'
import type { SessionStore } from '@/lib/ports/session-store'
import { openOrderWorld } from '@/tests/orders/order-world'
import * as entrances from './entrances'

// Only what is not ours is replaced: where the framework keeps a request's cookies, and the moment after an answer.
const visitor: { cookies: Promise<{ name: string; value: string }[]> } = { cookies: Promise.resolve([]) }
const afterAnswers: Promise<unknown>[] = []
vi.mock('next/headers', () => ({
  cookies: async () => {
    const cookies = await visitor.cookies
    return { getAll: () => cookies }
  },
}))
vi.mock('next/server', () => ({ after: (work: () => Promise<unknown>) => void afterAnswers.push(work()) }))

export const doors = entrances
const APP_SECRET = 'the secret of this test'

type RouteHandler<Params> = (request: Request, context: { params: Promise<Params> }) => Promise<Response>
type Sent = { body?: unknown; headers?: Record<string, string>; method?: string; path?: string }
type PutBefore = (gateway: PaymentGateway) => PaymentGateway

/** Opens shops of one file: each has a traveller of its own, who is signed in, before the Pay button. */
export function withShops(): (putBefore?: PutBefore) => Promise<Shop> {
  let opened: Awaited<ReturnType<typeof openPgliteInMemory>> | undefined
  beforeAll(async () => {
    opened = await openPgliteInMemory()
  })
  afterAll(() => opened?.close())
  return async (putBefore = (gateway) => gateway) => {
    if (!opened) throw new Error('the database is not open yet')
    return openShop(opened.db, putBefore)
  }
}

/** The real routes over real stores and the sandbox gateway. `putBefore` puts something between the app and its gateway. */
async function openShop(db: Database, putBefore: PutBefore) {
  const world = await openOrderWorld(db)
  const webhookSecret = webhookSecretFrom(APP_SECRET)
  const gateway = putBefore(createSandboxGateway(db, world.deps.clock, { secret: webhookSecret }))
  const all = {
    ...world.deps,
    gateway,
    secret: APP_SECRET,
    environment: {},
    sessions: createSessionStore(db),
    users: createUserStore(db),
    rateLimits: createRateLimitStore(db),
    idempotency: createIdempotencyStore(db),
    webhooks: createWebhookStore(db),
  }
  // Where lib/services.ts keeps the services of its process.
  const holder = globalThis as { wayfarerServices?: Promise<unknown> }
  const open = () => {
    holder.wayfarerServices = Promise.resolve(all)
  }
  const signInAs = (userId: string | null) => {
    visitor.cookies = userId === null ? Promise.resolve([]) : cookiesOf(userId, all)
  }
  open()
  signInAs(world.userId)
  return {
    ...world,
    all,
    webhookSecret,
    bank: createSandboxBank(db, world.deps.clock),
    /** Sends JSON to a route of this shop as the browser of the one who is signed in does. */
    async send<Params>(handler: RouteHandler<Params>, params: Params, { body, headers, method = 'POST', path = '/api' }: Sent = {}) {
      const request = new Request(`https://wayfarer.test${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      open()
      const response = await handler(request, { params: Promise.resolve(params) })
      return { status: response.status, headers: response.headers, body: await response.json() }
    },
    press: (confirmationId: string, card = visa, headers = {}) => ({ body: { confirmationId, card }, headers, path: '/api/orders' }),
    sign: (body: string, secret = webhookSecret, at = world.deps.clock()) => signLetter(body, secret, at),
    /** What goes on after the answers so far. */
    settled: async () => {
      while (afterAnswers.length > 0) await afterAnswers.shift()
    },
    /** The gateway's own books about this traveller. */
    payments: () => db.select().from(sandboxPayments).where(eq(sandboxPayments.userId, world.userId)),
    signInAs,
  }
}
export type Shop = Awaited<ReturnType<typeof openShop>>

/** The cookies of somebody who has just signed in. */
async function cookiesOf(userId: string, { sessions, clock }: { sessions: SessionStore; clock: Clock }) {
  const now = clock()
  const { id: sessionId } = await sessions.open({
    userId,
    kind: 'guest',
    device: 'A test',
    now,
    expiresAt: new Date(now.getTime() + 864e5),
  })
  const carried = { issuedBy: 'wayfarer' as const, isAppUser: false, accessToken: '', refreshToken: '' }
  const token = { sub: userId, session: { ...carried, sessionId, accessTokenExpireOn: 3600, accessTokenExpiresAt: 0 } }
  return [{ name: 'next-auth.session-token', value: await encode({ token, secret: APP_SECRET }) }]
}
