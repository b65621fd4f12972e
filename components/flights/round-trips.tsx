'use client'

import { useEffect, useEffectEvent, useMemo } from 'react'
import { useToday } from '@/components/state/use-today'
import { fetchingAllFlights } from '@/lib/texts/flights/explore'
import * as texts from '@/lib/texts/flights/round-trips'
import { formatDays } from '@/lib/travel/dates'
import { rankRoundTrips } from '@/lib/travel/flights/rank-round-trips'
import type { FlightPicks, RoundTrips as RoundTripsOfSearch } from '@/lib/travel/flights/ranked-offer'
import { TRIP_TYPE_LABELS } from '@/lib/travel/flights/search-labels'
import { describeMissing } from '@/lib/travel/flights/search-progress'
import { formatMoney } from '@/lib/travel/money'
import { cityWords } from '@/lib/travel/places/city-words'
import { describeRoundTrip } from '@/lib/travel/trip/describe-command'
import { useChatActions } from '../chat/chat-actions'
import { useAnnounceOnce } from '../state/use-announce-once'
import { useLiveTrip } from '../state/use-live-trip'
import { useNewestCard } from '../trip/use-newest-card'
import { Card } from '../ui/card'
import { Ribbon } from '../ui/ribbon'
import { SkeletonRows } from '../ui/skeleton'
import { StandingRibbon, useCardStanding } from './card-standing'
import { CompareBar } from './compare/compare-bar'
import { useComparison } from './compare/use-comparison'
import { focusFilters } from './explore/explore-flights'
import { ListFailed } from './explore/other-flights'
import { type FlightView, useFlightView } from './explore/use-flight-view'
import { otherCurrencyWords } from './fare-words'
import { countFilters } from './filters/count-filters'
import { FilterPanel } from './filters/filter-panel'
import { FilterSheet } from './filters/filter-sheet'
import { forTravellers } from './flight-words'
import { NothingFits } from './nothing-fits'
import { RoundTripCard, roundTripKey, type WholeTrip, wholeTrips } from './round-trip-card'

/** Stands in for the filters while they load. */
const FILTERS = Array<string>(5).fill('h-16')

type RoundTripsProps = {
  flights: FlightPicks & { roundTrips: RoundTripsOfSearch }
  isLatest: boolean
  isGrowing?: boolean
  /** Shows the outbound flights, then the return flights, in this card. */
  onSeparate: () => void
}

/** Up to three whole round trips of a search there and back, and the way to its single flights. Filters and weights follow the live trip. */
export function RoundTrips({ flights, isLatest, isGrowing = false, onSeparate }: RoundTripsProps) {
  const { act, isBusy } = useChatActions()
  const live = useLiveTrip()
  const whom = forTravellers(flights.search.travellers)
  useAnnounceOnce(spokenResult(flights, whom), isLatest && isBusy)

  // While an answer streams, its own search may not have reached the live trip yet.
  const isOwnSearch = live?.trip.result?.searchId === flights.searchId || (isLatest && isBusy)
  const standsAs = useCardStanding(flights, isOwnSearch)
  const standing = isGrowing ? 'growing' : standsAs
  const { ref, isNewest, isRepeated } = useNewestCard(`picks/${flights.searchId}/0`, isLatest)
  const isLive = standing === 'open' && isNewest
  const view = useRoundTripsView(flights, isLive)
  const comparison = useComparison()
  const chosen = isOwnSearch ? (live?.trip.picks.map((pick) => pick?.offer.offerId) ?? []) : []
  const otherCurrency = otherCurrencyWords(flights.search, view.trips[0]?.total.currency)
  const missing = isGrowing ? null : describeMissing(flights.sources ?? [])

  const isChosen = ({ offerIds }: WholeTrip) => offerIds.every((offerId, index) => offerId === chosen[index])
  const byKey = (key: string) => view.trips.find((trip) => roundTripKey(trip) === key)

  function choose({ offerIds, out, back }: WholeTrip) {
    act({ type: 'pick-round-trip', offerIds }, texts.youChoseRoundTrip(describeRoundTrip([out, back])))
  }

  if (isRepeated && standing === 'open') return <div ref={ref} hidden />
  return (
    <Card ref={ref} aria-label={headingWords(flights)}>
      <Head flights={flights} outCount={view.ways[0].offerCount} returnCount={view.ways[1].offerCount} />
      {missing && <Ribbon tone="stale">{missing}</Ribbon>}
      {otherCurrency && <Ribbon tone="stale">{otherCurrency}</Ribbon>}
      {standing !== 'growing' && <StandingRibbon standing={standing} searchedAt={flights.searchedAt} />}
      {isLive && <Filters flights={flights} ways={view.ways} />}
      <div className={`flex flex-col gap-2 p-2 sm:gap-3 sm:p-3 ${standing === 'replaced' ? 'opacity-90 grayscale' : ''}`}>
        {view.isEmptied && isLive ? (
          view.emptied?.nothing ? (
            <NothingFits
              offers={view.emptied.nothing}
              filters={view.emptied.filters}
              search={flights.search}
              onChange={view.emptied.filter}
              onEmptied={focusFilters}
            />
          ) : (
            <p className="px-2 py-3 text-[15px] leading-6">{texts.noRoundTripIsLeft}</p>
          )
        ) : (
          view.trips.map((trip) => (
            <RoundTripCard
              key={roundTripKey(trip)}
              trip={trip}
              search={flights.search}
              whom={whom}
              isRecommended={trip.labels.includes(flights.search.preference)}
              isChosen={isChosen(trip)}
              isWaiting={isBusy}
              comparison={standing === 'open' && view.trips.length > 1 ? comparison : undefined}
              isFaded={standing === 'replaced'}
              onChoose={standing === 'open' ? () => choose(trip) : undefined}
            />
          ))
        )}
      </div>
      {standing === 'open' && (
        <CompareBar
          comparison={comparison}
          isRoundTrips
          choices={comparison.keys.flatMap((key) => {
            const trip = byKey(key)
            return trip ? [{ key, offers: [trip.out, trip.back], labels: trip.labels, isChosen: isChosen(trip) }] : []
          })}
          search={flights.search}
          isSimulated={flights.isSimulated}
          isWaiting={isBusy}
          onChoose={(key) => {
            const trip = byKey(key)
            if (trip) choose(trip)
          }}
        />
      )}
      {standing === 'open' && (
        <button
          type="button"
          onClick={onSeparate}
          className="flex min-h-11 w-full items-center justify-center gap-1.5 border-t px-4 font-medium text-[15px] text-sea hover:bg-paper"
        >
          {texts.chooseSeparately}
        </button>
      )}
    </Card>
  )
}

