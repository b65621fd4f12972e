import { cleanLine } from '../clean-text'
import type { Passenger } from './passenger-schema'

/** As it is stored and sent, whatever was pasted along with it; dates and phone numbers have their own rules. */
export function cleanPassenger(passenger: Passenger): Passenger {
  const { passport } = passenger
  return {
    ...passenger,
    firstName: cleanLine(passenger.firstName),
    middleName: cleanLine(passenger.middleName),
    lastName: cleanLine(passenger.lastName),
    email: cleanLine(passenger.email),
    phone: cleanLine(passenger.phone),
    passport: passport && { ...passport, number: cleanLine(passport.number) },
  }
}
