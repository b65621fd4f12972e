import type { BookingDocument } from '../travel/documents/booking-document'

/** Writes a booking on paper: a PDF file. */
export type DocumentPrinter = { printBooking(document: BookingDocument): Promise<Uint8Array<ArrayBuffer>> }
