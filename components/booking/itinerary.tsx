'use client'

import { AirlineTile } from '@/components/flights/airline-tile'
import { conditionSentences, includedBagsWords } from '@/components/flights/fare-words'
import { FlightLine } from '@/components/flights/flight-line'
import { airlineNames, flightNumbers, layoverWords, spokenFlight } from '@/components/flights/flight-words'
import { useTimeFormat } from '@/components/session/preferences'
import { useToday } from '@/components/state/use-today'
import { addedWords } from '@/components/trip/added-words'
import * as texts from '@/lib/texts/booking'
import { type Ancillaries, NO_ANCILLARIES } from '@/lib/travel/ancillaries/ancillaries'
import { formatDay } from '@/lib/travel/dates'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { countTravellers, type FlightSearch, sliceLabel } from '@/lib/travel/flights/search'
import type { PickedFlight } from '@/lib/travel/trip/trip'

/**
 * The flights of a trip in the order of travel: day, times, flight numbers, the fare, and what was added to each. `withTerms`: also the
 * luggage that each fare includes, and what changing or cancelling it costs.
 */
export function Itinerary({
  search,
  picks,
  ancillaries = NO_ANCILLARIES,
  withTerms = false,
}: {
  search: FlightSearch
  picks: (PickedFlight | null)[]
  ancillaries?: Ancillaries
  withTerms?: boolean
}) {
  const today = useToday()
  const timeFormat = useTimeFormat()
  return (
    <ol className="flex flex-col gap-5">
      {picks.map((pick, sliceIndex) => {
        const slice = search.slices[sliceIndex]
        const carrier = pick?.offer.segments[0]?.marketingCarrier
        const added = addedWords(ancillaries, sliceIndex)
        if (!pick || !slice) return null
        return (
          <li key={pick.offer.offerId} className="flex flex-col gap-2">
            <p className="flex items-baseline justify-between gap-3 text-fact text-ink-soft">
              <span className="font-medium text-ink">{sliceLabel(search.tripType, sliceIndex)}</span>
              <span className="figures">{formatDay(pick.offer.departsAt.slice(0, 10), today)}</span>
            </p>
            <FlightLine offer={pick.offer} size="small" />
            <span className="sr-only">{spokenFlight(pick.offer, timeFormat)}</span>
            <p className="flex items-center gap-2 text-fact text-ink-soft">
              {carrier && <AirlineTile carrier={carrier} className="h-5 w-7 text-[11px]" />}
              <span className="min-w-0">
                {airlineNames(pick.offer)} {flightNumbers(pick.offer)}
                {pick.fare && ` · ${pick.fare.brand}`}
              </span>
            </p>
            <Terminals offer={pick.offer} />
            <Waits offer={pick.offer} />
            {added && <p className="break-words text-fact">{added}</p>}
            {withTerms && pick.fare && (
              <div className="flex flex-col gap-1 text-fact">
                <p>{texts.bagsIncluded(includedBagsWords(pick.fare), countTravellers(search.travellers) > 1)}</p>
                {conditionSentences(pick.fare).map((sentence) => (
                  <p key={sentence} className="text-ink-soft">
                    {sentence}
                  </p>
                ))}
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** How long is waited where, under a flight that stops. */
function Waits({ offer: { layovers } }: { offer: FlightOffer }) {
  if (layovers.length === 0) return null
  return (
    <ul className="text-fact text-ink-soft">
      {layovers.map((layover) => (
        <li key={`${layover.airport.iataCode}-${layover.minutes}`}>{layoverWords(layover)}</li>
      ))}
    </ul>
  )
}

/** Which terminals the flights leave from and arrive at, where the supplier says so. */
function Terminals({ offer: { segments } }: { offer: FlightOffer }) {
  const known = segments.filter(({ originTerminal, destinationTerminal }) => originTerminal || destinationTerminal)
  if (known.length === 0) return null
  return (
    <ul className="text-fact text-ink-soft">
      {known.map(({ flightNumber, originTerminal, destinationTerminal }) => (
        <li key={flightNumber}>{texts.terminalsOf(flightNumber, originTerminal, destinationTerminal)}</li>
      ))}
    </ul>
  )
}
