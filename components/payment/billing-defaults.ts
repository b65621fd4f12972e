import type { Billing } from '@/lib/travel/payment/billing'
import type { Trip } from '@/lib/travel/trip/trip'

/** What was typed, over what was sent before, over the first passenger's name: nobody is asked the same thing twice. */
export function billingFrom(typed: Partial<Billing>, trip: Trip): Billing {
  const [first] = trip.passengers
  return {
    title: first?.title ?? '',
    name: first ? `${first.firstName} ${first.lastName}`.trim() : '',
    email: '',
    phoneCode: '',
    phoneNumber: '',
    street: '',
    city: '',
    state: '',
    postcode: '',
    countryCode: '',
    ...trip.billing,
    ...typed,
  }
}

export function tidyBilling(billing: Billing): Billing {
  return {
    ...billing,
    name: billing.name.trim(),
    email: billing.email.trim(),
    phoneCode: billing.phoneCode.trim(),
    phoneNumber: billing.phoneNumber.trim(),
    street: billing.street.trim(),
    city: billing.city.trim(),
    state: billing.state.trim(),
    postcode: billing.postcode.trim(),
  }
}
