'use client'

import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElementsOptionsMode, StripePaymentElementOptions } from '@stripe/stripe-js'
import { useEffect, useImperativeHandle, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { isShownDark, onShownSchemeChange } from '@/components/account/theme/shown-scheme'
import { FailedNote } from '@/components/ui/failed-note'
import { Skeleton } from '@/components/ui/skeleton'
import { Worded } from '@/components/ui/worded'
import * as texts from '@/lib/texts/payment/stripe'
import type { CardWidgetProps } from '../card-widget-props'
import { stripeAppearance } from './stripe-appearance'
import { stripeBilling } from './stripe-billing'
import { stripeCardToken } from './stripe-card-token'

type StripeCardWidgetProps = CardWidgetProps & { stripe: Stripe; isTest: boolean }

/** Stripe's own card form. The number stands in a frame of Stripe's, out of reach of this page; what comes back is a token. */
export function StripeCardWidget({ stripe, ...props }: StripeCardWidgetProps) {
  const { amount, keepCard = false } = props
  const [tries, setTries] = useState(0)
  const isDark = useSyncExternalStore(onShownSchemeChange, isShownDark, () => false)
  const options = useMemo<StripeElementsOptionsMode>(
    () => ({
      mode: 'payment',
      amount: amount.amountMinor,
      currency: amount.currency.toLowerCase(),
      captureMethod: 'manual',
      allowedPaymentMethodTypes: ['card'],
      setupFutureUsage: keepCard ? 'on_session' : null,
      appearance: stripeAppearance(isDark),
    }),
    [amount.amountMinor, amount.currency, keepCard, isDark],
  )
  return (
    <Elements key={tries} stripe={stripe} options={options}>
      <StripeFields {...props} onRetry={() => setTries(tries + 1)} />
    </Elements>
  )
}

function StripeFields({
  ref,
  billing,
  isDisabled = false,
  isTest,
  onState,
  onRetry,
}: Omit<StripeCardWidgetProps, 'stripe'> & { onRetry: () => void }) {
  const stripe = useStripe()
  const elements = useElements()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [refusal, setRefusal] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const hasBilling = billing !== undefined
  const options = useMemo<StripePaymentElementOptions>(
    () => ({
      layout: 'tabs',
      readOnly: isDisabled,
      fields: { billingDetails: hasBilling ? 'never' : 'auto' },
      wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    }),
    [isDisabled, hasBilling],
  )

  const exchange = async () => {
    if (!stripe || !elements || state !== 'ready') return null
    setRefusal(null)
    const checked = await elements.submit()
    // What is wrong in the fields stands beside them already.
    if (checked.error) {
      if (checked.error.type !== 'validation_error') setRefusal(checked.error.message ?? texts.cardCouldNotBeChecked)
      return null
    }
    const answer = await stripe.createConfirmationToken({
      elements,
      params: {
        return_url: window.location.href,
        ...(billing ? { payment_method_data: { billing_details: stripeBilling(billing) } } : {}),
      },
    })
    if (answer.error) {
      setRefusal(answer.error.message ?? texts.cardCouldNotBeChecked)
      return null
    }
    const token = stripeCardToken(answer.confirmationToken)
    if (!token) setRefusal(texts.notACard)
    return token
  }

  useImperativeHandle(ref, () => ({
    submit: async () => {
      try {
        return await exchange()
      } catch {
        setRefusal(texts.cardCouldNotBeChecked)
        return null
      }
    },
    showErrors: () => void elements?.submit(),
  }))

  // The frame takes the focus by its own door only.
  useEffect(() => {
    const box = root.current
    const enter = (event: FocusEvent) => event.target === box && elements?.getElement('payment')?.focus()
    box?.addEventListener('focus', enter)
    return () => box?.removeEventListener('focus', enter)
  }, [elements])

  if (state === 'failed') {
    return (
      <div role="alert">
        <FailedNote happened={texts.cardFormNotLoaded} action={{ label: texts.tryAgain, onPress: onRetry }} />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {state === 'loading' && (
        <div role="status" aria-label={texts.loadingTheCardForm} className="flex flex-col gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
      <div ref={root} tabIndex={-1} data-card="frame" className="outline-none">
        <PaymentElement
          options={options}
          onReady={() => setState('ready')}
          onLoadError={() => setState('failed')}
          onChange={({ complete, empty }) => {
            setRefusal(null)
            onState?.({ isComplete: complete, isTouched: !empty, isEmpty: empty, error: null })
          }}
        />
      </div>
      {refusal && (
        <p role="alert" className="text-brick text-fact">
          {refusal}
        </p>
      )}
      {isTest && (
        <p className="text-fact text-ink-soft">
          <Worded words={texts.testMode} parts={{ number: <span className="figures text-ink">4242 4242 4242 4242</span> }} />
        </p>
      )}
    </div>
  )
}
