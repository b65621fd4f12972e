'use client'

import * as texts from '@/lib/texts/flights/explore'
import { formatDay, type PlainDate } from '@/lib/travel/dates'
import { NO_FILTERS } from '@/lib/travel/flights/filters/flight-filters'
import type { FlightPicks, RankedOffer } from '@/lib/travel/flights/ranked-offer'
import { type SearchChange, sliceLabel } from '@/lib/travel/flights/search'
import { useChatActions } from '../../chat/chat-actions'
import { ownDay } from '../../state/own-day'
import { usePriceVerdict } from '../../state/price-verdict-store'
import { useRouteMap } from '../../state/route-map-store'
import { Skeleton, SkeletonRows } from '../../ui/skeleton'
import { pricedFor } from '../fare-words'
import { countFilters } from '../filters/count-filters'
import { FilterChips } from '../filters/filter-chips'
import { FilterPanel } from '../filters/filter-panel'
import { FilterSheet } from '../filters/filter-sheet'
import { distinctRoutes, flownRoutes } from '../map/flown-routes'
import { RouteMap } from '../map/route-map'
import { PricePlot } from '../prices/price-plot'
import { PriceVerdictLine } from '../prices/price-verdict-line'
import { WeightSliders } from '../weights/weight-sliders'
import { ExploreBar } from './explore-bar'
import { OtherDays } from './other-days'
import { ListFailed } from './other-flights'
import type { FlightView } from './use-flight-view'

/** About as tall as a chart, a map or the filters. */
const PANEL = ['h-48'] as const

type ExploreProps = {
  flights: FlightPicks
  view: FlightView
  chosenOfferId: string | null
  isWaiting: boolean
  onChoose: (ranked: RankedOffer) => void
}

/** Ways to look further at the flights of an open card: filters, what counts, other days, price against time, the map. */
export function ExploreFlights({ flights, view, chosenOfferId, isWaiting, onChoose }: ExploreProps) {
  const { act } = useChatActions()
  const verdict = usePriceVerdict(flights.searchId, flights.sliceIndex)
  const isOfAdults = flights.search.travellers.children + flights.search.travellers.infants === 0
  const offers = view.list?.status === 'ready' ? view.list.offers.map(({ offer }) => offer) : null
  const { search, sliceIndex, picks } = flights
  const currency = picks[0]?.total.currency ?? 'EUR'
  const title = texts.filtersForTheFlights(sliceLabel(search.tripType, sliceIndex).toLowerCase())

  function chooseDay(date: PlainDate) {
    const change = changeOfDay(flights, date)
    if (change && !isWaiting) act({ type: 'change-search', change }, texts.youAskedForDay(formatDay(date, ownDay(new Date()))))
  }

  return (
    <>
      <ExploreBar
        onOpen={view.load}
        lead={
          <FilterSheet title={title} filterCount={countFilters(view.filters)} shownCount={view.offerCount} onOpen={view.load} isSmall>
            {offers ? (
              <FilterPanel offers={offers} search={search} filters={view.filters} onChange={view.filter} />
            ) : (
              <Fetching view={view} />
            )}
          </FilterSheet>
        }
        views={[
          {
            name: 'weights',
            label: texts.whatCounts,
            render: () => (
              <WeightSliders
                weights={view.weights}
                currency={currency}
                onChange={(weights) => view.weigh(weights, false)}
                onCommit={(weights) => view.weigh(weights, true)}
              />
            ),
          },
          {
            name: 'days',
            label: texts.otherDays,
            render: () => (
              <OtherDays searchId={flights.searchId} search={search} sliceIndex={sliceIndex} isWaiting={isWaiting} onChoose={chooseDay} />
            ),
          },
          {
            name: 'plot',
            label: texts.priceAndTime,
            render: () =>
              view.ranked ? (
                <PricePlot
                  offers={view.ranked}
                  whom={pricedFor(view.ranked[0]?.offer, search)}
                  chosenOfferId={chosenOfferId}
                  isWaiting={isWaiting}
                  onChoose={(offerId) => {
                    const chosen = view.ranked?.find(({ offer }) => offer.offerId === offerId)
                    if (chosen) onChoose(chosen)
                  }}
                />
              ) : (
                <Fetching view={view} />
              ),
          },
          { name: 'map', label: texts.map, render: () => <PicksMap ranked={view.picks} /> },
        ]}
      />
      {offers && countFilters(view.filters) > 0 && (
        <div className="border-t px-3 py-2">
          <FilterChips offers={offers} filters={view.filters} onChange={view.filter} onEmptied={focusFilters} />
        </div>
      )}
      {view.isBehind && view.list?.status === 'failed' && (
        <div className="border-t px-4 py-2">
          <ListFailed message={view.list.message} onRetry={view.load} />
        </div>
      )}
      {!offers && !view.isBehind && countFilters(view.filters) > 0 && (
        <FiltersInUse count={countFilters(view.filters)} onReset={() => view.filter(NO_FILTERS)} />
      )}
      {view.refusal && (
        <p role="alert" className="border-t px-4 py-2 text-brick text-fact">
          {view.refusal}
        </p>
      )}
      {(verdict || (verdict === undefined && isOfAdults)) && (
        <div className="border-t px-4 py-2">
          {verdict ? (
            <PriceVerdictLine
              verdict={verdict}
              adults={search.travellers.adults}
              isOneOfTwo={search.tripType === 'round-trip' && picks[0]?.offer.priceCovers === undefined}
            />
          ) : (
            // Keeps the buttons below from moving just as somebody presses one.
            <Skeleton className={search.travellers.adults > 1 ? 'h-9' : 'h-4.5'} />
          )}
        </div>
      )}
    </>
  )
}

/** The button that opens the filters stands in the same card. */
export function focusFilters(from: HTMLElement): void {
  from.closest('article')?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.focus()
}

/** Before the flights are fetched the filters have no names, only a count. */
function FiltersInUse({ count, onReset }: { count: number; onReset: () => void }) {
  return (
    <p className="border-t px-4 py-2 text-fact text-ink-soft">
      {texts.filtersNarrow(count)}{' '}
      <button type="button" onClick={onReset} className="min-h-6 text-sea underline-offset-4 hover:underline">
        {texts.showAllAgain}
      </button>
    </p>
  )
}

function Fetching({ view }: { view: FlightView }) {
  return view.list?.status === 'failed' ? (
    <ListFailed message={view.list.message} onRetry={view.load} />
  ) : (
    <SkeletonRows label={texts.fetchingAllFlights(view.totalCount)} rows={PANEL} />
  )
}

function PicksMap({ ranked }: { ranked: RankedOffer[] }) {
  const routes = distinctRoutes(flownRoutes(ranked.map(({ offer }) => offer)))
  const map = useRouteMap(routes.map((places) => places.map(({ iataCode }) => iataCode)))
  return map.status === 'unavailable' ? (
    <p className="text-fact text-ink-soft">{texts.thereIsNoMap}</p>
  ) : (
    <RouteMap routes={routes} map={map} areAlternatives={routes.length > 1} />
  )
}

/** Another day for one direction, as a change of the whole search. */
function changeOfDay({ search, sliceIndex }: FlightPicks, date: PlainDate): SearchChange | null {
  if (search.tripType !== 'multi-trip') return sliceIndex === 0 ? { departureOn: date } : { returnOn: date }
  return { slices: search.slices.map((slice, index) => (index === sliceIndex ? { ...slice, departureOn: date } : slice)) }
}
