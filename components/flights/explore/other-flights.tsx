'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/flights/explore'
import type { FlightPicks, RankedOffer } from '@/lib/travel/flights/ranked-offer'
import { Button } from '../../ui/button'
import { ChevronDownIcon } from '../../ui/icons'
import { SkeletonRows } from '../../ui/skeleton'
import type { Comparison } from '../compare/use-comparison'
import { pricedFor } from '../fare-words'
import { FlightList } from '../flight-list'
import type { FlightView } from './use-flight-view'

/** The first rows of the list. */
const ROWS = Array<string>(6).fill('h-[52px]')

type OtherFlightsProps = {
  flights: FlightPicks
  view: FlightView
  chosenOfferId: string | null
  isWaiting: boolean
  comparison: Comparison
  onChoose: (ranked: RankedOffer) => void
}

/** Every flight that the filters leave, below the picks; fetched when it is first unfolded. */
export function OtherFlights({ flights, view, chosenOfferId, isWaiting, comparison, onChoose }: OtherFlightsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { list, ranked } = view
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          if (!isOpen) view.load()
          setIsOpen(!isOpen)
        }}
        className="flex min-h-11 w-full items-center justify-center gap-1.5 border-t font-medium text-[15px] text-sea hover:bg-paper"
      >
        {isOpen ? texts.showFewerFlights : texts.showMoreFlights}
        <ChevronDownIcon className={`transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {isOpen && ranked && (
        <p className="border-t px-4 py-2 text-fact text-ink-soft">{texts.pricesAreFor(pricedFor(ranked[0]?.offer, flights.search))}</p>
      )}
      {isOpen && ranked && (
        <FlightList
          offers={ranked}
          search={flights.search}
          weights={view.weights}
          chosenOfferId={chosenOfferId}
          isWaiting={isWaiting}
          comparison={comparison}
          onChoose={onChoose}
        />
      )}
      {isOpen && list?.status === 'loading' && (
        <div className="border-t p-4">
          <SkeletonRows label={texts.fetchingAllFlights(view.totalCount)} rows={ROWS} />
        </div>
      )}
      {isOpen && list?.status === 'failed' && (
        <div className="border-t p-4">
          <ListFailed message={list.message} onRetry={view.load} />
        </div>
      )}
    </>
  )
}

/** What went wrong with fetching the flights, and once more. */
export function ListFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-fact">
      <p role="alert">{message}</p>
      <Button size="small" className="max-sm:min-h-11" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}
