'use client'

import { OtherDays } from '@/components/flights/explore/other-days'
import { PriceVerdictLine } from '@/components/flights/prices/price-verdict-line'
import { usePriceVerdict } from '@/components/state/price-verdict-store'
import type { PlainDate } from '@/lib/travel/dates'
import type { ResultFacts } from '@/lib/travel/trip/trip'

type SlicePricesProps = { result: ResultFacts; sliceIndex: number; onDay: (day: PlainDate) => void }

/** The days around, each with its lowest price, the month on demand, and whether this day's price is a good one. */
export function SlicePrices({ result, sliceIndex, onDay }: SlicePricesProps) {
  const verdict = usePriceVerdict(result.searchId, sliceIndex)
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      <OtherDays searchId={result.searchId} search={result.search} sliceIndex={sliceIndex} onChoose={onDay} />
      <PriceVerdictLine
        verdict={verdict ?? null}
        adults={result.search.travellers.adults}
        isOneOfTwo={result.search.tripType === 'round-trip'}
      />
    </div>
  )
}
