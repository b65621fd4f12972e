import { useToday } from '@/components/state/use-today'
import { formatDay } from '@/lib/travel/dates'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { AirlineTile } from './airline-tile'
import { airlineNames, flightNumbers } from './flight-words'

/** Which direction a flight of a summary is for, its day and its flight numbers. */
export function SliceHeading({ label, offer }: { label: string; offer: FlightOffer }) {
  const today = useToday()
  const [carrier] = offer.segments
  return (
    <header className="mb-2 flex items-center gap-2.5">
      {carrier && <AirlineTile carrier={carrier.marketingCarrier} />}
      <h2 className="text-fact">
        <span className="font-medium">{label}</span>{' '}
        <span className="text-ink-soft">
          {formatDay(offer.departsAt.slice(0, 10), today)} · {airlineNames(offer)} {flightNumbers(offer)}
        </span>
      </h2>
    </header>
  )
}
