'use client'

import * as texts from '@/lib/texts/flights/filters'
import type { FlightFilters } from '@/lib/travel/flights/filters/flight-filters'
import { Button } from '../../ui/button'
import { countFilters } from './count-filters'

type FilterResetProps = {
  /** By direction. */
  filters: FlightFilters[]
  sliceIndex: number
  /** "outbound". */
  sliceName: string
  onReset: (sliceIndexes: number[]) => void
}

/** Back to all flights: of this direction, or of every one where more than this is narrowed. */
export function FilterReset({ filters, sliceIndex, sliceName, onReset }: FilterResetProps) {
  const narrowed = filters.flatMap((each, index) => (countFilters(each) > 0 ? [index] : []))
  const hasOthers = narrowed.some((index) => index !== sliceIndex)
  if (narrowed.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {narrowed.includes(sliceIndex) && (
        <Button size="small" className="max-lg:min-h-11" onClick={() => onReset([sliceIndex])}>
          {texts.resetSlice(sliceName)}
        </Button>
      )}
      {hasOthers && (
        <Button size="small" className="max-lg:min-h-11" onClick={() => onReset(narrowed)}>
          {filters.length === 2 ? texts.resetBothDirections : texts.resetAllFlights}
        </Button>
      )}
    </div>
  )
}
