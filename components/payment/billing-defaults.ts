import { withoutUnaskedFields } from '@/lib/travel/payment/address-fields'
import { type Billing, cleanBilling, EMPTY_BILLING } from '@/lib/travel/payment/billing'
import { listPhoneCodes, splitPhone, tidyPhone } from '@/lib/travel/phone'
import type { Trip } from '@/lib/travel/trip/trip'

/** What is known before anything is typed: who paid for the newest booking, the account's address, the country of the browser's languages. */
export type BillingStart = { last?: Billing | null | undefined; email?: string; countryCode?: string | null }

/** Each billing field from the first of these that has it: typed now, sent before, the last booking, the first passenger. */
export function billingFrom(typed: Partial<Billing>, trip: Trip, { last, email = '', countryCode = null }: BillingStart = {}): Billing {
  const [first] = trip.passengers
  const phone = first?.phone ? splitPhone(first.phone) : null
  return {
    ...EMPTY_BILLING,
    email: first?.email || email,
    countryCode: countryCode ?? '',
    phoneCode: phone?.code || dialCodeOf(countryCode),
    phoneNumber: phone?.number ?? '',
    ...(first && { title: first.title, name: `${first.firstName} ${first.lastName}`.trim() }),
    ...last,
    ...trip.billing,
    ...typed,
  }
}

function dialCodeOf(countryCode: string | null): string {
  return listPhoneCodes().find((entry) => entry.countryCode === countryCode)?.code ?? ''
}

/** As it is sent: what the country has fields for, in one spelling, the phone number in its country's groups. */
export function tidyBilling(billing: Billing): Billing {
  const phone = tidyPhone({ code: billing.phoneCode, number: billing.phoneNumber })
  return withoutUnaskedFields({ ...cleanBilling(billing), phoneCode: phone.code, phoneNumber: phone.number })
}
