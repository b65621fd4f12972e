'use client'

import { useMemo, useRef, useState } from 'react'
import * as texts from '@/lib/texts/stays/list'
import { NO_STAY_FILTERS } from '@/lib/travel/stays/filter-hotels'
import type { StaysList } from '@/lib/travel/stays/stays-list-schema'
import { Button } from '../../ui/button'
import { describeStayFilters } from '../filters/describe-stay-filters'
import { StayFilterChips } from '../filters/stay-filter-chips'
import { StayFilterPanel } from '../filters/stay-filter-panel'
import { StaysMap } from '../map/stays-map'
import { placesWords } from '../stay-words'
import type { KeepStay } from '../use-keep-stay'
import { HotelRow } from './hotel-row'
import { shownStays } from './shown-stays'
import { SortBar } from './sort-bar'
import type { StaysView } from './stays-view'

const PAGE = 10

/** Every place that suits: filters, the list and the map side by side, or on a phone one at a time. */
export function StaysBrowser({
  list,
  view,
  onView,
  keeping,
  onLookAgain,
}: {
  list: StaysList
  view: StaysView
  onView: (view: StaysView) => void
  keeping: KeepStay
  onLookAgain: () => void
}) {
  const [isFiltering, setIsFiltering] = useState(false)
  const [isMapFirst, setIsMapFirst] = useState(false)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [shownCount, setShownCount] = useState(PAGE)
  const filterButton = useRef<HTMLButtonElement>(null)
  const { hotels, search, sights } = list
  const { filters, order, matters } = view
  const shown = useMemo(() => shownStays(list, filters, order, matters), [list, filters, order, matters])
  const sightNames = useMemo(() => new Map(sights.map(({ sightId, name }) => [sightId, name])), [sights])
  const selected = shown.find(({ hotel }) => hotel.hotelId === selectedId)
  const sightId = filters.nearSight?.sightId
  const inUse = describeStayFilters(filters, { currency: search.currency, sightNames })
  const showAll = () => onView({ ...view, filters: NO_STAY_FILTERS })
  const row = { search, sightId, keeping, onLookAgain }

  if (hotels.length === 0) {
    return <p className="py-6 text-[15px] leading-6">{texts.noRoomIn(search.city.name)}</p>
  }
  return (
    <div className="grid min-h-[60dvh] grid-cols-[minmax(0,1fr)] content-start gap-x-6 lg:grid-cols-[208px_minmax(0,1fr)_minmax(0,384px)]">
      <div className="mb-3 flex items-center gap-2 lg:hidden">
        <Button
          ref={filterButton}
          aria-expanded={isFiltering}
          onClick={() => setIsFiltering(!isFiltering)}
          className="shrink-0 whitespace-nowrap"
        >
          {inUse.length > 0 ? texts.filtersInUse(inUse.length) : texts.filters}
        </Button>
        {!isFiltering && (
          <Button onClick={() => setIsMapFirst(!isMapFirst)} className="shrink-0">
            {isMapFirst ? texts.list : texts.map}
          </Button>
        )}
      </div>
      <section aria-label={texts.filters} className={isFiltering ? '' : 'max-lg:hidden'}>
        <StayFilterPanel
          hotels={hotels}
          currency={search.currency}
          filters={filters}
          onChange={(wanted) => onView({ ...view, filters: wanted })}
        />
        <div className="sticky -bottom-5 -mx-5 -mb-5 border-t bg-sheet p-4 lg:hidden">
          <Button tone="primary" className="w-full" onClick={() => setIsFiltering(false)}>
            {texts.showPlaces(placesWords(shown.length))}
          </Button>
        </div>
      </section>
      <div className={`min-w-0 ${isFiltering ? 'max-lg:hidden' : ''} ${isMapFirst ? 'max-lg:hidden' : ''}`}>
        <p role="status" className="text-fact text-ink-soft">
          {texts.withARoomForYou(
            shown.length === hotels.length ? placesWords(hotels.length) : texts.someOfPlaces(shown.length, placesWords(hotels.length)),
          )}
        </p>
        <div className="py-1.5">
          <SortBar order={order} onChange={(wanted) => onView({ ...view, order: wanted })} />
        </div>
        <div className="pb-2.5 empty:hidden">
          <StayFilterChips
            filters={filters}
            currency={search.currency}
            sightNames={sightNames}
            onChange={(wanted) => onView({ ...view, filters: wanted })}
            onEmptied={() => filterButton.current?.focus()}
          />
        </div>
        {shown.length === 0 ? (
          <NothingLeft count={hotels.length} onShowAll={showAll} />
        ) : (
          <ul aria-label={texts.placesToStay} className="overflow-hidden rounded-card border">
            {shown.slice(0, shownCount).map((ranked) => (
              <HotelRow
                key={ranked.hotel.hotelId}
                ranked={ranked}
                isSelected={ranked.hotel.hotelId === selectedId}
                onSelect={setSelectedId}
                {...row}
              />
            ))}
          </ul>
        )}
        {shown.length > shownCount && (
          <Button size="small" className="mt-3 w-full max-lg:min-h-11" onClick={() => setShownCount(shownCount + PAGE)}>
            {shown.length - shownCount <= PAGE
              ? texts.showTheLast(shown.length - shownCount)
              : texts.showMore(PAGE, shown.length - shownCount)}
          </Button>
        )}
      </div>
      <div
        className={`flex min-w-0 flex-col gap-3 self-start lg:sticky lg:top-0 lg:max-h-[74dvh] lg:overflow-y-auto ${isMapFirst && !isFiltering ? '' : 'max-lg:hidden'}`}
      >
        <StaysMap
          city={search.city}
          all={hotels}
          shown={shown}
          sights={sights}
          keptId={keeping.chosen?.hotelId ?? null}
          selectedId={selectedId}
          onSelect={setSelectedId}
        />
        {selected ? (
          <ul aria-label={texts.thePlaceOnTheMap} className="overflow-hidden rounded-card border bg-sheet">
            <HotelRow key={selected.hotel.hotelId} ranked={selected} isOpenAtFirst={false} {...row} />
          </ul>
        ) : (
          shown.length > 0 && <p className="text-fact text-ink-soft">{texts.pressAPriceOrADot}</p>
        )}
        {shown.length === 0 && (
          <div className="lg:hidden">
            <NothingLeft count={hotels.length} onShowAll={showAll} />
          </div>
        )}
      </div>
    </div>
  )
}

function NothingLeft({ count, onShowAll }: { count: number; onShowAll: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-dashed px-4 py-5">
      <p className="text-[15px] leading-6">{texts.nothingSuits(count)}</p>
      <Button className="max-sm:w-full" onClick={onShowAll}>
        {texts.showAllAgain(count)}
      </Button>
    </div>
  )
}
