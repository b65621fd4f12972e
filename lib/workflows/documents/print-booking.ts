import type { DocumentPrinter } from '../../ports/document-printer'
import type { OrderStore } from '../../ports/order-store'
import { bookingDocument } from '../../travel/documents/booking-document'
import type { Refusal } from '../../travel/refusal'
import { bookedOrder } from './booked-order'

/** The booking's own PDF; `name` is that of the file, without its ending. */
export async function printBooking(
  asked: { orderId: string; userId: string },
  deps: { orders: OrderStore; printer: DocumentPrinter },
): Promise<{ file: Uint8Array<ArrayBuffer>; name: string } | { refusal: Refusal }> {
  const found = await bookedOrder(asked, deps)
  if ('refusal' in found) return found
  return { file: await deps.printer.printBooking(bookingDocument(found.order)), name: found.name }
}
