import { z } from 'zod'
import { titleSchema } from '../passengers/passenger-schema'
import { hasCardNumber } from './find-card-number'

/** Who pays and how to reach them. Strict: card numbers, expiry dates and security codes are not part of it and are refused. */
export const billingSchema = z.strictObject({
  title: titleSchema.or(z.literal('')),
  name: z.string().max(120),
  email: z.string().max(254),
  phoneCode: z.string().max(5),
  phoneNumber: z.string().max(20),
  street: z.string().max(120),
  city: z.string().max(80),
  state: z.string().max(80),
  postcode: z.string().max(12),
  countryCode: z.string().max(2),
})
export type Billing = z.infer<typeof billingSchema>

/**
 * What the card widget hands over instead of a card: an opaque token of the gateway, and what may be shown.
 * The number itself never leaves the widget.
 */
export const cardTokenSchema = z.strictObject({
  token: z
    .string()
    .min(1)
    .max(200)
    .refine((token) => !/\d{12}/.test(token) && !hasCardNumber(token), 'A card number is not a token.'),
  brand: z.string().max(30),
  last4: z.string().regex(/^\d{4}$/),
  expiryMonth: z.number().int().min(1).max(12),
  expiryYear: z.number().int().min(2000).max(2100),
})
export type CardToken = z.infer<typeof cardTokenSchema>
