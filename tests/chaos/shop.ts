import { z } from 'zod'
import type { OrderFacts } from './history-schema'
import { jsonBody, type Session } from './session'

const PRESS_PATIENCE_MS = 60_000
const LOOK_PATIENCE_MS = 20_000

const moneySchema = z.object({ amountMinor: z.number().int() })
const orderSchema = z
  .object({
    orderId: z.string(),
    status: z.string(),
    paymentStatus: z.string(),
    total: moneySchema,
    charged: moneySchema,
    held: moneySchema.nullable(),
    bookingReference: z.string().nullable(),
  })
  .transform(
    ({ total, charged, held, ...order }): OrderFacts => ({
      ...order,
      totalMinor: total.amountMinor,
      chargedMinor: charged.amountMinor,
      heldMinor: held?.amountMinor ?? 0,
    }),
  )
const refusalSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) })

/** What the server said: an order, or why there is none. */
export type Answer = { httpStatus: number; code: string | null; order: OrderFacts | null }
export type Press = { confirmationId: string; token: string; key: string }

/** The requests of a traveller's browser from the price on; each throws when no answer came. */
export function createShop({ send }: Session) {
  const ask = async (url: string, path: string, init: RequestInit, patienceMs: number) => {
    const response = await send(url, path, { ...init, signal: init.signal ?? AbortSignal.timeout(patienceMs) })
    const text = await response.text()
    return { httpStatus: response.status, body: readJson(text) }
  }
  return {
    quote: async (url: string, threadId: string): Promise<{ confirmationId: string } | { code: string }> => {
      const { httpStatus, body } = await ask(url, `/api/trips/${threadId}/quote`, jsonBody({}), LOOK_PATIENCE_MS)
      if (httpStatus === 200) return z.object({ confirmationId: z.string() }).parse(body)
      return { code: codeOf(body) }
    },
    press: async (url: string, { confirmationId, token, key }: Press, signal?: AbortSignal): Promise<Answer> => {
      const card = { token, brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 }
      const body = jsonBody({ confirmationId, card }, { 'idempotency-key': key })
      return toAnswer(await ask(url, '/api/orders', { ...body, ...(signal ? { signal } : {}) }, PRESS_PATIENCE_MS))
    },
    /** After the traveller came back from the bank. */
    resume: async (url: string, orderId: string): Promise<Answer> =>
      toAnswer(await ask(url, `/api/orders/${orderId}/resume`, jsonBody({}), PRESS_PATIENCE_MS)),
    find: async (url: string, orderId: string): Promise<Answer> => toAnswer(await ask(url, `/api/orders/${orderId}`, {}, LOOK_PATIENCE_MS)),
    /** The order as the thread shows it; null where there is none. */
    look: async (url: string, threadId: string): Promise<OrderFacts | null> => {
      const { httpStatus, body } = await ask(url, `/api/trips/${threadId}`, {}, LOOK_PATIENCE_MS)
      if (httpStatus !== 200) throw new Error(`The thread answered ${httpStatus} ${codeOf(body)}`)
      return z.object({ order: orderSchema.nullable() }).parse(body).order
    },
    /** How the list of threads tells of it; null where it is not listed. */
    threadState: async (url: string, threadId: string): Promise<string | null> => {
      const { body } = await ask(url, '/api/threads', {}, LOOK_PATIENCE_MS)
      const { threads } = z.object({ threads: z.array(z.object({ id: z.string(), state: z.string() })) }).parse(body)
      return threads.find(({ id }) => id === threadId)?.state ?? null
    },
  }
}
export type Shop = ReturnType<typeof createShop>

function toAnswer({ httpStatus, body }: { httpStatus: number; body: unknown }): Answer {
  if (httpStatus >= 300) return { httpStatus, code: codeOf(body), order: null }
  return { httpStatus, code: null, order: orderSchema.parse(body) }
}

function codeOf(body: unknown): string {
  const refused = refusalSchema.safeParse(body)
  return refused.success ? refused.data.error.code : 'unreadable'
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