/** The filters of both directions: each a sheet of its own, since hours out and hours back are two wishes. */
function Filters({ flights, ways }: { flights: FlightPicks; ways: readonly [FlightView, FlightView] }) {
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-t px-3 py-2">
      {ways.map((way, sliceIndex) => {
        const title = sliceIndex === 0 ? texts.filtersOut : texts.filtersBack
        const offers = way.list?.status === 'ready' ? way.list.offers.map(({ offer }) => offer) : null
        return (
          <FilterSheet
            key={title}
            title={title}
            label={title}
            filterCount={countFilters(way.filters)}
            shownCount={way.offerCount}
            onOpen={way.load}
            isSmall
          >
            {offers ? (
              <FilterPanel offers={offers} search={flights.search} filters={way.filters} onChange={way.filter} />
            ) : way.list?.status === 'failed' ? (
              <ListFailed message={way.list.message} onRetry={way.load} />
            ) : (
              <SkeletonRows label={fetchingAllFlights(way.totalCount)} rows={FILTERS} />
            )}
          </FilterSheet>
        )
      })}
      {ways.map(
        (way) =>
          way.refusal && (
            <p key={way.refusal} role="alert" className="w-full px-1 text-brick text-fact">
              {way.refusal}
            </p>
          ),
      )}
    </div>
  )
}

function Head({ flights, outCount, returnCount }: { flights: FlightPicks; outCount: number; returnCount: number }) {
  const today = useToday()
  const [out, back] = flights.search.slices
  if (!out || !back) return null
  const days = formatDays([out.departureOn, back.departureOn], today)
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3">
      <h2 className="font-semibold text-[15px] leading-6">
        <span className="text-ink-soft">{TRIP_TYPE_LABELS['round-trip']} ·</span> {cityWords(out.origin)} ⇄ {cityWords(out.destination)}
      </h2>
      <p className="text-fact text-ink-soft">{texts.daysAndCounts(days, outCount, returnCount)}</p>
    </header>
  )
}

/** What was stored with the card while filters and weights are the same; worked out here from all flights once they changed. */
function useRoundTripsView(flights: RoundTripsProps['flights'], isLive: boolean) {
  const { roundTrips, search } = flights
  const out = useFlightView(flights, isLive)
  const back = useFlightView(returnOf(flights), isLive)
  const hasChanged = out.hasChanged || back.hasChanged
  const load = useEffectEvent(() => {
    out.load()
    back.load()
  })
  useEffect(() => {
    if (isLive && hasChanged) load()
  }, [isLive, hasChanged])
  const offers = useMemo(
    () => [out.list, back.list].map((list) => (list?.status === 'ready' ? list.offers.map(({ offer }) => offer) : null)),
    [out.list, back.list],
  )
  const [there, home] = offers
  const worked = useMemo(
    () =>
      hasChanged && there && home
        ? { found: rankRoundTrips({ search, offers: [there, home] }, { weights: out.weights, filters: [out.filters, back.filters] }) }
        : null,
    [hasChanged, there, home, search, out.weights, out.filters, back.filters],
  )
  const shown = worked ? worked.found : roundTrips
  return {
    ways: [out, back] as const,
    trips: shown ? wholeTrips(shown) : [],
    isEmptied: !shown,
    /** The direction whose filters leave nothing. */
    emptied: [out, back].find((way) => way.nothing !== null),
  }
}

/** The return's flights as a card of their own would have them: its filters and its count. */
function returnOf(flights: RoundTripsProps['flights']): FlightPicks {
  const { filters: _out, totalCount: _count, roundTrips, ...rest } = flights
  return {
    ...rest,
    sliceIndex: 1,
    offerCount: roundTrips.returnCount,
    picks: [],
    ...(roundTrips.returnFilters ? { filters: roundTrips.returnFilters } : {}),
  }
}

function headingWords({ search }: FlightPicks): string {
  const [out] = search.slices
  return out ? texts.roundTripsOfRoute(cityWords(out.origin), cityWords(out.destination)) : TRIP_TYPE_LABELS['round-trip']
}

function spokenResult({ offerCount, roundTrips: { trips, returnCount } }: RoundTripsProps['flights'], whom: string): string {
  const [cheapest] = trips.map(({ total }) => total).toSorted((first, second) => first.amountMinor - second.amountMinor)
  return cheapest ? texts.roundTripsFound(offerCount, returnCount, formatMoney(cheapest), whom) : ''
}
