import type { PassengerType } from './passenger-options'
import type { Passenger } from './passenger-schema'

export type { Passenger, RequiredDetail } from './passenger-schema'

/** Somebody of whom nothing is known but how old they are. */
export function emptyPassenger(type: PassengerType): Passenger {
  return {
    type,
    title: '',
    firstName: '',
    middleName: '',
    lastName: '',
    bornOn: '',
    gender: '',
    email: '',
    phone: '',
    passport: null,
    specialService: '',
    savedPassengerId: null,
  }
}
