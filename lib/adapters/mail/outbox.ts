import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { type Mail, type MailMessage, SECRET_MAIL } from '@/lib/ports/mail'
import type { OutboxStore } from '@/lib/ports/outbox-store'
import type { Database } from '../database/database'
import { outbox } from '../database/schema'

const FIRST_PAUSE_SECONDS = 30
const LONGEST_PAUSE_SECONDS = 4 * 3600
/** Some three days of tries: an address that takes nothing until then takes nothing any more. */
const MOST_TRIES = 25

/** The embedded twin of a mail server: "sending" is writing to the outbox that the app shows. */
export function createOutboxMail(db: Database): Mail {
  return {
    async send(message) {
      await keepMail(db, message, new Date())
    },
    // It is in the outbox, which is as far as it goes.
    async deliver() {},
  }
}

/** Writes a mail to the outbox once per key, with null as long as no mail server took it; a second one under its key changes nothing. */
export async function keepMail(db: Database, { to, subject, text, html, dedupeKey }: MailMessage, sentAt: Date | null): Promise<void> {
  await db
    .insert(outbox)
    .values({ id: randomUUID(), recipient: to.trim(), subject, text, html, dedupeKey, sentAt, tryAt: new Date(0) })
    .onConflictDoNothing({ target: outbox.dedupeKey })
}

/** What was written to the outbox; `hasMailServer` says whether any of it goes further than that. */
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
    async takeDue(now, limit) {
      const isDue = and(isNull(outbox.sentAt), lte(outbox.tryAt, now), lt(outbox.tries, MOST_TRIES))
      const due = db.select({ id: outbox.id }).from(outbox).where(isDue).orderBy(outbox.tryAt).limit(limit)
      const pause = sql`least(${FIRST_PAUSE_SECONDS} * power(2, ${outbox.tries}), ${LONGEST_PAUSE_SECONDS}) * interval '1 second'`
      // Asked again in the update itself: of two processes at once, one finds it due.
      const taken = await db
        .update(outbox)
        .set({ tries: sql`${outbox.tries} + 1`, tryAt: sql`${now.toISOString()}::timestamptz + ${pause}` })
        .where(and(inArray(outbox.id, due), isDue))
        .returning()
      return taken.map(({ recipient, subject, text, html, dedupeKey }) => ({
        to: recipient,
        subject,
        text,
        ...(html === null ? {} : { html }),
        dedupeKey,
      }))
    },
    async markSent(dedupeKey, now) {
      await db
        .update(outbox)
        // What opens an account need not stand here any longer than it takes to send it.
        .set({ sentAt: now, ...(dedupeKey.startsWith(SECRET_MAIL) ? { text: '', html: null } : {}) })
        .where(and(eq(outbox.dedupeKey, dedupeKey), isNull(outbox.sentAt)))
    },
  }
}
