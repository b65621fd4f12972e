import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Mail, MailMessage } from '@/lib/ports/mail'
import type { OutboxStore } from '@/lib/ports/outbox-store'
import type { Database } from '../database/database'
import { outbox } from '../database/schema'

/** The embedded twin of a mail server: "sending" is writing to the outbox that the app shows. */
export function createOutboxMail(db: Database): Mail {
  return {
    async send(message) {
      await keepMail(db, message, new Date())
    },
  }
}

/** Writes a mail to the outbox once per key, with null as long as no mail server took it; a second one under its key changes nothing. */
export async function keepMail(db: Database, { to, subject, text, html, dedupeKey }: MailMessage, sentAt: Date | null): Promise<void> {
  await db
    .insert(outbox)
    .values({ id: randomUUID(), recipient: to.trim(), subject, text, html, dedupeKey, sentAt })
    .onConflictDoNothing({ target: outbox.dedupeKey })
}

/** Reads what was written to the outbox; `hasMailServer` says whether any of it goes further than that. */
export function createOutboxStore(db: Database, { hasMailServer }: { hasMailServer: boolean } = { hasMailServer: false }): OutboxStore {
  return {
    async find(dedupeKey) {
      const [mail] = await db
        .select({ to: outbox.recipient, subject: outbox.subject, text: outbox.text, sentAt: outbox.sentAt })
        .from(outbox)
        .where(eq(outbox.dedupeKey, dedupeKey))
      if (!mail) return null
      if (!mail.sentAt) return { ...mail, state: 'unsent' }
      return { ...mail, state: hasMailServer ? 'sent' : 'kept' }
    },
  }
}
