import 'server-only'
import type { Services } from '@/lib/services'

/** What becomes of a forgotten password: a link goes out by mail, only the operator can help, or it is kept somewhere else. */
export type PasswordResets = 'by-mail' | 'by-operator' | 'elsewhere'

/** Without a mail server nothing leaves the outbox, which nobody who is signed out may see. */
export function passwordResets({ directory, environment }: Pick<Services, 'directory' | 'environment'>): PasswordResets {
  if (!directory.isOwn) return 'elsewhere'
  return environment.SMTP_URL ? 'by-mail' : 'by-operator'
}
