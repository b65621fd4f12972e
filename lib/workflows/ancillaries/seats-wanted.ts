import type { SeatChange } from '../../travel/ancillaries/change-ancillaries'
import { flightAt, listOf } from '../../travel/ancillaries/chosen-words'
import type { PartyMember } from '../../travel/ancillaries/party'
import { isSameSegment, type SeatMap, seatOfferFor, seatsOf } from '../../travel/ancillaries/seat-map'
import type { SeatTrait } from '../../travel/ancillaries/seat-map-schema'
import { seatRefusal } from '../../travel/ancillaries/seat-rules'
import { type SeatWish, suggestSeats } from '../../travel/ancillaries/suggest-seats'
import { type Refusal, refuse } from '../../travel/refusal'
import type { ReadyTrip } from './ready-trip'

export type SeatsWanted = { seats: SeatChange[]; notes: string[] }

const WISHES: Record<SeatWish, string> = {
  together: 'seats together',
  window: 'window seats',
  aisle: 'aisle seats',
  middle: 'middle seats',
  'extra-legroom': 'seats with extra legroom',
  front: 'seats at the front',
  'front-aisle': 'aisle seats at the front',
  'front-window': 'window seats at the front',
  back: 'seats at the back',
  wings: 'seats over the wings',
  'exit-row': 'seats in an exit row',
  cheapest: 'free seats',
}

/** Seats as wished for on each flight that has such; refused where none has. */
export function wishedSeats(wish: SeatWish, maps: SeatMap[], members: PartyMember[], ready: ReadyTrip): SeatsWanted | { refusal: Refusal } {
  const { party, travellers, trip } = ready
  const passengerIndexes = members.map(({ passengerIndex }) => passengerIndex)
  const asked = maps.map((map) => {
    const suggestion = suggestSeats({ map, party, travellers, wish, passengerIndexes, kept: trip.ancillaries.seats })
    return { map, seats: suggestion?.seats ?? [] }
  })
  const seats = asked.flatMap((each) => each.seats)
  const whom = listOf(members.map(({ label }) => label))
  if (seats.length === 0) {
    const barred = wish === 'exit-row' && members.every((member) => seatRefusal(member, ['exit-row'], travellers))
    const numbers = listOf(maps.map((map) => flightAt(trip, map)))
    return barred
      ? refuse(
          'exit-row',
          `${whom} can’t sit beside an emergency exit: those seats are for travellers of 15 or older who aren’t looking after a small child.`,
        )
      : refuse('no-such-seats', `There are no ${WISHES[wish]} left for ${whom} on ${numbers}.`)
  }
  const notes = asked.flatMap(({ map, seats: found }) => {
    const flight = flightAt(trip, map)
    if (found.length === 0) return [`There are no ${WISHES[wish]} left for ${whom} on ${flight}.`]
    const left = members.filter((member) => !found.some(({ passengerIndex }) => passengerIndex === member.passengerIndex))
    const barred = left.map(({ label }) => `${label} can’t sit in an exit row on ${flight}.`)
    return [...barred, ...withoutTrait(wish, map, found, ready)]
  })
  return { seats, notes }
}

/** A window, an aisle or a middle seat is not for each of a party: who has it. */
function withoutTrait(wish: SeatWish, map: SeatMap, found: SeatChange[], { party, trip }: ReadyTrip): string[] {
  if (wish !== 'window' && wish !== 'aisle' && wish !== 'middle') return []
  const trait: SeatTrait = wish
  const all = seatsOf(map)
  const having = found.filter(({ seatNumber }) => all.some((seat) => seat.seatNumber === seatNumber && seat.traits.includes(trait)))
  if (having.length === found.length) return []
  const whom = listOf(having.map(({ passengerIndex }) => party[passengerIndex]?.label ?? ''))
  return [`On ${flightAt(trip, map)} ${whom} ${having.length === 1 ? 'has' : 'have'} the ${trait}; the others sit as close as possible.`]
}

/**
 * The seats named, in the order of the travellers named or of the party, on each flight where all of them can be had. Where nobody is
 * named, fewer seats than travellers are for the first of them.
 */
export function namedSeats(
  seatNumbers: string[],
  maps: SeatMap[],
  members: PartyMember[],
  ready: ReadyTrip,
  areMembersNamed: boolean,
): SeatsWanted | { refusal: Refusal } {
  const numbers = seatNumbers.map(plainSeatNumber)
  if (numbers.length === 0) return refuse('which-seats', 'Which seats would you like? Name them as on the map, such as 12A.')
  if (numbers.length > members.length || (areMembersNamed && numbers.length < members.length)) {
    return refuse('seat-count', `You named ${numbers.length} seats for ${members.length} travellers.`)
  }
  const wanted = members.slice(0, numbers.length).map((member, index) => ({ member, seatNumber: numbers[index] ?? '' }))
  const asked = maps.map((map) => ({
    map,
    hindrance: wanted.map(({ member, seatNumber }) => hindranceOf(member, seatNumber, map, wanted, ready)).find((found) => found !== null),
  }))
  const seats = asked
    .filter(({ hindrance }) => hindrance === undefined)
    .flatMap(({ map: { sliceIndex, segmentIndex } }) =>
      wanted.map(({ member, seatNumber }) => ({ sliceIndex, segmentIndex, passengerIndex: member.passengerIndex, seatNumber })),
    )
  const notes = asked.flatMap(({ hindrance }) => hindrance ?? [])
  return seats.length > 0 ? { seats, notes } : refuse('seat-taken', notes[0] ?? 'These seats aren’t free.')
}

function hindranceOf(
  member: PartyMember,
  seatNumber: string,
  map: SeatMap,
  wanted: { member: PartyMember }[],
  { trip, travellers, party }: ReadyTrip,
): string | null {
  const flight = flightAt(trip, map)
  const seat = seatsOf(map).find((other) => other.seatNumber === seatNumber)
  if (!seat) return `${flight} has no seat ${seatNumber}.`
  const refusal = seatRefusal(member, seat.traits, travellers)
  if (refusal) return `Seat ${seatNumber} on ${flight}: ${refusal.message}`
  if (!seatOfferFor(seat, member.passengerIndex)) return `Seat ${seatNumber} isn’t free on ${flight}.`
  const holder = trip.ancillaries.seats.find(
    (chosen) =>
      chosen.seatNumber === seatNumber &&
      isSameSegment(chosen, map) &&
      !wanted.some((other) => other.member.passengerIndex === chosen.passengerIndex),
  )
  return holder ? `Seat ${seatNumber} on ${flight} is already taken by ${party[holder.passengerIndex]?.label ?? 'someone else'}.` : null
}

/** "012 a" is 12A. */
function plainSeatNumber(said: string): string {
  return said
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^0+/, '')
}
