import { z } from 'zod'
import { HELP_TOPICS, helpSchema } from '@/lib/travel/help/help-schema'

/** A topic that we don't know is answered with all there is. */
export const input = z.object({ about: z.enum(HELP_TOPICS).optional().catch(undefined) })

export const output = helpSchema
