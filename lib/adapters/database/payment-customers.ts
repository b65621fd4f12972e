import { and, eq } from 'drizzle-orm'
import type { PaymentCustomers } from '@/lib/ports/payment-customers'
import type { Database } from './database'
import { paymentCustomers } from './schema'

/** Whom gateways know our users as, in the database. */
export function createPaymentCustomers(db: Database): PaymentCustomers {
  const isThem = (userId: string, gateway: string) => and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.gateway, gateway))
  const find = async (userId: string, gateway: string) => {
    const [found] = await db.select({ customerId: paymentCustomers.customerId }).from(paymentCustomers).where(isThem(userId, gateway))
    return found?.customerId ?? null
  }
  return {
    find,
    async keep(userId, gateway, customerId) {
      await db.insert(paymentCustomers).values({ userId, gateway, customerId }).onConflictDoNothing()
      return (await find(userId, gateway)) ?? customerId
    },
    async forget(userId, gateway) {
      await db.delete(paymentCustomers).where(isThem(userId, gateway))
    },
  }
}
