import { isMeasuredPath } from '@/lib/travel/privacy/measured-path'
import type { VisitEventName } from '@/lib/travel/privacy/visit-event-schema'
import { useVisitStore } from '../state/visit-store'
import { browserConsent } from './browser-consent'

/** Tells that something was done on a public page, if its visitor said yes; else nothing happens, and nothing is loaded. */
export function measure(name: VisitEventName, path = window.location.pathname): void {
  if (!useVisitStore.getState().isMeasured || browserConsent() !== 'yes' || !isMeasuredPath(path)) return
  import('./send-visit-event').then(
    ({ sendVisitEvent }) => sendVisitEvent(name, path),
    (error: unknown) => console.warn('The visit could not be measured.', error),
  )
}
