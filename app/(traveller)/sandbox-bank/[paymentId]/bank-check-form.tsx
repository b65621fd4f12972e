'use client'

import { useEffect, useState } from 'react'
import { useIsHydrated } from '@/components/session/use-is-hydrated'
import { requestJson } from '@/components/state/request-json'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import * as texts from '@/lib/texts/pages/sandbox-bank'
import { type BankCheck, bankCheckSchema, type CheckAnswer } from '@/lib/travel/payment/bank-check-schema'
import { BankCheckOutcome } from './bank-check-outcome'

/**
 * The bank's question with its two answers, or how it ended. A page that frames this one is told when it has ended; a page of its own
 * has a way back instead.
 */
export function BankCheckForm({ check: first }: { check: BankCheck }) {
  const isHydrated = useIsHydrated()
  const isFramed = isHydrated && window.parent !== window
  const [check, setCheck] = useState(first)
  const [sending, setSending] = useState<CheckAnswer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { paymentId, state } = check

  useEffect(() => {
    if (state === 'open' || window.parent === window) return
    window.parent.postMessage({ type: 'bank-check-done', paymentId }, window.location.origin)
  }, [state, paymentId])

  // The frame has the keyboard, so who presses Escape to leave would press it in vain.
  useEffect(() => {
    if (window.parent === window) return
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') window.parent.postMessage({ type: 'bank-check-left', paymentId }, window.location.origin)
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [paymentId])

  const send = async (answer: CheckAnswer) => {
    setSending(answer)
    setProblem(null)
    const answered = await requestJson(`/api/sandbox-bank/${paymentId}`, bankCheckSchema, { method: 'POST', body: { answer } })
    setSending(null)
    if ('refusal' in answered) setProblem(answered.refusal.message)
    else setCheck(answered.value)
  }

  if (state !== 'open') {
    return (
      <div role="status" className="flex flex-col items-start gap-4">
        <BankCheckOutcome check={check} />
        {isHydrated && !isFramed && <ButtonLink href={`/orders/${check.orderId}`}>{texts.backToYourBooking}</ButtonLink>}
      </div>
    )
  }
  const isWaiting = sending !== null || !isHydrated
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h1 className="font-semibold text-[20px] leading-7 tracking-[-0.01em]">{texts.isThisPaymentYours}</h1>
        <p className="text-[15px] text-ink-soft leading-6">{texts.whatARealBankWouldAsk}</p>
        <div role="alert">
          {problem && <p className="mt-2 rounded-control bg-brick-soft px-3 py-2 text-[15px] text-brick leading-6">{problem}</p>}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button tone="primary" disabled={isWaiting} onClick={() => void send('complete')}>
          {sending === 'complete' ? texts.completing : texts.complete}
        </Button>
        <Button disabled={isWaiting} onClick={() => void send('fail')}>
          {sending === 'fail' ? texts.failing : texts.fail}
        </Button>
      </div>
    </div>
  )
}
