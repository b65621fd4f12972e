import { pounds, quote } from '@/lib/adapters/database/testing-samples'
import type { FlightSupplier, SupplierBooking } from '@/lib/ports/flight-supplier'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { refuse } from '@/lib/travel/refusal'

/** A supplier whose behaviour a test sets, and whose books a test reads. It outlives every "crash" of the app. */
export type RecordedSupplier = FlightSupplier & {
  total: number
  terms: 'given' | 'sold-out' | 'silent'
  /** `lost` books and then fails to say so; `silent` fails without booking; `slow` books as pending and confirms later. */
  booking: 'booked' | 'sold-out' | 'lost' | 'silent' | 'slow'
  /** How many look-ups from now on find the line dead. */
  deadLookUps: number
  booked: SupplierBooking[]
  bookCalls: number
}

/** Gives the sample terms and books at once, until a test sets it otherwise. */
export function createRecordedSupplier(): RecordedSupplier {
  const supplier: RecordedSupplier = {
    name: 'recorded',
    isSimulated: true,
    total: quote.total.amountMinor,
    terms: 'given',
    booking: 'booked',
    deadLookUps: 0,
    booked: [],
    bookCalls: 0,
    search: () => {
      throw new Error('no test searches here')
    },
    async fetchTerms() {
      if (supplier.terms === 'silent') throw new OutsideFailure('recorded', 'no answer')
      if (supplier.terms === 'sold-out') return refuse('sold-out', 'The last seat was just sold.')
      const expiresAt = '2026-11-20T09:30:00.000Z'
      const { lines, serviceFee } = quote
      return { terms: { termsId: 'terms-1', lines, serviceFee, total: pounds(supplier.total), requiredDetails: [], expiresAt } }
    },
    async book({ reference, expectedTotal }) {
      supplier.bookCalls++
      if (supplier.booking === 'silent') throw new OutsideFailure('recorded', 'socket closed')
      if (supplier.booking === 'sold-out') return refuse('sold-out', 'The last seat was just sold.')
      const status = supplier.booking === 'slow' ? 'pending' : 'confirmed'
      const bookingReference = `SBX-${supplier.booked.length + 1}`
      const booking: SupplierBooking = { reference, bookingReference, total: expectedTotal, ticketNumbers: ['123-1'], status }
      // On purpose no check of the reference: whoever sends a booking twice is booked twice.
      supplier.booked.push(booking)
      if (supplier.booking === 'lost') throw new OutsideFailure('recorded', 'gateway timeout')
      return { booking }
    },
    async findBooking(reference) {
      if (supplier.deadLookUps > 0) {
        supplier.deadLookUps--
        throw new OutsideFailure('recorded', 'no answer')
      }
      const found = supplier.booked.find((booking) => booking.reference === reference) ?? null
      if (found?.status !== 'pending') return found
      found.status = 'confirmed'
      return { ...found, status: 'pending' }
    },
  }
  return supplier
}
