'use client'

import { useId, useState } from 'react'
import { formatDuration } from '@/lib/travel/dates'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import type { RankedOffer } from '@/lib/travel/flights/ranked-offer'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { Button } from '../ui/button'
import { ArrowDownIcon, ArrowUpIcon, CheckIcon } from '../ui/icons'
import { Price } from '../ui/price'
import { AirlineTile } from './airline-tile'
import { FlightFacts } from './fare-facts'
import { FlightDetails } from './flight-details'
import { clockTime, dayOffsetWords, ends, flightNumbers, spokenFlight, stopsWords } from './flight-words'
import { type SortKey, type SortOrder, sortRanked } from './sort-ranked'

const PAGE = 10
/** One line of four columns; on a phone two lines, the second for what the flight is like. */
const COLUMNS =
  'grid grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-x-2 sm:gap-x-3 sm:grid-cols-[36px_minmax(112px,1fr)_minmax(112px,1fr)_minmax(84px,auto)]'

type FlightListProps = {
  offers: RankedOffer[]
  search: FlightSearch
  chosenOfferId: string | null
  isWaiting: boolean
  onChoose: (ranked: RankedOffer) => void
}

/** All flights of a direction in columns that the eye can run down; a row unfolds to its facts and the button that chooses. */
export function FlightList({ offers, search, chosenOfferId, isWaiting, onChoose }: FlightListProps) {
  const [order, setOrder] = useState<SortOrder>({ by: 'rank', isDescending: false })
  const [shownCount, setShownCount] = useState(PAGE)
  const sorted = sortRanked(offers, order)
  const left = sorted.length - shownCount
  return (
    <div className="border-t">
      <SortBar order={order} onChange={setOrder} />
      <ul>
        {sorted.slice(0, shownCount).map((ranked) => (
          <FlightRow
            key={ranked.offer.offerId}
            ranked={ranked}
            search={search}
            isChosen={ranked.offer.offerId === chosenOfferId}
            isWaiting={isWaiting}
            onChoose={() => onChoose(ranked)}
          />
        ))}
      </ul>
      {left > 0 && (
        <div className="border-t p-3 text-center">
          <Button size="small" onClick={() => setShownCount(shownCount + PAGE)}>
            {left <= PAGE ? `Show the last ${left}` : `Show ${PAGE} more of ${left}`}
          </Button>
        </div>
      )}
    </div>
  )
}

const SORTS: [SortKey, string][] = [
  ['rank', 'Best fit'],
  ['price', 'Price'],
  ['duration', 'Duration'],
  ['departure', 'Departure'],
  ['arrival', 'Arrival'],
]

function SortBar({ order, onChange }: { order: SortOrder; onChange: (order: SortOrder) => void }) {
  return (
    <fieldset className="flex min-w-0 items-center gap-1 px-3 py-2 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:flex-wrap">
      <legend className="sr-only">Sort the flights</legend>
      {SORTS.map(([by, label]) => {
        const isOn = order.by === by
        const canTurn = isOn && by !== 'rank'
        return (
          <button
            key={by}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange({ by, isDescending: canTurn ? !order.isDescending : false })}
            className={`inline-flex min-h-8 shrink-0 items-center gap-1 whitespace-nowrap rounded-full px-2 text-fact sm:px-2.5 ${isOn ? 'bg-sea-soft font-medium text-sea' : 'text-ink-soft hover:text-ink'}`}
          >
            {label}
            {canTurn && (order.isDescending ? <ArrowDownIcon className="size-3.5" /> : <ArrowUpIcon className="size-3.5" />)}
            {canTurn && <span className="sr-only">, {order.isDescending ? 'descending' : 'ascending'}</span>}
          </button>
        )
      })}
    </fieldset>
  )
}

function FlightRow({
  ranked,
  search,
  isChosen,
  isWaiting,
  onChoose,
}: { ranked: RankedOffer; isChosen: boolean } & Pick<FlightListProps, 'search' | 'isWaiting'> & { onChoose: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  const { offer, total } = ranked
  const { origin, destination } = ends(offer)
  const [carrier] = offer.segments
  const route = `${origin.iataCode}–${destination.iataCode}`
  const via = offer.layovers.map((layover) => layover.airport.iataCode).join(' ')
  return (
    <li className={`border-t ${isOpen ? 'bg-paper' : ''}`}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setIsOpen(!isOpen)}
        className={`w-full px-3 py-2.5 sm:px-4 text-left transition-colors duration-150 hover:bg-paper ${COLUMNS}`}
      >
        <span className="sr-only">{spokenFlight(offer)}, </span>
        {carrier && <AirlineTile carrier={carrier.marketingCarrier} />}
        <span aria-hidden="true" className="min-w-0">
          <span className="figures block whitespace-nowrap font-semibold text-[15px] leading-5">
            {clockTime(offer.departsAt)}–{clockTime(offer.arrivesAt)}
            <sup className="ml-0.5 font-medium text-[11px] text-saffron">{dayOffsetWords(offer.dayOffset)}</sup>
          </span>
          <span className="block truncate text-fact text-ink-soft max-sm:hidden">
            {route} · {flightNumbers(offer)}
          </span>
        </span>
        <span
          aria-hidden="true"
          className="min-w-0 text-fact max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 max-sm:flex max-sm:flex-wrap max-sm:gap-x-2"
        >
          <span className="text-ink-soft sm:hidden">{route}</span>
          <span className="figures block whitespace-nowrap">{formatDuration(offer.durationMinutes)}</span>
          <span className={`block ${via ? 'text-saffron' : 'text-ink-soft'}`}>
            {via ? `${stopsWords(offer)} ${via}` : stopsWords(offer)}
          </span>
        </span>
        <span className="flex flex-col items-end whitespace-nowrap">
          <Price money={total} className="font-semibold text-[15px]" />
          {isChosen && (
            <span className="inline-flex items-center gap-1 text-fact text-moss">
              <CheckIcon className="size-3.5" /> Yours
            </span>
          )}
        </span>
      </button>
      {isOpen && (
        <div id={detailsId} className="flex animate-rise flex-col gap-3 px-4 pb-4">
          <FlightDetails offer={offer} />
          <FlightFacts offer={offer} fare={leadFare(offer, search)} />
          {!isChosen && (
            <Button
              tone="primary"
              size="small"
              className="self-end"
              aria-disabled={isWaiting || undefined}
              onClick={isWaiting ? undefined : onChoose}
            >
              Choose {flightNumbers(offer)}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
