'use client'

import * as texts from '@/lib/texts/trip'
import { youWentToCheckOut } from '@/lib/texts/trip/summary'
import { hasAllFares } from '@/lib/travel/trip/is-complete'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { useChatActions } from '../chat/chat-actions'
import { useHasPassed } from '../state/use-has-passed'
import { isLocked } from '../state/use-live-trip'
import { Button } from '../ui/button'
import { ButtonLink } from '../ui/button-link'

type CheckOutButtonProps = { live: LiveTrip; className?: string; onLeave?: (() => void) | undefined }

/** The way to the checkout from the moment the trip can be bought, and back to it once it is open. Nothing while a price is to be settled first. */
export function CheckOutButton({ live, ...shown }: CheckOutButtonProps) {
  const { trip } = live
  if (!trip.result || !hasAllFares(trip) || trip.priceChange || isLocked(live)) return null
  return <WhilePricesHold live={live} expiresAt={trip.result.expiresAt} {...shown} />
}

function WhilePricesHold({ live, expiresAt, className = '', onLeave }: CheckOutButtonProps & { expiresAt: string }) {
  const { act, isBusy } = useChatActions()
  if (useHasPassed(expiresAt)) return null
  if (live.trip.isCheckingOut) {
    return (
      <ButtonLink href={`/booking/${live.threadId}`} className={className}>
        {texts.continueCheckout}
      </ButtonLink>
    )
  }

  function checkOut() {
    onLeave?.()
    act({ type: 'start-checkout' }, youWentToCheckOut)
  }

  return (
    <Button tone="primary" className={className} aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : checkOut}>
      {texts.checkOut}
    </Button>
  )
}
