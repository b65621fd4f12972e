import type { FareRequest, FlightSupplier } from '../../ports/flight-supplier'
import type { ChosenSeat } from '../../travel/ancillaries/ancillaries'
import type { AncillaryCommand, AncillaryFacts, SeatChange } from '../../travel/ancillaries/change-ancillaries'
import { isSameSegment, neighboursOf, type SeatMap, seatOfferFor, seatsOf } from '../../travel/ancillaries/seat-map'
import { type Refusal, refuse } from '../../travel/refusal'
import type { Trip } from '../../travel/trip/trip'
import { callOutside } from '../orders/call-outside'

const RETRIES_MS = [200, 1000]

/** What the supplier is asked about the fares of a trip; null while one is still open. */
export function fareRequestOf({ result, picks }: Pick<Trip, 'result' | 'picks'>): FareRequest | null {
  const fareIds = picks.flatMap((pick) => (pick?.fare ? [pick.fare.fareId] : []))
  if (!result || fareIds.length === 0 || fareIds.length !== picks.length) return null
  return { search: result.search, fareIds, travellers: result.search.travellers }
}

/** What the supplier sells, now, of the seats, bags, meals or extras that a command names. */
export async function ancillaryFacts(
  command: AncillaryCommand,
  request: FareRequest,
  supplier: FlightSupplier,
): Promise<{ facts: AncillaryFacts } | { refusal: Refusal }> {
  // Whoever gives something up needs no airline for it.
  if (isGivingUp(command)) return { facts: {} }
  if (command.type === 'choose-seats') {
    const wanted = command.seats.filter(({ seatNumber }) => seatNumber !== null)
    const called = await callOutside(() => supplier.fetchSeatMaps(request), RETRIES_MS)
    if ('failure' in called) return noAnswer()
    return 'refusal' in called.answer ? called.answer : { facts: { seats: seatsFound(wanted, called.answer.seatMaps) } }
  }
  const called = await callOutside(() => supplier.fetchDetails(request), RETRIES_MS)
  if ('failure' in called) return noAnswer()
  if ('refusal' in called.answer) return called.answer
  const { bags, meals, extras } = called.answer.details
  if (command.type === 'choose-bags') return { facts: { bags: onlyNamed(bags, command.bags) } }
  if (command.type === 'choose-meals') return { facts: { meals: onlyNamed(meals, command.meals) } }
  return { facts: { extras: onlyNamed(extras, command.extras) } }
}

function isGivingUp(command: AncillaryCommand): boolean {
  switch (command.type) {
    case 'choose-seats':
      return command.seats.every(({ seatNumber }) => seatNumber === null)
    case 'choose-bags':
      return command.bags.every(({ quantity }) => quantity === 0)
    case 'choose-meals':
      return command.meals.every(({ optionId }) => optionId === null)
    case 'choose-extras':
      return command.extras.every(({ isWanted }) => !isWanted)
  }
}

/** The seats of these changes that are free for their travellers. */
function seatsFound(changes: SeatChange[], maps: SeatMap[]): ChosenSeat[] {
  return changes.flatMap(({ sliceIndex, segmentIndex, passengerIndex, seatNumber }) => {
    const map = maps.find((one) => isSameSegment(one, { sliceIndex, segmentIndex }))
    const seat = map && seatsOf(map).find((one) => one.seatNumber === seatNumber)
    const offer = seat && seatOfferFor(seat, passengerIndex)
    if (!map || !seat || !offer) return []
    const { optionId, price } = offer
    const neighbours = neighboursOf(map, seat.seatNumber)
    return [{ sliceIndex, segmentIndex, passengerIndex, seatNumber: seat.seatNumber, optionId, traits: seat.traits, neighbours, price }]
  })
}

/** Only these are stored beside the command: what was not named is no fact of it. */
function onlyNamed<Option extends { optionId: string }>(options: Option[] | null, named: { optionId: string | null }[]): Option[] {
  return (options ?? []).filter(({ optionId }) => named.some((one) => one.optionId === optionId))
}

function noAnswer() {
  return refuse('supplier-silent', 'The airline didn’t answer just now. Your trip hasn’t changed; please try again in a moment.')
}

/** What is chosen on a trip, as it is sold with its newer fares. What cannot be asked about now counts as gone. */
export async function renewedAncillaryFacts(trip: Trip, supplier: FlightSupplier): Promise<AncillaryFacts> {
  const { seats, bags, meals, extras } = trip.ancillaries
  const request = fareRequestOf(trip)
  if (!request || seats.length + bags.length + meals.length + extras.length === 0) return {}
  const [maps, details] = await Promise.all([
    seats.length === 0 ? null : callOutside(() => supplier.fetchSeatMaps(request), RETRIES_MS),
    callOutside(() => supplier.fetchDetails(request), RETRIES_MS),
  ])
  const seatMaps = maps && 'answer' in maps && 'seatMaps' in maps.answer ? maps.answer.seatMaps : []
  const sold = 'answer' in details && 'details' in details.answer ? details.answer.details : null
  const idsOf = (chosen: { option: { optionId: string } }[]) => chosen.map(({ option }) => option)
  return {
    seats: seatsFound(seats, seatMaps),
    bags: onlyNamed(sold?.bags ?? null, idsOf(bags)),
    meals: onlyNamed(sold?.meals ?? null, idsOf(meals)),
    extras: onlyNamed(sold?.extras ?? null, idsOf(extras)),
  }
}
