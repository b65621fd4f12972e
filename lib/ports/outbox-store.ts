import type { MailMessage } from './mail'

/**
 * A mail as it was written. `kept`: no mail server is connected, it stands here instead of in an inbox. `unsent`: the mail server has
 * not taken it yet; `sentAt` is null then.
 */
export type KeptMail = { to: string; subject: string; text: string; state: 'kept' | 'sent' | 'unsent'; sentAt: Date | null }

export type OutboxStore = {
  /** By the key it was sent under, which only its owner's pages know to ask for. */
  find(dedupeKey: string): Promise<KeptMail | null>
  /** Mails that the server has not taken and whose time has come, for this process alone: each is due again after a pause that grows. */
  takeDue(now: Date, limit: number): Promise<MailMessage[]>
  /** The mail server has taken it. */
  markSent(dedupeKey: string, now: Date): Promise<void>
}
