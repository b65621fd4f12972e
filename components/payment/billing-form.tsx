'use client'

import type { ChangeEvent } from 'react'
import { CountryField } from '@/components/passengers/country-field'
import { TitleField } from '@/components/passengers/title-field'
import { TextField } from '@/components/ui/field'
import type { Billing } from '@/lib/travel/payment/billing'
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
  const control = (field: keyof Billing) => ({
    name: `billing.${field}`,
    value: billing[field],
    error: errors[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange({ [field]: event.target.value }),
    onBlur: () => onLeave(field),
  })
  return (
    <fieldset className="grid min-w-0 grid-cols-6 gap-4">
      <legend className="mb-3 font-semibold text-[15px]">Billing</legend>
      <TitleField autoComplete="honorific-prefix" className="col-span-2" {...control('title')} />
      <TextField label="Name on the card" autoComplete="cc-name" maxLength={120} className="col-span-4" {...control('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="Your confirmation goes here"
        maxLength={254}
        spellCheck={false}
        className="col-span-6"
        {...control('email')}
      />
      <TextField
        label="Dial code"
        type="tel"
        autoComplete="tel-country-code"
        placeholder="+44"
        maxLength={5}
        className="col-span-2"
        {...control('phoneCode')}
      />
      <TextField
        label="Phone number"
        type="tel"
        autoComplete="tel-national"
        hint="For changes on the day of travel"
        maxLength={20}
        className="col-span-4"
        {...control('phoneNumber')}
      />
      <CountryField label="Country" autoComplete="country" className="col-span-6" {...control('countryCode')} />
      <TextField
        label="Street and number (optional)"
        autoComplete="street-address"
        maxLength={120}
        className="col-span-6"
        {...control('street')}
      />
      <TextField label="City" autoComplete="address-level2" maxLength={80} className="col-span-6 sm:col-span-3" {...control('city')} />
      <TextField
        label="State or county"
        autoComplete="address-level1"
        maxLength={80}
        className="col-span-6 sm:col-span-3"
        {...control('state')}
      />
      <TextField label="Postcode" autoComplete="postal-code" maxLength={12} className="col-span-3 sm:col-span-2" {...control('postcode')} />
    </fieldset>
  )
}
