import type { VisitEventName, VisitReport } from '@/lib/travel/privacy/visit-event-schema'
import { flowId } from './flow-id'

/** Leaves an event with the browser, which delivers it on its own time, also when the page is left. */
export function sendVisitEvent(name: VisitEventName, path: string): void {
  const report: VisitReport = { name, path, flowId: flowId() }
  navigator.sendBeacon?.('/api/events', new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
