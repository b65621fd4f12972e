import { z } from 'zod'
import type { Clock } from '@/lib/ports/clock'
import type { IpLocation, IpLocator } from '@/lib/ports/ip-location'
import { fold } from '../places/fold'
import { countryNames } from '../places/regions'
import { askedAddress } from './asked-address'

const TIMEOUT_MS = 1_500
const KEPT_MS = 3_600_000
/** A service that is down is not asked by each visitor anew. */
const FAILURE_KEPT_MS = 60_000
const MOST_KEPT = 1_000
const MOST_BYTES = 16_384

// A name is shown to people: letters, and what stands between them.
const nameSchema = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{M}\p{N} .,’'()-]{1,80}$/u)
const answerSchema = z.object({ country_name: nameSchema, city: nameSchema.nullish().catch(null) })

type Kept = { untilMs: number; location: Promise<IpLocation | null> }

/** Asks a service by GET: `url` holds `{ip}`, or the address is put at its end. It answers with `country_name` and `city`. */
export function createHttpIpLocation({
  url,
  timeoutMs = TIMEOUT_MS,
  clock = () => new Date(),
}: {
  url: string
  timeoutMs?: number
  clock?: Clock
}): IpLocator {
  const kept = new Map<string, Kept>()

  function keep(asked: string, entry: Kept): void {
    kept.delete(asked)
    kept.set(asked, entry)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  }

  return {
    async locate(address) {
      const asked = askedAddress(address)
      if (!asked) return null
      const nowMs = clock().getTime()
      const known = kept.get(asked)
      if (known && known.untilMs > nowMs) return known.location
      const entry: Kept = { untilMs: nowMs + KEPT_MS, location: Promise.resolve(null) }
      entry.location = ask(addressOf(url, asked), timeoutMs).catch(() => {
        entry.untilMs = nowMs + FAILURE_KEPT_MS
        return null
      })
      keep(asked, entry)
      return entry.location
    },
  }
}

function addressOf(url: string, asked: string): string {
  const ip = encodeURIComponent(asked)
  return url.includes('{ip}') ? url.replaceAll('{ip}', ip) : `${url.replace(/\/+$/, '')}/${ip}`
}

async function ask(url: string, timeoutMs: number): Promise<IpLocation | null> {
  const response = await fetch(url, {
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json' },
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`the location service answered with status ${response.status}`)
  }
  const { country_name: countryName, city } = answerSchema.parse(JSON.parse(await readText(response)))
  const countryCode = countryNames().get(fold(countryName))
  return countryCode ? { countryCode, countryName, city: city ?? null } : null
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) throw new Error('the location service answered more than an answer')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
