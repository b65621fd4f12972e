'use client'

import { TextField } from '@/components/ui/field'
import type { Passenger } from '@/lib/travel/passengers/passenger'
import type { PassengerErrors, PassengerField } from '@/lib/travel/passengers/validate-passenger'
import { CountryField } from './country-field'
import { DateField } from './date-field'

type Passport = NonNullable<Passenger['passport']>

/** Asked only where the airline needs it. */
export function PassportFields({
  name,
  passport,
  errors,
  onChange,
  onLeave,
}: {
  name: string
  passport: Passport
  errors: PassengerErrors
  onChange: (passport: Passport) => void
  onLeave: (field: PassengerField) => void
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Passport number"
        hint="The airline asks for it on this route"
        name={`${name}.number`}
        value={passport.number}
        maxLength={30}
        autoComplete="off"
        spellCheck={false}
        error={errors['passport.number']}
        onChange={(event) => onChange({ ...passport, number: event.target.value.toUpperCase() })}
        onBlur={() => onLeave('passport.number')}
      />
      <DateField
        legend="Passport expiry date"
        name={`${name}.expiresOn`}
        value={passport.expiresOn}
        error={errors['passport.expiresOn']}
        onChange={(expiresOn) => onChange({ ...passport, expiresOn })}
        onLeave={() => onLeave('passport.expiresOn')}
      />
      <CountryField
        label="Country of issue"
        name={`${name}.issuingCountry`}
        value={passport.issuingCountry}
        error={errors['passport.issuingCountry']}
        onChange={(event) => onChange({ ...passport, issuingCountry: event.target.value })}
        onBlur={() => onLeave('passport.issuingCountry')}
      />
      <CountryField
        label="Nationality"
        name={`${name}.nationality`}
        value={passport.nationality}
        error={errors['passport.nationality']}
        onChange={(event) => onChange({ ...passport, nationality: event.target.value })}
        onBlur={() => onLeave('passport.nationality')}
      />
    </div>
  )
}
