'use client'

import { useState } from 'react'
import { StepFooter } from '@/components/booking/step-footer'
import { timeOfDay } from '@/components/booking/time-of-day'
import { useNow } from '@/components/booking/use-now'
import { useTimeFormat } from '@/components/session/preferences'
import { useTripStore } from '@/components/state/trip-store'
import { StayNotPaid } from '@/components/stays/kept/stay-not-paid'
import { keptOfTrip } from '@/components/trip/kept-words'
import { PriceBreakdown } from '@/components/trip/price-breakdown'
import { PriceChoice } from '@/components/trip/price-choice'
import { Button } from '@/components/ui/button'
import { FailedNote } from '@/components/ui/failed-note'
import { Price } from '@/components/ui/price'
import * as texts from '@/lib/texts/payment'
import { formatMoney, type Money } from '@/lib/travel/money'
import type { CardToken } from '@/lib/travel/payment/billing'
import type { Confirmation } from '@/lib/travel/payment/confirmation-schema'
import { priceMoves } from '@/lib/travel/payment/price-moves'
import { cardName } from '@/lib/travel/payment/saved-card'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'

/**
 * The last look before money moves: the amount the server stands by, the card, where the confirmation goes. A price that moved is
 * accepted first; only then can it be paid.
 */
export function PayReview({
  live,
  card,
  confirmation,
  email,
  notice,
  onPay,
  onCheckAgain,
  onBack,
  onOtherFlights,
}: {
  live: LiveTrip
  card: CardToken
  confirmation: Confirmation
  email: string
  notice: string | null
  onPay: () => void
  onCheckAgain: () => void
  onBack: () => void
  /** Where the conversation can show other flights for this direction; without it the flight is given up here. */
  onOtherFlights: ((sliceIndex: number) => void) | undefined
}) {
  const now = useNow(5000)
  const timeFormat = useTimeFormat()
  const [accepted, setAccepted] = useState<Money | null>(null)
  const { quote, previousTotal, expiresAt, fares } = confirmation
  const isExpired = now >= new Date(expiresAt)
  const isOpenChoice = !isSame(quote.total, previousTotal) && !(accepted && isSame(quote.total, accepted))
  return (
    <section aria-label={texts.reviewAndPay} className="animate-rise">
      {isOpenChoice && !isExpired && (
        <div className="px-4 pt-4 sm:px-5">
          <PriceChoice
            title={texts.priceHasChangedSince}
            previous={previousTotal}
            now={quote.total}
            reasons={priceMoves(live.trip, quote, fares)}
            kept={keptOfTrip(live.trip, 'all')}
            acceptLabel={texts.acceptTheNewPrice}
            onAccept={async () => {
              setAccepted(quote.total)
              return { live }
            }}
            onOthers={async () => {
              const sliceIndex = firstMoved(live, confirmation)
              if (!onOtherFlights) return useTripStore.getState().issue(live.threadId, { type: 'drop-pick', sliceIndex })
              onOtherFlights(sliceIndex)
              return { live }
            }}
          />
        </div>
      )}
      {notice && (
        <div role="alert" className="px-4 pt-4 sm:px-5">
          <FailedNote happened={notice} kept="" />
        </div>
      )}
      <div className="flex flex-col items-center gap-1 px-4 pt-7 pb-5 text-center sm:px-5">
        <p className="text-fact text-ink-soft">{texts.youPayNow}</p>
        <Price money={quote.total} className="font-semibold text-[34px] leading-10" />
        <p className="text-fact text-ink-soft">{texts.taxesAndServiceFeeIncluded}</p>
      </div>
      <div className="mx-4 border-t py-4 sm:mx-5">
        <PriceBreakdown price={quote} />
        <StayNotPaid trip={live.trip} className="pt-3" />
      </div>
      <dl className="mx-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5 border-t py-4 text-[15px] leading-6 sm:mx-5 max-[22rem]:grid-cols-1 max-[22rem]:*:text-start">
        <dt className="text-ink-soft">{texts.card}</dt>
        <dd className="figures text-end">{cardName(card)}</dd>
        <dt className="text-ink-soft">{texts.confirmationTo}</dt>
        <dd className="min-w-0 break-words text-end">{email}</dd>
        <dt className="text-ink-soft">{texts.price}</dt>
        <dd className="text-end">{isExpired ? texts.noLongerHeld : texts.heldUntil(timeOfDay(expiresAt, timeFormat))}</dd>
      </dl>
      <StepFooter>
        {isExpired ? (
          <Button tone="primary" onClick={onCheckAgain}>
            {texts.checkThePriceAgain}
          </Button>
        ) : (
          !isOpenChoice && (
            <Button tone="primary" autoFocus={accepted !== null} onClick={onPay}>
              {texts.pay(formatMoney(quote.total))}
            </Button>
          )
        )}
        <Button tone="text" onClick={onBack}>
          {texts.backToBillingAndCard}
        </Button>
      </StepFooter>
    </section>
  )
}

/** The direction whose flight moved, as far as it is known. */
function firstMoved({ trip }: LiveTrip, { fares }: Confirmation): number {
  const moved = trip.picks.findIndex((pick, index) => pick?.fare && fares?.[index] && !isSame(pick.fare.total, fares[index].total))
  return Math.max(0, moved)
}

function isSame(one: Money, other: Money): boolean {
  return one.amountMinor === other.amountMinor && one.currency === other.currency
}
