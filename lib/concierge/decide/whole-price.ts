import { type PricedFlight, sayPriceWith, sayRoundTripPrice, sayWholePrice } from '../say/answers/say-price'
import { sentences } from '../say/phrases'
import { sayStayOnTop } from '../say/stays/say-stay-answers'
import { inWantedCabin } from '../skills/fares/fare-sets'
import { pickContext } from '../skills/pick/context'
import { shownRoundTrips, spokenRoundTrip } from '../skills/pick/find-flights'
import { byPrice, sumOf } from '../skills/pick/flight-order'
import type { FareNeeds } from '../skills/pick/fold'
import type { Table } from '../table'
import type { Brief, ShownFare } from '../tool-results'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'
import { isSearchFound } from './questions-apart'

/** What all flights of a trip come to before its fares are chosen: those picked, and the cheapest where none is picked yet. */
export function wholePrice(position: Position): Decision | null {
  const { table, made } = position
  const trips = shownRoundTrips(table)
  // Beside a new search it's asked of what that found.
  const isNew = made.some(({ tool, result }) => isSearchFound(tool, result))
  const trip = (isNew ? null : spokenRoundTrip(table)) ?? byPrice(trips)[0]
  const withStay = (said: string, total: string) => ({ say: sentences(said, sayStayOnTop({ ...table.situation, total })) })
  if (trip && trips.includes(trip)) return withStay(sayRoundTripPrice(trip, table.situation), trip.total)
  const flights = allFlights(position)
  if (!Array.isArray(flights)) return flights
  return withStay(sayWholePrice(flights, table.situation), sumOf(flights.map(({ total }) => total)))
}

/** The flights that a trip's price is made of, or the call that looks up the next of them. */
export function allFlights({ table, made, allowed }: Position): Brief[] | Decision | null {
  const { situation } = table
  if (situation.mode !== 'flight_search' || situation.slices.length < 2) return null
  const flights: Brief[] = []
  for (const { sliceIndex, picked } of situation.slices) {
    const known = picked ? knownFlight(picked.offerId, table) : cheapestOf(sliceIndex, table, made)
    if (!known) {
      const input = picked ? { sliceIndex, offerIds: [picked.offerId] } : { sliceIndex, order: 'cheapest' }
      const call = callOr('lookUpFlights', input, made, allowed, '')
      return 'call' in call ? call : null
    }
    flights.push(known)
  }
  return flights
}

/** The same with fares that have what is asked for; of an open direction the flight just named counts, else the cheapest. */
export function priceWith(needs: FareNeeds, { table, made, allowed }: Position): Decision | null {
  const { situation } = table
  const [named] = pickContext(table).spoken.last
  const priced: PricedFlight[] = []
  for (const { sliceIndex, picked } of situation.slices) {
    const spoken = table.flightsBySlice.get(sliceIndex)?.briefs.find(({ offerId }) => offerId === named)
    const flight = picked ? knownFlight(picked.offerId, table) : (spoken ?? cheapestOf(sliceIndex, table, made))
    const offerId = picked?.offerId ?? flight?.offerId
    const fares = table.fares.find((slice) => slice.sliceIndex === sliceIndex)?.fares ?? table.details.get(offerId ?? '')?.fares
    if (!flight || !fares) {
      const call = callOr(
        'lookUpFlights',
        { sliceIndex, ...(offerId ? { offerIds: [offerId] } : { order: 'cheapest' }) },
        made,
        allowed,
        '',
      )
      return 'call' in call ? call : null
    }
    priced.push({ flight, fare: cheapestWith(needs, inWantedCabin(fares, situation.wishes.cabinClass)) })
  }
  return priced.length > 0 ? { say: sayPriceWith(priced, needs, situation) } : null
}

function cheapestWith({ bag, refund }: FareNeeds, fares: ShownFare[]): ShownFare | null {
  const fitting = fares.filter(
    (fare) => (!bag || fare.checkedBags > 0) && (!refund || fare.refund === 'yes' || fare.refund.startsWith('fee')),
  )
  return byPrice(fitting)[0] ?? null
}

function knownFlight(offerId: string, { details, flightsBySlice }: Table): Brief | null {
  const listed = [...flightsBySlice.values()].flatMap(({ briefs }) => briefs)
  return details.get(offerId) ?? listed.find((brief) => brief.offerId === offerId) ?? null
}

/** By the ranking’s own label, else by what was looked up in this turn. */
function cheapestOf(sliceIndex: number, { flightsBySlice }: Table, made: Position['made']): Brief | null {
  const shown = flightsBySlice.get(sliceIndex)
  const labelled = shown?.picks.find(({ labels }) => labels.includes('cheapest'))
  const listed = shown?.briefs.find(({ offerId }) => offerId === labelled?.offerId)
  if (listed) return listed
  const looked = made.findLast(
    ({ tool, input }) => tool === 'lookUpFlights' && input.sliceIndex === sliceIndex && input.order === 'cheapest',
  )
  return looked?.result?.status === 'looked-up' ? (looked.result.flights[0] ?? null) : null
}
