import { z } from 'zod'
import { isMeasuredPath } from './measured-path'
import type { Device } from './read-device'

const visitEventNameSchema = z.enum(['page-view', 'plan-pressed', 'composer-used'])
export type VisitEventName = z.infer<typeof visitEventNameSchema>

/** What a page tells. Everything else of an event the server knows by itself. */
export const visitReportSchema = z.strictObject({
  name: visitEventNameSchema,
  path: z.string().refine(isMeasuredPath),
  flowId: z.string().regex(/^flow_[0-9a-f]{32}$/),
})
export type VisitReport = z.infer<typeof visitReportSchema>

/** All that is ever told of a visit. `flowId` is made by chance for one visit; `timestamp` is ISO in UTC; `country` is ISO 3166-1 alpha-2. */
export type VisitEvent = VisitReport & Device & { language: string | null; country: string | null; city: string | null; timestamp: string }
