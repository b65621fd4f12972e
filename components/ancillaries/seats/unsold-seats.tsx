import { Note } from '@/components/ui/note'
import * as texts from '@/lib/texts/ancillaries/seats'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import type { SeatFlight } from './seat-flights'
import type { SeatedTraveller } from './seat-marks'
import { holdersOn } from './use-seat-choices'

/** A flight without a map: of an airline that sells no seats in advance, or booked, with the seats that were chosen. */
export function UnsoldSeats({ live, flight, seated }: { live: LiveTrip; flight: SeatFlight; seated: SeatedTraveller[] }) {
  const holders = holdersOn(flight, live, [])
  if (holders.length === 0) return <Note>{texts.airlineSellsNoSeatsOnFlight(flight.airline)}</Note>
  return (
    <ul aria-label={texts.seatsOn(flight.flightNumber)} className="flex flex-col gap-1.5 text-[15px]">
      {seated.map(({ member, name }) => (
        <li key={member.passengerIndex} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 truncate">{name}</span>
          <span className="figures font-semibold">
            {holders.find(({ passengerIndex }) => passengerIndex === member.passengerIndex)?.seatNumber ?? texts.atCheckIn}
          </span>
        </li>
      ))}
    </ul>
  )
}
