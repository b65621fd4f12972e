'use client'

import { Button } from '@/components/ui/button'
import * as texts from '@/lib/texts/passengers'

/**
 * From traveller to traveller where one form stands at a time (on a phone, and everywhere in a large party), with the step's own button
 * at the last one or once everybody is complete.
 */
export function StepButtons({
  current,
  count,
  isFolding,
  isAllComplete,
  isSending,
  onBack,
  onNext,
  onContinue,
}: {
  current: number
  count: number
  isFolding: boolean
  isAllComplete: boolean
  isSending: boolean
  onBack: () => void
  onNext: () => void
  onContinue: () => void
}) {
  const isLast = current === count - 1
  const isEnding = isLast || isAllComplete
  const whereOne = isFolding ? '' : 'sm:hidden'
  return (
    <div className="flex flex-wrap gap-2">
      {count > 1 && (
        <Button disabled={current === 0} className={whereOne} onClick={onBack}>
          {texts.back}
        </Button>
      )}
      {!isLast && (
        <Button tone={isAllComplete ? 'quiet' : 'primary'} className={`flex-1 ${whereOne}`} onClick={onNext}>
          {texts.next}
          <span className="sr-only"> {texts.passengerInSentence}</span>
        </Button>
      )}
      {(isEnding || !isFolding) && (
        <Button tone="primary" className={`flex-1 basis-44 ${isEnding ? '' : 'max-sm:hidden'}`} disabled={isSending} onClick={onContinue}>
          {isSending ? texts.checkingThePassengers : texts.continueToPayment}
        </Button>
      )}
    </div>
  )
}
