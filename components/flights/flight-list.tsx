'use client'

import { memo, useId, useMemo, useState } from 'react'
import * as texts from '@/lib/texts/flights'
import { formatDuration } from '@/lib/travel/dates'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import type { RankWeights } from '@/lib/travel/flights/rank-weights'
import type { RankedOffer } from '@/lib/travel/flights/ranked-offer'
import type { FlightSearch } from '@/lib/travel/flights/search'
import type { SortKey, SortOrder } from '@/lib/travel/flights/search-url'
import { useTimeFormat } from '../session/preferences'
import { Button } from '../ui/button'
import { ArrowDownIcon, ArrowUpIcon, CheckIcon } from '../ui/icons'
import { Price } from '../ui/price'
import { AirlineTile } from './airline-tile'
import { CompareToggle } from './compare/compare-toggle'
import type { Comparison } from './compare/use-comparison'
import { FlightFacts } from './fare-facts'
import { operatedByWords } from './fare-words'
import { FlightDetails } from './flight-details'
import { airlineNames, columnTime, dayOffsetWords, ends, flightNumbers, spokenFlight, stopsWords } from './flight-words'
import { sortRanked } from './sort-ranked'
import { WhyThisRank } from './weights/why-this-rank'

const PAGE = 10
/** One line of four columns; on a phone two lines, the second for what the flight is like. */
const COLUMNS =
  'grid grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-x-2 sm:gap-x-3 sm:grid-cols-[36px_minmax(112px,1fr)_minmax(112px,1fr)_minmax(84px,auto)]'

type FlightListProps = {
  offers: RankedOffer[]
  search: FlightSearch
  /** What the traveller minds; left out: what most people do. */
  weights?: RankWeights | undefined
  chosenOfferId: string | null
  isWaiting: boolean
  /** Where the order is kept elsewhere: in an address. */
  sorting?: { order: SortOrder; onChange: (order: SortOrder) => void }
  /** How many are shown at first, and more at a time. */
  pageSize?: number
  /** Where flights can be put side by side. */
  comparison?: Comparison | undefined
  /** Left out where the list only shows. */
  onChoose?: ((ranked: RankedOffer) => void) | undefined
}

/** All flights of a direction in columns that the eye can run down; a row unfolds to its facts and the button that chooses. */
export function FlightList({
  offers,
  search,
  weights,
  chosenOfferId,
  isWaiting,
  sorting,
  pageSize = PAGE,
  comparison,
  onChoose,
}: FlightListProps) {
  const [ownOrder, setOwnOrder] = useState<SortOrder>({ by: 'rank', isDescending: false })
  const { order, onChange } = sorting ?? { order: ownOrder, onChange: setOwnOrder }
  const [shownCount, setShownCount] = useState(pageSize)
  const sorted = useMemo(() => sortRanked(offers, order, search), [offers, order, search])
  return (
    <div className="border-t">
      <SortBar order={order} onChange={onChange} />
      <ul>
        {sorted.slice(0, shownCount).map((ranked) => (
          <FlightRow
            key={ranked.offer.offerId}
            ranked={ranked}
            search={search}
            weights={weights}
            isChosen={ranked.offer.offerId === chosenOfferId}
            isWaiting={isWaiting}
            comparison={comparison}
            onChoose={onChoose}
          />
        ))}
      </ul>
      <MoreFlights count={sorted.length} shownCount={shownCount} pageSize={pageSize} onShow={setShownCount} />
    </div>
  )
}

function MoreFlights({
  count,
  shownCount,
  pageSize,
  onShow,
}: {
  count: number
  shownCount: number
  pageSize: number
  onShow: (count: number) => void
}) {
  const left = count - shownCount
  const canFold = shownCount > pageSize && count > pageSize
  if (left <= 0 && !canFold) return null
  return (
    <div className="flex flex-wrap justify-center gap-2 border-t p-3">
      {left > 0 && (
        <Button size="small" className="max-lg:min-h-11" onClick={() => onShow(shownCount + pageSize)}>
          {left <= pageSize ? texts.showTheLast(left) : texts.showMoreOfThose(pageSize, left)}
        </Button>
      )}
      {canFold && (
        <Button size="small" tone="text" className="max-lg:min-h-11" onClick={() => onShow(pageSize)}>
          {texts.showOnlyTheFirst(pageSize)}
        </Button>
      )}
    </div>
  )
}

const SORTS: [SortKey, string][] = [
  ['rank', texts.bestFit],
  ['price', texts.price],
  ['duration', texts.duration],
  ['departure', texts.departure],
  ['arrival', texts.arrival],
]

