'use client'

import { useEffect } from 'react'
import { FailedNote } from '@/components/ui/failed-note'
import { Skeleton } from '@/components/ui/skeleton'
import * as texts from '@/lib/texts/payment'
import { useCardFormStore } from './card-form-store'
import type { CardWidgetProps } from './card-widget-props'
import { SandboxCardWidget } from './sandbox-card-widget'

/** The card form of whoever takes the money. Code of Stripe's is fetched only where that is Stripe. */
export function CardWidget(props: CardWidgetProps) {
  const { form, load } = useCardFormStore()
  useEffect(() => void load(), [load])
  if (form.status === 'failed') {
    return (
      <div role="alert">
        <FailedNote happened={texts.cardFormNotLoaded} action={{ label: texts.tryAgain, onPress: () => void load() }} />
      </div>
    )
  }
  if (form.status === 'loading') {
    return (
      <div role="status" aria-label={texts.loadingTheCardForm} className="flex flex-col gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    )
  }
  if (form.gateway === 'sandbox') return <SandboxCardWidget {...props} />
  const { StripeCardWidget, stripe } = form.parts
  return <StripeCardWidget {...props} stripe={stripe} isTest={form.isTest} />
}
