import { type Refusal, refuse } from '@/lib/travel/refusal'
import type { DuffelFailure } from './client/failure'

/** The codes by which Duffel says no, in our words. Its own texts are for developers and are never shown. */
const REFUSALS: Record<string, [code: string, message: string, field?: string]> = {
  offer_expired: ['fare-expired', 'This price was held for a while and has expired. Please search again.'],
  offer_no_longer_available: ['sold-out', 'This fare has just been sold out. Please choose another one.'],
  not_found: ['fare-gone', 'This fare is no longer sold. Please search again.'],
  price_changed: ['price-changed', 'The airline changed the price at the last moment. Nothing was booked; please check it again.'],
  payment_amount_does_not_match_order_amount: [
    'price-changed',
    'The airline changed the price at the last moment. Nothing was booked; please check it again.',
  ],
  schedule_changed: ['schedule-changed', 'The airline changed the times of this flight. Nothing was booked; please search again.'],
  insufficient_balance: ['seller-cannot-pay', 'We can’t pay the airline right now. Nothing was booked, and your card isn’t charged.'],
  invalid_passenger_name: [
    'name-not-taken',
    'The airline can’t take a name as it’s written. Please write it as in the passport.',
    'passengers',
  ],
  invalid_passenger_title: ['title-not-taken', 'The airline doesn’t accept one of the titles. Please choose another one.', 'passengers'],
  invalid_phone_number: ['phone-not-taken', 'The airline doesn’t accept the phone number. Please check it.', 'phoneNumber'],
  invalid_email_address: ['email-not-taken', 'The airline doesn’t accept the email address. Please check it.', 'email'],
  duplicate_passenger_name: ['same-name', 'Two passengers have the same name. The airline needs to tell them apart.', 'passengers'],
  ancillary_service_not_available: ['service-gone', 'A seat or bag that was chosen is no longer sold. Please choose again.'],
  order_not_created: ['not-booked', 'The airline couldn’t make this booking. Nothing was booked; please try another flight.'],
  already_cancelled: ['already-cancelled', 'This booking is already cancelled.'],
  order_not_cancellable: ['not-cancellable', 'The airline doesn’t let you cancel this booking here. Please ask us.'],
  unsupported_action: ['not-possible', 'The airline doesn’t offer this here. Please ask us.'],
}

/** Duffel takes one order per search, and travellers who ask the same within a minute or two may share one. */
export function searchSpent() {
  return refuse(
    'search-spent',
    'A booking was just made from this very search, and the airline takes one from each. Nothing was booked here; please search again.',
  )
}

const FALLBACK: [code: string, message: string] = [
  'not-accepted',
  'The airline didn’t accept this. Please check what you entered, or choose another flight.',
]

/** The "no" of a failure after which nothing was done, for the traveller; null when nobody knows what was done. */
export function refusalOf(failure: DuffelFailure): Refusal | null {
  if (failure.kind === 'rate-limit') return refuse('too-busy', failure.message).refusal
  if (failure.kind === 'no-access' || failure.kind === 'unreachable' || failure.kind === 'resting')
    return refuse('supplier-closed', failure.message).refusal
  if (failure.kind !== 'refused') return null
  const { code = '', field = '' } = failure.facts
  const known = REFUSALS[code] ?? (failure.facts.status === 404 || failure.facts.status === 410 ? REFUSALS.not_found : undefined)
  if (known) return refuse(...known).refusal
  if (/born_on|name|title|gender|phone|email|identity/.test(field)) {
    return refuse('passenger-not-taken', 'The airline doesn’t accept a passenger’s details as they are. Please check them.', 'passengers')
      .refusal
  }
  return refuse(...FALLBACK).refusal
}
