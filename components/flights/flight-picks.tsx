'use client'

import { useState } from 'react'
import { useToday } from '@/components/state/use-today'
import * as texts from '@/lib/texts/flights'
import { formatDay } from '@/lib/travel/dates'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import type { FlightPicks as PicksOfSlice, RankedOffer } from '@/lib/travel/flights/ranked-offer'
import { sliceLabel } from '@/lib/travel/flights/search'
import { describeMissing } from '@/lib/travel/flights/search-progress'
import { formatMoney } from '@/lib/travel/money'
import { cityWords } from '@/lib/travel/places/city-words'
import { describeOffer } from '@/lib/travel/trip/describe-command'
import { useChatActions } from '../chat/chat-actions'
import { useTripStore } from '../state/trip-store'
import { useAnnounceOnce } from '../state/use-announce-once'
import { useLiveTrip } from '../state/use-live-trip'
import { useNewestCard } from '../trip/use-newest-card'
import { Card } from '../ui/card'
import { Ribbon } from '../ui/ribbon'
import { StandingRibbon, useCardStanding } from './card-standing'
import { CompareBar } from './compare/compare-bar'
import { rankedChoices } from './compare/ranked-choices'
import { useComparison } from './compare/use-comparison'
import { ExploreFlights, focusFilters } from './explore/explore-flights'
import { OtherFlights } from './explore/other-flights'
import { useFlightView } from './explore/use-flight-view'
import { otherCurrencyWords, priceScopeWords } from './fare-words'
import { FlightCard } from './flight-card'
import { forTravellers } from './flight-words'
import { NothingFits } from './nothing-fits'
import { RoundTrips } from './round-trips'

/** `isGrowing`: sources are still out, so nothing can be chosen yet. */
type FlightPicksProps = { flights: PicksOfSlice; isLatest: boolean; isGrowing?: boolean }

/** The flights of a search there and back stand as whole round trips first; one direction after the other is one step away, and kept with the trip. */
export function FlightPicks(props: FlightPicksProps) {
  const { roundTrips, searchId } = props.flights
  const { threadId } = useChatActions()
  const trip = useLiveTrip()?.trip
  const issue = useTripStore((state) => state.issue)
  const [wanted, setWanted] = useState<boolean | null>(null)
  if (!roundTrips) return <SlicePicks {...props} />

  async function choose(isSeparate: boolean) {
    setWanted(isSeparate)
    await issue(threadId, { type: 'choose-separately', isSeparate })
    setWanted(null)
  }

  const isHalfPicked = trip?.result?.searchId === searchId && trip.picks.filter((pick) => pick !== null).length === 1
  return (wanted ?? trip?.choosesSeparately) || isHalfPicked ? (
    <SlicePicks {...props} onRoundTrips={isHalfPicked ? undefined : () => void choose(false)} />
  ) : (
    <RoundTrips {...props} flights={{ ...props.flights, roundTrips }} onSeparate={() => void choose(true)} />
  )
}

/**
 * Up to three labelled picks for one direction, ways to look further, and every other flight on demand. What can be pressed, and
 * what filters and weights leave, follows the live trip.
 */
