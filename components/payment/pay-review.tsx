'use client'

import { StepFooter } from '@/components/booking/step-footer'
import { timeOfDay } from '@/components/booking/time-of-day'
import { useNow } from '@/components/booking/use-now'
import { PriceBreakdown } from '@/components/trip/price-breakdown'
import { Button } from '@/components/ui/button'
import { FailedNote } from '@/components/ui/failed-note'
import { Price } from '@/components/ui/price'
import { Ribbon } from '@/components/ui/ribbon'
import { formatMoney } from '@/lib/travel/money'
import type { CardToken } from '@/lib/travel/payment/billing'
import type { Confirmation } from './use-payment'

/** The last look before money moves: the amount the server stands by, the card, where the confirmation goes. */
export function PayReview({
  card,
  confirmation,
  email,
  notice,
  onPay,
  onCheckAgain,
  onBack,
}: {
  card: CardToken
  confirmation: Confirmation
  email: string
  notice: string | null
  onPay: () => void
  onCheckAgain: () => void
  onBack: () => void
}) {
  const now = useNow(5000)
  const { quote, previousTotal, expiresAt } = confirmation
  const isExpired = now >= new Date(expiresAt)
  const hasChanged = quote.total.amountMinor !== previousTotal.amountMinor || quote.total.currency !== previousTotal.currency
  return (
    <section aria-label="Review and pay" className="animate-rise">
      {hasChanged && (
        <Ribbon tone="stale">
          <span role="alert">
            The price has changed: <Price money={previousTotal} /> → <Price money={quote.total} className="font-semibold" />. Pay only if it
            still suits you.
          </span>
        </Ribbon>
      )}
      {notice && (
        <div role="alert" className="px-4 pt-4 sm:px-5">
          <FailedNote happened={notice} kept="" />
        </div>
      )}
      <div className="flex flex-col items-center gap-1 px-4 pt-7 pb-5 text-center sm:px-5">
        <p className="text-fact text-ink-soft">You pay now</p>
        <Price money={quote.total} className="font-semibold text-[34px] leading-10" />
        <p className="text-fact text-ink-soft">taxes and service fee included</p>
      </div>
      <div className="mx-4 border-t py-4 sm:mx-5">
        <PriceBreakdown price={quote} />
      </div>
      <dl className="mx-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2.5 border-t py-4 text-[15px] leading-6 sm:mx-5">
        <dt className="text-ink-soft">Card</dt>
        <dd className="text-right">
          {card.brand} ending <span className="figures">{card.last4}</span>
        </dd>
        <dt className="text-ink-soft">Confirmation to</dt>
        <dd className="min-w-0 break-words text-right">{email}</dd>
        <dt className="text-ink-soft">Price</dt>
        <dd className="text-right">{isExpired ? 'no longer held' : `held until ${timeOfDay(expiresAt)}`}</dd>
      </dl>
      <StepFooter>
        {isExpired ? (
          <Button tone="primary" onClick={onCheckAgain}>
            Check the price again
          </Button>
        ) : (
          <Button tone="primary" onClick={onPay}>
            Pay {formatMoney(quote.total)}
          </Button>
        )}
        <Button tone="text" onClick={onBack}>
          Back to billing and card
        </Button>
      </StepFooter>
    </section>
  )
}
