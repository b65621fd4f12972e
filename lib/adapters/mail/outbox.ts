import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Mail } from '@/lib/ports/mail'
import type { OutboxStore } from '@/lib/ports/outbox-store'
import type { Database } from '../database/database'
import { outbox } from '../database/schema'

/** The embedded twin of a mail server: "sending" is writing to the outbox that the app shows. */
export function createOutboxMail(db: Database): Mail {
  return {
    async send({ to, subject, text, dedupeKey }) {
      await db
        .insert(outbox)
        .values({ id: randomUUID(), recipient: to.trim(), subject, text, dedupeKey })
        .onConflictDoNothing({ target: outbox.dedupeKey })
    },
  }
}

/** Reads what the outbox mail wrote. */
export function createOutboxStore(db: Database): OutboxStore {
  return {
    async find(dedupeKey) {
      const [mail] = await db
        .select({ to: outbox.recipient, subject: outbox.subject, text: outbox.text, sentAt: outbox.sentAt })
        .from(outbox)
        .where(eq(outbox.dedupeKey, dedupeKey))
      return mail ?? null
    },
  }
}
