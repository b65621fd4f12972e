'use client'

import { TitleField } from '@/components/passengers/title-field'
import { SelectField, TextField } from '@/components/ui/field'
import { Worded } from '@/components/ui/worded'
import * as texts from '@/lib/texts/passengers'
import { shortNameHint, ticketHints, ticketName } from '@/lib/travel/passengers/names'
import type { Passenger } from '@/lib/travel/passengers/passenger'
import { GENDERS, LONGEST_TYPED_NAME, TITLES } from '@/lib/travel/passengers/passenger-options'
import type { PassengerErrors, PassengerField } from '@/lib/travel/passengers/validate-passenger'
import { DateField } from './date-field'

/** A whole row on a phone, half of one from there on. */
const WIDE = 'col-span-2 sm:col-span-1'

/** What every field group of a traveller is given. `errors` holds only what may be shown already. */
export type PassengerFieldsProps = {
  /** Prefix of the inputs' names, e.g. "passengers.0". */
  name: string
  passenger: Passenger
  errors: PassengerErrors
  /** The browser may offer the account holder's own details here, and only here. */
  isSelf: boolean
  onChange: (change: Partial<Passenger>) => void
  onLeave: (field: PassengerField) => void
}

/** Who somebody is, as it stands in the passport or identity card. */
export function IdentityFields({ name, passenger, errors, isSelf, onChange, onLeave }: PassengerFieldsProps) {
  const nameField = (field: 'firstName' | 'middleName' | 'lastName', autoComplete: string) => ({
    name: `${name}.${field}`,
    value: passenger[field],
    error: errors[field],
    className: WIDE,
    maxLength: LONGEST_TYPED_NAME,
    autoComplete: isSelf ? autoComplete : 'off',
    autoCapitalize: 'words' as const,
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
    onBlur: () => onLeave(field),
  })
  const printed = ticketName(passenger)
  const hints = [(errors.firstName || errors.lastName) && shortNameHint(passenger), ...ticketHints(passenger)].filter(Boolean)
  return (
    <div className="grid grid-cols-2 gap-4">
      <TitleField
        name={`${name}.title`}
        value={passenger.title}
        error={errors.title}
        autoComplete={isSelf ? 'honorific-prefix' : 'off'}
        onChange={(event) => onChange({ title: TITLES.find((title) => title === event.target.value) ?? '' })}
        onBlur={() => onLeave('title')}
      />
      <SelectField
        label={texts.gender}
        name={`${name}.gender`}
        value={passenger.gender}
        error={errors.gender}
        onChange={(event) => onChange({ gender: GENDERS.find((gender) => gender === event.target.value) ?? '' })}
        onBlur={() => onLeave('gender')}
      >
        <option value="">{texts.choose}</option>
        <option value="female">{texts.female}</option>
        <option value="male">{texts.male}</option>
      </SelectField>
      <TextField label={texts.firstName} {...nameField('firstName', 'given-name')} />
      <TextField label={texts.middleNameOptional} {...nameField('middleName', 'additional-name')} />
      <TextField label={texts.lastName} {...nameField('lastName', 'family-name')} />
      <DateField
        className={WIDE}
        legend={texts.dateOfBirth}
        name={`${name}.bornOn`}
        value={passenger.bornOn}
        error={errors.bornOn}
        {...(isSelf ? { autoComplete: 'bday' as const } : {})}
        onChange={(bornOn) => onChange({ bornOn })}
        onLeave={() => onLeave('bornOn')}
      />
      {printed && (
        <p className="col-span-2 break-words text-fact text-ink-soft">
          <Worded words={texts.ticketWillRead} parts={{ name: <span className="font-medium text-ink tracking-wide">{printed}</span> }} />
        </p>
      )}
      {hints.map((hint) => (
        <p key={hint} className="col-span-2 text-fact text-ink-soft">
          {hint}
        </p>
      ))}
    </div>
  )
}
