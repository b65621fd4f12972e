import { z } from 'zod'
import { billingSchema } from '../payment/billing-schema'
import { passengerSchema, passportSchema, specialServiceSchema } from './passenger-schema'

/** Nobody books for more than nine, but nine adults may have become nine of another age since. */
const MOST_PASSENGERS = 27
const MOST_OTHERS = 40

/** Without defaults: what was not typed is not in the draft, also in one from before a field existed. */
const typedPassengerSchema = passengerSchema
  .extend({
    passport: passportSchema.partial().nullable(),
    specialService: specialServiceSchema.or(z.literal('')),
    savedPassengerId: z.string().max(60).nullable(),
  })
  .partial()

const typed = { passengers: z.array(typedPassengerSchema).max(MOST_PASSENGERS), billing: billingSchema.partial() }

/** What stands in the checkout forms before it is complete; strict, so that card fields cannot slip in. */
export const checkoutDraftSchema = z.strictObject(typed)
export type CheckoutDraft = z.infer<typeof checkoutDraftSchema>

const writerSchema = z.string().max(60)
const fieldSchema = z.string().max(60)

/** A save: only the fields that were typed since the last one. */
export const draftSaveSchema = z.strictObject({
  ...typed,
  /** Which page typed it: its own earlier words are nobody else's. */
  by: writerSchema.default(''),
  /** Per field: the version of the draft that was shown when it was typed over, and how long ago that was. */
  about: z.record(fieldSchema, z.strictObject({ known: z.number().int().min(0), ageMs: z.number().min(0) })).default({}),
  /** Fields whose other value the traveller has looked at and decided about. */
  settled: z.array(fieldSchema).max(MOST_OTHERS).default([]),
})
export type DraftSave = z.input<typeof draftSaveSchema>

/** A draft as it is kept. Drafts from before there were versions lack all but the first two. */
export const keptDraftSchema = z.strictObject({
  ...typed,
  version: z.number().int().default(0),
  /** Per field: the version that changed it last, when it was typed, and by which page. */
  marks: z.record(z.string(), z.strictObject({ version: z.number().int(), typedAt: z.number(), by: writerSchema })).default({}),
  /** Values that were typed in two places and not kept, oldest first. Each is a draft of one field, so that a passport is sealed here, too. */
  others: z.array(z.strictObject({ ...typed, by: writerSchema })).default([]),
})
export type KeptDraft = z.infer<typeof keptDraftSchema>

/** A draft as the forms are given it. */
export const shownDraftSchema = z.strictObject({
  ...typed,
  version: z.number().int().default(0),
  others: z.array(z.strictObject({ field: fieldSchema, value: z.string() })).default([]),
})
export type ShownDraft = z.infer<typeof shownDraftSchema>
