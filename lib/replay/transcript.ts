import { z } from 'zod'
import { plainDateSchema } from '../travel/dates'
import { tripCommandSchema } from '../travel/trip/commands'
import { tripPriceSchema } from '../travel/trip/price'
import { situationSchema } from '../travel/trip/situation'

/** What the traveller does in one turn: words, or a click named by what stands at that place on the screen. */
const actSchema = z.union([
  z.strictObject({ say: z.string() }),
  z.strictObject({ pick: z.strictObject({ sliceIndex: z.number().int(), place: z.number().int().positive() }) }),
  z.strictObject({ fare: z.strictObject({ sliceIndex: z.number().int(), place: z.number().int().positive() }) }),
  z.strictObject({ command: tripCommandSchema, label: z.string() }),
])
export type Act = z.infer<typeof actSchema>

/** One answer of the model within a turn: words, or calls of tools with what each call gave back to the model. */
const recordedStepSchema = z.strictObject({
  text: z.string().optional(),
  calls: z.array(z.strictObject({ tool: z.string(), input: z.unknown(), result: z.unknown() })).optional(),
})
export type RecordedStep = z.infer<typeof recordedStepSchema>

const recordedTurnSchema = z.strictObject({
  act: actSchema,
  /** The sentence the traveller got when the click was refused; the assistant has no turn then. */
  refused: z.string().optional(),
  steps: z.array(recordedStepSchema),
})
export type RecordedTurn = z.infer<typeof recordedTurnSchema>

/**
 * A recorded thread used as a test. `now` freezes the clock and with it the market. Everything below `turns[].act` is recorded:
 * the model's steps are fed back as they were, the rest is compared.
 */
export const transcriptSchema = z.strictObject({
  version: z.literal(1),
  title: z.string(),
  now: z.iso.datetime(),
  today: plainDateSchema,
  turns: z.array(recordedTurnSchema),
  commands: z.array(z.strictObject({ issuedBy: z.enum(['traveller', 'assistant']), command: tripCommandSchema })),
  situation: situationSchema.nullable(),
  price: tripPriceSchema.nullable(),
})
export type Transcript = z.infer<typeof transcriptSchema>
