import { eq, inArray } from 'drizzle-orm'
import type { DraftStore } from '@/lib/ports/draft-store'
import { type KeptDraft, keptDraftSchema } from '@/lib/travel/passengers/checkout-draft-schema'
import { mergeDraft, NO_DRAFT } from '@/lib/travel/passengers/merge-draft'
import type { Database } from './database'
import { lockThread } from './lock-trip'
import { notOwnThread, ownThread } from './own-thread'
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
    save: (threadId, userId, save, now) =>
      db.transaction(async (transaction) => {
        // The thread is there before its draft is, so two first saves at once wait for each other, too.
        if (!(await lockThread(transaction, threadId, userId))) throw notOwnThread()
        const [found] = await transaction
          .select({ draft: checkoutDrafts.draft })
          .from(checkoutDrafts)
          .where(eq(checkoutDrafts.threadId, threadId))
        const kept = (found && readDraft(found.draft)) ?? NO_DRAFT
        const draft = mergeDraft(kept, save, now.getTime())
        if (draft === kept) return kept
        await transaction
          .insert(checkoutDrafts)
          .values({ threadId, draft, updatedAt: now })
          .onConflictDoUpdate({ target: checkoutDrafts.threadId, set: { draft, updatedAt: now } })
        return draft
      }),
  }
}

/** A draft of an older shape is let go rather than keeping its owner out of the form. */
function readDraft(stored: unknown): KeptDraft | null {
  return keptDraftSchema.safeParse(stored).data ?? null
}
