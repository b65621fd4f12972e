import type { FlightSupplier } from '../../ports/flight-supplier'
import { findAgain } from '../../travel/flights/find-again'
import type { SearchResult } from '../../travel/flights/offer-schema'
import type { CommandFacts } from '../../travel/trip/commands'
import type { Trip } from '../../travel/trip/trip'
import { resultFacts } from '../flights/run-search'
import { renewedAncillaryFacts } from './ancillary-facts'

/** What the command `renew-prices` is stored with: the picks and the ancillaries as they are sold in the newer search. */
export async function renewalFacts(trip: Trip, result: SearchResult, supplier: FlightSupplier): Promise<CommandFacts> {
  const picks = trip.picks.map((pick, sliceIndex) => pick && findAgain(pick, result.offers[sliceIndex] ?? []))
  const facts = resultFacts(result)
  return { result: facts, picks, ancillaries: await renewedAncillaryFacts({ ...trip, result: facts, picks }, supplier) }
}
