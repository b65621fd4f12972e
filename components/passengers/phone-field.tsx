'use client'

import { useState } from 'react'
import { SelectField, TextField } from '@/components/ui/field'
import * as texts from '@/lib/texts/passengers'
import { listPhoneCodes, type Phone, phoneCountry, takeOwnCode } from '@/lib/travel/phone'

/** A dial code and the number after it. `name` is a prefix: "billing.phone" has "billing.phoneCode" and "billing.phoneNumber". */
export function PhoneField({
  label,
  name,
  code,
  number,
  error,
  hint,
  isOptional = false,
  onChange,
  onLeave,
  autoComplete = true,
}: Phone & {
  label: string
  name: string
  error?: string | undefined
  hint?: string | undefined
  isOptional?: boolean
  onChange: (phone: Phone) => void
  onLeave: () => void
  /** Whether the browser may offer the account holder's own number. */
  autoComplete?: boolean
}) {
  // Several countries share a code: which of them was chosen is only remembered here, and told by the number otherwise.
  const [chosen, setChosen] = useState<string | null>(null)
  const codes = listPhoneCodes()
  const isStillChosen = codes.some(({ countryCode, code: own }) => countryCode === chosen && own === code)
  const countryCode = isStillChosen ? chosen : phoneCountry({ code, number })
  const isCodeMissing = error !== undefined && !code
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4">
      <SelectField
        label={isOptional ? texts.dialCodeOptional : texts.dialCode}
        name={`${name}Code`}
        value={countryCode ?? ''}
        autoComplete={autoComplete ? 'tel-country-code' : 'off'}
        aria-invalid={isCodeMissing || undefined}
        onChange={({ target }) => {
          setChosen(target.value)
          onChange({ code: codes.find((entry) => entry.countryCode === target.value)?.code ?? '', number })
        }}
        onBlur={() => code && number && onLeave()}
      >
        <option value="">{texts.choose}</option>
        {codes.map((entry) => (
          <option key={entry.countryCode} value={entry.countryCode}>
            {entry.label}
          </option>
        ))}
      </SelectField>
      <TextField
        label={label}
        type="tel"
        name={`${name}Number`}
        value={number}
        error={error}
        hint={hint}
        autoComplete={autoComplete ? 'tel-national' : 'off'}
        maxLength={20}
        onChange={({ target }) => onChange(takeOwnCode({ code, number: target.value }))}
        onBlur={onLeave}
      />
    </div>
  )
}
