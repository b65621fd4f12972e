'use client'

import { type ReactNode, useCallback, useId, useMemo, useState } from 'react'
import { CompareBar } from '@/components/flights/compare/compare-bar'
import { rankedChoices } from '@/components/flights/compare/ranked-choices'
import { useComparison } from '@/components/flights/compare/use-comparison'
import { pricedFor } from '@/components/flights/fare-words'
import { countFilters } from '@/components/flights/filters/count-filters'
import { FilterChips } from '@/components/flights/filters/filter-chips'
import { FilterSheet } from '@/components/flights/filters/filter-sheet'
import { FlightList } from '@/components/flights/flight-list'
import { searchedRoutes } from '@/components/flights/map/flown-routes'
import { RouteMap } from '@/components/flights/map/route-map'
import { NothingFits } from '@/components/flights/nothing-fits'
import { PricePlot } from '@/components/flights/prices/price-plot'
import { WeightSliders } from '@/components/flights/weights/weight-sliders'
import { useRouteMap } from '@/components/state/route-map-store'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import * as texts from '@/lib/texts/pages/flights'
import { applyFilters } from '@/lib/travel/flights/filters/apply-filters'
import { type FlightFilters, NO_FILTERS } from '@/lib/travel/flights/filters/flight-filters'
import { rankForView } from '@/lib/travel/flights/rank-flights'
import { isOrdinary, type RankWeights } from '@/lib/travel/flights/rank-weights'
import type { RankedOffer } from '@/lib/travel/flights/ranked-offer'
import { type FlightSearch, sliceLabel } from '@/lib/travel/flights/search'
import type { FlightsAddress } from '@/lib/travel/flights/search-url'
import { describeOffer } from '@/lib/travel/trip/describe-command'
import type { ResultFacts } from '@/lib/travel/trip/trip'
import { SliceFilters, withFilters } from './slice-filters'
import type { AskAbout } from './use-ask-about'

const PAGE = 20
const LIST_ID = 'flight-list'

export type ResultProps = {
  result: ResultFacts
  address: FlightsAddress
  /** No flight can be chosen after the prices have expired. */
  canChoose: boolean
  onAddress: (address: FlightsAddress) => void
  onSearchAgain: () => void
  onEdit: () => void
  onAsk: (about: AskAbout, label: string) => void
}

export type SliceProps = ResultProps & { sliceIndex: number }

