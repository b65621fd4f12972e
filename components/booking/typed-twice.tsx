'use client'

import { Button } from '@/components/ui/button'
import * as texts from '@/lib/texts/booking'
import * as passengerTexts from '@/lib/texts/passengers'
import * as paymentTexts from '@/lib/texts/payment'
import type { PartyMember } from '@/lib/travel/ancillaries/party'
import type { CheckoutDraft } from '@/lib/travel/passengers/checkout-draft-schema'
import { draftFields, placeInType } from '@/lib/travel/passengers/draft-fields'
import { SPECIAL_SERVICE_WORDS, SPECIAL_SERVICES } from '@/lib/travel/passengers/passenger-options'
import { addressNames } from '@/lib/travel/payment/address-fields'
import { countryName } from '@/lib/travel/places/country-names'
import type { OtherValue } from './draft-store'

const PASSENGER_LABELS: Record<string, string> = {
  title: passengerTexts.title,
  firstName: passengerTexts.firstName,
  middleName: passengerTexts.middleNameOptional,
  lastName: passengerTexts.lastName,
  bornOn: passengerTexts.dateOfBirth,
  gender: passengerTexts.gender,
  email: paymentTexts.email,
  phone: paymentTexts.phoneNumber,
  specialService: passengerTexts.specialAssistance,
  'passport.number': passengerTexts.passportNumber,
  'passport.expiresOn': passengerTexts.passportExpiryDate,
  'passport.issuingCountry': passengerTexts.countryOfIssue,
  'passport.nationality': passengerTexts.nationality,
}
const BILLING_LABELS: Record<string, string> = {
  title: passengerTexts.title,
  name: paymentTexts.nameOnTheCard,
  email: paymentTexts.email,
  phoneCode: passengerTexts.dialCode,
  phoneNumber: paymentTexts.phoneNumber,
  street: paymentTexts.streetAndNumberOptional,
  countryCode: paymentTexts.country,
}
const TITLES: Record<string, string> = {
  mr: passengerTexts.mr,
  ms: passengerTexts.ms,
  mrs: passengerTexts.mrs,
  miss: passengerTexts.miss,
  dr: passengerTexts.dr,
}
const COUNTRY = /(issuingCountry|nationality|countryCode)$/

/** Fields that were filled in two places at once: which value stands, and the other one with a button to take it. */
export function TypedTwice({
  others,
  draft,
  party,
  onSettle,
}: {
  others: OtherValue[]
  draft: CheckoutDraft
  party: PartyMember[]
  onSettle: (other: OtherValue, isTaken: boolean) => void
}) {
  const fields = draftFields(draft)
  const shown = others.flatMap((other) => {
    const label = labelOf(other.field, party, draft.billing.countryCode ?? '')
    return label ? [{ ...other, label, kept: fields[other.field] ?? '' }] : []
  })
  return (
    <div role="status">
      {shown.length > 0 && (
        <ul aria-label={texts.typedInTwoPlaces} className="flex flex-col gap-3 border-b bg-saffron-soft px-4 py-3 sm:px-5">
          {shown.map(({ label, kept, field, value }) => (
            <li key={`${field} ${value}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="min-w-0 break-words text-[15px] leading-6">
                {kept === ''
                  ? texts.typedElsewhereWhileEmptied(label, wordsOf(field, value))
                  : texts.typedElsewhereToo(label, wordsOf(field, kept), wordsOf(field, value))}
              </p>
              <p className="flex flex-wrap gap-2">
                <Button size="small" onClick={() => onSettle({ field, value }, true)}>
                  {texts.takeValue(wordsOf(field, value))}
                </Button>
                <Button size="small" tone="text" onClick={() => onSettle({ field, value }, false)}>
                  {kept === '' ? texts.leaveItEmpty : texts.keepValue(wordsOf(field, kept))}
                </Button>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** "Adult 1, first name" where several travel. Null for somebody who does not travel any more. */
function labelOf(field: string, party: PartyMember[], countryCode: string): string | null {
  const [kind = '', place = '', ...rest] = field.split('.')
  if (kind === 'billing') return BILLING_LABELS[place] ?? addressLabel(place, countryCode)
  const label = PASSENGER_LABELS[rest.join('.')]
  const member = party.find(({ type, passengerIndex }) => type === kind && placeInType(party, passengerIndex) === Number(place))
  if (!label || !member) return null
  return party.length > 1 ? texts.fieldOfTraveller(member.label, label) : label
}

/** As the form calls it for this country. */
function addressLabel(field: string, countryCode: string): string | null {
  const names = addressNames(countryCode)
  if (field === 'city') return paymentTexts.cityLabels[names.city] ?? null
  if (field === 'state') return paymentTexts.stateLabels[names.state] ?? null
  return field === 'postcode' ? (paymentTexts.postcodeLabels[names.postcode] ?? null) : null
}

/** As the form shows it: a choice by its words, a country by its name. */
function wordsOf(field: string, value: string): string {
  if (COUNTRY.test(field)) return /^[A-Z]{2}$/.test(value) ? countryName(value) : value
  if (field.endsWith('.title')) return TITLES[value] ?? value
  if (field.endsWith('.gender')) return value === 'female' ? passengerTexts.female : value === 'male' ? passengerTexts.male : value
  const service = SPECIAL_SERVICES.find((known) => known === value)
  return field.endsWith('.specialService') && service ? SPECIAL_SERVICE_WORDS[service].words : value
}
