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
export function cleanBilling({ name, email, street, city, state, postcode, ...rest }: Billing): Billing {
  return {
    ...rest,
    name: cleanLine(name),
    email: cleanLine(email),
    street: cleanLine(street),
    city: cleanLine(city),
    state: cleanLine(state),
    postcode: cleanLine(postcode),
  }
}
