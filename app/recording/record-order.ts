import 'server-only'
import type { RecordedUser } from '@/app/recording/header-and-secrets'
import { recordAct } from '@/app/recording/recording'
import type { Services } from '@/lib/services'
import type { CardToken } from '@/lib/travel/payment/billing'

type Caller = { user: RecordedUser; all: Services }

/** What a traveller does with an order, recorded in its thread. */
export async function recordOrderAct<T>(
  { orderId, user, all }: Caller & { orderId: string },
  act: Parameters<typeof recordAct>[1],
  work: () => Promise<T>,
): Promise<T> {
  const order = await all.orders.find(orderId, user.id)
  return recordAct({ threadId: order?.threadId ?? null, user, all }, act, work)
}

/** The press that buys, recorded in the thread whose price it confirms; of the card only what a test card may say. */
export async function recordPayment<T>(
  { confirmationId, user, all }: Caller & { confirmationId: string },
  card: CardToken,
  work: () => Promise<T>,
): Promise<T> {
  const confirmation = await all.confirmations.find(confirmationId, user.id)
  return recordAct({ threadId: confirmation?.threadId ?? null, user, all }, { type: 'pay', card: card.token }, work)
}

/** The answer that a traveller gave to the bank, in the thread of the order that is being paid. */
export async function recordBankAnswer<T>(
  { orderId, user, all }: Caller & { orderId: string },
  answer: 'complete' | 'fail',
  work: () => Promise<T>,
): Promise<T> {
  return recordOrderAct({ orderId, user, all }, { type: 'bank', answer: answer === 'complete' ? 'confirmed' : 'refused' }, work)
}
