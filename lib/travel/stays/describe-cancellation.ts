import { formatDay } from '../dates'
import type { HotelRate } from './hotel-schema'

/** "Free to cancel until Sat 8 May" or "Not refundable". */
export function describeCancellation({ cancellation }: Pick<HotelRate, 'cancellation'>): string {
  return cancellation.kind === 'free' ? `Free to cancel until ${formatDay(cancellation.freeUntilOn)}` : 'Not refundable'
}
