import type { Clock } from '../../ports/clock'
import type { FlightSupplier } from '../../ports/flight-supplier'
import { isOutsideFailure } from '../../ports/outside-failure'
import type { Places } from '../../ports/places'
import { currencyOfCountry } from '../../travel/country-currency'
import { addDays, plainDateIn } from '../../travel/dates'
import type { Money } from '../../travel/money'
import { leadFare } from '../plans/lead-price'

/** The lowest fares found at one moment (ISO in UTC), by the code of where they start; what has no entry did not come or does not fly. */
export type FaresThere = { foundAt: string; fares: ReadonlyMap<string, Money>; isSimulated: boolean }

const DAYS = 30
const NIGHTS = 4
const GOOD_FOR_MS = 60 * 60_000
const OTHERWISE = 'EUR'

/**
 * Finds the lowest fare there and back for one adult who leaves within the next thirty days and stays four nights, and keeps it for an
 * hour: pages are read far more often than fares move. Null from a supplier that tells no prices of days.
 */
export function createFaresThere({ supplier, places, clock }: { supplier: FlightSupplier; places: Places; clock: Clock }) {
  const kept = new Map<string, Promise<FaresThere>>()
  const keptAt = new Map<string, number>()
  return async (origins: string[], destination: string): Promise<FaresThere | null> => {
    if (!supplier.dayPrices) return null
    const now = clock()
    const name = `${origins.join()}-${destination}`
    const known = kept.get(name)
    if (known && now.getTime() - (keptAt.get(name) ?? 0) < GOOD_FOR_MS) return known
    const finding = findFares(origins, destination, { supplier, places }, now)
    kept.set(name, finding)
    keptAt.set(name, now.getTime())
    // What went wrong is not kept.
    finding.catch(() => kept.delete(name))
    return finding
  }
}

async function findFares(
  origins: string[],
  destination: string,
  { supplier, places }: { supplier: FlightSupplier; places: Places },
  now: Date,
): Promise<FaresThere> {
  const leavingOn = Array.from({ length: DAYS }, (_, index) => addDays(plainDateIn('UTC', now), index + 1))
  const fares = new Map<string, Money>()
  const to = places.findPlace(destination)
  for (const code of to.status === 'found' ? origins : []) {
    const from = places.findPlace(code)
    if (from.status !== 'found' || to.status !== 'found') continue
    const currency = currencyOfCountry(from.place.countryCode) ?? OTHERWISE
    try {
      const lead = await leadFare({ origin: from.place, destination: to.place, leavingOn, nights: NIGHTS, currency }, supplier, now)
      if (lead) fares.set(code, lead.fare)
    } catch (failure) {
      if (!isOutsideFailure(failure)) throw failure
    }
  }
  return { foundAt: now.toISOString(), fares, isSimulated: supplier.isSimulated }
}