function SlicePicks({
  flights,
  isLatest,
  isGrowing = false,
  onRoundTrips,
}: FlightPicksProps & { onRoundTrips?: (() => void) | undefined }) {
  const { act, isBusy } = useChatActions()
  const live = useLiveTrip()
  useAnnounceOnce(spokenResult(flights), isLatest && isBusy)

  // While an answer streams, its own search may not have reached the live trip yet.
  const isOwnSearch = live?.trip.result?.searchId === flights.searchId || (isLatest && isBusy)
  const standsAs = useCardStanding(flights, isOwnSearch)
  const standing = isGrowing ? 'growing' : standsAs
  // Only the lowest card of these flights follows filters and weights; an older one shows what it was asked for.
  const { ref, isNewest, isRepeated } = useNewestCard(`picks/${flights.searchId}/${flights.sliceIndex}`, isLatest)
  const isLive = standing === 'open' && isNewest
  const view = useFlightView(flights, isLive)
  const comparison = useComparison()
  const chosenOfferId = isOwnSearch ? (live?.trip.picks[flights.sliceIndex]?.offer.offerId ?? null) : null
  const whom = forTravellers(flights.search.travellers)
  const { tripType } = flights.search
  const otherCurrency = otherCurrencyWords(flights.search, flights.picks[0]?.total.currency)
  const missing = isGrowing ? null : describeMissing(flights.sources ?? [])

  function choose({ offer }: RankedOffer) {
    act({ type: 'pick-offer', sliceIndex: flights.sliceIndex, offerId: offer.offerId }, texts.youChoseFlight(describeOffer(offer)))
  }

  // A wish said with the search filters it in the same turn: one card with flights is enough, and this one only keeps its place.
  if (isRepeated && standing === 'open') return <div ref={ref} hidden />
  return (
    <Card ref={ref} aria-label={headingWords(flights)}>
      <PicksHead flights={flights} offerCount={view.offerCount} totalCount={view.totalCount} />
      {missing && <Ribbon tone="stale">{missing}</Ribbon>}
      {otherCurrency && <Ribbon tone="stale">{otherCurrency}</Ribbon>}
      {standing !== 'growing' && <StandingRibbon standing={standing} searchedAt={flights.searchedAt} />}
      {onRoundTrips && standing === 'open' && (
        <button
          type="button"
          onClick={onRoundTrips}
          className="flex min-h-11 w-full items-center border-t px-4 font-medium text-[15px] text-sea hover:bg-paper"
        >
          {texts.backToRoundTrips}
        </button>
      )}
      {isLive && <ExploreFlights flights={flights} view={view} chosenOfferId={chosenOfferId} isWaiting={isBusy} onChoose={choose} />}
      <div className={`flex flex-col gap-2 p-2 sm:gap-3 sm:p-3 ${standing === 'replaced' ? 'opacity-90 grayscale' : ''}`}>
        {view.nothing && isLive ? (
          <NothingFits
            offers={view.nothing}
            filters={view.filters}
            search={flights.search}
            onChange={view.filter}
            onEmptied={focusFilters}
          />
        ) : (
          view.picks.map((ranked) => (
            <FlightCard
              key={ranked.offer.offerId}
              ranked={ranked}
              fare={leadFare(ranked.offer, flights.search)}
              search={flights.search}
              weights={view.weights}
              isSimulated={flights.isSimulated}
              whom={whom}
              direction={priceScopeWords(ranked.offer, tripType)}
              isRecommended={ranked.labels.includes(flights.search.preference)}
              isChosen={ranked.offer.offerId === chosenOfferId}
              isWaiting={isBusy}
              isFaded={standing === 'replaced'}
              comparison={isLive && view.offerCount > 1 ? comparison : undefined}
              onChoose={standing === 'open' ? () => choose(ranked) : undefined}
            />
          ))
        )}
      </div>
      {isLive && view.offerCount > view.picks.length && (
        <OtherFlights
          flights={flights}
          view={view}
          chosenOfferId={chosenOfferId}
          isWaiting={isBusy}
          comparison={comparison}
          onChoose={choose}
        />
      )}
      {isLive && (
        <CompareBar
          comparison={comparison}
          choices={rankedChoices(comparison, [...view.picks, ...(view.ranked ?? [])], chosenOfferId)}
          search={flights.search}
          isSimulated={flights.isSimulated}
          isWaiting={isBusy}
          onChoose={(key) => {
            const ranked = [...view.picks, ...(view.ranked ?? [])].find(({ offer }) => offer.offerId === key)
            if (ranked) choose(ranked)
          }}
        />
      )}
    </Card>
  )
}

function PicksHead({ flights, offerCount, totalCount }: { flights: PicksOfSlice; offerCount: number; totalCount: number }) {
  const today = useToday()
  const { search, sliceIndex } = flights
  const slice = search.slices[sliceIndex]
  if (!slice) return null
  const count = offerCount === totalCount ? `${totalCount}` : texts.someOfAll(offerCount, totalCount)
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3">
      <h2 className="font-semibold text-[15px] leading-6">
        <span className="text-ink-soft">{sliceLabel(search.tripType, sliceIndex)} ·</span> {cityWords(slice.origin)} →{' '}
        {cityWords(slice.destination)}
      </h2>
      <p className="text-fact text-ink-soft">{texts.dayAndCountOfFlights(formatDay(slice.departureOn, today), count, totalCount)}</p>
    </header>
  )
}

function headingWords({ search, sliceIndex }: PicksOfSlice): string {
  const slice = search.slices[sliceIndex]
  const label = sliceLabel(search.tripType, sliceIndex)
  return slice ? texts.flightsOfRoute(label, cityWords(slice.origin), cityWords(slice.destination)) : label
}

function spokenResult({ offerCount, picks, search, sliceIndex }: PicksOfSlice): string {
  const totals = picks.map((pick) => pick.total).toSorted((first, second) => first.amountMinor - second.amountMinor)
  const [cheapest] = totals
  const flights = texts.flightsFound(offerCount, sliceLabel(search.tripType, sliceIndex).toLowerCase())
  if (!cheapest) return `${flights}.`
  const fromPrice = picks[0]?.offer.priceCovers === 'addition' ? texts.flightsFromOnTop : texts.flightsFromPrice
  return fromPrice(flights, formatMoney(cheapest), forTravellers(search.travellers))
}
