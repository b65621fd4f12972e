'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/trip'
import { formatMoney } from '@/lib/travel/money'
import type { PriceRenewal } from '@/lib/travel/trip/price-renewal-schema'
import { useAnnouncerStore } from '../state/announcer-store'
import { useTrip } from '../state/opened-trip'
import { useTripStore } from '../state/trip-store'
import { Button } from '../ui/button'
import { keptOfTrip } from './kept-words'
import { PriceChoice } from './price-choice'
import { renewPrices } from './renew-request'

type Look = { name: 'ready' } | { name: 'checking' } | { name: 'choice'; renewal: PriceRenewal } | { name: 'failed'; message: string }

/**
 * Prices that ran out are asked for again. The same ones simply hold on; others are a choice. `onSame` hears of the first case,
 * `onOtherFlights` takes over from giving the first changed flight up.
 */
export function RenewPrices({
  threadId,
  onSame,
  onOtherFlights,
}: {
  threadId: string
  onSame?: (() => void) | undefined
  onOtherFlights?: ((sliceIndex: number) => void) | undefined
}) {
  const [look, setLook] = useState<Look>({ name: 'ready' })
  const live = useTrip(threadId)
  const announce = useAnnouncerStore((state) => state.announce)

  async function checkAgain() {
    setLook({ name: 'checking' })
    const answer = await renewPrices(threadId)
    if ('refusal' in answer) return setLook({ name: 'failed', message: answer.refusal.message })
    if (answer.value.status !== 'same') return setLook({ name: 'choice', renewal: answer.value })
    await useTripStore.getState().load(threadId)
    announce(texts.pricesStillHold)
    setLook({ name: 'ready' })
    onSame?.()
  }

  if (look.name === 'choice' && live) {
    const { searchId, previousTotal, total, changes, status } = look.renewal
    const { issue } = useTripStore.getState()
    const isGone = status === 'gone' || !total
    const firstChanged = changes[0]?.sliceIndex ?? 0
    const giveUp = async () => {
      if (!onOtherFlights) return issue(threadId, { type: 'drop-pick', sliceIndex: firstChanged })
      onOtherFlights(firstChanged)
      return { live }
    }
    return (
      <PriceChoice
        title={isGone ? texts.aFlightIsNoLongerSold : texts.priceHasChanged}
        previous={previousTotal}
        now={isGone ? null : total}
        reasons={changes}
        kept={keptOfTrip(live.trip, 'still sold')}
        acceptLabel={isGone ? texts.chooseAnotherFlight : texts.accept(formatMoney(total))}
        onAccept={async () => {
          const answer = await issue(threadId, { type: 'renew-prices', searchId })
          if (!('refusal' in answer)) setLook({ name: 'ready' })
          return answer
        }}
        onOthers={isGone ? undefined : giveUp}
      />
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        tone="primary"
        className="max-sm:w-full"
        aria-disabled={look.name === 'checking' || undefined}
        onClick={look.name === 'checking' ? undefined : () => void checkAgain()}
      >
        {look.name === 'checking' ? texts.checkingThePrices : texts.checkThePricesAgain}
      </Button>
      {look.name === 'failed' && (
        <p role="alert" className="min-w-0 text-brick text-fact">
          {look.message}
        </p>
      )}
    </div>
  )
}
