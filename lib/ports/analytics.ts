import type { VisitEvent } from '@/lib/travel/privacy/visit-event-schema'

/** Where visits are counted, for those who said yes. Never throws: what cannot be told is lost, and nobody waits for it. */
export type Analytics = {
  record(event: VisitEvent): Promise<void>
}
