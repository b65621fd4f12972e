'use client'

import { StepFooter } from '@/components/booking/step-footer'
import { timeOfDay } from '@/components/booking/time-of-day'
import { useTimeFormat } from '@/components/session/preferences'
import { useHasPassed } from '@/components/state/use-has-passed'
import { Button } from '@/components/ui/button'
import { FailedNote } from '@/components/ui/failed-note'
import { Price } from '@/components/ui/price'
import { Worded } from '@/components/ui/worded'
import * as texts from '@/lib/texts/payment'
import { formatMoney } from '@/lib/travel/money'
import type { CardToken } from '@/lib/travel/payment/billing'
import type { DuePayment } from '@/lib/travel/payment/confirmation-schema'
import { cardName } from '@/lib/travel/payment/saved-card'

/** The last look before money moves: the amount the server names, the card, and until when it holds. */
export function PayDueReview({
  card,
  due: { amount, expiresAt },
  notice,
  onPay,
  onCheckAgain,
  onUseAnother,
}: {
  card: CardToken
  due: DuePayment
  notice: string | null
  onPay: () => void
  onCheckAgain: () => void
  onUseAnother: () => void
}) {
  const isExpired = useHasPassed(expiresAt)
  const timeFormat = useTimeFormat()
  return (
    <section aria-label={texts.reviewAndPay} className="animate-rise">
      {notice && (
        <div role="alert" className="px-4 pt-4 sm:px-5">
          <FailedNote happened={notice} />
        </div>
      )}
      <div className="flex flex-col items-center gap-1 px-4 pt-7 pb-5 text-center sm:px-5">
        <h3 className="text-fact text-ink-soft">{texts.youPayNow}</h3>
        <Price money={amount} className="font-semibold text-[34px] leading-10" />
        <p className="text-[15px]">
          <Worded words={texts.payingWith} parts={{ card: <span className="figures">{cardName(card)}</span> }} />
        </p>
        <p className="text-fact text-ink-soft">
          {isExpired ? texts.amountToBeChecked : texts.amountHoldsUntil(timeOfDay(expiresAt, timeFormat))}
        </p>
      </div>
      <StepFooter>
        {isExpired ? (
          <Button tone="primary" onClick={onCheckAgain}>
            {texts.checkTheAmountAgain}
          </Button>
        ) : (
          <Button tone="primary" onClick={onPay}>
            {texts.pay(formatMoney(amount))}
          </Button>
        )}
        <Button tone="text" onClick={onUseAnother}>
          {texts.otherCard}
        </Button>
      </StepFooter>
    </section>
  )
}
