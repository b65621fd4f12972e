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