/** The list of one direction with its filters beside it. While a slider moves the list follows; the address once it has come to rest. */
export function FilteredFlights({
  result,
  address,
  sliceIndex,
  onAddress,
  onAsk,
  canChoose,
  loaded,
}: SliceProps & { loaded: RankedOffer[] }) {
  const { search, searchId } = result
  const filters = address.filters[sliceIndex] ?? NO_FILTERS
  const comparison = useComparison()
  const [moving, setMoving] = useState<{ filters?: FlightFilters; weights?: RankWeights }>({})
  const weights = moving.weights ?? address.weights
  const offers = useMemo(() => loaded.map(({ offer }) => offer), [loaded])
  const ranked = useMemo(
    () => (isOrdinary(weights) ? loaded : rankForView(offers, search, undefined, weights)),
    [loaded, offers, search, weights],
  )
  const shown = useShownFlights(ranked, offers, moving.filters ?? filters, search)

  /** What was moved has come to rest. */
  const settle = useCallback(
    (changed: FlightsAddress) => {
      setMoving({})
      onAddress(changed)
    },
    [onAddress],
  )
  const filterThis = (changed: FlightFilters) => settle(withFilters(address, [sliceIndex], changed))

  const sliceName = sliceLabel(search.tripType, sliceIndex).toLowerCase()
  // The same one at each step of a slider, so that rows that stay are not drawn again.
  const choose = useCallback(
    ({ offer }: Pick<RankedOffer, 'offer'>) => {
      const pick = { sliceIndex, offerId: offer.offerId }
      onAsk({ searchId, filters: address.filters, weights: address.weights, pick }, texts.youChose(describeOffer(offer)))
    },
    [searchId, sliceIndex, address, onAsk],
  )
  function chooseById(offerId: string) {
    const chosen = shown.find(({ offer }) => offer.offerId === offerId)
    if (chosen) choose(chosen)
  }
  const whom = pricedFor(offers[0], search)
  const panel = (
    <div className="flex flex-col gap-3">
      <SliceFilters offers={offers} search={search} address={address} sliceIndex={sliceIndex} onSettle={settle} onMove={setMoving} />
      <WeightSliders
        weights={weights}
        currency={ranked[0]?.total.currency ?? 'EUR'}
        onChange={(moved) => setMoving({ weights: moved })}
        onCommit={(kept) => settle({ ...address, weights: kept })}
      />
    </div>
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[272px_minmax(0,1fr)]">
      <aside aria-label={texts.filters} className="flex flex-col gap-3 max-lg:hidden">
        <a href={`#${LIST_ID}`} className="sr-only rounded-control bg-sheet px-3 py-2 text-fact text-sea focus:not-sr-only">
          {texts.goToTheFlights}
        </a>
        <h2 className="font-semibold text-[15px]">{texts.filters}</h2>
        {panel}
      </aside>
      <div id={LIST_ID} tabIndex={-1} className="flex min-w-0 flex-col gap-3 outline-none">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <div className="lg:hidden">
            <FilterSheet title={texts.filtersForTheFlights(sliceName)} filterCount={countFilters(filters)} shownCount={shown.length}>
              {panel}
            </FilterSheet>
          </div>
          <p role="status" className="text-fact text-ink-soft">
            {texts.pricesTaxesIncluded(countWords(shown.length, ranked.length), whom)}
          </p>
        </div>
        <FilterChips offers={offers} filters={filters} onChange={filterThis} onEmptied={focusList} />
        {shown.length === 0 ? (
          <div className="rounded-card border border-dashed px-3 py-4">
            <NothingFits offers={offers} filters={moving.filters ?? filters} search={search} onChange={filterThis} onEmptied={focusList} />
          </div>
        ) : (
          <>
            <div className="flex flex-wrap gap-2">
              <Unfolding label={texts.priceAgainstDuration}>
                <PricePlot offers={shown} whom={whom} chosenOfferId={null} onChoose={canChoose ? chooseById : undefined} />
              </Unfolding>
              <Unfolding label={texts.theMap}>
                <SearchMap search={search} />
              </Unfolding>
            </div>
            <Card className="[&>div:first-child]:border-t-0">
              <FlightList
                offers={shown}
                search={search}
                weights={weights}
                chosenOfferId={null}
                isWaiting={false}
                pageSize={PAGE}
                comparison={shown.length > 1 ? comparison : undefined}
                sorting={{ order: address.sort, onChange: (sort) => onAddress({ ...address, sort }) }}
                onChoose={canChoose ? choose : undefined}
              />
              <CompareBar
                comparison={comparison}
                choices={rankedChoices(comparison, shown, null)}
                search={search}
                isSimulated={result.isSimulated}
                isWaiting={false}
                onChoose={canChoose ? chooseById : undefined}
              />
            </Card>
          </>
        )}
      </div>
    </div>
  )
}

function useShownFlights(
  ranked: RankedOffer[],
  offers: RankedOffer['offer'][],
  filters: FlightFilters,
  search: FlightSearch,
): RankedOffer[] {
  const passing = useMemo(() => new Set(applyFilters(offers, filters, search)), [offers, filters, search])
  return useMemo(() => (passing.size === ranked.length ? ranked : ranked.filter(({ offer }) => passing.has(offer))), [ranked, passing])
}

/** Where the focus goes on when what was pressed is gone. */
function focusList(): void {
  document.getElementById(LIST_ID)?.focus()
}

/** Pictures are for those who ask for them: the list is the page. */
function Unfolding({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const contentId = useId()
  return (
    <>
      <Button
        size="small"
        className="max-lg:min-h-11"
        aria-expanded={isOpen}
        aria-controls={isOpen ? contentId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? texts.hide(label) : texts.show(label)}
      </Button>
      {isOpen && (
        <Card id={contentId} className="order-1 w-full p-3">
          {children}
        </Card>
      )}
    </>
  )
}

function SearchMap({ search }: { search: FlightSearch }) {
  const routes = searchedRoutes(search)
  const map = useRouteMap(routes.map((places) => places.map(({ iataCode }) => iataCode)))
  if (map.status === 'unavailable') return <p className="text-fact text-ink-soft">{texts.thereIsNoMap}</p>
  return <RouteMap routes={routes} map={map} />
}

function countWords(shown: number, all: number): string {
  return shown === all ? texts.countOfFlights(all) : texts.someOfFlights(shown, all)
}
