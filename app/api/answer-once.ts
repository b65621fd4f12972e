import 'server-only'
import { createHash } from 'node:crypto'
import { json, refused } from '@/app/api/respond'
import { AppError } from '@/lib/errors'
import type { Services } from '@/lib/services'

/** `isFinal`: the same request would get it again tomorrow. What only holds for the moment is not kept. */
export type Answer = { response: Response; isFinal: boolean }
type Asked = { request: Request; body: unknown; userId: string }
type Pace = { waitMs: number; pollMs: number }

const KEY = /^[A-Za-z0-9_-]{16,120}$/
const PACE: Pace = { waitMs: 10_000, pollMs: 100 }

/**
 * Answers a changing request that names an `Idempotency-Key` once: whoever sends it again gets the first answer, and the first one's work is
 * waited for. Without a key it is simply worked on. A key belongs to its user, its address and its body; another body is refused.
 */
export async function answerOnce(
  { request, body, userId }: Asked,
  { idempotency, clock }: Pick<Services, 'idempotency' | 'clock'>,
  work: () => Promise<Answer>,
  { waitMs, pollMs }: Pace = PACE,
): Promise<Response> {
  const key = request.headers.get('idempotency-key')
  if (key === null) return (await work()).response
  if (!KEY.test(key)) {
    throw new AppError('bad_request', 'An Idempotency-Key has 16 to 120 letters, digits, hyphens or underscores. Nothing was changed.')
  }
  const requestHash = hashOf(request, body)
  const endsAt = performance.now() + waitMs
  while (true) {
    const begun = await idempotency.begin({ userId, key, requestHash, now: clock() })
    if (begun === 'new') return finishOnce({ userId, key }, idempotency, work)
    if (begun === 'other') {
      return refused({
        code: 'idempotency_key_reused',
        message: 'This Idempotency-Key was used for another request. Nothing was changed.',
      })
    }
    if (begun !== 'running') return replayed(begun)
    if (performance.now() >= endsAt) return stillRunning()
    await new Promise((resume) => setTimeout(resume, pollMs))
  }
}

async function finishOnce(
  kept: { userId: string; key: string },
  idempotency: Services['idempotency'],
  work: () => Promise<Answer>,
): Promise<Response> {
  let isKept = false
  try {
    const { response, isFinal } = await work()
    if (isFinal) {
      await idempotency.finish(kept, { status: response.status, body: await response.clone().json() })
      isKept = true
    }
    return response
  } finally {
    if (!isKept) await idempotency.abandon(kept)
  }
}

function replayed({ status, body }: { status: number; body: unknown }): Response {
  const response = json(body, status)
  response.headers.set('idempotent-replayed', 'true')
  return response
}

function stillRunning(): Response {
  const response = refused({
    code: 'request_running',
    message: 'We’re still working on this request, and we’ll do it only once. Please try again in a moment.',
  })
  response.headers.set('retry-after', '1')
  return response
}

function hashOf(request: Request, body: unknown): string {
  const { pathname } = new URL(request.url)
  return createHash('sha256')
    .update(JSON.stringify([request.method, pathname, body]))
    .digest('hex')
}
