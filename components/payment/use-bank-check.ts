'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fieldOf } from '@/components/state/field-of'
import { lateShape, requestJson } from '@/components/state/request-json'
import { ownPath } from '@/components/ui/own-path'
import * as texts from '@/lib/texts/payment'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { useCardFormStore } from './card-form-store'
import { isAwaitingBank } from './order-state'
import { orderIn, paymentAnswerShape } from './payment-answer-shape'

const bankActionShape = lateShape(() => import('@/lib/travel/payment/bank-action-schema').then((module) => module.bankActionSchema))

/** What a page of the bank's tells whoever frames it: that it has ended, or that Escape was pressed in it. */
const CLOSES: unknown[] = ['bank-check-done', 'bank-check-left']

/** `isFailure`: something did not work, rather than is not done yet. */
type Notice = { words: string; isFailure: boolean }
type BankCheckState = { name: 'idle' } | { name: 'opening' } | { name: 'page'; url: string } | { name: 'asking' } | { name: 'leaving' }

/**
 * Shows the bank's check and asks the server afterwards how it ended: the page's own word for it is not believed. `opensByItself` opens
 * it once, right after paying.
 */
export function useBankCheck({
  order,
  opensByItself,
  onOrder,
  onLeft,
}: {
  order: OrderView
  opensByItself: boolean
  onOrder: (order: OrderView) => void
  onLeft: (order: OrderView) => void
}) {
  const path = `/api/orders/${order.orderId}`
  const frame = useRef<HTMLIFrameElement>(null)
  const hasOpened = useRef(false)
  const [state, setState] = useState<BankCheckState>({ name: 'idle' })
  const [notice, setNotice] = useState<Notice | null>(null)

  const rest = (words: string | null, isFailure = true) => {
    setState({ name: 'idle' })
    setNotice(words === null ? null : { words, isFailure })
  }

  const open = async () => {
    hasOpened.current = true
    setNotice(null)
    setState({ name: 'opening' })
    const answer = await requestJson(`${path}/bank-action`, bankActionShape)
    if ('refusal' in answer) return rest(answer.refusal.code === 'offline' ? texts.bankCheckNotShown : answer.refusal.message)
    const { action } = answer.value
    // Everything that is no page of ours is shown by Stripe's script.
    if (action?.kind === 'page') return ownPath(action.url) ? setState({ name: 'page', url: action.url }) : rest(texts.bankCheckNotShown)
    if (action && !(await showByStripe(action.clientSecret))) return rest(texts.bankCheckNotShown)
    await finish()
  }

  /** However the check was closed: the server knows how it stands. */
  const finish = async () => {
    setState({ name: 'asking' })
    const answer = await requestJson(`${path}/resume`, paymentAnswerShape, { method: 'POST', body: {} })
    if ('refusal' in answer) return rest(answer.refusal.message)
    rest(isAwaitingBank(answer.value) ? texts.noAnswerForYourBank : null, false)
    onOrder(orderIn(answer.value))
  }

  const leave = async () => {
    setNotice(null)
    setState({ name: 'leaving' })
    const answer = await requestJson(`${path}/abandon-bank-check`, paymentAnswerShape, { method: 'POST', body: {} })
    if ('refusal' in answer) return rest(answer.refusal.message)
    rest(null)
    onLeft(orderIn(answer.value))
  }

  const onMessage = useEffectEvent((event: MessageEvent) => {
    const framed = frame.current?.contentWindow
    if (!framed || event.source !== framed || event.origin !== window.location.origin) return
    if (state.name === 'page' && CLOSES.includes(fieldOf(event.data, 'type'))) void finish()
  })
  const isPageOpen = state.name === 'page'
  useEffect(() => {
    if (!isPageOpen) return
    const listen = (event: MessageEvent) => onMessage(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [isPageOpen])

  const openOnce = useEffectEvent(() => void open())
  useEffect(() => {
    if (opensByItself && !hasOpened.current) openOnce()
  }, [opensByItself])

  return { state, notice, frame, open: () => void open(), finish: () => void finish(), leave: () => void leave() }
}

/** Whether the check could be shown at all. */
async function showByStripe(clientSecret: string): Promise<boolean> {
  const form = await useCardFormStore.getState().load()
  if (form.status !== 'ready' || form.gateway !== 'stripe') return false
  try {
    await form.parts.stripe.handleNextAction({ clientSecret })
    return true
  } catch {
    // Stripe's frame could not be opened; what the bank said, if anything, is with the server.
    return false
  }
}
