'use client'

import { useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { WarningIcon } from '@/components/ui/icons'
import * as texts from '@/lib/texts/ancillaries/seats'
import type { SeatChange } from '@/lib/travel/ancillaries/change-ancillaries'
import { isSameSegment, type SeatMap, type SegmentRef } from '@/lib/travel/ancillaries/seat-map'
import { type SeatProblem, seatProblems } from '@/lib/travel/ancillaries/seat-problems'
import type { TravellerCounts } from '@/lib/travel/flights/search'
import type { Trip } from '@/lib/travel/trip/trip'
import { mapOf, type SeatFlight } from './seat-flights'
import type { SeatedTraveller } from './seat-marks'
import { goneSeats, mendingSeats } from './seat-wishes'
import { seatPrice } from './seat-words'

type ProblemNotesProps = {
  trip: Trip
  flights: SeatFlight[]
  seatMaps: SeatMap[]
  seated: SeatedTraveller[]
  travellers: TravellerCounts
  onMend: (seats: SeatChange[], said: string) => void
}

/** What is wrong with the seats as a whole, on whichever flight, with one press that puts it right where that is possible. */
export function ProblemNotes({ trip, flights, seatMaps, seated, travellers, onMend }: ProblemNotesProps) {
  const { seats } = trip.ancillaries
  const problems = useMemo(() => {
    return seatProblems(seats, travellers).map((problem) => {
      const map = mapOf(problem, seatMaps)
      return { problem, mending: map ? mendingSeats(problem, map, travellers) : null }
    })
  }, [seats, travellers, seatMaps])
  const gone = seatMaps.flatMap((map) => goneSeats(map, seats))
  if (problems.length === 0 && gone.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {gone.map((seat) => (
        <li key={`${seat.sliceIndex}-${seat.segmentIndex}-${seat.passengerIndex}`} className={NOTE}>
          <WarningIcon className="text-saffron" />
          <p className="min-w-0 flex-1">
            {texts.seatIsNoLongerFree(seat.seatNumber, nameOf(seat.passengerIndex, seated), numberOf(seat, flights))}
          </p>
        </li>
      ))}
      {problems.map(({ problem, mending }) => {
        const flightNumber = numberOf(problem, flights)
        return (
          <li key={`${problem.sliceIndex}-${problem.segmentIndex}-${problem.message}`} className={NOTE}>
            <WarningIcon className="text-saffron" />
            <p className="min-w-0 flex-1 basis-44">
              <span className="font-medium">{flightNumber}</span>: {withNames(problem, seated)}
              {!mending && ` ${texts.noSuchSeatsAreLeft}`}
            </p>
            {mending && (
              <Button size="small" className="min-h-11" onClick={() => onMend(mending.seats, texts.newSeatsOn(flightNumber))}>
                {`${problem.code === 'child-apart' ? texts.seatEverybodyTogether : texts.chooseOtherSeats} · ${seatPrice(mending.total)}`}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const NOTE = 'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-saffron-soft px-3 py-2 text-fact'

function numberOf(segment: SegmentRef, flights: SeatFlight[]): string {
  return flights.find((flight) => isSameSegment(flight, segment))?.flightNumber ?? texts.thisFlight
}

function nameOf(passengerIndex: number, seated: SeatedTraveller[]): string {
  return seated.find(({ member }) => member.passengerIndex === passengerIndex)?.name ?? texts.aTraveller
}

/** The rule knows "Child 1"; where the name is known it reads better. */
function withNames({ message }: SeatProblem, seated: SeatedTraveller[]): string {
  return seated.reduce((words, { member, name }) => words.replaceAll(member.label, name), message)
}
