import type { PaymentMethodCreateParams } from '@stripe/stripe-js'
import type { Billing } from '@/lib/travel/payment/billing'
import { internationalPhone } from '@/lib/travel/phone'

/** Who pays, in Stripe's words. Asked once, in our own form, so Stripe's does not ask again. */
export function stripeBilling(billing: Billing): PaymentMethodCreateParams.BillingDetails {
  return {
    name: billing.name,
    email: billing.email,
    phone: internationalPhone({ code: billing.phoneCode, number: billing.phoneNumber }) ?? '',
    address: {
      line1: billing.street,
      line2: '',
      city: billing.city,
      state: billing.state,
      postal_code: billing.postcode,
      country: billing.countryCode,
    },
  }
}
