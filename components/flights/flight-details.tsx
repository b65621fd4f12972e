'use client'

import * as texts from '@/lib/texts/flights'
import { formatDay, formatDuration } from '@/lib/travel/dates'
import { amenityWords } from '@/lib/travel/flights/amenity-words'
import type { Amenities, Fare, FlightOffer, Layover, Segment } from '@/lib/travel/flights/offer-schema'
import { airportWords } from '@/lib/travel/places/airport-words'
import { cityWords } from '@/lib/travel/places/city-words'
import { useTimeFormat } from '../session/preferences'
import { clockTime, layoverWords } from './flight-words'

/** The room for a day and its time, and where what lies between them begins. */
const COLUMNS = {
  '24h': { row: 'grid-cols-[92px_1fr]', wait: 'ms-[108px]' },
  '12h': { row: 'grid-cols-[116px_1fr]', wait: 'ms-[132px]' },
}

/** Every segment with what the fare's cabin has, and every wait between them, in order, down a thin line. */
export function FlightDetails({ offer, fare }: { offer: FlightOffer; fare: Fare }) {
  const { row, wait } = COLUMNS[useTimeFormat()]
  return (
    <ol className="flex flex-col text-fact">
      {offer.segments.map((segment, index) => (
        <li key={`${segment.flightNumber}-${segment.departsAt}`}>
          <SegmentLine segment={segment} cabin={fare.amenities?.[index]} className={row} />
          <LayoverLine layover={offer.layovers[index]} className={wait} />
        </li>
      ))}
    </ol>
  )
}

function SegmentLine({ segment, cabin, className }: { segment: Segment; cabin: Amenities | undefined; className: string }) {
  const { origin, destination, operatingCarrier, marketingCarrier } = segment
  const onBoard = cabin && amenityWords(cabin)
  const isSameAirline = operatingCarrier.iataCode === marketingCarrier.iataCode
  return (
    <div className={`grid gap-x-4 ${className}`}>
      <Stop time={segment.departsAt} />
      <span className="relative border-ink-soft/40 border-s pb-2 ps-4">
        <span className="absolute top-1.5 -inset-s-[3.5px] size-1.5 rounded-full border border-ink-soft bg-sheet" />
        <span className="font-medium">{airportWords(origin, segment.originTerminal)}</span>
        <span className="block text-ink-soft">
          {segment.flightNumber} · {marketingCarrier.name}
          {isSameAirline ? '' : `, ${texts.operatedByInSentence(operatingCarrier.name)}`}
          {segment.aircraft ? ` · ${segment.aircraft}` : ''} · {formatDuration(segment.durationMinutes)}
          {segment.stopsAt?.length ? ` · ${texts.landsOnTheWay(segment.stopsAt.map(cityWords).join(texts.and))}` : ''}
        </span>
        {onBoard && <span className="block text-ink-soft first-letter:uppercase">{onBoard}</span>}
      </span>
      <Stop time={segment.arrivesAt} />
      <span className="relative ps-4">
        <span className="absolute top-1.5 -inset-s-[2.5px] size-1.5 rounded-full bg-ink-soft" />
        <span className="font-medium">{airportWords(destination, segment.destinationTerminal)}</span>
      </span>
    </div>
  )
}

function LayoverLine({ layover, className }: { layover: Layover | undefined; className: string }) {
  if (!layover) return null
  return <p className={`my-2 border-saffron border-s border-dashed py-0.5 ps-4 text-saffron ${className}`}>{layoverWords(layover)}</p>
}

function Stop({ time }: { time: string }) {
  const timeFormat = useTimeFormat()
  return (
    <span className="figures text-end">
      <span className="text-ink-soft">{dayWords(time)}</span> <span className="font-semibold">{clockTime(time, timeFormat)}</span>
    </span>
  )
}

/** "Fri 27": the month is known by then. */
function dayWords(time: string): string {
  return formatDay(time.slice(0, 10)).split(' ').slice(0, 2).join(' ')
}
