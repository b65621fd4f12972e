'use client'

import { useId, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import type { BookingStatus } from '@/lib/states/booking-status'
import * as texts from '@/lib/texts/ancillaries/seats'
import { partyOf } from '@/lib/travel/ancillaries/party'
import type { SeatMap } from '@/lib/travel/ancillaries/seat-map'
import type { TravellerCounts } from '@/lib/travel/flights/search'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { PanelFoot } from '../shared/panel-foot'
import { FlightSeats } from './flight-seats'
import { FlightSteps } from './flight-steps'
import { ProblemNotes } from './problem-notes'
import { mapOf, type SeatFlight, seatFlights } from './seat-flights'
import { seatedTravellers } from './seat-marks'
import { UnsoldSeats } from './unsold-seats'
import { holdersOn, seatNumbers, useSeatChoices } from './use-seat-choices'

/** Flight by flight through the trip's seats, with what is wrong with them and what they cost. */
export function SeatsBoard({
  live,
  seatMaps,
  isReadOnly,
  onRefused,
  ...search
}: {
  live: LiveTrip
  /** Of the search that the fares are from: other travellers are other fares, and another board. */
  travellers: TravellerCounts
  seatMaps: SeatMap[]
  isReadOnly: boolean
  /** A seat went to somebody else: the maps are older than the truth. */
  onRefused: () => void
}) {
  const { trip } = live
  const panelId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [chosenAt, setAt] = useState(0)
  const choices = useSeatChoices(live.threadId, onRefused)
  // Every answer of the server is a new object; what cannot change keeps its identity, and nothing is reckoned twice.
  const [travellers] = useState(search.travellers)
  const maps = useMemo(() => seatMaps.filter(({ cabins }) => cabins.length > 0), [seatMaps])
  const seated = useMemo(() => seatedTravellers(partyOf(travellers), trip.passengers), [travellers, trip.passengers])
  const flights = seatFlights(trip)
  const at = Math.min(chosenAt, flights.length - 1)
  const flight = flights[at]
  if (!flight) return null

  const map = mapOf(flight, seatMaps)
  const next = flights.findIndex((other, index) => index > at && mapOf(other, seatMaps))
  const nextFlight = flights[next]
  const isComplete = holdersOn(flight, live, choices.pending).length >= seated.length

  function seatsOn(each: SeatFlight): string {
    const numbers = seatNumbers(holdersOn(each, live, choices.pending))
    return numbers === '' && !mapOf(each, seatMaps) ? texts.givenAtCheckIn : numbers
  }

  function stepOn() {
    setAt(next)
    panel.current?.focus()
  }

  return (
    <div className="@container flex flex-col gap-4">
      <FlightSteps steps={flights.map((each) => ({ flight: each, seats: seatsOn(each) }))} at={at} panelId={panelId} onStep={setAt} />
      {choices.refusal && (
        <p role="alert" className="rounded-control bg-brick-soft px-3 py-2 text-fact">
          {choices.refusal} <span className="text-ink-soft">{texts.everythingElseIsKept}</span>
        </p>
      )}
      {!isReadOnly && (
        <ProblemNotes trip={trip} flights={flights} seatMaps={maps} seated={seated} travellers={travellers} onMend={choices.choose} />
      )}
      <div
        ref={panel}
        id={panelId}
        role="tabpanel"
        tabIndex={-1}
        aria-label={`${flight.route}, ${flight.flightNumber}, ${flight.day}`}
        className="flex flex-col gap-3 outline-offset-4"
      >
        {map ? (
          <FlightSeats key={flight.key} {...{ live, flight, map, maps, seated, travellers, choices, isReadOnly }} />
        ) : (
          <UnsoldSeats live={live} flight={flight} seated={seated} />
        )}
        {nextFlight && !isReadOnly && (
          <Button tone={isComplete ? 'primary' : 'quiet'} className="@xl:self-end" onClick={stepOn}>
            {texts.nextFlight(nextFlight.route)}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {choices.said}
      </p>
      {isReadOnly && <Note>{standingWords(live.order?.status)}</Note>}
      <PanelFoot trip={trip} kind="seats" isChanging={choices.pending.length > 0} />
    </div>
  )
}

function standingWords(status: BookingStatus | undefined): string {
  if (status === 'success') return texts.seatsAreBooked
  if (status === 'cancelling' || status === 'cancelled') return texts.bookingWasGivenBack
  return texts.orderIsOnItsWay
}
