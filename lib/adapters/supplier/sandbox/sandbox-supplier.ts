import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { currencyRefusal } from '@/lib/travel/currencies'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { detailsOf } from './ancillaries/offer-details'
import { seatFlights, seatMapsOf } from './ancillaries/seat-maps'
import { bookSandbox, findSandboxBooking } from './book'
import { confirmSandboxCancellation, quoteSandboxCancellation } from './cancellations'
import { dayPrices } from './day-prices'
import { type Dials, ORDINARY_DIALS } from './dials'
import { fixedDayPrices, searchedDayPrices } from './fixed-routes'
import { createMemoryBookings } from './memory-bookings'
import { destinationsFrom } from './network/destinations-from'
import { openTrip } from './price-trip'
import { createRises } from './rises'
import type { SandboxBookings } from './sandbox-bookings'
import { askSources } from './sources'
import { termsFor } from './terms'

/**
 * A simulated market on real airports: deterministic, in memory, without a network. `now` decides what is still on sale, `dials`
 * how it misbehaves. What `bookings` does not keep is kept in memory.
 */
export function createSandboxSupplier({
  bookings: given,
  now,
  dials = ORDINARY_DIALS,
}: {
  bookings?: Partial<SandboxBookings>
  now: () => Date
  dials?: Dials
}): FlightSupplier {
  const bookings = { ...createMemoryBookings(), ...given }
  const hasRisen = createRises(dials)
  return {
    name: 'sandbox',
    isSimulated: true,
    async *search(search, searchedAt) {
      throwUnlessPriced(search)
      yield* askSources(search, searchedAt, dials)
    },
    dayPrices: async (search, sliceIndex, days, askedAt, filters) => {
      throwUnlessPriced(search)
      if (filters) return searchedDayPrices(search, sliceIndex, days, askedAt, filters)
      return fixedDayPrices(search, sliceIndex, days, askedAt) ?? dayPrices(search, sliceIndex, days, askedAt)
    },
    destinationsFrom: async (origin) => destinationsFrom(origin),
    fetchDetails: async (request) => {
      const opened = openTrip(request, now(), dials)
      return 'refusal' in opened ? opened : { details: detailsOf(opened.trip, request.search.cabinClass, now(), dials) }
    },
    fetchSeatMaps: async (request) => {
      const opened = openTrip(request, now(), dials)
      if ('refusal' in opened) return opened
      return { seatMaps: seatMapsOf(opened.trip, await bookings.soldSeats(seatFlights(opened.trip))) }
    },
    fetchTerms: (request) => termsFor(request, now(), dials, bookings.soldSeats, hasRisen),
    book: (request) => bookSandbox(request, bookings, now(), dials),
    findBooking: (reference) => findSandboxBooking(reference, bookings, now(), dials),
    quoteCancellation: (reference) => quoteSandboxCancellation(reference, bookings, now()),
    confirmCancellation: (reference, cancellationId) => confirmSandboxCancellation(reference, cancellationId, bookings, now()),
  }
}

function throwUnlessPriced({ currency }: FlightSearch): void {
  const refusal = currencyRefusal(currency)
  if (refusal) throw new OutsideFailure('sandbox', refusal.message)
}
