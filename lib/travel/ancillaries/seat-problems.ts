import type { PlainDate } from '../dates'
import type { TravellerCounts } from '../flights/search'
import type { Passenger } from '../passengers/passenger'
import type { ChosenSeat } from './ancillaries'
import { hasLapInfant, type PartyMember, partyOf } from './party'
import { isSameSegment, type SegmentRef } from './seat-map'
import { exitRowHindrance } from './seat-rules'

export type SeatProblem = SegmentRef & { code: 'child-apart' | 'infants-in-one-block' | 'exit-row'; message: string }

/** What the passengers' form tells beyond their kinds; `departures` are the days of travel by slice. */
type Known = { passengers: Pick<Passenger, 'bornOn' | 'specialService'>[]; departures: PlainDate[] }

type Seated = { seat: ChosenSeat; member: PartyMember }

/**
 * What is wrong with the seats as a whole, though each alone may be chosen: a child apart from every adult of the party, two infants
 * on laps in one block of seats, which has one spare oxygen mask, or somebody at an exit who may not help there, once that is known.
 * In the order of the flights; none is a reason to refuse a choice.
 */
export function seatProblems(seats: ChosenSeat[], travellers: TravellerCounts, known?: Known): SeatProblem[] {
  const party = partyOf(travellers)
  const flights = seats.filter((seat, index) => seats.findIndex((other) => isSameSegment(other, seat)) === index)
  return flights.toSorted(byFlight).flatMap((flight) => {
    const seated = seats.flatMap((seat) => {
      const member = party[seat.passengerIndex]
      return member && isSameSegment(seat, flight) ? [{ seat, member }] : []
    })
    const { sliceIndex, segmentIndex } = flight
    const problems = [
      ...childrenApart(seated, travellers),
      ...infantsInOneBlock(seated, travellers),
      ...(known ? notFitForExit(seated, known) : []),
    ]
    return problems.map((problem) => ({
      ...problem,
      sliceIndex,
      segmentIndex,
    }))
  })
}

type Problem = Pick<SeatProblem, 'code' | 'message'>

function childrenApart(seated: Seated[], travellers: TravellerCounts): Problem[] {
  const adults = seated.filter(({ member }) => member.type === 'adult')
  const looked = lookedAfter(seated, travellers)
  return seated
    .filter((each) => each.member.type === 'child' && !looked.includes(each))
    .toSorted((one, other) => one.member.passengerIndex - other.member.passengerIndex)
    .map(({ member }) => ({
      code: 'child-apart',
      message:
        adults.length === 0
          ? `${member.label} has a seat, but no adult in your party has one yet. Please seat an adult beside them.`
          : `${member.label} is not beside an adult of your party.`,
    }))
}

/** Beside an adult; where an adult has more than two children, also beside a sister or brother who is looked after. */
function lookedAfter(seated: Seated[], { adults, children }: TravellerCounts): Seated[] {
  const found = seated.filter(({ member }) => member.type === 'adult')
  const beside = () => seated.filter((each) => !found.includes(each) && found.some((other) => areNeighbours(other.seat, each.seat)))
  let next = beside()
  found.push(...next)
  while (children > 2 * adults && next.length > 0) {
    next = beside()
    found.push(...next)
  }
  return found
}

function notFitForExit(seated: Seated[], { passengers, departures }: Known): Problem[] {
  return seated.flatMap(({ seat, member }) => {
    const passenger = passengers[member.passengerIndex]
    if (!passenger || !seat.traits.includes('exit-row')) return []
    const hindrance = exitRowHindrance(passenger, departures[seat.sliceIndex] ?? '')
    return hindrance === null
      ? []
      : [
          {
            code: 'exit-row' as const,
            message: `${member.label} ${WHY_NOT[hindrance]}, so they can’t have seat ${seat.seatNumber} beside an emergency exit.`,
          },
        ]
  })
}

const WHY_NOT = { 'too-young': 'is under 15 on the day of the flight', assistance: 'has asked for assistance' }

function infantsInOneBlock(seated: Seated[], travellers: TravellerCounts): Problem[] {
  const carriers = seated
    .filter(({ member }) => hasLapInfant(member, travellers))
    .toSorted((one, other) => one.member.passengerIndex - other.member.passengerIndex)
  return carriers.flatMap((one, index) =>
    carriers
      .slice(index + 1)
      .filter((other) => areInOneBlock(one.seat, other.seat))
      .map((other) => ({
        code: 'infants-in-one-block' as const,
        message: `${one.member.label} and ${other.member.label} each hold an infant, and each block of seats has only one spare oxygen mask. Please seat them apart.`,
      })),
  )
}

function areNeighbours(one: ChosenSeat, other: ChosenSeat): boolean {
  return one.neighbours.includes(other.seatNumber) || other.neighbours.includes(one.seatNumber)
}

/** Neighbours with no aisle between them: two aisle seats side by side have one there. */
function areInOneBlock(one: ChosenSeat, other: ChosenSeat): boolean {
  return areNeighbours(one, other) && !(one.traits.includes('aisle') && other.traits.includes('aisle'))
}

function byFlight(one: SegmentRef, other: SegmentRef): number {
  return one.sliceIndex - other.sliceIndex || one.segmentIndex - other.segmentIndex
}
