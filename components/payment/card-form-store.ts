'use client'

import { createStore } from '@/components/state/create-store'
import { lateShape, requestJson } from '@/components/state/request-json'
import type { StripeParts } from './stripe/stripe-parts'

const gatewayShape = lateShape(() => import('@/lib/travel/payment/card-gateway-schema').then((module) => module.cardGatewaySchema))

export type CardForm =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; gateway: 'sandbox' }
  | { status: 'ready'; gateway: 'stripe'; parts: StripeParts; isTest: boolean }

type CardFormStore = {
  form: CardForm
  /** Loads what the card form needs, once; after a failure it may be called again. */
  load: () => Promise<CardForm>
}

let underWay: Promise<CardForm> | null = null

/** Who takes the money, and what their card form is made of. */
export const useCardFormStore = createStore<CardFormStore>((set, get) => ({
  form: { status: 'loading' },
  load: async () => {
    if (get().form.status === 'ready') return get().form
    if (get().form.status === 'failed') set({ form: { status: 'loading' } })
    underWay ??= loadForm()
    const form = await underWay
    underWay = null
    set({ form })
    return form
  },
}))

async function loadForm(): Promise<CardForm> {
  const answer = await requestJson('/api/payments', gatewayShape)
  if ('refusal' in answer) return { status: 'failed' }
  const { gateway, publishableKey, isTest } = answer.value
  if (gateway === 'sandbox') return { status: 'ready', gateway }
  if (!publishableKey) return { status: 'failed' }
  try {
    const { openStripe } = await import('./stripe/stripe-parts')
    return { status: 'ready', gateway, parts: await openStripe(publishableKey), isTest }
  } catch {
    // A blocked or broken download; the form says so and offers another try.
    return { status: 'failed' }
  }
}
