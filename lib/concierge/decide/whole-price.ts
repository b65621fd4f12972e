import { sayStopSaving, sayWholePrice } from '../say/answers/say-price'
import { nextOpenSlice, type Table } from '../table'
import type { Brief, FlightDetails } from '../tool-results'
import type { Position } from './decide'
import { callOr, type Decision } from './decision'

/** What all flights of a trip come to before its fares are chosen: those picked, and the cheapest where none is picked yet. */
export function wholePrice(position: Position): Decision | null {
  const flights = allFlights(position)
  return Array.isArray(flights) ? { say: sayWholePrice(flights, position.table.situation) } : flights
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

/** What a stop saves against flying direct, or costs more: the cheapest flights of both kinds. */
export function stopSaving(sliceIndex: number | null, { table, made, allowed }: Position): Decision | null {
  const slice = sliceIndex ?? nextOpenSlice(table.situation) ?? 0
  const found: (FlightDetails | null)[] = []
  for (const stops of ['direct', 'one-stop']) {
    const input = { sliceIndex: slice, stops: [stops], order: 'cheapest' }
    const call = callOr('lookUpFlights', input, made, allowed, '')
    if ('call' in call) return call
    const result = made.findLast((one) => one.tool === 'lookUpFlights' && String(one.input.stops) === stops)?.result
    found.push(result?.status === 'looked-up' ? (result.flights[0] ?? null) : null)
  }
  return { say: sayStopSaving(found[0] ?? null, found[1] ?? null, table.situation) }
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
