'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { randomKey } from '@/components/state/random-key'
import { lateShape, requestJson } from '@/components/state/request-json'
import { useTripStore } from '@/components/state/trip-store'
import * as texts from '@/lib/texts/payment'
import type { CardToken } from '@/lib/travel/payment/billing'
import type { DuePayment } from '@/lib/travel/payment/confirmation-schema'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { keepLooking } from './keep-looking'
import { isPaymentDue, isSameTry, isUnderWay } from './order-state'
import { orderIn, paymentAnswerShape } from './payment-answer-shape'
import { useSavedCardStore } from './saved-card-store'
import { isOutcomeUnknown } from './unknown-outcome'

const POLL_MS = 1500

const dueShape = lateShape(() => import('@/lib/travel/payment/confirmation-schema').then((module) => module.duePaymentSchema))

/** What one press will send; `pressKey` is the same however often it is sent. */
type Reviewed = { due: DuePayment; pressKey: string }
type Held = { card: CardToken; keepCard: boolean }
type PayDueState =
  | { name: 'editing' }
  | { name: 'checking' }
  | ({ name: 'review' | 'paying' | 'looking' } & Held & Reviewed)
  /** The payment was taken here and runs on without this page. */
  | ({ name: 'watching' } & Held)

/** Pays what is due for a trip that is booked already: the same order, another card. */
export function usePayDue(given: OrderView, onPaid: ((order: OrderView) => void) | undefined) {
  const path = `/api/orders/${given.orderId}`
  const [state, setState] = useState<PayDueState>({ name: 'editing' })
  /** The card that was handed over already, until it was tried. */
  const [held, setHeld] = useState<Held | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const [failure, setFailure] = useState<OrderView | null>(null)
  const [told, setTold] = useState({ given, order: given })
  // A page that was renewed knows as much as our own last answer.
  if (told.given !== given) {
    setTold({ given, order: given })
    if (state.name === 'watching' && isPaymentDue(given)) {
      setState({ name: 'editing' })
      setFailure(given)
    }
  }
  const { order } = told
  /** The order as it stood at the press: found like this after the connection broke, it says nothing of the press. */
  const pressedOver = useRef<OrderView | null>(null)

  const edit = (why: string | null) => {
    setState({ name: 'editing' })
    setNotice(why)
  }

  /** Takes the order as the server has just told it. */
  const take = (next: OrderView) => {
    setTold({ given, order: next })
    const { trips, accept } = useTripStore.getState()
    const live = trips[next.threadId]
    if (live) accept({ ...live, order: next })
    if (next.status === 'payment_due' && isUnderWay(next)) return
    if (held?.keepCard && !isPaymentDue(next)) void useSavedCardStore.getState().lookForKept(held.card)
    setHeld(null)
    edit(null)
    if (isPaymentDue(next)) setFailure(next)
    else onPaid?.(next)
  }

  const review = async (card: CardToken, keepCard: boolean) => {
    setHeld({ card, keepCard })
    setNotice(null)
    setState({ name: 'checking' })
    const answer = await requestJson(`${path}/payment-quote`, dueShape, { method: 'POST', body: {} })
    if ('refusal' in answer) {
      edit(answer.refusal.message)
      void look()
      return
    }
    setState({ name: 'review', card, keepCard, due: answer.value, pressKey: randomKey('press') })
  }

  /** The press that pays; the same confirmation may be sent again: it pays at most once. */
  const pay = async () => {
    if (state.name !== 'review') return
    const { card, keepCard, due, pressKey } = state
    pressedOver.current = order
    setNotice(null)
    setState({ ...state, name: 'paying' })
    const answer = await requestJson(`${path}/payment`, paymentAnswerShape, {
      method: 'POST',
      body: { confirmationId: due.confirmationId, card, keepCard },
      idempotencyKey: pressKey,
    })
    if ('refusal' in answer) {
      if (isOutcomeUnknown(answer.refusal)) return setState({ ...state, name: 'looking' })
      edit(answer.refusal.message)
      void look()
      return
    }
    setState({ name: 'watching', card, keepCard })
    take(orderIn(answer.value))
  }

  /** Another window may have paid: the page shows what is, not what was. */
  const look = async () => {
    const answer = await requestJson(path, paymentAnswerShape)
    if ('refusal' in answer || isPaymentDue(answer.value)) return
    take(orderIn(answer.value))
  }

  const isRunning = state.name === 'looking' || (state.name !== 'paying' && isUnderWay(order))
  const onLook = useEffectEvent((next: OrderView) => {
    if (state.name === 'looking' && isPaymentDue(next) && isSameTry(pressedOver.current, next)) {
      setNotice(texts.paymentDidNotReachUs)
      return setState({ ...state, name: 'review' })
    }
    // It has arrived, and runs on: the bank may ask its question now.
    if (state.name === 'looking') setState({ name: 'watching', card: state.card, keepCard: state.keepCard })
    take(next)
  })
  useEffect(() => {
    if (!isRunning) return
    let isStopped = false
    const end = keepLooking(async () => {
      const answer = await requestJson(path, paymentAnswerShape)
      if ('refusal' in answer) return false
      if (!isStopped) onLook(orderIn(answer.value))
      return true
    }, POLL_MS)
    return () => {
      isStopped = true
      end()
    }
  }, [isRunning, path])

  return {
    order,
    state,
    held,
    notice,
    failure,
    review,
    pay,
    take,
    leaveBankCheck: (next: OrderView) => {
      take(next)
      setFailure(null)
    },
    useAnotherCard: () => {
      setHeld(null)
      edit(null)
    },
    closeFailure: () => setFailure(null),
  }
}
