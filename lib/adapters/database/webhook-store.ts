import { and, eq, isNull } from 'drizzle-orm'
import type { WebhookStore } from '@/lib/ports/webhook-store'
import type { Database } from './database'
import { webhookEvents } from './schema'

/** What gateways told us, in the database, until retention forgets it. */
export function createWebhookStore(db: Database): WebhookStore {
  return {
    async keep(event, now) {
      const kept = await db
        .insert(webhookEvents)
        .values({ ...event, receivedAt: now })
        .onConflictDoNothing()
        .returning({ eventId: webhookEvents.eventId })
      return kept.length > 0
    },
    listWaiting: (limit) =>
      db
        .select({
          gateway: webhookEvents.gateway,
          eventId: webhookEvents.eventId,
          type: webhookEvents.type,
          paymentId: webhookEvents.paymentId,
          orderId: webhookEvents.orderId,
        })
        .from(webhookEvents)
        .where(isNull(webhookEvents.processedAt))
        .orderBy(webhookEvents.receivedAt)
        .limit(limit),
    async close({ gateway, eventId }, now) {
      await db
        .update(webhookEvents)
        .set({ processedAt: now })
        .where(and(eq(webhookEvents.gateway, gateway), eq(webhookEvents.eventId, eventId), isNull(webhookEvents.processedAt)))
    },
  }
}
