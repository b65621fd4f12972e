'use client'

import { memo } from 'react'
import { FilterPanel } from '@/components/flights/filters/filter-panel'
import { FilterReset } from '@/components/flights/filters/filter-reset'
import { type FlightFilters, NO_FILTERS } from '@/lib/travel/flights/filters/flight-filters'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { type FlightSearch, sliceLabel } from '@/lib/travel/flights/search'
import type { FlightsAddress } from '@/lib/travel/flights/search-url'

type SliceFiltersProps = {
  offers: FlightOffer[]
  search: FlightSearch
  address: FlightsAddress
  sliceIndex: number
  onSettle: (address: FlightsAddress) => void
  onMove: (moving: { filters: FlightFilters }) => void
}

/** The filters of the direction that is shown, as the address says them. Drawn anew only when that changes: a moving slider is for the list alone. */
export const SliceFilters = memo(function SliceFilters({ offers, search, address, sliceIndex, onSettle, onMove }: SliceFiltersProps) {
  return (
    <>
      <FilterReset
        filters={address.filters}
        sliceIndex={sliceIndex}
        sliceName={sliceLabel(search.tripType, sliceIndex).toLowerCase()}
        onReset={(sliceIndexes) => onSettle(withFilters(address, sliceIndexes, NO_FILTERS))}
      />
      <FilterPanel
        offers={offers}
        search={search}
        filters={address.filters[sliceIndex] ?? NO_FILTERS}
        onChange={(filters) => onSettle(withFilters(address, [sliceIndex], filters))}
        onPreview={(filters) => onMove({ filters })}
      />
    </>
  )
})

export function withFilters(address: FlightsAddress, sliceIndexes: number[], filters: FlightFilters): FlightsAddress {
  return { ...address, filters: address.filters.map((each, index) => (sliceIndexes.includes(index) ? filters : each)) }
}
