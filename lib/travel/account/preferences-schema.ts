import { z } from 'zod'
import { SELECTABLE_CURRENCIES } from '../currencies'
import { LANGUAGES } from './languages'
import { THEMES } from './theme'

const currencyCodes = SELECTABLE_CURRENCIES.map(({ code }) => code)

/** How somebody likes things. What is missing or no longer known is as at first; a bad value costs none of the others. */
export const preferencesSchema = z.object({
  language: z
    .enum(LANGUAGES.map(({ code }) => code))
    .catch('auto')
    .default('auto'),
  /** ISO 4217, for new searches; null is the currency of the place a trip starts in. */
  currency: z.enum(currencyCodes).nullable().catch(null).default(null),
  timeFormat: z.enum(['24h', '12h']).catch('24h').default('24h'),
  theme: z.enum(THEMES).catch('system').default('system'),
})
export type Preferences = z.infer<typeof preferencesSchema>

/** A change of some of them, as a form sends it: here a bad value is refused. */
export const preferencesChangeSchema = z.strictObject({
  language: z.enum(LANGUAGES.map(({ code }) => code)).optional(),
  currency: z.enum(currencyCodes).nullable().optional(),
  timeFormat: z.enum(['24h', '12h']).optional(),
  theme: z.enum(THEMES).optional(),
})
export type PreferencesChange = z.infer<typeof preferencesChangeSchema>
