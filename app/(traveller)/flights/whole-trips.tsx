'use client'

import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { CompareBar } from '@/components/flights/compare/compare-bar'
import { useComparison } from '@/components/flights/compare/use-comparison'
import { countFilters } from '@/components/flights/filters/count-filters'
import { FilterChips } from '@/components/flights/filters/filter-chips'
import { FilterPanel } from '@/components/flights/filters/filter-panel'
import { FilterSheet } from '@/components/flights/filters/filter-sheet'
import { forTravellers } from '@/components/flights/flight-words'
import { NothingFits } from '@/components/flights/nothing-fits'
import { RoundTripCard, roundTripKey, type WholeTrip, wholeTrips } from '@/components/flights/round-trip-card'
import { WeightSliders } from '@/components/flights/weights/weight-sliders'
import { flightListKey, useFlightListStore } from '@/components/state/flight-list-store'
import { useToday } from '@/components/state/use-today'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { FailedNote } from '@/components/ui/failed-note'
import { ChevronDownIcon } from '@/components/ui/icons'
import { WorkingLine } from '@/components/ui/working-line'
import * as roundTripTexts from '@/lib/texts/flights/round-trips'
import * as texts from '@/lib/texts/pages/flights'
import { formatDay } from '@/lib/travel/dates'
import { applyFilters } from '@/lib/travel/flights/filters/apply-filters'
import { type FlightFilters, NO_FILTERS } from '@/lib/travel/flights/filters/flight-filters'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { rankRoundTrips } from '@/lib/travel/flights/rank-round-trips'
import type { RankWeights } from '@/lib/travel/flights/rank-weights'
import { describeRoundTrip } from '@/lib/travel/trip/describe-command'
import type { ResultProps } from './filtered-flights'

const DIRECTIONS = [
  { sliceIndex: 0, filtersTitle: roundTripTexts.filtersOut },
  { sliceIndex: 1, filtersTitle: roundTripTexts.filtersBack },
] as const
const LIST_ID = 'round-trips'

/** A search there and back answered with whole round trips; the flights of both directions are loaded for it, and filtered each for itself. */
export function WholeTrips(props: ResultProps) {
  const { result, onAddress, address, onSearchAgain } = props
  const out = useSlice(result.searchId, 0)
  const back = useSlice(result.searchId, 1)
  const failed = [out, back].find((list) => list?.status === 'failed')
  if (failed?.status === 'failed') {
    return (
      <FailedNote happened={failed.message} kept={texts.searchStandsAbove} action={{ label: texts.searchAgain, onPress: onSearchAgain }} />
    )
  }
  if (out?.status !== 'ready' || back?.status !== 'ready') {
    return <WorkingLine>{texts.fetchingFlights(result.offerCounts.reduce((sum, count) => sum + count, 0))}</WorkingLine>
  }
  return (
    <>
      <RankedTrips {...props} out={out.offers.map(({ offer }) => offer)} back={back.offers.map(({ offer }) => offer)} />
      <Button className="mx-auto mt-4 flex max-sm:w-full" onClick={() => onAddress({ ...address, shownSlice: 0 })}>
        {roundTripTexts.chooseSeparately}
      </Button>
    </>
  )
}

function useSlice(searchId: string, sliceIndex: number) {
  const request = useMemo(() => ({ threadId: '', searchId, sliceIndex, by: undefined, afterOfferId: null }), [searchId, sliceIndex])
  const load = useFlightListStore((state) => state.load)
  useEffect(() => void load(request), [load, request])
  return useDeferredValue(useFlightListStore((state) => state.lists[flightListKey(request)]))
}

type RankedTripsProps = ResultProps & { out: FlightOffer[]; back: FlightOffer[] }

