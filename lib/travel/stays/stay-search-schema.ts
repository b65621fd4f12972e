import { z } from 'zod'
import { plainDateSchema } from '../date-schemas'
import { coordinatesSchema } from './stay-place-schema'

/** Where to stay: one of the places with pages of their own (`slug`), or any city by its centre. */
export const stayCitySchema = z.object({ slug: z.string().nullable(), name: z.string().min(1), centre: coordinatesSchema })
export type StayCity = z.infer<typeof stayCitySchema>

const party = { adults: z.number().int(), children: z.number().int(), rooms: z.number().int() }
const currencySchema = z.string().regex(/^[A-Z]{3}$/)

/** A search that can be sent to a supplier of stays. The party shares its rooms evenly. */
export const staySearchSchema = z.object({
  city: stayCitySchema,
  checkInOn: plainDateSchema,
  checkOutOn: plainDateSchema,
  ...party,
  currency: currencySchema,
})
export type StaySearch = z.infer<typeof staySearchSchema>

/** What is known so far of a stay search; null is "not said yet". */
export const stayWishesSchema = z.object({
  city: stayCitySchema.nullable(),
  checkInOn: plainDateSchema.nullable(),
  checkOutOn: plainDateSchema.nullable(),
  ...party,
  currency: currencySchema,
})
export type StayWishes = z.infer<typeof stayWishesSchema>
