import { z } from 'zod'
import { billingSchema } from '../payment/billing-schema'
import { passengerSchema } from './passenger-schema'

/** A person whom a traveller books for often; nothing in it belongs to one trip. */
export const savedProfileSchema = passengerSchema.omit({ type: true, savedPassengerId: true })
export type SavedProfile = z.infer<typeof savedProfileSchema>

const maskedPassportSchema = z.object({
  maskedNumber: z.string(),
  expiresOn: z.string(),
  issuingCountry: z.string(),
  nationality: z.string(),
})

/** As lists show it: never with the whole passport number. */
export const savedPassengerSummarySchema = savedProfileSchema.omit({ passport: true }).extend({
  id: z.string(),
  isSelf: z.boolean(),
  passport: maskedPassportSchema.nullable(),
})
export type SavedPassengerSummary = z.infer<typeof savedPassengerSummarySchema>

/** The whole of one, for its owner's own form. */
export const savedPassengerSchema = z.object({ id: z.string(), isSelf: z.boolean(), profile: savedProfileSchema })
export type SavedPassenger = z.infer<typeof savedPassengerSchema>

/** What the browser sends to change somebody on the account page. */
export const changeSavedSchema = z.strictObject({ profile: savedProfileSchema, isSelf: z.boolean() })

/** What it sends to keep somebody; `savedPassengerId` is the profile the form was filled from, so that a corrected name makes no twin. */
export const addSavedSchema = changeSavedSchema.extend({ savedPassengerId: z.string().max(60).nullable() })

/** What the browser is sent of an account’s people: its owner’s name, the saved profiles and, for a checkout, the last billing details. */
export const savedPassengersSchema = z.object({
  account: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  passengers: z.array(savedPassengerSummarySchema),
  lastBilling: billingSchema.nullish(),
})
export type SavedPassengers = z.infer<typeof savedPassengersSchema>
