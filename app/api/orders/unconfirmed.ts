import { refuse } from '@/lib/travel/refusal'

/** Said to a press that names no confirmation: without one nothing is ever paid. */
export const UNCONFIRMED = refuse(
  'confirm_again',
  'You haven’t confirmed a price. Nothing was charged; please check the price and confirm it.',
).refusal
