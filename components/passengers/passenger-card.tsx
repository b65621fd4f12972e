'use client'

import { TitleField } from '@/components/passengers/title-field'
import { SelectField, TextField } from '@/components/ui/field'
import { LONGEST_TYPED_NAME, type Passenger, passengerSchema } from '@/lib/travel/passengers/passenger'
import type { PassengerErrors, PassengerField } from '@/lib/travel/passengers/validate-passenger'
import { DateField } from './date-field'
import { PassportFields } from './passport-fields'

/** A whole row on a phone, half of one from there on. */
const WIDE = 'col-span-2 sm:col-span-1'

/** One traveller's form. `errors` holds only what may be shown already. */
export function PassengerCard({
  label,
  name,
  passenger,
  errors,
  isComplete,
  isSelf,
  onChange,
  onLeave,
}: {
  label: string
  /** Prefix of the inputs' names, e.g. "passengers.0". */
  name: string
  passenger: Passenger
  errors: PassengerErrors
  isComplete: boolean
  /** The browser may offer the account holder's own details here, and only here. */
  isSelf: boolean
  onChange: (change: Partial<Passenger>) => void
  onLeave: (field: PassengerField) => void
}) {
  const text = (field: 'firstName' | 'middleName' | 'lastName', autoComplete: string) => ({
    name: `${name}.${field}`,
    value: passenger[field],
    maxLength: LONGEST_TYPED_NAME,
    autoComplete: isSelf ? autoComplete : 'off',
    autoCapitalize: 'words' as const,
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  })
  return (
    <section aria-label={label} className="flex flex-col gap-4 border-t px-4 py-5 first-of-type:border-t-0 sm:px-5">
      <h3 className="flex items-baseline justify-between gap-3 font-semibold text-[15px]">
        {label}
        {isComplete && <span className="font-medium text-fact text-moss">Complete</span>}
      </h3>
      <div className="grid grid-cols-2 gap-4">
        <TitleField
          name={`${name}.title`}
          value={passenger.title}
          error={errors.title}
          autoComplete={isSelf ? 'honorific-prefix' : 'off'}
          onChange={(event) => onChange({ title: passengerSchema.shape.title.parse(event.target.value) })}
          onBlur={() => onLeave('title')}
        />
        <SelectField
          label="Gender"
          name={`${name}.gender`}
          value={passenger.gender}
          error={errors.gender}
          onChange={(event) => onChange({ gender: passengerSchema.shape.gender.parse(event.target.value) })}
          onBlur={() => onLeave('gender')}
        >
          <option value="">Choose…</option>
          <option value="female">Female</option>
          <option value="male">Male</option>
        </SelectField>
        <TextField
          label="First name"
          className={WIDE}
          error={errors.firstName}
          {...text('firstName', 'given-name')}
          onBlur={() => onLeave('firstName')}
        />
        <TextField
          label="Middle name (optional)"
          className={WIDE}
          error={errors.middleName}
          {...text('middleName', 'additional-name')}
          onBlur={() => onLeave('middleName')}
        />
        <TextField
          label="Last name"
          className={WIDE}
          error={errors.lastName}
          {...text('lastName', 'family-name')}
          onBlur={() => onLeave('lastName')}
        />
        <DateField
          className={WIDE}
          legend="Date of birth"
          name={`${name}.bornOn`}
          value={passenger.bornOn}
          error={errors.bornOn}
          {...(isSelf ? { autoComplete: 'bday' as const } : {})}
          onChange={(bornOn) => onChange({ bornOn })}
          onLeave={() => onLeave('bornOn')}
        />
      </div>
      {passenger.passport && (
        <PassportFields
          name={`${name}.passport`}
          passport={passenger.passport}
          errors={errors}
          onChange={(passport) => onChange({ passport })}
          onLeave={onLeave}
        />
      )}
    </section>
  )
}
