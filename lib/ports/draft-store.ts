import type { CheckoutDraft } from '../travel/passengers/checkout-draft-schema'

export type { CheckoutDraft }

/** What the traveller is typing into the checkout forms: kept on the server, never validated, never shown to the model. */
export type DraftStore = {
  load(threadId: string, userId: string): Promise<CheckoutDraft | null>
  save(threadId: string, userId: string, draft: CheckoutDraft): Promise<void>
}
