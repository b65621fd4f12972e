import { json } from '@/app/api/respond'
import { look } from '@/app/process/readiness'

/** Public: whether requests should be sent to this process, and how each of its parts stands; names no secret. */
export async function GET(): Promise<Response> {
  const { isReady, retryAfterSeconds, ...parts } = await look()
  const response = json({ status: isReady ? 'ready' : 'not ready', ...parts }, isReady ? 200 : 503)
  if (!isReady) response.headers.set('retry-after', String(retryAfterSeconds))
  return response
}
