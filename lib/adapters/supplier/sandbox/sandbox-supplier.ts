import type { FlightSupplier, SupplierBooking } from '@/lib/ports/flight-supplier'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { currencyRefusal } from '@/lib/travel/currencies'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { formatMoney } from '@/lib/travel/money'
import { refuse } from '@/lib/travel/refusal'
import { dayPrices } from './day-prices'
import { type Dials, ORDINARY_DIALS } from './dials'
import { fixedDayPrices } from './fixed-routes'
import { unambiguousCode } from './hash'
import type { SandboxBookings } from './sandbox-bookings'
import { askSources } from './sources'
import { priceOfTerms, termsFor } from './terms'

/**
 * A simulated market on real airports: deterministic, in memory, without a network. `now` decides what is still on sale, `dials`
 * how it misbehaves.
 */
export function createSandboxSupplier({
  bookings,
  now,
  dials = ORDINARY_DIALS,
}: {
  bookings: SandboxBookings
  now: () => Date
  dials?: Dials
}): FlightSupplier {
  return {
    name: 'sandbox',
    isSimulated: true,
    async *search(search, searchedAt) {
      throwUnlessPriced(search)
      yield* askSources(search, searchedAt, dials)
    },
    dayPrices: async (search, sliceIndex, days, askedAt) => {
      throwUnlessPriced(search)
      return fixedDayPrices(search, sliceIndex, days, askedAt) ?? dayPrices(search, sliceIndex, days, askedAt)
    },
    fetchTerms: async ({ search, fareIds, travellers }) => termsFor(search, fareIds, travellers, now(), dials),
    book: async ({ reference, termsId, expectedTotal, passengers }) => {
      const existing = await bookings.find(reference)
      if (existing) return { booking: existing }
      const priced = priceOfTerms(termsId, now(), dials)
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

function throwUnlessPriced({ currency }: FlightSearch): void {
  const refusal = currencyRefusal(currency)
  if (refusal) throw new OutsideFailure('sandbox', refusal.message)
}
