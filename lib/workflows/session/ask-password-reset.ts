import { type Mail, type MailMessage, SECRET_MAIL } from '@/lib/ports/mail'
import type { RateLimitStore } from '@/lib/ports/rate-limit-store'
import { hashCode, newCode } from './one-time-code'
import type { SessionDeps } from './session-deps'

const MOST_MAILS = 3
const WINDOW_SECONDS = 3600

/** How long a mailed link works. */
export const RESET_MINUTES = 30

type ResetDeps = Pick<SessionDeps, 'clock' | 'users' | 'codes' | 'directory'> & { mail: Pick<Mail, 'send'>; rateLimits: RateLimitStore }

/**
 * Mails a link for a new password to whoever has an account with this address, also to somebody who came with Google and has none yet.
 * Whether there is such an account, nobody is told.
 */
export async function askPasswordReset(email: string, baseUrl: string, deps: ResetDeps): Promise<void> {
  const { clock, users, codes, directory, mail, rateLimits } = deps
  if (!directory.isOwn) return
  const user = await users.findByEmail(email)
  if (!user?.email || user.isGuest) return
  const now = clock()
  // Nobody fills the inbox of somebody else.
  const { retryAfterSeconds } = await rateLimits.hit(`reset-mail:${user.id}`, MOST_MAILS, WINDOW_SECONDS, now)
  if (retryAfterSeconds > 0) return
  const code = newCode()
  const hash = await hashCode(code)
  const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60_000)
  await codes.add({ hash, purpose: 'password-reset', userId: user.id, now, expiresAt })
  // What stands behind the # is sent to no server, so it is in no log and in no Referer.
  const link = `${baseUrl}/new-password#code=${code}`
  await mail.send({ ...resetMail(link, expiresAt), to: user.email, dedupeKey: `${SECRET_MAIL}password-reset:${hash}` })
}

/** Without a name: whoever registered the address could have written anything there, and we would mail it. */
function resetMail(link: string, expiresAt: Date): Pick<MailMessage, 'subject' | 'text'> {
  return {
    subject: 'Choose a new password for Wayfarer',
    text: [
      'Hello,',
      'someone, most likely you, asked for a new password for your Wayfarer account. Choose it here:',
      link,
      `The link works once, for ${RESET_MINUTES} minutes: until ${expiresAt.toISOString().slice(11, 16)} UTC. A new password signs you out on every device.`,
      'If it wasn’t you, you don’t need to do anything: your password stays the same, and nobody can change it without this link.',
    ].join('\n\n'),
  }
}
