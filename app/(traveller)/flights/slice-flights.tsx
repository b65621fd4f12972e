'use client'

import { useDeferredValue, useEffect, useMemo } from 'react'
import { flightListKey, useFlightListStore } from '@/components/state/flight-list-store'
import { useToday } from '@/components/state/use-today'
import { Button } from '@/components/ui/button'
import { FailedNote } from '@/components/ui/failed-note'
import { SkeletonRows } from '@/components/ui/skeleton'
import * as texts from '@/lib/texts/pages/flights'
import { formatDay, type PlainDate } from '@/lib/travel/dates'
import type { FlightsAddress } from '@/lib/travel/flights/search-url'
import { FilteredFlights, type SliceProps } from './filtered-flights'
import { SlicePrices } from './slice-prices'

/** The filters, and the first rows of the list. */
const ROWS = ['h-11', ...Array<string>(8).fill('h-[52px]')]

/** The flights of one direction, loaded when it is first shown, below the prices of the days around it. */
export function SliceFlights(props: SliceProps) {
  const { result, address, onAddress, sliceIndex } = props
  return (
    <div className="flex flex-col gap-4">
      <SlicePrices result={result} sliceIndex={sliceIndex} onDay={(day) => onAddress(withDay(address, sliceIndex, day))} />
      {result.offerCounts[sliceIndex] === 0 ? <NoFlights {...props} /> : <LoadedFlights {...props} />}
    </div>
  )
}

function LoadedFlights(props: SliceProps) {
  const { searchId, offerCounts } = props.result
  const { sliceIndex } = props
  const request = useMemo(() => ({ threadId: '', searchId, sliceIndex, by: undefined, afterOfferId: null }), [searchId, sliceIndex])
  const load = useFlightListStore((state) => state.load)
  // Drawing a long list keeps nobody from pressing something else.
  const list = useDeferredValue(useFlightListStore((state) => state.lists[flightListKey(request)]))
  useEffect(() => void load(request), [load, request])

  if (list?.status === 'failed') {
    return (
      <FailedNote
        happened={list.message}
        kept={texts.searchStandsAbove}
        action={{ label: texts.searchAgain, onPress: props.onSearchAgain }}
      />
    )
  }
  if (list?.status !== 'ready') {
    const count = offerCounts[sliceIndex]
    return <SkeletonRows label={count === undefined ? texts.fetchingAllFlights : texts.fetchingFlights(count)} rows={ROWS} />
  }
  return <FilteredFlights {...props} loaded={list.offers} />
}

function NoFlights({ result, sliceIndex, onEdit }: SliceProps) {
  const today = useToday()
  const slice = result.search.slices[sliceIndex]
  if (!slice) return null
  const { origin, destination, departureOn } = slice
  const whatMayHelp = result.search.directOnly ? texts.withAStopThereMayBeOne : texts.otherDaysOrAirportsMayHelp
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border border-dashed px-5 py-8">
      <p>
        {texts.noFlightWasFound(origin.name, destination.name, formatDay(departureOn, today))} {whatMayHelp}
      </p>
      <Button tone="primary" onClick={onEdit}>
        {texts.changeSearch}
      </Button>
    </div>
  )
}

/** The same search on another day of one direction; its filters are kept. */
function withDay(address: FlightsAddress, sliceIndex: number, day: PlainDate): FlightsAddress {
  if (address.tripType === 'round-trip' && sliceIndex === 1) return { ...address, returnOn: day }
  return { ...address, slices: address.slices.map((slice, index) => (index === sliceIndex ? { ...slice, on: day } : slice)) }
}
