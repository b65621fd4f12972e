import type { DraftSave, KeptDraft } from '../travel/passengers/checkout-draft-schema'

/** What the traveller is typing into the checkout forms: kept on the server, never validated, never shown to the model. */
export type DraftStore = {
  load(threadId: string, userId: string): Promise<KeptDraft | null>
  /** Merges what was typed into what is kept (lib/travel/passengers/merge-draft.ts), and returns the draft that came of it. */
  save(threadId: string, userId: string, save: DraftSave, now: Date): Promise<KeptDraft>
}
