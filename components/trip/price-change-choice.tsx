'use client'

import * as texts from '@/lib/texts/trip'
import { sliceLabel } from '@/lib/travel/flights/search'
import { formatMoney } from '@/lib/travel/money'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { flightNumbers } from '../flights/flight-words'
import { useTripStore } from '../state/trip-store'
import { isLocked } from '../state/use-live-trip'
import { keptOfTrip } from './kept-words'
import { type ChoiceReason, PriceChoice } from './price-choice'

/**
 * The airline wants another price than the one chosen: a choice, before anybody types names. Nothing where no price moved.
 * `onOtherFlights` takes over from giving the changed flight up.
 */
export function PriceChangeChoice({
  live,
  onOtherFlights,
}: {
  live: LiveTrip
  onOtherFlights?: ((sliceIndex: number) => void) | undefined
}) {
  const { threadId, trip } = live
  const { priceChange } = trip
  if (!priceChange || isLocked(live)) return null
  const { issue } = useTripStore.getState()
  const reasons = changedFlights(live)
  const firstChanged = reasons[0]?.sliceIndex ?? 0
  const { previousTotal, total } = priceChange
  return (
    <PriceChoice
      title={texts.airlineHasChangedItsPrice}
      previous={previousTotal}
      now={total}
      reasons={reasons}
      kept={keptOfTrip(trip, 'all')}
      acceptLabel={texts.accept(formatMoney(total))}
      onAccept={() => issue(threadId, { type: 'accept-price' })}
      onOthers={async () => {
        if (!onOtherFlights) return issue(threadId, { type: 'drop-pick', sliceIndex: firstChanged })
        onOtherFlights(firstChanged)
        return { live }
      }}
    />
  )
}

function changedFlights({ trip }: LiveTrip): (ChoiceReason & { sliceIndex: number })[] {
  const { picks, priceChange, result } = trip
  return picks.flatMap((pick, sliceIndex) => {
    const now = priceChange?.fares[sliceIndex]?.total
    const previous = pick?.fare?.total
    if (!pick || !now || !previous || (now.amountMinor === previous.amountMinor && now.currency === previous.currency)) return []
    const label = sliceLabel(result?.search.tripType ?? 'one-way', sliceIndex)
    return [{ what: `${label} ${flightNumbers(pick.offer)}, ${pick.fare?.brand}`, sliceIndex, previous, now }]
  })
}
