import { withoutUnaskedFields } from '@/lib/travel/payment/address-fields'
import { type Billing, cleanBilling, EMPTY_BILLING } from '@/lib/travel/payment/billing'
import { tidyPhone } from '@/lib/travel/phone'
import type { Trip } from '@/lib/travel/trip/trip'

/** What was typed, over what was sent before, over the first passenger's name: nobody is asked the same thing twice. */
export function billingFrom(typed: Partial<Billing>, trip: Trip): Billing {
  const [first] = trip.passengers
  return {
    ...EMPTY_BILLING,
    ...(first && { title: first.title, name: `${first.firstName} ${first.lastName}`.trim() }),
    ...trip.billing,
    ...typed,
  }
}

/** As it is sent: what the country has fields for, in one spelling, the phone number in its country's groups. */
export function tidyBilling(billing: Billing): Billing {
  const phone = tidyPhone({ code: billing.phoneCode, number: billing.phoneNumber })
  return withoutUnaskedFields({ ...cleanBilling(billing), phoneCode: phone.code, phoneNumber: phone.number })
}