function SortBar({ order, onChange }: { order: SortOrder; onChange: (order: SortOrder) => void }) {
  return (
    <fieldset className="flex min-w-0 items-center gap-1 px-3 py-2 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:flex-wrap max-[22rem]:flex-wrap">
      <legend className="sr-only">{texts.sortTheFlights}</legend>
      {SORTS.map(([by, label]) => {
        const isOn = order.by === by
        const canTurn = isOn && by !== 'rank'
        return (
          <button
            key={by}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange({ by, isDescending: canTurn ? !order.isDescending : false })}
            className={`inline-flex min-h-8 shrink-0 items-center gap-1 whitespace-nowrap rounded-full px-2 text-fact max-sm:min-h-11 sm:px-2.5 ${isOn ? 'bg-sea-soft font-medium text-sea' : 'text-ink-soft hover:text-ink'}`}
          >
            {label}
            {canTurn && (order.isDescending ? <ArrowDownIcon className="size-3.5" /> : <ArrowUpIcon className="size-3.5" />)}
            {canTurn && <span className="sr-only">, {order.isDescending ? texts.descending : texts.ascending}</span>}
          </button>
        )
      })}
    </fieldset>
  )
}

type FlightRowProps = { ranked: RankedOffer; isChosen: boolean } & Pick<
  FlightListProps,
  'search' | 'weights' | 'isWaiting' | 'comparison' | 'onChoose'
>

/** Not drawn again while a filter's slider moves: the flights that stay are the same. */
const FlightRow = memo(function FlightRow({ ranked, search, weights, isChosen, isWaiting, comparison, onChoose }: FlightRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  const timeFormat = useTimeFormat()
  const { offer, total } = ranked
  const { origin, destination } = ends(offer)
  const [carrier] = offer.segments
  const route = `${origin.iataCode}–${destination.iataCode}`
  const via = offer.layovers
    .map(({ airport, leavesFrom }) => [airport, leavesFrom].flatMap((each) => each?.iataCode ?? []).join('–'))
    .join(' ')
  const operatedBy = operatedByWords(offer)
  return (
    <li className={`border-t ${isOpen ? 'bg-paper' : ''}`}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setIsOpen(!isOpen)}
        className={`w-full px-3 py-2.5 sm:px-4 text-start transition-colors duration-150 hover:bg-paper ${COLUMNS}`}
      >
        <span className="sr-only">
          {spokenFlight(offer, timeFormat)}, {operatedBy && `${operatedBy}, `}
        </span>
        {carrier && <AirlineTile carrier={carrier.marketingCarrier} />}
        <span aria-hidden="true" className="min-w-0">
          <span className="figures block whitespace-nowrap font-semibold text-[15px] leading-5">
            {columnTime(offer.departsAt, timeFormat)}
            {timeFormat === '24h' ? '–' : ' – '}
            {columnTime(offer.arrivesAt, timeFormat)}
            <sup className="ms-0.5 font-medium text-[11px] text-saffron">{dayOffsetWords(offer.dayOffset)}</sup>
          </span>
          <span className="block truncate text-fact max-sm:hidden">{airlineNames(offer)}</span>
          <span className="block truncate text-fact text-ink-soft max-sm:hidden">
            {route} · {flightNumbers(offer)}
          </span>
        </span>
        <span
          aria-hidden="true"
          className="min-w-0 text-fact max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 max-sm:flex max-sm:flex-wrap max-sm:gap-x-2"
        >
          <span className="basis-full truncate sm:hidden">{airlineNames(offer)}</span>
          <span className="text-ink-soft sm:hidden">{route}</span>
          <span className="figures block whitespace-nowrap">{formatDuration(offer.durationMinutes)}</span>
          <span className={`block ${via ? 'text-saffron' : 'text-ink-soft'}`}>
            {via ? `${stopsWords(offer)} ${via}` : stopsWords(offer)}
          </span>
        </span>
        <span className="flex flex-col items-end whitespace-nowrap">
          <span className="font-semibold text-[15px]">
            {offer.priceCovers === 'addition' && '+'}
            <Price money={total} />
          </span>
          {isChosen && (
            <span className="inline-flex items-center gap-1 text-fact text-moss">
              <CheckIcon className="size-3.5" /> {texts.yours}
            </span>
          )}
        </span>
        {operatedBy && (
          <span aria-hidden="true" className="col-start-2 col-end-[-1] text-fact text-ink-soft">
            {operatedBy}
          </span>
        )}
      </button>
      {isOpen && (
        <div id={detailsId} className="flex animate-rise flex-col gap-3 px-4 pb-4">
          <FlightDetails offer={offer} fare={leadFare(offer, search)} />
          <FlightFacts offer={offer} fare={leadFare(offer, search)} />
          <WhyThisRank offer={offer} search={search} weights={weights} />
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 empty:hidden">
            {comparison && <CompareToggle flights={flightNumbers(offer)} choiceKey={offer.offerId} comparison={comparison} />}
            {onChoose && !isChosen && (
              <Button
                tone="primary"
                size="small"
                className="ms-auto max-sm:min-h-11"
                aria-disabled={isWaiting || undefined}
                onClick={isWaiting ? undefined : () => onChoose(ranked)}
              >
                {texts.chooseFlight(flightNumbers(offer))}
              </Button>
            )}
          </div>
        </div>
      )}
    </li>
  )
})
