import { z } from 'zod'
import { GENDERS, LONGEST_TYPED_NAME, PASSENGER_TYPES, SPECIAL_SERVICES, TITLES } from './passenger-options'

export const passengerTypeSchema = z.enum(PASSENGER_TYPES)

export const titleSchema = z.enum(TITLES)
const genderSchema = z.enum(GENDERS)

/** As typed; no state's numbers are nearly as long. */
export const passportSchema = z.strictObject({
  number: z.string().max(30),
  expiresOn: z.string().max(10),
  issuingCountry: z.string().max(2),
  nationality: z.string().max(2),
})

export const specialServiceSchema = z.enum(SPECIAL_SERVICES)

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

/** What this supplier also needs of each passenger, e.g. a passport on some routes. */
export const requiredDetailSchema = z.enum(['passport'])
export type RequiredDetail = z.infer<typeof requiredDetailSchema>
