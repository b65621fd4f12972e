import { z } from 'zod'
import type { Refusal } from '@/lib/travel/refusal'
import { useServerClockStore } from './server-clock-store'
import { noticeSessionEnd } from './session-end-store'

const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string(), field: z.string().optional() }) })

/**
 * Calls one of our own routes and parses its answer; every failure comes back as a sentence for the traveller. With an `idempotencyKey`
 * the same request may be sent again and is carried out once.
 */
export async function requestJson<T>(
  path: string,
  schema: z.ZodType<T>,
  options: { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: unknown; idempotencyKey?: string } = {},
): Promise<{ value: T } | { refusal: Refusal }> {
  try {
    const response = await fetch(path, {
      method: options.method ?? 'GET',
      headers: {
        'content-type': 'application/json',
        'x-time-zone': timeZone(),
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    })
    useServerClockStore.getState().learn(response.headers.get('date'))
    const json: unknown = response.status === 204 ? null : await response.json()
    if (response.ok) return { value: schema.parse(json) }
    return { refusal: requestRefusal(json) }
  } catch {
    return { refusal: { code: 'offline', message: 'The connection was lost. Nothing was changed; please try again in a moment.' } }
  }
}

/** What one of our routes says of a request that it did not carry out. A session that is over is noticed here, for all of them. */
export function requestRefusal(json: unknown): Refusal {
  const refused = errorSchema.safeParse(json)
  if (!refused.success) return { code: 'server-error', message: 'That did not work. Nothing was changed; please try again.' }
  noticeSessionEnd(refused.data.error.code)
  return refused.data.error
}

/** The traveller's own zone: what "tomorrow" means is decided by it. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
