import { hashCode, newCode } from './one-time-code'
import type { SessionDeps } from './session-deps'

const CODE_SECONDS = 60

/** A code with which the mobile app opens the web as the holder of this access token: once, within a minute. Null for a refused token. */
export async function makeHandOffCode(
  accessToken: string,
  { clock, codes, directory, tokens }: SessionDeps,
): Promise<{ code: string; expiresInSeconds: number } | null> {
  // A code carries no tokens, and a session of the directory's cannot do without.
  if (!directory.isOwn) return null
  const now = clock()
  const holder = await tokens.read(accessToken, now)
  if (!holder) return null
  const code = newCode()
  const expiresAt = new Date(now.getTime() + CODE_SECONDS * 1000)
  await codes.add({ hash: await hashCode(code), purpose: 'hand-off', userId: holder.userId, now, expiresAt })
  return { code, expiresInSeconds: CODE_SECONDS }
}
