import { and, eq, ne } from 'drizzle-orm'
import { locksTrip } from '@/lib/states/booking-status'
import { tripVersion } from '@/lib/travel/trip/trip-version'
import type { Database } from './database'
import { notOwnThread, ownThread } from './own-thread'
import { orders, tripCommands } from './schema'

/**
 * Where the trip stands, with its thread's row locked until the transaction ends: whoever writes commands or orders takes this lock
 * first, so that no command slips under an order nor an order under a command. Throws when the thread is not this user's.
 */
export async function lockTrip(transaction: Database, threadId: string, userId: string) {
  const [thread] = await ownThread(transaction, threadId, userId).for('update')
  if (!thread) throw notOwnThread()
  const commands = await transaction
    .select({ number: tripCommands.number, undoneAt: tripCommands.undoneAt })
    .from(tripCommands)
    .where(eq(tripCommands.threadId, threadId))
    .orderBy(tripCommands.number)
  const [order] = await transaction
    .select({ status: orders.status, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(and(eq(orders.threadId, threadId), ne(orders.status, 'failed')))
  const inForce = commands.filter(({ undoneAt }) => undoneAt === null)
  const latestNumber = commands.at(-1)?.number ?? 0
  return {
    latestNumber,
    lastInForce: inForce.at(-1)?.number ?? null,
    version: tripVersion(latestNumber, inForce.length),
    isLocked: order !== undefined && locksTrip(order),
  }
}
