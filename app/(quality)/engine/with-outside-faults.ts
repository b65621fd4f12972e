import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { StaySupplier } from '@/lib/ports/stay-supplier'
import type { FaultPlan } from './faults'

/** The same supplier, which fails while the fault "tool-error" is on. Money and bookings are spared: they have tests of their own. */
export function withOutsideFaults(supplier: FlightSupplier, faults: FaultPlan): FlightSupplier {
  if (!faults.hasAny) return supplier
  const failNow = () => failIfAsked(faults)
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

/** The same hotels, likewise. */
export function withStayFaults(stays: StaySupplier, faults: FaultPlan): StaySupplier {
  if (!faults.hasAny) return stays
  return {
    ...stays,
    search: async (search, now) => {
      failIfAsked(faults)
      return stays.search(search, now)
    },
    fetchHotel: async (search, hotelId, now) => {
      failIfAsked(faults)
      return stays.fetchHotel(search, hotelId, now)
    },
  }
}

function failIfAsked(faults: FaultPlan): void {
  if (faults.isOn('tool-error')) throw new OutsideFailure('fault', 'The supplier did not answer, as was asked for.')
}
