import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a form comes from a page of ours: its token is the one that this browser's cookie holds, and the cookie is signed by us. */
export function isFormVerified(cookie: string | undefined, posted: unknown, secret: string): boolean {
  const [token, signature] = (cookie ?? '').split('|')
  if (!token || !signature || typeof posted !== 'string') return false
  // As next-auth signs it.
  return isSame(signature, createHash('sha256').update(`${token}${secret}`).digest('hex')) && isSame(token, posted)
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
