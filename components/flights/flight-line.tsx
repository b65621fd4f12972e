'use client'

import { formatDuration } from '@/lib/travel/dates'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { cityWords } from '@/lib/travel/places/city-words'
import { useTimeFormat } from '../session/preferences'
import { clockTime, dayOffsetWords, ends, stopsWords } from './flight-words'

/**
 * Departure, a thin line with a dot per stop, arrival; airports, cities and the duration beneath. A later day hangs beside the time, in the
 * margin, so that times stand below each other. Read as one sentence elsewhere.
 */
export function FlightLine({ offer, size = 'large' }: { offer: FlightOffer; size?: 'large' | 'small' }) {
  const timeFormat = useTimeFormat()
  const { origin, destination } = ends(offer)
  const time = size === 'large' ? 'text-[22px] leading-7 font-semibold' : 'text-[17px] leading-6 font-semibold'
  const offset = dayOffsetWords(offer.dayOffset)
  return (
    <div
      aria-hidden="true"
      className="me-3 grid grid-cols-[auto_minmax(56px,1fr)_auto] gap-x-3 max-[22rem]:grid-cols-[auto_minmax(24px,1fr)_auto] max-[22rem]:gap-x-1.5"
    >
      <span className={`figures ${time}`}>{clockTime(offer.departsAt, timeFormat)}</span>
      <StopLine offer={offer} />
      <span className={`figures text-end ${time}`}>
        {clockTime(offer.arrivesAt, timeFormat)}
        {offset && (
          <sup className="-me-[1.2em] inline-block w-[1.2em] ps-px text-start sm:-me-[1.4em] sm:w-[1.4em] sm:ps-0.5 font-medium text-[11px] text-saffron">
            {offset}
          </sup>
        )}
      </span>
      <Airport code={origin.iataCode} city={cityWords(origin)} />
      <span className="-mx-2 self-start text-center text-fact text-ink-soft">
        <span className="figures">{formatDuration(offer.durationMinutes)}</span>{' '}
        {offer.connections === 0 && <span className="whitespace-nowrap">· {stopsWords(offer)}</span>}
      </span>
      <Airport code={destination.iataCode} city={cityWords(destination)} isEnd />
    </div>
  )
}

function StopLine({ offer }: { offer: FlightOffer }) {
  return (
    <span className="relative flex items-center self-center">
      <span className="size-1.5 shrink-0 rounded-full border border-ink-soft" />
      <span className="h-px min-w-2 flex-1 bg-ink-soft/45" />
      {offer.layovers.map((layover) => (
        <span key={`${layover.airport.iataCode}-${layover.minutes}`} className="contents">
          <span className="relative size-[7px] shrink-0 rounded-full bg-saffron">
            <span className="absolute bottom-[7px] left-1/2 -translate-x-1/2 whitespace-nowrap font-medium text-[11px] text-ink-soft leading-4 tracking-wide">
              {layover.leavesFrom ? `${layover.airport.iataCode}–${layover.leavesFrom.iataCode}` : layover.airport.iataCode}
            </span>
          </span>
          <span className="h-px min-w-2 flex-1 bg-ink-soft/45" />
        </span>
      ))}
      <span className="size-1.5 shrink-0 rounded-full bg-ink-soft" />
    </span>
  )
}

function Airport({ code, city, isEnd = false }: { code: string; city: string; isEnd?: boolean }) {
  return (
    <span className={`min-w-0 max-w-28 text-fact sm:max-w-40 ${isEnd ? 'text-end' : ''}`}>
      <span className="font-medium text-ink">{code}</span> <span className="text-ink-soft">{city}</span>
    </span>
  )
}
