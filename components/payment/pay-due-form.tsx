'use client'

import { useRef, useState } from 'react'
import { StepFooter } from '@/components/booking/step-footer'
import { Button } from '@/components/ui/button'
import { FailedNote } from '@/components/ui/failed-note'
import * as texts from '@/lib/texts/payment'
import type { Money } from '@/lib/travel/money'
import type { CardToken } from '@/lib/travel/payment/billing'
import { CardSection } from './card-section'
import { CardWidget } from './card-widget'
import type { CardWidgetHandle } from './card-widget-props'
import { KeepCardField } from './keep-card-field'
import { useCardChoice } from './use-card-choice'

/** With which card it is paid this time. */
export function PayDueForm({
  amount,
  held,
  isChecking,
  notice,
  onReview,
  onUseAnother,
}: {
  amount: Money
  /** The card that was handed over already, while its amount was looked at. */
  held: { card: CardToken; keepCard: boolean } | null
  isChecking: boolean
  notice: string | null
  onReview: (card: CardToken, keepCard: boolean) => Promise<void>
  onUseAnother: () => void
}) {
  const widget = useRef<CardWidgetHandle>(null)
  const [shouldKeep, setShouldKeep] = useState(false)
  const [isExchanging, setIsExchanging] = useState(false)
  const choice = useCardChoice()

  const proceed = async () => {
    if (isExchanging || isChecking) return
    if (held) return onReview(held.card, held.keepCard)
    if (choice.chosen) return onReview(choice.chosen.card, false)
    setIsExchanging(true)
    const token = await widget.current?.submit()
    setIsExchanging(false)
    if (token) await onReview(token, shouldKeep)
  }

  return (
    <>
      <div data-card-choice className="flex flex-col gap-3 px-4 py-5 sm:px-5">
        <h3 className="font-semibold text-[15px]">{texts.card}</h3>
        <CardSection held={held?.card ?? null} choice={choice} onUseAnother={onUseAnother}>
          <CardWidget
            ref={widget}
            amount={amount}
            keepCard={shouldKeep}
            isDisabled={isChecking}
            onEnter={() => void proceed()}
            onState={choice.onFormState}
          />
          <KeepCardField isWanted={shouldKeep} onChange={setShouldKeep} />
        </CardSection>
        {notice && (
          <div role="alert">
            <FailedNote happened={notice} kept={texts.yourTripStaysBooked} />
          </div>
        )}
      </div>
      <StepFooter total={amount}>
        <Button tone="primary" disabled={isChecking} aria-disabled={isExchanging || undefined} onClick={() => void proceed()}>
          {isChecking ? texts.checkingTheAmount : texts.reviewAndPay}
        </Button>
      </StepFooter>
    </>
  )
}
