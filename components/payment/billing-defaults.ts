import { cleanLine } from '@/lib/travel/clean-text'
import { type Billing, EMPTY_BILLING } from '@/lib/travel/payment/billing'
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

/** As it is sent: without outer spaces, the phone number in its country's groups. */
export function tidyBilling(billing: Billing): Billing {
  const phone = tidyPhone({ code: billing.phoneCode, number: billing.phoneNumber })
  return {
    ...billing,
    name: cleanLine(billing.name),
    email: cleanLine(billing.email),
    phoneCode: phone.code,
    phoneNumber: phone.number,
    street: cleanLine(billing.street),
    city: cleanLine(billing.city),
    state: cleanLine(billing.state),
    postcode: billing.postcode.trim(),
  }
}
