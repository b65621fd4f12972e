import { z } from 'zod'
import { isPlainDate } from './dates'

/** A calendar day without a zone, `yyyy-MM-dd`; "2026-02-30" is refused. */
export const plainDateSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isPlainDate, 'That day doesn’t exist.')

/** A wall-clock time at some airport, `yyyy-MM-ddTHH:mm`. */
export const localTimeSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
