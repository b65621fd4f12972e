import { z } from 'zod'

export const passengerTypeSchema = z.enum(['adult', 'child', 'infant'])
export type PassengerType = z.infer<typeof passengerTypeSchema>

export const titleSchema = z.enum(['mr', 'ms', 'mrs', 'miss', 'dr'])
const genderSchema = z.enum(['female', 'male'])

/** As typed; no state's numbers are nearly as long. */
const passportSchema = z.strictObject({
  number: z.string().max(30),
  expiresOn: z.string().max(10),
  issuingCountry: z.string().max(2),
  nationality: z.string().max(2),
})

/** Help that airlines give on request; they confirm it themselves. The industry's codes are in brackets. */
export const SPECIAL_SERVICES = ['wheelchair-ramp', 'wheelchair-steps', 'wheelchair-cabin', 'blind', 'deaf', 'other'] as const
export const specialServiceSchema = z.enum(SPECIAL_SERVICES)
export type SpecialService = z.infer<typeof specialServiceSchema>

/** More than any airline prints (`validatePassenger` refuses over 60), so that a long name can be told about and kept in the draft. */
export const LONGEST_TYPED_NAME = 200

/**
 * A named person on the trip as the form holds it: fields may still be empty. `validatePassenger` says what is wrong.
 * Dates are `yyyy-MM-dd`, countries ISO 3166 alpha-2.
 */
export const passengerSchema = z.strictObject({
  type: passengerTypeSchema,
  title: titleSchema.or(z.literal('')),
  firstName: z.string().max(LONGEST_TYPED_NAME),
  middleName: z.string().max(LONGEST_TYPED_NAME),
  lastName: z.string().max(LONGEST_TYPED_NAME),
  bornOn: z.string().max(10),
  gender: genderSchema.or(z.literal('')),
  email: z.string().max(254),
  phone: z.string().max(30),
  passport: passportSchema.nullable(),
  /** Empty: none is needed. */
  specialService: specialServiceSchema.or(z.literal('')).default(''),
  /** The saved profile that it was filled from; null when it was typed. */
  savedPassengerId: z.string().max(60).nullable().default(null),
})
export type Passenger = z.infer<typeof passengerSchema>

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

/** What this supplier also needs of each passenger, e.g. a passport on some routes. */
export const requiredDetailSchema = z.enum(['passport'])
export type RequiredDetail = z.infer<typeof requiredDetailSchema>
