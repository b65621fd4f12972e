'use client'

import { TextField } from '@/components/ui/field'
import * as texts from '@/lib/texts/passengers'
import type { Passenger } from '@/lib/travel/passengers/passenger'
import type { PassengerErrors, PassengerField } from '@/lib/travel/passengers/validate-passenger'
import { CountryField } from './country-field'
import { DateField } from './date-field'
import { MaskedNumber } from './masked-number'

type Passport = NonNullable<Passenger['passport']>

export function PassportFields({
  name,
  passport,
  errors,
  hint,
  isMasked,
  onChange,
  onLeave,
  onUnmask,
}: {
  name: string
  passport: Passport
  errors: PassengerErrors
  /** Why the number is asked for. */
  hint?: string
  /** The number was filled in from a saved profile: it is shown by its last signs. */
  isMasked: boolean
  onChange: (passport: Passport) => void
  onLeave: (field: PassengerField) => void
  onUnmask: () => void
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {isMasked && !errors['passport.number'] ? (
        <MaskedNumber
          number={passport.number}
          onChange={() => {
            onUnmask()
            onChange({ ...passport, number: '' })
          }}
        />
      ) : (
        <TextField
          label={texts.passportNumber}
          hint={hint}
          name={`${name}.number`}
          value={passport.number}
          maxLength={30}
          autoComplete="off"
          spellCheck={false}
          error={errors['passport.number']}
          onChange={(event) => onChange({ ...passport, number: event.target.value.toUpperCase() })}
          onBlur={() => onLeave('passport.number')}
        />
      )}
      <DateField
        legend={texts.passportExpiryDate}
        name={`${name}.expiresOn`}
        value={passport.expiresOn}
        error={errors['passport.expiresOn']}
        onChange={(expiresOn) => onChange({ ...passport, expiresOn })}
        onLeave={() => onLeave('passport.expiresOn')}
      />
      <CountryField
        label={texts.countryOfIssue}
        name={`${name}.issuingCountry`}
        value={passport.issuingCountry}
        error={errors['passport.issuingCountry']}
        onChange={(event) => onChange({ ...passport, issuingCountry: event.target.value })}
        onBlur={() => onLeave('passport.issuingCountry')}
      />
      <CountryField
        label={texts.nationality}
        name={`${name}.nationality`}
        value={passport.nationality}
        error={errors['passport.nationality']}
        onChange={(event) => onChange({ ...passport, nationality: event.target.value })}
        onBlur={() => onLeave('passport.nationality')}
      />
    </div>
  )
}
