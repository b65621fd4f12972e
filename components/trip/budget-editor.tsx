'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/trip/budget'
import { minorDigits } from '@/lib/travel/money'
import type { TripBudget } from '@/lib/travel/trip/trip-budget'
import type { EditorProps } from '../flights/chip-editor'
import { EditorForm } from '../flights/editor-form'
import { SelectField, TextField } from '../ui/field'

type BudgetEditorProps = { budget: TripBudget | null; currency: string } & EditorProps<TripBudget | null>

/** The most for flights and stay together, for everybody or for each; an empty amount takes the budget away. */
export function BudgetEditor({ budget, currency, onApply, onDone }: BudgetEditorProps) {
  const unit = 10 ** minorDigits(currency)
  const [amount, setAmount] = useState(budget ? String(budget.amount.amountMinor / unit) : '')
  const [per, setPer] = useState<TripBudget['per']>(budget?.per ?? 'trip')

  function submit(): string | null {
    const said = amount.trim().replace(',', '.')
    if (said === '') return onApply(null)
    const whole = Number(said)
    if (!(whole > 0) || !Number.isFinite(whole)) return texts.notAnAmount
    return onApply({ amount: { amountMinor: Math.round(whole * unit), currency }, per })
  }

  return (
    <EditorForm onSubmit={submit} onDone={onDone} submitLabel={texts.saveBudget}>
      <TextField
        label={`${texts.amountOfBudget} (${currency})`}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <SelectField label={texts.forWhom} value={per} onChange={(event) => setPer(event.target.value === 'person' ? 'person' : 'trip')}>
        <option value="trip">{texts.forEveryone}</option>
        <option value="person">{texts.forEach}</option>
      </SelectField>
    </EditorForm>
  )
}
