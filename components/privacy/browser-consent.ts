import { type Consent, findConsent, writeConsent } from '@/lib/travel/privacy/consent'
import { forgetFlow } from './flow-id'

/** What was decided in this browser; null while nothing was. */
export function browserConsent(): Consent | null {
  return findConsent(document.cookie)
}

/** Keeps the decision. A no also ends the visit that was measured until then. */
export function decideConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on pages without TLS
  document.cookie = writeConsent(consent, window.location.protocol === 'https:')
  if (consent === 'no') forgetFlow()
}
