import { z } from 'zod'

export const passengerTypeSchema = z.enum(['adult', 'child', 'infant'])
export type PassengerType = z.infer<typeof passengerTypeSchema>

export const titleSchema = z.enum(['mr', 'ms', 'mrs', 'miss', 'dr'])
const genderSchema = z.enum(['female', 'male'])

const passportSchema = z.strictObject({
  number: z.string(),
  expiresOn: z.string(),
  issuingCountry: z.string(),
  nationality: z.string(),
})

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
})
export type Passenger = z.infer<typeof passengerSchema>

/** What this supplier also needs of each passenger, e.g. a passport on some routes. */
export const requiredDetailSchema = z.enum(['passport'])
export type RequiredDetail = z.infer<typeof requiredDetailSchema>
