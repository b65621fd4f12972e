import type { AncillaryLine } from '@/lib/travel/ancillaries/ancillaries'
import { type Refusal, refuse } from '@/lib/travel/refusal'

/** What was chosen is not sold, or not so; `kind` names the panel to choose again in. */
export function serviceGone(kind: AncillaryLine['kind'], message: string): { refusal: Refusal } {
  return refuse('service-gone', message, kind)
}
