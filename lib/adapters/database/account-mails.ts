import { and, eq, inArray, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { DESK_MAIL, SECRET_MAIL } from '@/lib/ports/mail'
import type { Database } from './database'
import { orders, outbox } from './schema'

/**
 * The mails of a user: those about their orders, wherever they went, and those to their address that are not about somebody else's
 * order, as anybody may type any address into a form. Nor those to the desk: an account can be made with its address, too, unverified.
 */
export function mailsOf(db: Database, userId: string, email: string | null): SQL | undefined {
  const aboutOrder = sql<string>`case when ${outbox.dedupeKey} like 'order:%' then split_part(${outbox.dedupeKey}, ':', 2) else '' end`
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  const all = db.select({ id: orders.id }).from(orders)
  const isAboutOwn = inArray(aboutOrder, own)
  if (email === null) return isAboutOwn
  const isToDesk = sql`starts_with(${outbox.dedupeKey}, ${DESK_MAIL})`
  return or(isAboutOwn, and(eq(sql`lower(${outbox.recipient})`, email), notInArray(aboutOrder, all), not(isToDesk)))
}

const NOT_SHOWN = 'This mail held a link that opens the account, so its text is shown nowhere but in the inbox it was sent to.'

/** What may be shown of a mail: whoever sits at a device that was left signed in must not find the way to a new password in it. */
export const shownText = sql<string>`case when starts_with(${outbox.dedupeKey}, ${SECRET_MAIL}) then ${NOT_SHOWN} else ${outbox.text} end`