function RankedTrips({ result, address, onAddress, onAsk, canChoose, out, back }: RankedTripsProps) {
  const { search, searchId, isSimulated } = result
  const today = useToday()
  const comparison = useComparison()
  const [moving, setMoving] = useState<{ filters?: FlightFilters[]; weights?: RankWeights }>({})
  const filters = moving.filters ?? address.filters
  const weights = moving.weights ?? address.weights
  const offers = useMemo(() => [out, back] as const, [out, back])
  const ranked = useMemo(() => rankRoundTrips({ search, offers: [...offers] }, { weights, filters }), [search, offers, weights, filters])
  const left = useMemo(
    () => offers.map((ofSlice, index) => applyFilters(ofSlice, filters[index] ?? NO_FILTERS, search).length),
    [offers, filters, search],
  )
  const trips = ranked ? wholeTrips(ranked) : []
  const emptied = DIRECTIONS.find(({ sliceIndex }) => left[sliceIndex] === 0)
  const whom = forTravellers(search.travellers)

  const withFiltersOf = (sliceIndex: number, changed: FlightFilters) =>
    DIRECTIONS.map((direction) => (direction.sliceIndex === sliceIndex ? changed : (address.filters[direction.sliceIndex] ?? NO_FILTERS)))
  /** What was moved has come to rest. */
  function settle(changed: Partial<Pick<ResultProps['address'], 'filters' | 'weights'>>) {
    setMoving({})
    onAddress({ ...address, ...changed })
  }
  function choose({ offerIds, out: first, back: later }: WholeTrip) {
    const about = { searchId, filters: address.filters, weights: address.weights, roundTrip: offerIds }
    onAsk(about, texts.youChose(describeRoundTrip([first, later])))
  }
  const chooseByKey = (key: string) => {
    const trip = trips.find((one) => roundTripKey(one) === key)
    if (trip) choose(trip)
  }

  const panelOf = (sliceIndex: 0 | 1) => (
    <FilterPanel
      offers={offers[sliceIndex]}
      search={search}
      filters={address.filters[sliceIndex] ?? NO_FILTERS}
      onChange={(changed) => settle({ filters: withFiltersOf(sliceIndex, changed) })}
      onPreview={(changed) => setMoving({ filters: withFiltersOf(sliceIndex, changed) })}
    />
  )
  const sliders = (
    <WeightSliders
      weights={weights}
      currency={trips[0]?.total.currency ?? 'EUR'}
      onChange={(moved) => setMoving({ weights: moved })}
      onCommit={(kept) => settle({ weights: kept })}
    />
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[272px_minmax(0,1fr)]">
      <aside aria-label={texts.filters} className="flex flex-col gap-3 max-lg:hidden">
        <a href={`#${LIST_ID}`} className="sr-only rounded-control bg-sheet px-3 py-2 text-fact text-sea focus:not-sr-only">
          {texts.goToTheFlights}
        </a>
        {DIRECTIONS.map(({ sliceIndex, filtersTitle }) => (
          <FoldedFilters key={sliceIndex} title={filtersTitle} count={countFilters(address.filters[sliceIndex] ?? NO_FILTERS)}>
            {panelOf(sliceIndex)}
          </FoldedFilters>
        ))}
        {sliders}
      </aside>
      <div id={LIST_ID} tabIndex={-1} className="flex min-w-0 flex-col gap-3 outline-none">
        <div className="flex flex-wrap gap-2 lg:hidden">
          {DIRECTIONS.map(({ sliceIndex, filtersTitle }) => (
            <FilterSheet
              key={sliceIndex}
              title={filtersTitle}
              label={filtersTitle}
              filterCount={countFilters(address.filters[sliceIndex] ?? NO_FILTERS)}
              shownCount={left[sliceIndex] ?? 0}
            >
              <div className="flex flex-col gap-3">
                {panelOf(sliceIndex)}
                {sliders}
              </div>
            </FilterSheet>
          ))}
        </div>
        <p role="status" className="text-fact text-ink-soft">
          {roundTripTexts.daysAndCounts(
            search.slices.map(({ departureOn }) => formatDay(departureOn, today)).join(' – '),
            left[0] ?? 0,
            left[1] ?? 0,
          )}
        </p>
        {DIRECTIONS.map(({ sliceIndex, filtersTitle }) => {
          const ofSlice = address.filters[sliceIndex] ?? NO_FILTERS
          if (countFilters(ofSlice) === 0) return null
          return (
            <div key={sliceIndex} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="text-fact text-ink-soft">{filtersTitle}</span>
              <FilterChips
                offers={offers[sliceIndex]}
                filters={ofSlice}
                onChange={(changed) => settle({ filters: withFiltersOf(sliceIndex, changed) })}
                onEmptied={focusTrips}
              />
            </div>
          )
        })}
        {trips.length === 0 ? (
          <div className="rounded-card border border-dashed px-3 py-4">
            {emptied ? (
              <NothingFits
                offers={offers[emptied.sliceIndex]}
                filters={filters[emptied.sliceIndex] ?? NO_FILTERS}
                search={search}
                onChange={(changed) => settle({ filters: withFiltersOf(emptied.sliceIndex, changed) })}
                onEmptied={focusTrips}
              />
            ) : (
              <p className="px-2 py-3 text-[15px] leading-6">{roundTripTexts.noRoundTripIsLeft}</p>
            )}
          </div>
        ) : (
          <Card aria-label={texts.roundTrips}>
            <div className="flex flex-col gap-2 p-2 sm:gap-3 sm:p-3">
              {trips.map((trip) => (
                <RoundTripCard
                  key={roundTripKey(trip)}
                  trip={trip}
                  search={search}
                  whom={whom}
                  isRecommended={trip.labels.includes(search.preference)}
                  isChosen={false}
                  comparison={trips.length > 1 ? comparison : undefined}
                  onChoose={canChoose ? () => choose(trip) : undefined}
                />
              ))}
            </div>
            <CompareBar
              comparison={comparison}
              isRoundTrips
              choices={comparison.keys.flatMap((key) => {
                const trip = trips.find((one) => roundTripKey(one) === key)
                return trip ? [{ key, offers: [trip.out, trip.back], labels: trip.labels, isChosen: false }] : []
              })}
              search={search}
              isSimulated={isSimulated}
              isWaiting={false}
              onChoose={canChoose ? chooseByKey : undefined}
            />
          </Card>
        )}
      </div>
    </div>
  )
}

/** The filters of one direction under its name, which says how many are set. */
function FoldedFilters({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <details open={title === roundTripTexts.filtersOut} className="group border-b pb-2">
      <summary className="flex min-h-8 cursor-pointer items-center justify-between">
        <h2 className="font-semibold text-[15px]">{count > 0 ? texts.titleAndCount(title, count) : title}</h2>
        <ChevronDownIcon className="text-ink-soft transition-transform duration-150 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

/** Where the focus goes on when what was pressed is gone. */
function focusTrips(): void {
  document.getElementById(LIST_ID)?.focus()
}

/** Why no round trip is left: one direction may have no flight, or no two that fit go together. */
