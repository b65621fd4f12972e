import type { Stripe } from 'stripe'
import type { z } from 'zod'
import { type FailureFacts, SERVICE, toFailure, tooLate, unreadable } from './failure'

export type FailureLog = (entry: Record<string, unknown>) => void

export type ClientConfig = {
  secretKey: string
  apiUrl?: string | undefined
  log?: FailureLog | undefined
  /** Silence that ends one try. */
  timeoutMs?: number | undefined
  /** How long a whole call may take, with its second and third try. */
  budgetMs?: number | undefined
}

/** Sends through Stripe's client and reads the answer by a schema; throws only what failure.ts makes. */
export type StripeClient = {
  call<Schema extends z.ZodType>(name: string, send: (stripe: Stripe) => Promise<unknown>, schema: Schema): Promise<z.output<Schema>>
  readonly webhooks: Stripe['webhooks']
  readonly isLive: boolean
}

const TIMEOUT_MS = 15_000
// Stripe's client tries three times, a second apart at most: a call is over by then, one way or another.
const RETRIES = 2
const BUDGET_MS = 48_000

/** Loads Stripe's package, so that only who pays with Stripe pays for it. A live key is sent to Stripe over https alone. */
export async function openStripeClient(config: ClientConfig): Promise<StripeClient> {
  const { secretKey, apiUrl, log = () => undefined, timeoutMs = TIMEOUT_MS, budgetMs = BUDGET_MS } = config
  const isLive = isLiveKey(secretKey)
  const address = apiUrl === undefined ? {} : addressOf(apiUrl, isLive)
  const { default: Stripe } = await import('stripe')
  const stripe = new Stripe(secretKey, {
    ...address,
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Wayfarer' },
  })
  return {
    isLive,
    webhooks: stripe.webhooks,
    async call(name, send, schema) {
      try {
        const read = schema.safeParse(await within(budgetMs, send(stripe)))
        if (!read.success) throw unreadable()
        return read.data
      } catch (error) {
        const { failure, facts } = toFailure(name, error)
        log(entryOf(name, failure, facts))
        throw failure
      }
    },
  }
}

function isLiveKey(secretKey: string): boolean {
  const mode = /^(?:sk|rk)_(test|live)_\S+$/.exec(secretKey)?.[1]
  if (!mode) throw new Error('this is no secret key of Stripe’s')
  return mode === 'live'
}

function addressOf(apiUrl: string, isLive: boolean) {
  const { protocol, hostname, port, pathname } = new URL(apiUrl)
  const isSafe = protocol === 'https:' && hostname === 'api.stripe.com' && (port === '' || port === '443')
  if (isLive && !isSafe) throw new Error('a live key of Stripe’s is sent to https://api.stripe.com alone')
  if (!['http:', 'https:'].includes(protocol) || pathname !== '/') throw new Error('the address of Stripe’s API is a host, without a path')
  const scheme: 'http' | 'https' = protocol === 'http:' ? 'http' : 'https'
  return { protocol: scheme, host: hostname, port: port || (scheme === 'http' ? '80' : '443') }
}

/** The client's own time-out starts anew with every byte that comes: this one does not. */
async function within<T>(budgetMs: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), budgetMs)
  })
  try {
    return await Promise.race([answer, end])
  } finally {
    clearTimeout(timer)
  }
}

function entryOf(call: string, failure: Error, facts: FailureFacts): Record<string, unknown> {
  return { level: failure.name === 'CardRefusal' ? 'info' : 'error', where: SERVICE, call, kind: failure.name, ...facts }
}
