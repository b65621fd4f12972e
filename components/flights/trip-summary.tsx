'use client'

import type { Ref } from 'react'
import * as texts from '@/lib/texts/flights'
import { sliceLabel } from '@/lib/travel/flights/search'
import type { Money } from '@/lib/travel/money'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { type TripPrice, tripPrice } from '@/lib/travel/trip/price'
import { AncillariesBar } from '../ancillaries/ancillaries-bar'
import { chosenLines } from '../ancillaries/shared/chosen-lines'
import { ChosenList } from '../ancillaries/shared/chosen-list'
import { useReadOnly } from '../chat/read-only'
import { useOfferDetails } from '../state/offer-details-store'
import { isLocked, useLiveTrip } from '../state/use-live-trip'
import { KeptStay } from '../stays/kept/kept-stay'
import { bagCountOf } from '../trip/added-words'
import { PriceBreakdown } from '../trip/price-breakdown'
import { CheckOutFoot } from '../trip/summary/check-out-foot'
import { SliceSummary } from '../trip/summary/slice-summary'
import { SupplierNotes } from '../trip/summary/supplier-notes'
import { TripFacts } from '../trip/summary/trip-facts'
import { useNewestCard } from '../trip/use-newest-card'
import { Card } from '../ui/card'
import { Price } from '../ui/price'
import { Ribbon } from '../ui/ribbon'
import { Worded } from '../ui/worded'
import { forTravellers } from './flight-words'

/**
 * The whole trip before paying, as it is now: travellers, itinerary, what each fare includes, what was added to it, the rules in words
 * and the price in its parts. An older one keeps what it said.
 */
export function TripSummary({
  route,
  price,
  isLatest,
}: {
  route: string
  price: Pick<TripPrice, 'total'> & Partial<TripPrice>
  isLatest: boolean
}) {
  const { ref, isNewest } = useNewestCard('trip-summary', isLatest)
  const live = useLiveTrip()
  const current = live && tripPrice(live.trip)
  const isRead = useReadOnly() !== null
  if (!live || !current?.isFinal || !isNewest) {
    return (
      <Card ref={ref} aria-label={texts.tripOfRoute(route)} className={isRead ? '' : 'grayscale'}>
        {!isRead && <Ribbon tone="stale">{isNewest ? texts.flightsHaveChanged : texts.replacedByNewerChoice}</Ribbon>}
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
  const { trip, threadId } = live
  const isRead = useReadOnly() !== null
  const { details } = useOfferDetails(threadId)
  if (!trip.result) return null
  const { search, expiresAt } = trip.result
  const chosen = chosenLines(trip)
  const shared = chosen.filter(({ sliceIndexes }) => sliceIndexes.length > 1)
  const labels = search.slices.map((_, sliceIndex) => sliceLabel(search.tripType, sliceIndex))
  return (
    <Card ref={ref} aria-label={texts.yourTrip}>
      {formerTotal && (
        <Ribbon tone="stale">
          <span>
            <Worded
              words={texts.choiceHasChanged}
              parts={{ before: <Price money={formerTotal} />, now: <Price money={price.total} className="font-semibold" /> }}
            />
          </span>
        </Ribbon>
      )}
      <TripFacts trip={trip} />
      {trip.picks.map(
        (pick, sliceIndex) =>
          pick?.fare && (
            <SliceSummary
              key={pick.offer.offerId}
              label={labels[sliceIndex] ?? ''}
              offer={pick.offer}
              fare={pick.fare}
              recommended={details?.recommended?.[sliceIndex] ?? null}
              bagCount={bagCountOf(trip.ancillaries.bags, sliceIndex)}
              chosen={chosen.filter(({ sliceIndexes }) => sliceIndexes.length === 1 && sliceIndexes[0] === sliceIndex)}
            />
          ),
      )}
      {shared.length > 0 && (
        <section aria-label={texts.forSeveralFlights} className="border-b px-4 py-4">
          <ChosenList lines={shared} />
        </section>
      )}
      <SupplierNotes threadId={threadId} tripType={search.tripType} />
      <div className="flex flex-col gap-5 px-4 py-4">
        <AncillariesBar threadId={threadId} />
        <PriceBreakdown price={price} />
      </div>
      {trip.stays?.chosen && <KeptStay live={live} />}
      {!isLocked(live) && !trip.isCheckingOut && !isRead && (
        <CheckOutFoot price={price} whom={forTravellers(search.travellers)} expiresAt={expiresAt} />
      )}
    </Card>
  )
}
