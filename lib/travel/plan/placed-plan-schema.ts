import { z } from 'zod'
import { placeSchema } from '../places/place-schema'
import { planPlaceSchema } from './plan-place-schema'
import { tripPlanSchema } from './trip-plan-schema'

/** A plan with what is known of its place: `place` is null when there is no page about it any more, `airport` where nobody flies to. */
export const placedPlanSchema = z.object({ plan: tripPlanSchema, place: planPlaceSchema.nullable(), airport: placeSchema.nullable() })
