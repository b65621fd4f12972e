import type { Passenger } from '../travel/passengers/passenger'
import type { Billing } from '../travel/payment/billing'

/** What the traveller is typing into the checkout forms: kept on the server, never validated, never shown to the model. */
export type CheckoutDraft = { passengers: Partial<Passenger>[]; billing: Partial<Billing> }
export type DraftStore = {
  load(threadId: string, userId: string): Promise<CheckoutDraft | null>
  save(threadId: string, userId: string, draft: CheckoutDraft): Promise<void>
}
