'use client'

import { type ChangeEvent, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { TextField } from '@/components/ui/field'
import type { CardToken } from '@/lib/travel/payment/billing'
import { sandboxCard } from '@/lib/travel/payment/sandbox-cards'
import { brandOf, digitsOf, formatCardNumber, formatExpiry, isCardNumber, readExpiry } from './card-format'

type CardFields = { number: string; expiry: string; securityCode: string }
type CardErrors = Partial<Record<keyof CardFields, string>>
const EMPTY: CardFields = { number: '', expiry: '', securityCode: '' }
const FIELDS = ['number', 'expiry', 'securityCode'] as const

/** `submit` checks the card and exchanges it, in this tab, for a token; null when something is wrong, which the fields then say. */
export type CardWidgetHandle = { submit: () => CardToken | null }

/**
 * The only place that ever holds a card number. It stays in this component's state: no request, store, address or storage
 * gets it, and the fields are emptied as soon as the token exists.
 */
export function CardWidget({ ref, onEnter }: { ref: Ref<CardWidgetHandle>; onEnter?: () => void }) {
  const root = useRef<HTMLFieldSetElement>(null)
  const caret = useRef<{ input: HTMLInputElement; digitsBefore: number } | null>(null)
  const [fields, setFields] = useState(EMPTY)
  const [shown, setShown] = useState<ReadonlySet<keyof CardFields>>(new Set())
  const [refusal, setRefusal] = useState<string | null>(null)
  const hintId = useId()
  const brand = brandOf(fields.number)
  const errors = cardErrors(fields)

  useImperativeHandle(ref, () => ({
    submit: () => {
      const wrong = FIELDS.find((field) => errors[field])
      setShown(new Set(FIELDS))
      if (wrong) {
        focusOn(wrong)
        return null
      }
      const token = exchange(fields)
      if (!token) {
        setRefusal('Sandbox: use a test card such as 4242 4242 4242 4242.')
        focusOn('number')
        return null
      }
      setFields(EMPTY)
      setShown(new Set())
      return token
    },
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
    setFields({ ...fields, number: formatCardNumber(target.value) })
  }

  return (
    <fieldset ref={root} className="flex flex-col gap-4" aria-describedby={hintId}>
      <legend className="sr-only">Card</legend>
      <div className="relative">
        <TextField
          label="Card number"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          {...control('number')}
          onChange={typeNumber}
        />
        <span aria-live="polite" className="absolute top-0 right-0 text-fact text-ink-soft">
          {brand.name}
        </span>
      </div>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Expiry"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          {...control('expiry')}
          onChange={({ target }) => setFields({ ...fields, expiry: formatExpiry(target.value, fields.expiry) })}
        />
        <TextField
          label={`Security code (${brand.securityCodeName})`}
          autoComplete="cc-csc"
          placeholder={brand.securityCodeLength === 4 && brand.name ? '1234' : '123'}
          {...control('securityCode')}
          onChange={({ target }) => setFields({ ...fields, securityCode: digitsOf(target.value).slice(0, brand.securityCodeLength) })}
        />
      </div>
      <p id={hintId} className="text-fact text-ink-soft">
        Test mode: pay with <span className="figures text-ink">4242 4242 4242 4242</span>, any future expiry and any security code. A real
        card is refused here, and no number leaves this page.
      </p>
    </fieldset>
  )
}

function cardErrors(fields: CardFields): CardErrors {
  const errors: CardErrors = {}
  const brand = brandOf(fields.number)
  if (!digitsOf(fields.number)) errors.number = 'Card number is required'
  else if (!isCardNumber(fields.number)) errors.number = 'This card number is not complete or has a typing mistake'
  if (!fields.expiry) errors.expiry = 'Expiry is required'
  else if (!readExpiry(fields.expiry)) errors.expiry = 'Please enter a future month and year'
  const isLongEnough = brand.name ? fields.securityCode.length === brand.securityCodeLength : fields.securityCode.length >= 3
  if (!fields.securityCode) errors.securityCode = 'Security code is required'
  else if (!isLongEnough) errors.securityCode = `The security code has ${brand.securityCodeLength} digits`
  return errors
}

function exchange(fields: CardFields): CardToken | null {
  const number = digitsOf(fields.number)
  const expiry = readExpiry(fields.expiry)
  const card = sandboxCard(number)
  if (!card || !expiry) return null
  return { token: card.token, brand: card.brand, last4: number.slice(-4), expiryMonth: expiry.month, expiryYear: expiry.year }
}
