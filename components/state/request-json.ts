import * as texts from '@/lib/texts/state'
import type { Refusal } from '@/lib/travel/refusal'
import { fieldOf } from './field-of'
import { isOfOwnBuild } from './own-build'
import { ownTimeZone } from './own-time-zone'
import { useServerClockStore } from './server-clock-store'
import { noticeSessionEnd } from './session-end-store'

/** What an answer must be; a schema of zod's is one. */
type Shape<T> = { parse: (json: unknown) => T }

export type LateShape<T> = () => Shape<T> | Promise<Shape<T>>

/** A shape that is fetched when it is needed for the first time: an answer of this very build needs none. */
export function lateShape<T>(load: () => Promise<Shape<T>>): LateShape<T> {
  let loaded: Shape<T> | null = null
  return () => loaded ?? load().then((shape) => (loaded = shape))
}

/** For answers that say nothing beside that it is done. */
export const ANYTHING: Shape<unknown> = { parse: (json) => json }

/**
 * Calls one of our own routes. An answer of another build is held against its shape, as a newer or older server may answer otherwise; one
 * of this build was by the server itself (`jsonOf` of app/api/respond.ts). Every failure comes back as a sentence for the traveller. With an
 * `idempotencyKey` the same request may be sent again and is carried out once.
 */
export async function requestJson<T>(
  path: string,
  shape: Shape<T> | LateShape<T>,
  options: { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: unknown; idempotencyKey?: string } = {},
): Promise<{ value: T } | { refusal: Refusal }> {
  try {
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
    if (!response.ok) return { refusal: requestRefusal(json) }
    if (isOfOwnBuild(response.headers)) return { value: json as T }
    return (await readAs(shape, json)) ?? { refusal: { code: 'other-version', message: texts.wayfarerWasUpdated } }
  } catch {
    return { refusal: { code: 'offline', message: texts.connectionWasLost } }
  }
}

/** Null where the answer has another shape, or that cannot be had. */
async function readAs<T>(shape: Shape<T> | LateShape<T>, json: unknown): Promise<{ value: T } | null> {
  const expected = await fetchShape(shape)
  try {
    return expected && { value: expected.parse(json) }
  } catch {
    return null
  }
}

/** Null where it cannot be had: a newer version of the app has no such file any more. */
export async function fetchShape<T>(shape: Shape<T> | LateShape<T>): Promise<Shape<T> | null> {
  if (typeof shape !== 'function') return shape
  try {
    return await shape()
  } catch {
    return null
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
