import type { Trip } from '../trip/trip'
import type { AncillaryLine, ChosenSeat } from './ancillaries'
import { bagPhrase } from './bag-phrase'
import { partyOf } from './party'
import type { SegmentRef } from './seat-map'

type Bought = Pick<Trip, 'result' | 'picks' | 'ancillaries'>

/**
 * What is chosen of a kind in short clauses, one for each flight or each thing, without names: "12A and 12B on TP1361",
 * "2 × Vegan meal on TP1361", "a checked bag of 23 kg for Adult 1 on TP1361".
 */
export function chosenWords(trip: Bought, kind: AncillaryLine['kind']): string[] {
  switch (kind) {
    case 'seats':
      return seatWords(trip)
    case 'bags':
      return counted(
        trip.ancillaries.bags.map(({ option, quantity, passengerIndex }) => {
          const whom = passengerIndex === null ? '' : ` for ${labelOf(trip, passengerIndex)}`
          return `${bagPhrase(option, quantity)}${whom} on ${flightsOver(trip, option.sliceIndexes)}`
        }),
      )
    case 'meals':
      return counted(trip.ancillaries.meals.map(({ option }) => `${option.name} on ${flightAt(trip, option)}`))
    case 'extras':
      return counted(trip.ancillaries.extras.map(({ option }) => `${option.name} on ${flightsOver(trip, option.sliceIndexes)}`))
  }
}

/** "LH400". */
export function flightAt({ picks }: Pick<Trip, 'picks'>, { sliceIndex, segmentIndex }: SegmentRef): string {
  return picks[sliceIndex]?.offer.segments[segmentIndex]?.flightNumber ?? ''
}

/** "LH400 + LH402 and LH401": the flights of what one price covers. */
export function flightsOver({ picks }: Pick<Trip, 'picks'>, sliceIndexes: number[]): string {
  return listOf(sliceIndexes.map((index) => picks[index]?.offer.segments.map(({ flightNumber }) => flightNumber).join(' + ') ?? ''))
}

/** "Adult 1, Adult 2 and Child 1". */
export function listOf(words: string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

/** Who sits where, flight after flight, without names: "Adult 1" on 12A of TP1361, at the window. */
export function chosenSeating(trip: Bought): { whom: string; seat: string; flight: string; side: (typeof SIDES)[number] | null }[] {
  return seatsInOrder(trip).map((seat) => ({
    whom: labelOf(trip, seat.passengerIndex),
    seat: seat.seatNumber,
    flight: flightAt(trip, seat),
    side: SIDES.find((side) => seat.traits.includes(side)) ?? null,
  }))
}

const SIDES = ['window', 'aisle', 'middle'] as const

function seatsInOrder({ ancillaries }: Bought): ChosenSeat[] {
  return ancillaries.seats.toSorted(
    (one, other) => one.sliceIndex - other.sliceIndex || one.segmentIndex - other.segmentIndex || one.passengerIndex - other.passengerIndex,
  )
}

function seatWords(trip: Bought): string[] {
  const byFlight = Map.groupBy(seatsInOrder(trip), ({ sliceIndex, segmentIndex }) => `${sliceIndex} ${segmentIndex}`)
  return [...byFlight.values()].flatMap((own) =>
    own[0] ? [`${listOf(own.map(({ seatNumber }) => seatNumber))} on ${flightAt(trip, own[0])}`] : [],
  )
}

function labelOf({ result }: Bought, passengerIndex: number): string {
  return (result && partyOf(result.search.travellers)[passengerIndex]?.label) ?? 'somebody'
}

/** The same thing for several is one clause. */
function counted(words: string[]): string[] {
  return [...Map.groupBy(words, (word) => word)].map(([word, same]) => (same.length > 1 ? `${same.length} × ${word}` : word))
}
