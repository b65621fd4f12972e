import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAnnouncerStore } from '@/components/state/announcer-store'
import { lateShape, requestJson } from '@/components/state/request-json'
import { orderViewShape, useTripStore } from '@/components/state/trip-store'
import * as texts from '@/lib/texts/booking'
import type { OrderCancellation } from '@/lib/travel/payment/cancellation-schema'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { ORDER_HEADING } from './order-heading'

type CancelState =
  | { name: 'closed'; refusal: string | null }
  | { name: 'asking' }
  | { name: 'quoted'; cancellation: OrderCancellation }
  | { name: 'cancelling' }

const quotedShape = lateShape(() => import('@/lib/travel/payment/cancellation-schema').then((module) => module.quotedCancellationSchema))

/** Asks, confirms and keeps. Every "no" closes the panel with its sentence: the next press asks anew. */
export function useCancelBooking({ orderId, threadId }: Pick<OrderView, 'orderId' | 'threadId'>) {
  const [state, setState] = useState<CancelState>({ name: 'closed', refusal: null })
  const router = useRouter()

  const ask = async () => {
    setState({ name: 'asking' })
    const answer = await requestJson(`/api/orders/${orderId}/cancellation`, quotedShape, { method: 'POST', body: {} })
    setState(
      'refusal' in answer
        ? { name: 'closed', refusal: answer.refusal.message }
        : { name: 'quoted', cancellation: answer.value.cancellation },
    )
  }
  const confirm = async () => {
    if (state.name !== 'quoted') return
    const { cancellationId } = state.cancellation
    setState({ name: 'cancelling' })
    const answer = await requestJson(`/api/orders/${orderId}/cancel`, orderViewShape, { method: 'POST', body: { cancellationId } })
    if ('refusal' in answer) setState({ name: 'closed', refusal: answer.refusal.message })
    else {
      const isDone = answer.value.status === 'cancelled'
      useAnnouncerStore.getState().announce(isDone ? texts.bookingIsCancelled : texts.bookingIsBeingCancelled)
      // The panel goes away with the booking: what is left to read begins at the page's heading.
      document.getElementById(ORDER_HEADING)?.focus()
    }
    // The page shows what became of it; so does the thread, if it is open in this window.
    void useTripStore.getState().load(threadId)
    router.refresh()
  }
  const keep = () => setState({ name: 'closed', refusal: null })
  return { state, ask: () => void ask(), confirm: () => void confirm(), keep }
}
