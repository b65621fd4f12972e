'use client'

import { useEffect, useState } from 'react'
import { coverWords } from '@/components/flights/fare-words'
import { clockTime, dayOffsetWords, flightNumbers, spokenFlight, stopsWords } from '@/components/flights/flight-words'
import { useTimeFormat } from '@/components/session/preferences'
import { flightListKey, useFlightListStore } from '@/components/state/flight-list-store'
import { Button } from '@/components/ui/button'
import { FailedNote } from '@/components/ui/failed-note'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import * as texts from '@/lib/texts/payment'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import type { RankedOffer } from '@/lib/travel/flights/ranked-offer'
import { sliceLabel } from '@/lib/travel/flights/search'
import { formatMoney } from '@/lib/travel/money'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { changeFlight } from './change-flight'

const MOST = 3

/** Where a flight was sold out while it was being booked: the cheapest others of the same search, one press away from the checkout. */
export function SoldOutAlternatives({ live, onChanged }: { live: LiveTrip; onChanged: () => void }) {
  const { trip, threadId } = live
  const [sliceIndex, setSliceIndex] = useState(0)
  const [busyOfferId, setBusyOfferId] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { lists, load } = useFlightListStore()
  const searchId = trip.result?.searchId ?? ''
  const afterOfferId = trip.picks[sliceIndex - 1]?.offer.offerId ?? null
  const key = flightListKey({ threadId, searchId, sliceIndex, by: 'cheapest', afterOfferId })
  const list = lists[key] ?? { status: 'loading' }
  useEffect(() => {
    if (searchId) void load({ threadId, searchId, sliceIndex, by: 'cheapest', afterOfferId })
  }, [load, threadId, searchId, sliceIndex, afterOfferId])

  if (!trip.result) return null
  const { tripType, slices } = trip.result.search
  const goneId = trip.picks[sliceIndex]?.offer.offerId
  const others = list.status === 'ready' ? list.offers.filter(({ offer }) => offer.offerId !== goneId).slice(0, MOST) : []
  const choose = async (offer: FlightOffer) => {
    if (busyOfferId) return
    setBusyOfferId(offer.offerId)
    const refused = await changeFlight(threadId, offer)
    setBusyOfferId(null)
    setRefusal(refused)
    if (!refused) onChanged()
  }
  return (
    <section aria-label={texts.otherFlights} className="mt-4 flex flex-col gap-3 border-t pt-4">
      <h3 className="font-semibold text-[15px] leading-6">{texts.otherFlightsOfYourSearch}</h3>
      {slices.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{texts.forWhichDirection}</legend>
          {slices.map((_, index) => {
            const label = sliceLabel(tripType, index)
            return (
              <Button
                key={label}
                size="small"
                aria-pressed={index === sliceIndex}
                className="aria-pressed:border-sea aria-pressed:text-sea"
                onClick={() => setSliceIndex(index)}
              >
                {label}
              </Button>
            )
          })}
        </fieldset>
      )}
      {list.status === 'loading' && (
        <div role="status" aria-label={texts.lookingForOtherFlights} className="flex flex-col gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      {list.status === 'failed' && (
        <FailedNote
          happened={list.message}
          action={{ label: texts.tryAgain, onPress: () => void load({ threadId, searchId, sliceIndex, by: 'cheapest', afterOfferId }) }}
        />
      )}
      {list.status === 'ready' && others.length === 0 && <p className="text-fact text-ink-soft">{texts.noOtherFlightFits}</p>}
      {others.length > 0 && (
        <ul className="flex flex-col gap-2">
          {others.map((other) => (
            <Alternative key={other.offer.offerId} other={other} isBusy={busyOfferId === other.offer.offerId} onChoose={choose} />
          ))}
        </ul>
      )}
      <p className="text-fact text-ink-soft">{texts.passengersAndBillingKept}</p>
      {refusal && (
        <p role="alert" className="text-brick text-fact">
          {refusal}
        </p>
      )}
    </section>
  )
}

function Alternative({
  other: { offer, total },
  isBusy,
  onChoose,
}: {
  other: RankedOffer
  isBusy: boolean
  onChoose: (offer: FlightOffer) => Promise<void>
}) {
  const timeFormat = useTimeFormat()
  const offset = dayOffsetWords(offer.dayOffset)
  return (
    <li>
      <button
        type="button"
        aria-busy={isBusy || undefined}
        onClick={() => void onChoose(offer)}
        className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-4 gap-y-0.5 rounded-control border bg-sheet px-3 py-2 text-start hover:border-ink-soft"
      >
        <span className="sr-only">{texts.chooseFlight(spokenFlight(offer, timeFormat), formatMoney(total))}</span>
        <span aria-hidden="true" className="flex flex-col">
          <span className="figures font-semibold">
            {clockTime(offer.departsAt, timeFormat)} → {clockTime(offer.arrivesAt, timeFormat)}{' '}
            {offset && <span className="text-fact text-saffron">{offset}</span>}
          </span>
          <span className="text-fact text-ink-soft">
            {flightNumbers(offer)} · {stopsWords(offer)}
          </span>
        </span>
        <span aria-hidden="true" className="flex flex-col items-end">
          <span className="font-semibold">
            {offer.priceCovers === 'addition' && '+'}
            <Price money={total} />
          </span>
          <span className="text-fact text-sea">
            {isBusy ? texts.choosing : texts.choose}
            {coverWords(offer) && <span className="text-ink-soft"> · {coverWords(offer)}</span>}
          </span>
        </span>
      </button>
    </li>
  )
}
