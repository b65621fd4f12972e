import { randomUUID } from 'node:crypto'
import { createConfirmationStore } from './confirmation-store'
import type { Database } from './database'
import { createOrderStore } from './order-store'
import { pounds, quote, sampleOrder } from './testing-samples'

type Traveller = { userId: string; threadId: string }

/** What a traveller has agreed to, a quarter of an hour before it ends. */
export const confirmed = { quote, tripVersion: 3, amount: pounds(21200), expiresAt: new Date('2026-11-20T09:15:00Z') }

/** Returns its id. */
export async function addConfirmation(db: Database, traveller: Traveller): Promise<string> {
  const id = randomUUID()
  await createConfirmationStore(db).create({ id, ...traveller, ...confirmed })
  return id
}

/** Of a trip that has come to this version. */
export async function addOrder(db: Database, traveller: Traveller, tripVersion = 0) {
  const confirmationId = await addConfirmation(db, traveller)
  const created = await createOrderStore(db).create(sampleOrder({ id: randomUUID(), ...traveller, confirmationId }), tripVersion)
  if (!created) throw new Error('the order was not created')
  return created
}
