import { cleanLine } from '../clean-text'
import type { Billing } from './billing-schema'

export type { Billing, CardToken } from './billing-schema'

export const EMPTY_BILLING: Billing = {
  title: '',
  name: '',
  email: '',
  phoneCode: '',
  phoneNumber: '',
  street: '',
  city: '',
  state: '',
  postcode: '',
  countryCode: '',
}

/** As it is stored and sent, whatever was pasted along with it; phone numbers have their own rules. */
export function cleanBilling(billing: Billing): Billing {
  return {
    ...billing,
    name: cleanLine(billing.name),
    email: cleanLine(billing.email),
    street: cleanLine(billing.street),
    city: cleanLine(billing.city),
    state: cleanLine(billing.state),
    postcode: cleanLine(billing.postcode),
  }
}
