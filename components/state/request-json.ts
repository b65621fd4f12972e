import * as texts from '@/lib/texts/state'
import type { Refusal } from '@/lib/travel/refusal'
import { fieldOf } from './field-of'
import { ownTimeZone } from './own-time-zone'
import { useServerClockStore } from './server-clock-store'
import { noticeSessionEnd } from './session-end-store'

/** What an answer must be; a schema of zod's is one. */
type Shape<T> = { parse: (json: unknown) => T }

type LateShape<T> = () => Shape<T> | Promise<Shape<T>>

/** A shape that a page which nobody has touched does without: fetched before the first question that needs it, and there at once from then on. */
export function lateShape<T>(load: () => Promise<Shape<T>>): LateShape<T> {
  let loaded: Shape<T> | null = null
  return () => loaded ?? load().then((shape) => (loaded = shape))
}

/** For answers that say nothing beside that it is done. */
export const ANYTHING: Shape<unknown> = { parse: (json) => json }

/**
 * Calls one of our own routes and parses its answer; every failure comes back as a sentence for the traveller. With an `idempotencyKey`
 * the same request may be sent again and is carried out once.
 */
export async function requestJson<T>(
  path: string,
  shape: Shape<T> | LateShape<T>,
  options: { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: unknown; idempotencyKey?: string } = {},
): Promise<{ value: T } | { refusal: Refusal }> {
  try {
    const known = typeof shape === 'function' ? shape() : shape
    const expected = known instanceof Promise ? await known : known
    const response = await fetch(path, {
      method: options.method ?? 'GET',
      headers: {
        'content-type': 'application/json',
        'x-time-zone': ownTimeZone(),
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    })
    useServerClockStore.getState().learn(response.headers.get('date'))
    const json: unknown = response.status === 204 ? null : await response.json()
    if (response.ok) return { value: expected.parse(json) }
    return { refusal: requestRefusal(json) }
  } catch {
    return { refusal: { code: 'offline', message: texts.connectionWasLost } }
  }
}

/** What one of our routes says of a request that it did not carry out. A session that is over is noticed here, for all of them. */
export function requestRefusal(json: unknown): Refusal {
  const refusal = refusalIn(json)
  if (!refusal) return { code: 'server-error', message: texts.thatDidNotWork }
  noticeSessionEnd(refusal.code)
  return refusal
}

/** By hand: a page that nobody has touched does without zod. */
function refusalIn(json: unknown): Refusal | null {
  const error = fieldOf(json, 'error')
  const [code, message, field] = [fieldOf(error, 'code'), fieldOf(error, 'message'), fieldOf(error, 'field')]
  if (typeof code !== 'string' || typeof message !== 'string') return null
  return typeof field === 'string' ? { code, message, field } : { code, message }
}
