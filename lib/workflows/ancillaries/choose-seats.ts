import type { ChosenSeat } from '../../travel/ancillaries/ancillaries'
import type { AncillaryAnswer, ChosenItem } from '../../travel/ancillaries/ancillary-answer-schema'
import type { SeatChange } from '../../travel/ancillaries/change-ancillaries'
import { flightAt, listOf } from '../../travel/ancillaries/chosen-words'
import type { PartyMember } from '../../travel/ancillaries/party'
import { isSameSegment, type SeatMap, type SegmentRef } from '../../travel/ancillaries/seat-map'
import { seatProblems } from '../../travel/ancillaries/seat-problems'
import type { SeatWish } from '../../travel/ancillaries/suggest-seats'
import { zeroMoney } from '../../travel/money'
import { type Refusal, refuse } from '../../travel/refusal'
import { issueTripCommand, type TripCaller, type TripDeps } from '../trips/issue-trip-command'
import { loadSeatMaps } from '../trips/trip-details'
import { chosenAnswer, refusedAnswer, shownAnswer } from './ancillary-answer'
import { membersNamed, NO_THREAD, type ReadyTrip, readyTrip, segmentsOf, slicesNamed, whomOf } from './ready-trip'
import { freeSeatsShown, traitWords } from './seat-summary'
import { namedSeats, wishedSeats } from './seats-wanted'

export type SeatsRequest = {
  wish: 'show' | SeatWish | 'named' | 'none'
  sliceIndex?: number | undefined
  segmentIndex?: number | undefined
  passengerIndexes?: number[] | undefined
  seatNumbers?: string[] | undefined
}

/** Shows, takes or gives up seats. What is wanted on several flights is taken where it is to be had; the notes name the rest. */
export async function chooseSeats(request: SeatsRequest, caller: TripCaller, deps: TripDeps): Promise<AncillaryAnswer> {
  const ready = await readyTrip(caller, deps)
  if ('refusal' in ready) return { status: 'refused', ...ready }
  const flights = flightsMeant(ready, request)
  if ('refusal' in flights) return { status: 'refused', ...flights }
  const members = seatedMembers(ready, request.passengerIndexes)
  if ('refusal' in members) return { status: 'refused', ...members }
  if (request.wish === 'none') return giveUp(ready, flights, members, caller, deps)

  const loaded = await loadSeatMaps(caller, deps)
  if (!loaded || 'refusal' in loaded) return { status: 'refused', refusal: loaded?.refusal ?? NO_THREAD }
  const maps = flights.flatMap((flight) => loaded.seatMaps.find((map) => isSameSegment(map, flight)) ?? [])
  if (maps.length === 0) return { status: 'unavailable', message: noMapsSentence(ready, flights) }
  if (request.wish === 'show') return shownAnswer(ready.trip, freeSeatsShown(maps, ready.trip))
  const wanted =
    request.wish === 'named'
      ? namedSeats(request.seatNumbers ?? [], maps, members, ready, request.passengerIndexes !== undefined)
      : wishedSeats(request.wish, maps, members, ready)
  if ('refusal' in wanted) return { status: 'refused', ...wanted }
  const issued = await issueTripCommand({ type: 'choose-seats', seats: wanted.seats }, caller, deps)
  if ('refusal' in issued) return { status: 'refused', ...issued }
  const { trip } = issued.live
  const taken = trip.ancillaries.seats.filter((seat) => wanted.seats.some((change) => isSameSeat(change, seat)))
  return chosenAnswer(trip, 'seats', itemsOf(taken, { ...ready, trip }), [
    ...wanted.notes,
    ...withoutMap(flights, maps).map((flight) => `${flightAt(trip, flight)} has no seat map; the airline gives you a seat at check-in.`),
    ...problemNotes({ ...ready, trip }, maps),
  ])
}

function flightsMeant(ready: ReadyTrip, { sliceIndex, segmentIndex }: SeatsRequest): SegmentRef[] | { refusal: Refusal } {
  const slices = slicesNamed(ready, sliceIndex === undefined ? undefined : [sliceIndex])
  if ('refusal' in slices) return slices
  const flights = segmentsOf(ready, slices).filter((flight) => segmentIndex === undefined || flight.segmentIndex === segmentIndex)
  return flights.length > 0 ? flights : refuse('no-such-flight', 'There’s no such flight in this direction.')
}

function seatedMembers(ready: ReadyTrip, passengerIndexes?: number[]): PartyMember[] | { refusal: Refusal } {
  const named = membersNamed(ready, passengerIndexes)
  if ('refusal' in named) return named
  const seated = named.filter(({ type }) => type !== 'infant')
  if (seated.length > 0) return seated
  return refuse('lap-infant', 'Infants under 2 travel on an adult’s lap and don’t have their own seat.')
}

async function giveUp(
  ready: ReadyTrip,
  flights: SegmentRef[],
  members: PartyMember[],
  caller: TripCaller,
  deps: TripDeps,
): Promise<AncillaryAnswer> {
  const given = ready.trip.ancillaries.seats.filter(
    (seat) =>
      flights.some((flight) => isSameSegment(flight, seat)) && members.some((member) => member.passengerIndex === seat.passengerIndex),
  )
  if (given.length === 0) return refusedAnswer('nothing-chosen', 'You haven’t chosen seats there.')
  const seats = given.map(({ sliceIndex, segmentIndex, passengerIndex }) => ({
    sliceIndex,
    segmentIndex,
    passengerIndex,
    seatNumber: null,
  }))
  const issued = await issueTripCommand({ type: 'choose-seats', seats }, caller, deps)
  if ('refusal' in issued) return { status: 'refused', ...issued }
  const items = itemsOf(given, ready).map((item) => ({
    ...item,
    isRemoved: true,
    price: zeroMoney(item.price.currency),
  }))
  return chosenAnswer(issued.live.trip, 'seats', items, [])
}

function itemsOf(seats: ChosenSeat[], ready: ReadyTrip): ChosenItem[] {
  return seats.map((seat) => ({
    what: `seat ${seat.seatNumber}${traitWords(seat.traits)}`,
    whom: whomOf(ready, seat.passengerIndex),
    flight: flightAt(ready.trip, seat),
    price: seat.price,
  }))
}

function problemNotes({ trip, travellers }: ReadyTrip, maps: SeatMap[]): string[] {
  const problems = seatProblems(trip.ancillaries.seats, travellers)
  return problems
    .filter((problem) => maps.some((map) => isSameSegment(map, problem)))
    .map((problem) => `${flightAt(trip, problem)}: ${problem.message}`)
}

function withoutMap(flights: SegmentRef[], maps: SeatMap[]): SegmentRef[] {
  return flights.filter((flight) => !maps.some((map) => isSameSegment(map, flight)))
}

function noMapsSentence({ trip }: ReadyTrip, flights: SegmentRef[]): string {
  const numbers = listOf(flights.map((flight) => flightAt(trip, flight)))
  return `You can’t choose seats here for ${numbers}; the airline gives you one at check-in.`
}

function isSameSeat(change: SeatChange, seat: ChosenSeat): boolean {
  return isSameSegment(change, seat) && change.passengerIndex === seat.passengerIndex && change.seatNumber === seat.seatNumber
}
