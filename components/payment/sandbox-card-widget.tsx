'use client'

import { type ChangeEvent, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { TextField } from '@/components/ui/field'
import { Worded } from '@/components/ui/worded'
import * as texts from '@/lib/texts/payment'
import { CARD_FIELDS, type CardFields, cardErrors, cardFormState, EMPTY_CARD, exchangeCard } from './card-fields'
import { brandOf, digitsOf, formatCardNumber, formatExpiry } from './card-format'
import type { CardWidgetProps } from './card-widget-props'

/**
 * The only place that ever holds a card number. It stays in this component's state: no request, store, address or storage
 * gets it, and the fields are emptied as soon as the token exists.
 */
export function SandboxCardWidget({ ref, isDisabled, onEnter, onState }: CardWidgetProps) {
  const root = useRef<HTMLFieldSetElement>(null)
  const caret = useRef<{ input: HTMLInputElement; digitsBefore: number } | null>(null)
  const [fields, setFields] = useState(EMPTY_CARD)
  const [shown, setShown] = useState<ReadonlySet<keyof CardFields>>(new Set())
  const [refusal, setRefusal] = useState<string | null>(null)
  const hintId = useId()
  const brand = brandOf(fields.number)
  const errors = cardErrors(fields)
  const change = (next: CardFields) => {
    setFields(next)
    onState?.(cardFormState(next, next !== EMPTY_CARD))
  }

  useImperativeHandle(ref, () => ({
    submit: async () => {
      const wrong = CARD_FIELDS.find((field) => errors[field])
      setShown(new Set(CARD_FIELDS))
      if (wrong) {
        focusOn(wrong)
        return null
      }
      const token = exchangeCard(fields)
      if (!token) {
        setRefusal(texts.onlyTestCards)
        onState?.({ ...cardFormState(fields, true), error: texts.onlyTestCards })
        focusOn('number')
        return null
      }
      change(EMPTY_CARD)
      setShown(new Set())
      return token
    },
    showErrors: () => setShown(new Set(CARD_FIELDS)),
  }))

  // Grouping inserts spaces before the caret; put it back behind the digit it stood at.
  useLayoutEffect(() => {
    if (!caret.current) return
    const { input, digitsBefore } = caret.current
    caret.current = null
    let position = 0
    for (let digits = 0; digits < digitsBefore && position < input.value.length; position++) {
      if (/\d/.test(input.value.charAt(position))) digits++
    }
    input.setSelectionRange(position, position)
  })

  const focusOn = (field: keyof CardFields) => root.current?.querySelector<HTMLInputElement>(`[data-card="${field}"]`)?.focus()
  const control = (field: keyof CardFields) => ({
    'data-card': field,
    value: fields[field],
    error: field === 'number' && refusal ? refusal : shown.has(field) ? errors[field] : undefined,
    inputMode: 'numeric' as const,
    onBlur: () => fields[field] && setShown((before) => new Set(before).add(field)),
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      onEnter?.()
    },
  })
  const typeNumber = ({ target }: ChangeEvent<HTMLInputElement>) => {
    caret.current = { input: target, digitsBefore: digitsOf(target.value.slice(0, target.selectionStart ?? target.value.length)).length }
    setRefusal(null)
    change({ ...fields, number: formatCardNumber(target.value) })
  }

  return (
    <fieldset ref={root} disabled={isDisabled} className="flex flex-col gap-4" aria-describedby={hintId}>
      <legend className="sr-only">{texts.card}</legend>
      <div className="relative">
        <TextField
          label={texts.cardNumber}
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          {...control('number')}
          onChange={typeNumber}
        />
        <span aria-live="polite" className="absolute top-0 inset-e-0 text-fact text-ink-soft">
          {brand.name}
        </span>
      </div>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={texts.expiry}
          autoComplete="cc-exp"
          placeholder={texts.expiryFormat}
          {...control('expiry')}
          onChange={({ target }) => change({ ...fields, expiry: formatExpiry(target.value, fields.expiry) })}
        />
        <TextField
          label={texts.securityCode(brand.securityCodeName)}
          autoComplete="cc-csc"
          placeholder={brand.securityCodeLength === 4 && brand.name ? '1234' : '123'}
          {...control('securityCode')}
          onChange={({ target }) => change({ ...fields, securityCode: digitsOf(target.value).slice(0, brand.securityCodeLength) })}
        />
      </div>
      <p id={hintId} className="text-fact text-ink-soft">
        <Worded words={texts.testMode} parts={{ number: <span className="figures text-ink">4242 4242 4242 4242</span> }} />
      </p>
    </fieldset>
  )
}
