import { inArray } from 'drizzle-orm'
import type { DraftStore } from '@/lib/ports/draft-store'
import { type CheckoutDraft, checkoutDraftSchema } from '@/lib/travel/passengers/checkout-draft-schema'
import type { Database } from './database'
import { ownThread, requireOwnThread } from './own-thread'
import { checkoutDrafts } from './schema'

/** Half-typed forms in the database, one per thread; passports are encrypted. */
export function createDraftStore(db: Database): DraftStore {
  return {
    async load(threadId, userId) {
      const [found] = await db
        .select({ draft: checkoutDrafts.draft })
        .from(checkoutDrafts)
        .where(inArray(checkoutDrafts.threadId, ownThread(db, threadId, userId)))
      return found ? readDraft(found.draft) : null
    },
    async save(threadId, userId, draft) {
      await requireOwnThread(db, threadId, userId)
      const updatedAt = new Date()
      await db
        .insert(checkoutDrafts)
        .values({ threadId, draft, updatedAt })
        .onConflictDoUpdate({ target: checkoutDrafts.threadId, set: { draft, updatedAt } })
    },
  }
}

/** A draft of an older shape is let go rather than keeping its owner out of the form. */
function readDraft(stored: unknown): CheckoutDraft | null {
  return checkoutDraftSchema.safeParse(stored).data ?? null
}
