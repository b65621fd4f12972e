'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { randomKey } from '@/components/state/random-key'
import { requestJson } from '@/components/state/request-json'
import { orderViewShape } from '@/components/state/trip-store'
import { Button } from '@/components/ui/button'
import * as texts from '@/lib/texts/booking'

type SendState = { name: 'ready' | 'sending' | 'sent' } | { name: 'refused'; message: string }

/** Sends the confirmation to the booking's own address once more; one press sends one mail. */
export function ResendMail({ orderId, email }: { orderId: string; email: string }) {
  const [state, setState] = useState<SendState>({ name: 'ready' })
  const router = useRouter()
  const send = async () => {
    setState({ name: 'sending' })
    const body = { key: randomKey('mail') }
    const answer = await requestJson(`/api/orders/${orderId}/resend`, orderViewShape, { method: 'POST', body })
    setState('refusal' in answer ? { name: 'refused', message: answer.refusal.message } : { name: 'sent' })
    router.refresh()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button tone="text" className="-ms-4" disabled={state.name === 'sending'} onClick={() => void send()}>
        {texts.sendTheConfirmationAgain}
      </Button>
      <p role="status" className={`text-fact ${state.name === 'refused' ? 'text-brick' : 'text-ink-soft'}`}>
        {state.name === 'sending' && texts.sending}
        {state.name === 'sent' && texts.writtenAgainTo(email)}
        {state.name === 'refused' && state.message}
      </p>
    </div>
  )
}
