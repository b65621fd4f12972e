'use client'

import { useToday } from '@/components/state/use-today'
import * as texts from '@/lib/texts/trip'
import { formatDay } from '@/lib/travel/dates'
import type { SliceSearch } from '@/lib/travel/flights/search'
import type { PickedFlight } from '@/lib/travel/trip/trip'
import { useChatActions } from '../chat/chat-actions'
import { AirlineTile } from '../flights/airline-tile'
import { airlineNames, clockTime, dayOffsetWords, ends, flightNumbers, stopsWords } from '../flights/flight-words'
import { useTimeFormat } from '../session/preferences'

/** One direction of the live trip: picked or still open. */
export function TripSlice({
  label,
  slice,
  sliceIndex,
  pick,
  added,
  canChange,
  onLeave,
}: {
  label: string
  slice: SliceSearch
  sliceIndex: number
  pick: PickedFlight | null
  /** Seats, bags, meals and extras of this direction in a line; null where there are none. */
  added: string | null
  canChange: boolean
  onLeave: (() => void) | undefined
}) {
  const today = useToday()
  if (!pick) {
    return (
      <section aria-label={label} className="flex items-center gap-3 border-t px-4 py-3 text-fact text-ink-soft">
        <span aria-hidden="true" className="h-7 w-9 shrink-0 rounded-[7px] border border-dashed" />
        <p>
          <span className="block font-medium text-ink">{label}</span>
          {texts.notPickedYet(formatDay(slice.departureOn, today))}
        </p>
      </section>
    )
  }
  return <PickedSlice label={label} sliceIndex={sliceIndex} pick={pick} added={added} canChange={canChange} onLeave={onLeave} />
}

function PickedSlice({
  label,
  sliceIndex,
  pick,
  added,
  canChange,
  onLeave,
}: {
  label: string
  sliceIndex: number
  pick: PickedFlight
  added: string | null
  canChange: boolean
  onLeave: (() => void) | undefined
}) {
  const { act, isBusy } = useChatActions()
  const today = useToday()
  const timeFormat = useTimeFormat()

  function dropPick() {
    act({ type: 'drop-pick', sliceIndex }, texts.youWentBackToTheFlights(label.toLowerCase()))
    onLeave?.()
  }

  const { offer, fare } = pick
  const { origin, destination } = ends(offer)
  const [carrier] = offer.segments
  return (
    <section aria-label={label} className="flex items-start gap-3 border-t px-4 py-3 text-fact text-ink-soft">
      {carrier && <AirlineTile carrier={carrier.marketingCarrier} />}
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-2">
          <span>
            {label} · {formatDay(offer.departsAt.slice(0, 10), today)}
          </span>
          {canChange && (
            <button
              type="button"
              aria-label={texts.changeTheFlight(label.toLowerCase())}
              aria-disabled={isBusy || undefined}
              onClick={isBusy ? undefined : dropPick}
              className="-my-3 -me-2 inline-flex min-h-11 items-center rounded-control px-2 font-medium text-sea hover:underline"
            >
              {texts.change}
            </button>
          )}
        </p>
        <p className="figures font-semibold text-[15px] text-ink leading-5">
          {clockTime(offer.departsAt, timeFormat)} → {clockTime(offer.arrivesAt, timeFormat)}
          <sup className="ms-0.5 font-medium text-[11px] text-saffron">{dayOffsetWords(offer.dayOffset)}</sup>
        </p>
        <p>
          {origin.iataCode} → {destination.iataCode} · {stopsWords(offer)}
        </p>
        <p>
          {airlineNames(offer)} <span className="whitespace-nowrap">{flightNumbers(offer)}</span>
        </p>
        <p>{fare ? fare.brand : texts.fareStillOpen}</p>
        {added && <p className="break-words text-ink">{added}</p>}
      </div>
    </section>
  )
}
