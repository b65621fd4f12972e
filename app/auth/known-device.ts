import 'server-only'
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

const LONGEST = 200

/**
 * The mark of a browser in which somebody has signed in to an account. Its tries for that account are counted apart from those of the rest
 * of the world: whoever guesses at it from elsewhere keeps its owner out of nothing.
 */
export function markDevice(email: string, secret: string): string {
  const id = randomUUID()
  return `${id}.${signatureOf(id, email, secret)}`
}

/** Which browser it is; null when this is no mark of ours for this very account. */
export function readDeviceMark(mark: string | undefined, email: string, secret: string): string | null {
  if (!mark || mark.length > LONGEST) return null
  const [id = '', signature = ''] = mark.split('.')
  const [given, ours] = [Buffer.from(signature), Buffer.from(signatureOf(id, email, secret))]
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : null
}

/** The address itself does not stand in it. */
function signatureOf(id: string, email: string, secret: string): string {
  return createHmac('sha256', secret).update(`known device\n${id}\n${email.trim().toLowerCase()}`).digest('base64url')
}
