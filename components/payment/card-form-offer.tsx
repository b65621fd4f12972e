'use client'

import Link from 'next/link'
import type { MouseEvent } from 'react'
import { useTrip } from '@/components/state/opened-trip'
import { wasBooked } from '@/lib/states/booking-status'
import * as texts from '@/lib/texts/payment'
import { checkoutStep } from '@/lib/travel/trip/mode'
import { goToCardField } from './card-field'

const LINK = 'inline-flex min-h-11 items-center font-medium text-sea underline underline-offset-4'

/** After a card number was kept out of the conversation: the way to the form where it belongs, or when that form comes. */
export function CardFormOffer({ threadId }: { threadId: string | null }) {
  const live = useTrip(threadId)
  const step = live ? checkoutStep(live.trip, live.order ? wasBooked(live.order.status) : false) : null
  if (step === null) return <span>{texts.cardFormOpensAtCheckout}</span>
  if (step === 3) return <span>{live?.order?.status === 'cancelled' ? texts.tripWasCancelled : texts.tripIsBookedAndPaid}</span>
  const href = `/booking/${threadId}`
  if (step === 1) {
    return (
      <span>
        {texts.cardFormComesAfterDetails}{' '}
        <Link href={href} className={LINK}>
          {texts.openTheCheckout}
        </Link>
      </span>
    )
  }
  return (
    <Link href={href} className={LINK} onClick={goToFormHere}>
      {texts.openTheCardForm}
    </Link>
  )
}

/** A checkout that stands in this very page need not be opened on another. */
function goToFormHere(event: MouseEvent) {
  if (goToCardField()) event.preventDefault()
}
