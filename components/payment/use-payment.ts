'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { randomKey } from '@/components/state/random-key'
import { lateShape, requestJson } from '@/components/state/request-json'
import { useTripStore } from '@/components/state/trip-store'
import * as texts from '@/lib/texts/payment'
import type { Billing, CardToken } from '@/lib/travel/payment/billing'
import type { Confirmation } from '@/lib/travel/payment/confirmation-schema'
import { isSameJson } from '@/lib/travel/same-json'
import type { LiveTrip, OrderView } from '@/lib/travel/trip/live-trip-schema'
import { keepLooking } from './keep-looking'
import { isAwaitingBank, isRefused, isSameTry, isUnderWay } from './order-state'
import { orderIn, paymentAnswerShape } from './payment-answer-shape'
import { useSavedCardStore } from './saved-card-store'
import { isOutcomeUnknown } from './unknown-outcome'

const POLL_MS = 700
const POLL_BANK_MS = 2000

const confirmationShape = lateShape(() => import('@/lib/travel/payment/confirmation-schema').then((module) => module.confirmationSchema))

/** What one press will send; `pressKey` is the same however often it is sent. */
type Reviewed = { card: CardToken; confirmation: Confirmation; pressKey: string }

/**
 * editing → checking → review → paying → (watching) → settled. `looking`: the connection broke while paying, so we ask how the
 * order stands before anything is sent again. `watching`: the order was taken here and runs on without this page.
 */
export type PaymentState =
  | { name: 'editing' }
  | { name: 'checking' }
  | ({ name: 'review' | 'paying' | 'looking' } & Reviewed)
  | { name: 'watching' }

/** The way from a card to an order. It lives above the steps, so that every part of the checkout shows the same moment. */
export function usePayment(live: LiveTrip) {
  const { threadId, order } = live
  const { load, issue, accept } = useTripStore.getState()
  const [state, setState] = useState<PaymentState>({ name: 'editing' })
  const [card, setCard] = useState<CardToken | null>(null)
  const [shouldKeep, setShouldKeep] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const [failure, setFailure] = useState<OrderView | null>(null)
  const hasLeftCheck = useRef(false)
  /** The order as it stood at the press: found like this after the connection broke, it says nothing of the press. */
  const pressedOver = useRef<OrderView | null>(null)

  // What is due for a trip that is booked is paid in a panel of its own.
  const isOrderRunning = order !== null && order.status !== 'payment_due' && isUnderWay(order)
  const isRunning = state.name === 'paying' || state.name === 'looking' || state.name === 'watching' || isOrderRunning
  const pollMs = order && isAwaitingBank(order) ? POLL_BANK_MS : POLL_MS

  const edit = (why: string | null) => {
    setState({ name: 'editing' })
    setNotice(why)
  }

  const settle = (settled: OrderView) => {
    if (settled.status === 'success' && shouldKeep && card) void useSavedCardStore.getState().lookForKept(card)
    setShouldKeep(false)
    edit(null)
    setCard(null)
    if (!hasLeftCheck.current && (isRefused(settled) || settled.status === 'price_changed')) setFailure(settled)
  }

  /** Takes an order as the server has just told it. */
  const take = (told: OrderView) => {
    const known = useTripStore.getState().trips[threadId] ?? live
    accept({ ...known, order: told })
    if (isUnderWay(told)) setState({ name: 'watching' })
    else settle(told)
  }

  /** Sends the billing, has the trip priced anew and shows what will be paid. Nothing is bought yet. */
  const review = async (billing: Billing, token: CardToken, keepCard = shouldKeep) => {
    setCard(token)
    setShouldKeep(keepCard)
    setNotice(null)
    setState({ name: 'checking' })
    if (!isSameJson(live.trip.billing, billing)) {
      const set = await issue(threadId, { type: 'set-billing', billing })
      if ('refusal' in set) return edit(set.refusal.message)
    }
    const answer = await requestJson(`/api/trips/${threadId}/quote`, confirmationShape, { method: 'POST', body: {} })
    if ('refusal' in answer) {
      void load(threadId)
      return edit(answer.refusal.message)
    }
    setState({ name: 'review', card: token, confirmation: answer.value, pressKey: randomKey('press') })
  }

  /** The one press that buys. The same confirmation may be sent again: it buys at most once. */
  const pay = async () => {
    if (state.name !== 'review') return
    const { confirmation, pressKey } = state
    hasLeftCheck.current = false
    pressedOver.current = order
    setNotice(null)
    setState({ ...state, name: 'paying' })
    const answer = await requestJson('/api/orders', paymentAnswerShape, {
      method: 'POST',
      body: { confirmationId: confirmation.confirmationId, card: state.card, keepCard: shouldKeep },
      idempotencyKey: pressKey,
    })
    if (!('refusal' in answer)) return take(orderIn(answer.value))
    if (isOutcomeUnknown(answer.refusal)) return setState({ ...state, name: 'looking' })
    // What is refused here may be under way there: another window was quicker.
    void load(threadId)
    edit(answer.refusal.message)
  }

  const onLook = useEffectEvent((seen: LiveTrip | null) => {
    // While the order is being sent, an older, settled attempt may still stand there: only the answer itself counts.
    if (seen?.threadId !== threadId || state.name === 'paying') return
    const found = seen.order
    if (state.name === 'looking') {
      if (found && isUnderWay(found)) return setState({ name: 'watching' })
      if (found && !isSameTry(pressedOver.current, found)) return settle(found)
      setNotice(texts.orderDidNotReachUs)
      return setState({ ...state, name: 'review' })
    }
    if (found && !isUnderWay(found)) settle(found)
  })

  useEffect(() => {
    if (!isRunning) return
    return keepLooking(async () => {
      const seen = await load(threadId)
      // What was seen counts even where seeing it has ended the waiting.
      onLook(seen)
      return seen !== null
    }, pollMs)
  }, [isRunning, pollMs, threadId, load])

  return {
    state,
    card,
    notice,
    failure,
    isRunning,
    review,
    pay,
    take,
    /** The traveller left the bank's check: that is no failure, also where a look that was on its way tells it later. */
    leaveBankCheck: (told: OrderView) => {
      hasLeftCheck.current = true
      take(told)
      setFailure(null)
    },
    backToForm: () => edit(null),
    useAnotherCard: () => {
      setCard(null)
      setShouldKeep(false)
      edit(null)
    },
    closeFailure: () => setFailure(null),
  }
}
export type Payment = ReturnType<typeof usePayment>
