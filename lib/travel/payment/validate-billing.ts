import { isEmail } from '../email'
import { phoneError } from '../phone'
import { isCountryCode } from '../places/country-names'
import { type Refusal, refuse } from '../refusal'
import { addressFields } from './address-fields'
import type { Billing } from './billing'

export type BillingErrors = Partial<Record<keyof Billing, string>>

/** What is wrong with the billing form, by field, in the specification's own sentences. A field that the country has not is not asked for. */
export function validateBilling(billing: Billing): BillingErrors {
  const errors: BillingErrors = {}
  const asked = addressFields(billing.countryCode)
  if (!billing.title) errors.title = 'Title is required'
  if (billing.name.trim().length < 2) errors.name = 'Name is required (min 2 characters)'
  if (!billing.email.trim()) errors.email = 'Email is required'
  else if (!isEmail(billing.email.trim())) errors.email = 'Please enter a valid email address'
  if (asked.includes('city') && !billing.city.trim()) errors.city = 'City is required'
  if (asked.includes('state') && !billing.state.trim()) errors.state = 'State is required'
  if (asked.includes('postcode') && billing.postcode.trim().length < 3) errors.postcode = 'Valid zip code is required'
  if (!isCountryCode(billing.countryCode)) errors.countryCode = 'Country is required'
  const wrongPhone = phoneError({ code: billing.phoneCode, number: billing.phoneNumber })
  if (wrongPhone) errors.phoneNumber = wrongPhone
  return errors
}

/** The first field that is wrong, as a refusal. */
export function billingRefusal(billing: Billing): Refusal | undefined {
  const [field, message] = Object.entries(validateBilling(billing))[0] ?? []
  return message ? refuse('billing-incomplete', message, field).refusal : undefined
}
