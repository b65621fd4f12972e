'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/flights'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import type { Fare, FlightOffer } from '@/lib/travel/flights/offer-schema'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { priceOfFares } from '@/lib/travel/trip/price'
import type { PickedFlight } from '@/lib/travel/trip/trip'
import { useChatActions } from '../chat/chat-actions'
import { useReadOnly } from '../chat/read-only'
import { useTimeFormat } from '../session/preferences'
import { useTripStore } from '../state/trip-store'
import { useHasPassed } from '../state/use-has-passed'
import { isLocked, useLiveTrip } from '../state/use-live-trip'
import { useNewestCard } from '../trip/use-newest-card'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Price } from '../ui/price'
import { Ribbon } from '../ui/ribbon'
import { StandingRibbon } from './card-standing'
import { FareOptions } from './fare-options'
import { FlightLine } from './flight-line'
import { forFare, forTravellers, spokenFlight } from './flight-words'
import { SliceHeading } from './slice-heading'

export type SummarySlice = {
  sliceIndex: number
  label: string
  offer: FlightOffer
  fareId: string | null
}

/** Where there are no prices, none expire. */
const NEVER = '9999-12-31T00:00:00Z'

/** The picked flights with their fares, per direction. The last open choice ends the stage; the others only change the trip. An older one only shows. */
export function FlightSummary({ slices, isLatest }: { slices: SummarySlice[]; isLatest: boolean }) {
  const { threadId, act, isBusy } = useChatActions()
  const live = useLiveTrip()
  const issue = useTripStore((state) => state.issue)
  const [refusal, setRefusal] = useState<string | null>(null)
  const result = live?.trip.result ?? null
  const picks = live?.trip.picks ?? []
  const { ref, isNewest } = useNewestCard('flight-summary', isLatest)
  const isRead = useReadOnly() !== null
  const hasExpired = useHasPassed(result?.expiresAt ?? NEVER)
  const isCurrent = isNewest && result !== null && slices.every((slice) => picks[slice.sliceIndex]?.offer.offerId === slice.offer.offerId)
  const isOpen = isCurrent && !isLocked(live) && !isRead && !hasExpired
  const canChoose = isOpen && !isBusy

  async function chooseFare(sliceIndex: number, fare: Fare) {
    setRefusal(null)
    const command = { type: 'choose-fare', sliceIndex, fareId: fare.fareId } as const
    const isLastOpen = picks.every((pick, index) => (index === sliceIndex ? !pick?.fare : pick?.fare))
    if (isLastOpen) return act(command, texts.youChoseFare(fare.brand))
    const answer = await issue(threadId, command)
    if ('refusal' in answer) setRefusal(answer.refusal.message)
  }

  async function keepShown(search: FlightSearch) {
    setRefusal(null)
    const open = slices.filter((slice) => !picks[slice.sliceIndex]?.fare)
    for (const [index, slice] of open.entries()) {
      const command = { type: 'choose-fare', sliceIndex: slice.sliceIndex, fareId: leadFare(slice.offer, search).fareId } as const
      if (index === open.length - 1) return act(command, texts.youKeptTheFaresShown)
      const answer = await issue(threadId, command)
      if ('refusal' in answer) return setRefusal(answer.refusal.message)
    }
  }

  return (
    <Card ref={ref} aria-label={texts.yourFlightsAndTheirFares} className={isCurrent || isRead ? '' : 'grayscale'}>
      {!isCurrent && !isRead && <Ribbon tone="stale">{isNewest ? texts.flightsHaveChanged : texts.replacedByNewerChoice}</Ribbon>}
      {isCurrent && !isLocked(live) && !isRead && hasExpired && <StandingRibbon standing="expired" searchedAt={result.searchedAt} />}
      {slices.map((slice) => (
        <SliceFares
          key={slice.sliceIndex}
          slice={slice}
          search={isCurrent ? result.search : null}
          chosenFareId={isCurrent ? (picks[slice.sliceIndex]?.fare?.fareId ?? null) : slice.fareId}
          onChoose={canChoose ? (fare) => void chooseFare(slice.sliceIndex, fare) : undefined}
        />
      ))}
      {refusal && (
        <p role="alert" className="px-4 pb-3 text-brick text-fact">
          {refusal}
        </p>
      )}
      {isOpen && <SummaryFoot picks={picks} search={result.search} isWaiting={isBusy} onKeep={() => void keepShown(result.search)} />}
    </Card>
  )
}

function SliceFares({
  slice,
  search,
  chosenFareId,
  onChoose,
}: {
  slice: SummarySlice
  search: FlightSearch | null
  chosenFareId: string | null
  onChoose: ((fare: Fare) => void) | undefined
}) {
  const timeFormat = useTimeFormat()
  const { offer, label } = slice
  const shown = leadFare(offer, search ?? { cabinClass: 'economy-with-restrictions', checkedBags: 0 })
  return (
    <article aria-label={`${label}: ${spokenFlight(offer, timeFormat)}`} className="border-b px-4 py-4 last:border-b-0">
      <SliceHeading label={label} offer={offer} />
      <div className="mb-4 max-w-md">
        <FlightLine offer={offer} size="small" />
      </div>
      <FareOptions
        label={texts.faresOfTheFlight(label.toLowerCase())}
        offer={offer}
        chosenFareId={chosenFareId}
        shownFareId={shown.fareId}
        whom={search ? forTravellers(search.travellers) : forFare(shown)}
        onChoose={onChoose}
      />
    </article>
  )
}

function SummaryFoot({
  picks,
  search,
  isWaiting,
  onKeep,
}: {
  picks: (PickedFlight | null)[]
  search: FlightSearch
  isWaiting: boolean
  onKeep: () => void
}) {
  const fares = picks.flatMap((pick) => (pick ? [pick.fare ?? leadFare(pick.offer, search)] : []))
  const isOpen = picks.some((pick) => !pick?.fare)
  const { total } = priceOfFares(fares)
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 bg-paper px-4 py-3">
      <p className="text-fact text-ink-soft">
        <Price money={total} className="me-2 font-semibold text-[20px] text-ink leading-7" />
        {texts.allFlights(forTravellers(search.travellers))}
      </p>
      {isOpen && (
        <Button tone="primary" aria-disabled={isWaiting || undefined} onClick={isWaiting ? undefined : onKeep}>
          {texts.keepTheFaresShown}
        </Button>
      )}
    </footer>
  )
}
