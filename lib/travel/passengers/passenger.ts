import type { Passenger } from './passenger-schema'

export type { Passenger, RequiredDetail } from './passenger-schema'

export const PASSENGER_TYPES = ['adult', 'child', 'infant'] as const
export type PassengerType = (typeof PASSENGER_TYPES)[number]

export const TITLES = ['mr', 'ms', 'mrs', 'miss', 'dr'] as const
export const GENDERS = ['female', 'male'] as const

/** Help that airlines give on request; they confirm it themselves. The industry's codes are in brackets. */
export const SPECIAL_SERVICES = ['wheelchair-ramp', 'wheelchair-steps', 'wheelchair-cabin', 'blind', 'deaf', 'other'] as const
export type SpecialService = (typeof SPECIAL_SERVICES)[number]

/** More than any airline prints (`validatePassenger` refuses over 60), so that a long name can be told about and kept in the draft. */
export const LONGEST_TYPED_NAME = 200

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
