import type { FlightSupplier, SupplierBooking } from '@/lib/ports/flight-supplier'
import { formatMoney } from '@/lib/travel/money'
import { refuse } from '@/lib/travel/refusal'
import { unambiguousCode } from './hash'
import type { SandboxBookings } from './sandbox-bookings'
import { searchSandbox } from './search-sandbox'
import { priceOfTerms, termsFor } from './terms'

/** A simulated market on real airports: deterministic, in memory, without a network. `now` decides what is still on sale. */
export function createSandboxSupplier({ bookings, now }: { bookings: SandboxBookings; now: () => Date }): FlightSupplier {
  return {
    name: 'sandbox',
    isSimulated: true,
    async *search(search, searchedAt) {
      yield searchSandbox(search, searchedAt)
    },
    fetchTerms: async ({ search, fareIds, travellers }) => termsFor(search, fareIds, travellers, now()),
    book: async ({ reference, termsId, expectedTotal, passengers }) => {
      const existing = await bookings.find(reference)
      if (existing) return { booking: existing }
      const priced = priceOfTerms(termsId, now())
      if ('refusal' in priced) return priced
      const { total } = priced.price
      if (total.amountMinor !== expectedTotal.amountMinor || total.currency !== expectedTotal.currency) {
        return refuse('price-changed', `The price is ${formatMoney(total)} now, not ${formatMoney(expectedTotal)}. Nothing was booked.`)
      }
      const { adults, children, infants } = priced.travellers
      if (passengers.length !== adults + children + infants) {
        return refuse('passenger-count', 'The passengers do not match the travellers that this price is for.', 'passengers')
      }
      const code = unambiguousCode(6, reference)
      const booking: SupplierBooking = {
        reference,
        bookingReference: `SBX-${code}`,
        total,
        ticketNumbers: passengers.map((_, index) => `SBX-TKT-${code}-${index + 1}`),
        status: 'confirmed',
      }
      return { booking: await bookings.insert(booking) }
    },
    findBooking: (reference) => bookings.find(reference),
  }
}
