'use client'

import { useMemo } from 'react'
import * as texts from '@/lib/texts/flights'
import { explainNothing, filterToLift } from '@/lib/travel/flights/filters/explain-nothing'
import { type FlightFilters, NO_FILTERS, narrow } from '@/lib/travel/flights/filters/flight-filters'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { formatClocksIn } from '@/lib/travel/time-format'
import { useTimeFormat } from '../session/preferences'
import { Button } from '../ui/button'

type NothingFitsProps = {
  offers: FlightOffer[]
  filters: FlightFilters
  search: FlightSearch
  onChange: (filters: FlightFilters) => void
  /** The buttons are about to go from under the focus, which is `from`: a place for it to go on. */
  onEmptied: (from: HTMLElement) => void
}

/** No flight passes the filters: why, the filter that hides most with how many, and all flights again. */
export function NothingFits({ offers, filters, search, onChange, onEmptied }: NothingFitsProps) {
  const timeFormat = useTimeFormat()
  const sentence = useMemo(() => explainNothing(offers, filters, search), [offers, filters, search])
  const lift = useMemo(() => filterToLift(offers, filters, search), [offers, filters, search])

  function change(to: FlightFilters, from: HTMLElement) {
    onEmptied(from)
    onChange(to)
  }

  return (
    <div className="flex flex-col items-start gap-3 px-2 py-3">
      <p className="text-[15px] leading-6">{formatClocksIn(sentence, timeFormat)}</p>
      <div className="flex flex-wrap gap-2">
        {lift && (
          <Button
            tone="primary"
            className="text-start"
            onClick={({ currentTarget }) => change(narrow(filters, { [lift.name]: null }), currentTarget)}
          >
            {texts.showWithout(lift.left, formatClocksIn(lift.clause, timeFormat))}
          </Button>
        )}
        {lift?.left !== offers.length && (
          <Button onClick={({ currentTarget }) => change(NO_FILTERS, currentTarget)}>{texts.showAllFlights(offers.length)}</Button>
        )}
      </div>
    </div>
  )
}
