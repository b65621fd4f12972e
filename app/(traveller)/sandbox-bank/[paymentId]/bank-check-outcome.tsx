import { CheckIcon, CloseIcon } from '@/components/ui/icons'
import * as texts from '@/lib/texts/pages/sandbox-bank'
import type { BankCheck } from '@/lib/travel/payment/bank-check-schema'

const OUTCOMES = {
  confirmed: { title: texts.youConfirmedThisPayment, words: texts.bankHoldsTheAmount },
  refused: { title: texts.bankSaidNo, words: texts.nothingWasCharged },
  closed: { title: texts.thisCheckIsOver, words: texts.paymentWasCalledOff },
}

/** How the bank's check ended, in words and a sign; nothing to press. */
export function BankCheckOutcome({ check }: { check: BankCheck }) {
  if (check.state === 'open') return null
  const { title, words } = OUTCOMES[check.state]
  const isDone = check.state === 'confirmed'
  const Sign = isDone ? CheckIcon : CloseIcon
  return (
    <div className="flex gap-3">
      <span
        className={`flex size-8 shrink-0 items-center justify-center rounded-full ${isDone ? 'bg-moss-soft text-moss' : 'bg-brick-soft text-brick'}`}
      >
        <Sign className="size-5" />
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <h1 className="font-semibold text-[20px] leading-8 tracking-[-0.01em]">{title}</h1>
        {check.message && <p className="text-[15px] leading-6">{check.message}</p>}
        <p className="text-[15px] text-ink-soft leading-6">{words}</p>
      </div>
    </div>
  )
}
