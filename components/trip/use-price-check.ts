'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/trip'
import { sliceLabel } from '@/lib/travel/flights/search'
import { formatMoney } from '@/lib/travel/money'
import type { Refusal } from '@/lib/travel/refusal'
import { hasAllFares } from '@/lib/travel/trip/is-complete'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import type { PriceRenewal } from '@/lib/travel/trip/price-renewal-schema'
import { useChatActions } from '../chat/chat-actions'
import { useTripStore } from '../state/trip-store'
import { renewPrices } from './renew-request'

/** `nothing-sold`: no flight at all for the direction to be picked next. */
type Check =
  | { name: 'ready' }
  | { name: 'checking' }
  | { name: 'choice'; renewal: PriceRenewal }
  | { name: 'nothing-sold' }
  | { name: 'failed'; message: string }

type Answer = { live: LiveTrip } | { refusal: Refusal }
const BUSY = { refusal: { code: 'busy', message: texts.answerStillBeingWritten } }

/**
 * One look at today's prices for the trip of this thread. The same ones are taken at once, other ones of what was picked are a choice.
 * Where something is still to be picked the thread has the next word, as its list is a new one.
 */
export function usePriceCheck(live: LiveTrip, onHeld: () => void) {
  const [check, setCheck] = useState<Check>({ name: 'ready' })
  const { act, isBusy } = useChatActions()
  const { threadId, trip } = live
  const isWhole = hasAllFares(trip)

  async function checkAgain() {
    setCheck({ name: 'checking' })
    const answer = await renewPrices(threadId)
    if ('refusal' in answer) return setCheck({ name: 'failed', message: answer.refusal.message })
    const renewal = answer.value
    if (renewal.changes.length > 0 || (isWhole && renewal.status !== 'same')) return setCheck({ name: 'choice', renewal })
    if (renewal.status === 'gone') return setCheck({ name: 'nothing-sold' })
    if (isWhole) {
      onHeld()
      await useTripStore.getState().load(threadId)
    } else act({ type: 'renew-prices', searchId: renewal.searchId }, labelOf(renewal, trip.picks.some(Boolean)))
    setCheck({ name: 'ready' })
  }

  async function accept({ searchId, status }: PriceRenewal): Promise<Answer> {
    if (isBusy) return BUSY
    const command = { type: 'renew-prices', searchId } as const
    if (isWhole && status !== 'gone') return useTripStore.getState().issue(threadId, command)
    act(command, status === 'gone' ? texts.youLookedForAnotherFlight : texts.youAcceptedTodaysPrices)
    return { live }
  }

  /** Today's prices for what stays, and the first flight that changed is open again. */
  async function lookForOthers({ searchId, changes }: PriceRenewal): Promise<Answer> {
    if (isBusy) return BUSY
    const sliceIndex = changes[0]?.sliceIndex ?? 0
    const answer = await useTripStore.getState().issue(threadId, { type: 'renew-prices', searchId })
    if ('refusal' in answer) return answer
    const label = sliceLabel(trip.result?.search.tripType ?? 'one-way', sliceIndex).toLowerCase()
    act({ type: 'drop-pick', sliceIndex }, texts.youWentBackToTheFlights(label))
    return answer
  }

  return { check, checkAgain, accept, lookForOthers }
}

/** "You checked again: from £212.00, was £198.00". */
function labelOf({ cheapest, status }: PriceRenewal, isPicked: boolean): string {
  const now = cheapest?.now ? formatMoney(cheapest.now) : null
  if (isPicked) return now ? texts.checkedAgainWithOthers(now) : texts.checkedAgainSameCost
  if (!now || !cheapest) return texts.youCheckedThePrices
  if (status === 'same') return texts.checkedAgainStillFrom(now)
  return texts.checkedAgainFrom(now, cheapest.previous && formatMoney(cheapest.previous))
}
