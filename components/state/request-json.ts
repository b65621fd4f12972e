import { z } from 'zod'
import type { Refusal } from '@/lib/travel/refusal'

const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string(), field: z.string().optional() }) })

/** Calls one of our own routes and parses its answer; every failure comes back as a sentence for the traveller. */
export async function requestJson<T>(
  path: string,
  schema: z.ZodType<T>,
  options: { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: unknown } = {},
): Promise<{ value: T } | { refusal: Refusal }> {
  try {
    const response = await fetch(path, {
      method: options.method ?? 'GET',
      headers: { 'content-type': 'application/json', 'x-time-zone': timeZone() },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    })
    const json: unknown = response.status === 204 ? null : await response.json()
    if (response.ok) return { value: schema.parse(json) }
    const refused = errorSchema.safeParse(json)
    if (refused.success) return { refusal: refused.data.error }
    return { refusal: { code: 'server-error', message: 'That did not work. Nothing was changed; please try again.' } }
  } catch {
    return { refusal: { code: 'offline', message: 'The connection was lost. Nothing was changed; please try again in a moment.' } }
  }
}

/** The traveller's own zone: what "tomorrow" means is decided by it. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
