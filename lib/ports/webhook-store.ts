import type { GatewayEvent } from './payment-gateway'

export type KeptEvent = GatewayEvent & { gateway: string }

/** What gateways told us. An event is kept before it is acknowledged, and worked on after that, also by another process. */
export type WebhookStore = {
  /** False when it is known already. */
  keep(event: KeptEvent, now: Date): Promise<boolean>
  /** Oldest first. */
  listWaiting(limit: number): Promise<KeptEvent[]>
  close(event: Pick<KeptEvent, 'gateway' | 'eventId'>, now: Date): Promise<void>
}
