'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/trip'
import { ClockTime } from '../booking/clock-time'
import { useNow } from '../booking/use-now'
import { Worded } from '../ui/worded'
import { RenewPrices } from './renew-prices'

/** From here on the minutes are counted. */
const SOON_MINUTES = 5

/**
 * How long the prices hold: until when, in the last minutes also how many are left, and after that one button that asks for them again.
 * `expiresAt` is an instant in UTC.
 */
export function OfferClock({
  threadId,
  expiresAt,
  onOtherFlights,
}: {
  threadId: string
  expiresAt: string
  onOtherFlights?: ((sliceIndex: number) => void) | undefined
}) {
  const now = useNow(5000)
  const [wasRenewed, setWasRenewed] = useState(false)
  const leftMinutes = Math.ceil((Date.parse(expiresAt) - now.getTime()) / 60_000)
  const time = <ClockTime instant={expiresAt} />
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
      <RenewPrices threadId={threadId} onSame={() => setWasRenewed(true)} onOtherFlights={onOtherFlights} />
    </div>
  )
}
