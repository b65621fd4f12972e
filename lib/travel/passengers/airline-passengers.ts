import { cleanLine } from '../clean-text'
import { internationalPhone, splitPhone } from '../phone'
import { type Refusal, refuse } from '../refusal'
import { airlineName, namesRefusal } from './names'
import type { Passenger } from './passenger'

/** Who flies, in the form that every supplier is sent: names as tickets print them, phones as E.164. */
export type AirlinePassenger = { given: string; family: string; email: string; phone: string }

/**
 * Passengers as suppliers take them, in their order, or why they cannot be taken. Every supplier asks it before it books, and the form and
 * the quote hold the same rules. Who has no phone or e-mail is reached by the contact's.
 */
export function airlinePassengers(
  passengers: Passenger[],
  contact: { email: string; phone: string },
): { people: AirlinePassenger[] } | { refusal: Refusal } {
  const refusal = namesRefusal(passengers)
  if (refusal) return { refusal }
  const contactPhone = internationalPhone(splitPhone(contact.phone))
  const people = passengers.flatMap((passenger) => {
    const name = airlineName(passenger)
    const phone = internationalPhone(splitPhone(passenger.phone)) ?? contactPhone
    return name && phone ? [{ ...name, email: cleanLine(passenger.email) || cleanLine(contact.email), phone }] : []
  })
  if (people.length < passengers.length) {
    return refuse(
      'phone-not-taken',
      'The airline needs a phone number with its country code. Please check it in the billing form.',
      'phoneNumber',
    )
  }
  return { people }
}
