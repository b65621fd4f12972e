import type { FlightSupplier } from '../../ports/flight-supplier'
import type { Tracer } from '../../ports/tracer'
import { nameOf } from './trace-model'

/** The same supplier; each search is a span, until its last offer or until nobody waits for more. */
export function traceSupplier(supplier: FlightSupplier, tracer: Tracer): FlightSupplier {
  if (!tracer.isOn) return supplier
  return {
    ...supplier,
    async *search(search, now) {
      const span = tracer.begin('supplier search', { supplier: supplier.name, slices: search.slices.length })
      let results = 0
      let failure: string | undefined
      try {
        for await (const result of span.within(() => supplier.search(search, now))) {
          results++
          yield result
        }
      } catch (error) {
        failure = nameOf(error)
        throw error
      } finally {
        span.end({ results }, failure)
      }
    },
  }
}
