import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { FaultPlan } from './faults'

/** The same supplier, which fails while the fault "tool-error" is on. Money and bookings are spared: they have tests of their own. */
export function withOutsideFaults(supplier: FlightSupplier, faults: FaultPlan): FlightSupplier {
  if (!faults.hasAny) return supplier
  const failNow = () => {
    if (faults.isOn('tool-error')) throw new OutsideFailure('fault', 'The supplier did not answer, as was asked for.')
  }
  return {
    ...supplier,
    async *search(search, now) {
      failNow()
      yield* supplier.search(search, now)
    },
    fetchDetails: async (request) => {
      failNow()
      return supplier.fetchDetails(request)
    },
    fetchSeatMaps: async (request) => {
      failNow()
      return supplier.fetchSeatMaps(request)
    },
  }
}
