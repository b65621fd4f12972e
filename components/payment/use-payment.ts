'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import { requestJson } from '@/components/state/request-json'
import { useThreadListStore } from '@/components/state/thread-list-store'
import { useTripStore } from '@/components/state/trip-store'
import { fareSchema } from '@/lib/travel/flights/offer'
import { moneySchema } from '@/lib/travel/money'
import type { Billing, CardToken } from '@/lib/travel/payment/billing'
import { quoteSchema } from '@/lib/travel/payment/quote'
import { type LiveTrip, type OrderView, orderViewSchema } from '@/lib/travel/trip/live-trip'
import { isRefused, isUnderWay } from './order-state'
import { useSavedCardStore } from './saved-card-store'

const POLL_MS = 700
/** After these nobody can tell from the answer alone whether the order was taken. */
const UNKNOWN_OUTCOMES = ['offline', 'server-error', 'server_error']

/** The server's offer to buy at exactly this price, once. */
const confirmationSchema = z.object({
  confirmationId: z.string(),
  quote: quoteSchema,
  previousTotal: moneySchema,
  expiresAt: z.string(),
  /** The fares as they cost now, slice by slice, where the supplier prices them one by one. */
  fares: z.array(fareSchema).optional(),
})
export type Confirmation = z.infer<typeof confirmationSchema>

/**
 * editing → checking → review → paying → (watching) → settled. `looking`: the connection broke while paying, so we ask how the
 * order stands before anything is sent again. `watching`: the order was taken and runs on without this page.
 */
export type PaymentState =
  | { name: 'editing' }
  | { name: 'checking' }
  | { name: 'review'; card: CardToken; confirmation: Confirmation }
  | { name: 'paying'; card: CardToken; confirmation: Confirmation }
  | { name: 'looking'; card: CardToken; confirmation: Confirmation }
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

  const isOrderRunning = order !== null && isUnderWay(order)
  const isRunning = state.name === 'paying' || state.name === 'looking' || state.name === 'watching' || isOrderRunning

  const edit = (why: string | null) => {
    setState({ name: 'editing' })
    setNotice(why)
  }

  const settle = (settled: OrderView) => {
    if (settled.status === 'success' && shouldKeep && card) void useSavedCardStore.getState().keep(card)
    setShouldKeep(false)
    edit(null)
    setCard(null)
    if (isRefused(settled)) setFailure(settled)
    void useThreadListStore.getState().load()
  }

  /** Sends the billing, has the trip priced anew and shows what will be paid. Nothing is bought yet. */
  const review = async (billing: Billing, token: CardToken, keepCard = shouldKeep) => {
    setCard(token)
    setShouldKeep(keepCard)
    setNotice(null)
    setState({ name: 'checking' })
    if (JSON.stringify(live.trip.billing) !== JSON.stringify(billing)) {
      const set = await issue(threadId, { type: 'set-billing', billing })
      if ('refusal' in set) return edit(set.refusal.message)
    }
    const answer = await requestJson(`/api/trips/${threadId}/quote`, confirmationSchema, { method: 'POST', body: {} })
    if ('refusal' in answer) return edit(answer.refusal.message)
    setState({ name: 'review', card: token, confirmation: answer.value })
  }

  /** The one press that buys. The same confirmation may be sent again: it buys at most once. */
  const pay = async () => {
    if (state.name !== 'review') return
    const { confirmation } = state
    setNotice(null)
    setState({ ...state, name: 'paying' })
    const answer = await requestJson('/api/orders', orderViewSchema, {
      method: 'POST',
      body: { confirmationId: confirmation.confirmationId, card: state.card },
    })
    if ('refusal' in answer) {
      return UNKNOWN_OUTCOMES.includes(answer.refusal.code) ? setState({ ...state, name: 'looking' }) : edit(answer.refusal.message)
    }
    const known = useTripStore.getState().trips[threadId] ?? live
    accept({ ...known, order: answer.value })
    if (isUnderWay(answer.value)) setState({ name: 'watching' })
    else settle(answer.value)
  }

  const onLook = useEffectEvent((seen: LiveTrip | null) => {
    // While the order is being sent, an older, settled attempt may still stand there: only the answer itself counts.
    if (!seen || state.name === 'paying') return
    const found = seen.order
    if (state.name === 'looking') {
      if (found && isUnderWay(found)) return setState({ name: 'watching' })
      if (found && (!isRefused(found) || found.cardLast4 === state.card.last4)) return settle(found)
      setNotice('Your order did not reach us and nothing was charged. You can press again: it is paid once at most.')
      return setState({ ...state, name: 'review' })
    }
    if (found && !isUnderWay(found)) settle(found)
  })

  useEffect(() => {
    if (!isRunning) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    const look = async () => {
      const seen = await load(threadId)
      if (isStopped) return
      onLook(seen)
      timer = setTimeout(look, POLL_MS)
    }
    timer = setTimeout(look, POLL_MS)
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [isRunning, threadId, load])

  return {
    state,
    card,
    notice,
    failure,
    isRunning,
    review,
    pay,
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
