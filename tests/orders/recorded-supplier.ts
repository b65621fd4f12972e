import { pounds, quote } from '@/lib/adapters/database/testing-samples'
import type { CancellationQuote, FlightSupplier, SupplierBooking } from '@/lib/ports/flight-supplier'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { WantedService } from '@/lib/travel/ancillaries/ancillaries'
import type { Money } from '@/lib/travel/money'
import type { RefundBy } from '@/lib/travel/payment/cancellation-schema'
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
  /** What cancelling brings; null is not known. */
  refund: Money | null
  refundBy: RefundBy
  refundTo: string
  /** `lost` cancels and then fails to say so; `silent` fails without cancelling; `unquoted` says nothing of what it would bring. */
  cancelling: 'cancelled' | 'refused' | 'lost' | 'silent' | 'unquoted'
  cancelCalls: number
  /** What the terms were last asked for beside the fares, and what was booked with them. */
  wanted: WantedService[]
  sold: WantedService[]
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
    refund: pounds(15000),
    refundBy: 'card',
    refundTo: 'the card you paid with',
    cancelling: 'cancelled',
    cancelCalls: 0,
    wanted: [],
    sold: [],
    search: () => {
      throw new Error('no test searches here')
    },
    fetchDetails: () => {
      throw new Error('no test looks at details here')
    },
    fetchSeatMaps: () => {
      throw new Error('no test looks at seats here')
    },
    async fetchTerms({ services }) {
      supplier.wanted = services
      if (supplier.terms === 'silent') throw new OutsideFailure('recorded', 'no answer')
      if (supplier.terms === 'sold-out') return refuse('sold-out', 'The last seat was just sold.')
      const expiresAt = '2026-11-20T09:30:00.000Z'
      const { lines, serviceFee } = quote
      const price = { lines, serviceFee, ancillaries: [], total: pounds(supplier.total) }
      return { terms: { termsId: 'terms-1', ...price, requiredDetails: [], expiresAt } }
    },
    async book({ reference, expectedTotal, services }) {
      supplier.bookCalls++
      supplier.sold = services
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
    async quoteCancellation() {
      if (supplier.cancelling === 'unquoted') throw new OutsideFailure('recorded', 'no answer')
      return { cancellation: quoteOf(supplier) }
    },
    async confirmCancellation(reference, cancellationId) {
      supplier.cancelCalls++
      const found = supplier.booked.find((booking) => booking.reference === reference)
      if (supplier.cancelling === 'silent') throw new OutsideFailure('recorded', 'socket closed')
      if (supplier.cancelling === 'refused' || !found) return refuse('departed', 'The first flight has left already.')
      found.status = 'cancelled'
      if (supplier.cancelling === 'lost') throw new OutsideFailure('recorded', 'gateway timeout')
      return { cancelled: { ...quoteOf(supplier), cancellationId } }
    },
  }
  return supplier
}

function quoteOf({ refund, refundBy, refundTo }: RecordedSupplier): CancellationQuote {
  return { cancellationId: 'cancellation-1', refund, refundBy, refundTo, expiresAt: '2026-11-20T10:00:00.000Z' }
}
