'use client'

import { SelectField, TextField } from '@/components/ui/field'
import * as texts from '@/lib/texts/passengers'
import { SPECIAL_SERVICE_WORDS, SPECIAL_SERVICES } from '@/lib/travel/passengers/passenger-options'
import { type Phone, splitPhone } from '@/lib/travel/phone'
import type { PassengerFieldsProps } from './identity-fields'
import { PhoneField } from './phone-field'

/** What may be left out: how to reach this traveller, and the help they need. */
export function ContactFields({ name, passenger, errors, isSelf, onChange, onLeave }: PassengerFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={texts.emailOptional}
        className="sm:col-span-2"
        type="email"
        name={`${name}.email`}
        value={passenger.email}
        maxLength={254}
        autoComplete={isSelf ? 'email' : 'off'}
        spellCheck={false}
        error={errors.email}
        onChange={(event) => onChange({ email: event.target.value })}
        onBlur={() => onLeave('email')}
      />
      <div className="sm:col-span-2">
        <PhoneField
          label={texts.phoneOptional}
          name={`${name}.phone`}
          {...phoneParts(passenger.phone)}
          error={errors.phone}
          autoComplete={isSelf}
          onChange={({ code, number }) => onChange({ phone: code ? `${code} ${number}` : number })}
          onLeave={() => onLeave('phone')}
        />
      </div>
      <SelectField
        label={texts.specialAssistance}
        className="sm:col-span-2"
        name={`${name}.specialService`}
        value={passenger.specialService}
        hint={passenger.specialService ? texts.airlineConfirmsIt : undefined}
        onChange={(event) => onChange({ specialService: SPECIAL_SERVICES.find((service) => service === event.target.value) ?? '' })}
      >
        <option value="">{texts.noneNeeded}</option>
        {SPECIAL_SERVICES.map((service) => (
          <option key={service} value={service}>
            {SPECIAL_SERVICE_WORDS[service].words}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** The two boxes of a number that is still being typed: no space that was typed is lost, and a dial code stays without its number. */
function phoneParts(typed: string): Phone {
  const [, code, number = ''] = /^(\+\d{1,4})(?: (.*))?$/.exec(typed) ?? []
  return code ? { code, number } : typed.startsWith('+') ? splitPhone(typed) : { code: '', number: typed }
}
