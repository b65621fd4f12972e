'use client'

import type { Ref } from 'react'
import type { Fare, FlightOffer } from '@/lib/travel/flights/offer'
import { CABIN_LABELS, sliceLabel } from '@/lib/travel/flights/search'
import { formatMoney, type Money } from '@/lib/travel/money'
import type { LiveTrip } from '@/lib/travel/trip/live-trip'
import { type TripPrice, tripPrice } from '@/lib/travel/trip/price'
import { useChatActions } from '../chat/chat-actions'
import { useHasPassed } from '../state/use-has-passed'
import { isLocked, useLiveTrip } from '../state/use-live-trip'
import { PriceBreakdown } from '../trip/price-breakdown'
import { useNewestCard } from '../trip/use-newest-card'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Price } from '../ui/price'
import { Ribbon } from '../ui/ribbon'
import { FareFacts } from './fare-facts'
import { conditionSentences } from './fare-words'
import { FlightLine } from './flight-line'
import { forTravellers, spokenFlight } from './flight-words'
import { SliceHeading } from './slice-heading'

/**
 * The whole trip before paying, as it is now: itinerary, what each fare includes, its rules in words and the price in its parts.
 * An older one keeps what it said.
 */
export function TripSummary({ route, price, isLatest }: { route: string; price: TripPrice; isLatest: boolean }) {
  const { ref, isNewest } = useNewestCard('trip-summary', isLatest)
  const live = useLiveTrip()
  const current = live && tripPrice(live.trip)
  if (!live || !current?.isFinal || !isNewest) {
    return (
      <Card ref={ref} aria-label={`Trip ${route}`} className="grayscale">
        <Ribbon tone="stale">{isNewest ? 'Your flights have changed since' : 'Replaced by a newer choice'}</Ribbon>
        <p className="flex flex-wrap justify-between gap-3 px-4 py-3">
          {route} <Price money={price.total} className="font-semibold" />
        </p>
      </Card>
    )
  }
  // What the assistant wrote below still names the price of then.
  const isOther = current.total.amountMinor !== price.total.amountMinor || current.total.currency !== price.total.currency
  return <CurrentSummary ref={ref} live={live} price={current} formerTotal={!isLatest && isOther ? price.total : null} />
}

function CurrentSummary({
  ref,
  live,
  price,
  formerTotal,
}: {
  ref: Ref<HTMLElement>
  live: LiveTrip
  price: TripPrice
  formerTotal: Money | null
}) {
  const { trip } = live
  const { result } = trip
  return (
    <Card ref={ref} aria-label="Your trip">
      {formerTotal && (
        <Ribbon tone="stale">
          <span>
            You have changed your choice since: it was <Price money={formerTotal} />, now{' '}
            <Price money={price.total} className="font-semibold" />
          </span>
        </Ribbon>
      )}
      {result?.isSimulated && <Ribbon tone="simulated">Simulated flights and prices – no real airline sells these</Ribbon>}
      {trip.picks.map(
        (pick, sliceIndex) =>
          pick?.fare && (
            <SliceSummary
              key={pick.offer.offerId}
              label={sliceLabel(result?.search.tripType ?? 'one-way', sliceIndex)}
              offer={pick.offer}
              fare={pick.fare}
            />
          ),
      )}
      <div className="px-4 py-4">
        <PriceBreakdown price={price} />
      </div>
      {result && !isLocked(live) && !trip.isCheckingOut && (
        <CheckOutFoot price={price} whom={forTravellers(result.search.travellers)} expiresAt={result.expiresAt} />
      )}
    </Card>
  )
}

function SliceSummary({ label, offer, fare }: { label: string; offer: FlightOffer; fare: Fare }) {
  return (
    <article aria-label={`${label}: ${spokenFlight(offer)}`} className="grid gap-x-8 gap-y-3 border-b px-4 py-4 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <SliceHeading label={label} offer={offer} />
        <FlightLine offer={offer} size="small" />
        <p className="mt-3 text-fact text-ink-soft">{conditionSentences(fare).join(' ')}</p>
      </div>
      <div className="sm:w-44">
        <p className="text-fact">
          <span className="font-semibold">{fare.brand}</span>
          <span className="mb-1.5 block text-ink-soft">{CABIN_LABELS[fare.cabinClass]}</span>
        </p>
        <FareFacts fare={fare} hasRules={false} />
      </div>
    </article>
  )
}

function CheckOutFoot({ price, whom, expiresAt }: { price: TripPrice; whom: string; expiresAt: string }) {
  const { act, isBusy } = useChatActions()
  const hasExpired = useHasPassed(expiresAt)
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t bg-paper px-4 py-3">
      <p className="min-w-0 flex-1 basis-56 text-fact text-ink-soft">
        {hasExpired
          ? 'These prices are a while old. They are checked again before you pay.'
          : `Everything included, ${whom}. Nothing is paid before the last step.`}
      </p>
      <Button
        tone="primary"
        className="max-sm:w-full"
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : () => act({ type: 'start-checkout' }, 'You went to check out')}
      >
        <span className="figures">Check out · {formatMoney(price.total)}</span>
      </Button>
    </footer>
  )
}
