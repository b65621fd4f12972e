'use client'

import { type ChangeEvent, useState } from 'react'
import { CountryField } from '@/components/passengers/country-field'
import { PhoneField } from '@/components/passengers/phone-field'
import { TitleField } from '@/components/passengers/title-field'
import { TextField } from '@/components/ui/field'
import * as texts from '@/lib/texts/payment'
import { addressFields, addressNames } from '@/lib/travel/payment/address-fields'
import type { Billing } from '@/lib/travel/payment/billing'
import { replaceCardNumbers } from '@/lib/travel/payment/find-card-number'
import type { BillingErrors } from '@/lib/travel/payment/validate-billing'

/** Who pays and where the confirmation goes. `errors` holds only what may be shown already. */
export function BillingForm({
  billing,
  errors,
  onChange,
  onLeave,
}: {
  billing: Billing
  errors: BillingErrors
  onChange: (change: Partial<Billing>) => void
  onLeave: (field: keyof Billing) => void
}) {
  // A card typed, or filled in by the browser, in the wrong place is taken out before it is saved or sent; the words around it stay.
  const [misplacedCard, setMisplacedCard] = useState<keyof Billing | null>(null)
  const take = (field: keyof Billing, change: Partial<Billing>) => {
    const typed = change[field] ?? ''
    const withoutCard = replaceCardNumbers(typed, () => '')
    setMisplacedCard(withoutCard === typed ? null : field)
    onChange(withoutCard === typed ? change : { [field]: withoutCard.trim() })
  }
  const errorOf = (field: keyof Billing) => (misplacedCard === field ? texts.lookedLikeACardNumber : errors[field])
  const control = (field: keyof Billing) => ({
    name: `billing.${field}`,
    value: billing[field],
    error: errorOf(field),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => take(field, { [field]: event.target.value }),
    onBlur: () => onLeave(field),
  })
  const fields = addressFields(billing.countryCode)
  const names = addressNames(billing.countryCode)
  const addressField = {
    street: (
      <TextField
        key="street"
        label={fields.includes('city') ? texts.streetAndNumberOptional : texts.addressOptional}
        autoComplete="street-address"
        maxLength={120}
        className="col-span-6"
        {...control('street')}
      />
    ),
    city: (
      <TextField
        key="city"
        label={texts.cityLabels[names.city] ?? ''}
        autoComplete="address-level2"
        maxLength={80}
        className="col-span-6 sm:col-span-3"
        {...control('city')}
      />
    ),
    state: (
      <TextField
        key="state"
        label={texts.stateLabels[names.state] ?? ''}
        autoComplete="address-level1"
        maxLength={80}
        className="col-span-6 sm:col-span-3"
        {...control('state')}
      />
    ),
    postcode: (
      <TextField
        key="postcode"
        label={texts.postcodeLabels[names.postcode] ?? ''}
        autoComplete="postal-code"
        maxLength={12}
        className="col-span-6 sm:col-span-3"
        {...control('postcode')}
      />
    ),
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-6 gap-4">
      <legend className="mb-3 font-semibold text-[15px]">{texts.billing}</legend>
      <TitleField autoComplete="honorific-prefix" className="col-span-2" {...control('title')} />
      <TextField label={texts.nameOnTheCard} autoComplete="cc-name" maxLength={120} className="col-span-4" {...control('name')} />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        hint={texts.yourConfirmationGoesHere}
        maxLength={254}
        spellCheck={false}
        className="col-span-6"
        {...control('email')}
      />
      <div className="col-span-6">
        <PhoneField
          label={texts.phoneNumber}
          name="billing.phone"
          code={billing.phoneCode}
          number={billing.phoneNumber}
          hint={texts.forChangesOnTheDay}
          error={errorOf('phoneNumber')}
          onChange={({ code, number }) => take('phoneNumber', { phoneCode: code, phoneNumber: number })}
          onLeave={() => onLeave('phoneNumber')}
        />
      </div>
      <CountryField label={texts.country} autoComplete="country" className="col-span-6" {...control('countryCode')} />
      {fields.map((field) => addressField[field])}
    </fieldset>
  )
}
