'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/trip'
import { heldUntil } from '@/lib/travel/trip/held-until'
import { ClockTime } from '../booking/clock-time'
import { useNow } from '../booking/use-now'
import { Worded } from '../ui/worded'
import { RenewPrices } from './renew-prices'

/** From here on the minutes are counted. */
const SOON_MINUTES = 5

/**
 * How long the prices hold: until when, in the last minutes also how many are left, and after that one button that asks for them again.
 * Instants are ISO in UTC.
 */
export function OfferClock({
  threadId,
  expiresAt,
  confirmedUntil,
  onOtherFlights,
}: {
  threadId: string
  expiresAt: string
  /** Until when the server stands by the price that is about to be paid, if that ends first; after it the review asks for the price anew. */
  confirmedUntil?: string | undefined
  onOtherFlights?: ((sliceIndex: number) => void) | undefined
}) {
  const now = useNow(5000)
  const [wasRenewed, setWasRenewed] = useState(false)
  const until = heldUntil(expiresAt, confirmedUntil)
  const leftMinutes = Math.ceil((Date.parse(until) - now.getTime()) / 60_000)
  const time = <ClockTime instant={until} />
  if (leftMinutes > 0) {
    const isSoon = leftMinutes <= SOON_MINUTES
    return (
      <p className={`text-fact ${isSoon ? 'text-saffron' : 'text-ink-soft'}`}>
        {wasRenewed && <span className="text-moss">{texts.pricesStillHold} </span>}
        <Worded words={texts.pricesHeldUntil} parts={{ time }} />
        {isSoon && ` · ${texts.minutesLeft(leftMinutes)}`}
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-2.5">
      <p className="text-fact text-saffron">
        <Worded words={texts.pricesWereHeldUntil} parts={{ time }} />
      </p>
      {now.getTime() >= Date.parse(expiresAt) && (
        <RenewPrices threadId={threadId} onSame={() => setWasRenewed(true)} onOtherFlights={onOtherFlights} />
      )}
    </div>
  )
}
