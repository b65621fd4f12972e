'use client'

import { useEffect } from 'react'
import { FailedNote } from '@/components/ui/failed-note'
import { Skeleton } from '@/components/ui/skeleton'
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
        <FailedNote
          happened="The card form could not be loaded. Check your connection and try again."
          action={{ label: 'Try again', onPress: () => void load() }}
        />
      </div>
    )
  }
  if (form.status === 'loading') {
    return (
      <div role="status" aria-label="Loading the card form" className="flex flex-col gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    )
  }
  if (form.gateway === 'sandbox') return <SandboxCardWidget {...props} />
  const { StripeCardWidget, stripe } = form.parts
  return <StripeCardWidget {...props} stripe={stripe} isTest={form.isTest} />
}
