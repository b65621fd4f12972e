import { z } from 'zod'
import { isMetered, nameModel } from '../chat/name-model'
import { plainDateSchema } from '../travel/date-schemas'
import { recordedCommandSchema, tripCommandSchema } from '../travel/trip/commands-schema'
import { tripPriceSchema } from '../travel/trip/price-schema'
import { situationSchema } from '../travel/trip/situation-schema'

export const TRANSCRIPT_VERSION = 2
/** The header's `model` where Wayfarer's own answered. Any other is told of a refused sentence, and tries once more. */
export const OWN_MODEL = 'concierge'
export function headerModel(model: { provider: string; modelId: string }): string {
  return isMetered(model) ? nameModel(model) : OWN_MODEL
}

/** A value of the outside: as it is, or packed (gzip, base64) where it is long. lib/replay/pack.ts */
const keptSchema = z.union([z.strictObject({ packed: z.string() }), z.strictObject({ value: z.unknown() })])
export type Kept = z.infer<typeof keptSchema>

const messageSchema = z.object({ role: z.enum(['user', 'assistant']), parts: z.array(z.unknown()), status: z.string().optional() })

/** The first line: the world in which it happened. */
export const headerSchema = z.strictObject({
  type: z.literal('transcript'),
  version: z.literal(TRANSCRIPT_VERSION),
  title: z.string().max(200),
  /** The version of Wayfarer that recorded it. */
  app: z.string().max(40),
  /** The clock at its beginning; `at` of every event counts from here, in milliseconds. */
  now: z.iso.datetime(),
  today: plainDateSchema,
  zone: z.string().max(60),
  seed: z.number().int(),
  model: z.string().max(120),
  supplier: z.string().max(40),
  gateway: z.string().max(40),
  /** What the thread held when recording began, if it was not new. */
  beginning: z
    .strictObject({ commands: z.array(recordedCommandSchema), searches: z.array(keptSchema), messages: z.array(messageSchema) })
    .optional(),
})
export type TranscriptHeader = z.infer<typeof headerSchema>

const at = z.number().int().nonnegative()
/** Messages are named by their place among all that were ever placed in the thread, from 0. */
const place = z.number().int().nonnegative()

/** What the traveller does. Each `say`, `click`, `edit`, `again` and `go-on` asks for an answer of the assistant. */
const actSchemas = [
  z.strictObject({ type: z.literal('say'), at, text: z.string() }),
  z.strictObject({ type: z.literal('click'), at, command: tripCommandSchema, label: z.string() }),
  /** A message that was sent before, said otherwise: a new branch. */
  z.strictObject({ type: z.literal('edit'), at, message: place, text: z.string() }),
  /** Another version of an answer. */
  z.strictObject({ type: z.literal('again'), at, message: place }),
  /** The last answer ended early, and goes on. */
  z.strictObject({ type: z.literal('go-on'), at }),
  z.strictObject({ type: z.literal('show-version'), at, message: place }),
  /** Presses "stop" after as many chunks of the answer that the next model steps give. */
  z.strictObject({ type: z.literal('stop'), at, afterChunks: z.number().int().nonnegative() }),
  /** Leaves while the next answer is on its way, after as many chunks, and comes back. */
  z.strictObject({ type: z.literal('leave'), at, afterChunks: z.number().int().nonnegative() }),
  /** A change in a panel, which asks for no answer. */
  z.strictObject({ type: z.literal('command'), at, command: tripCommandSchema }),
  z.strictObject({ type: z.literal('undo'), at }),
  z.strictObject({ type: z.literal('check-prices'), at }),
  /** Comes back later: the clock moves on before the next act. */
  z.strictObject({ type: z.literal('wait'), at, milliseconds: z.number().int().positive() }),
  /** Asks for the price and presses Pay with one of the gateway's test cards. */
  z.strictObject({ type: z.literal('pay'), at, card: z.string().max(60) }),
  z.strictObject({ type: z.literal('bank'), at, answer: z.enum(['confirmed', 'refused']) }),
  z.strictObject({ type: z.literal('cancel-order'), at }),
] as const

/** What came of it. Of these the model's steps and the outside's answers are fed back when it is replayed; the rest is compared. */
const outcomeSchemas = [
  /** One answer of the model within a reply, chunk by chunk; `after` is milliseconds since the chunk before. */
  z.strictObject({
    type: z.literal('model'),
    at,
    chunks: z.array(
      z.union([
        z.strictObject({ after: z.number().int().nonnegative(), text: z.string() }),
        z.strictObject({ after: z.number().int().nonnegative(), call: z.strictObject({ tool: z.string(), input: z.unknown() }) }),
      ]),
    ),
    finish: z.string(),
    /** What the model was given before this step, in short: for the viewer. */
    prompt: keptSchema.optional(),
    failure: z.string().optional(),
  }),
  /** One use of a tool: what it was asked, what the model read of its output, and the words on its card. */
  z.strictObject({
    type: z.literal('tool'),
    at,
    tool: z.string(),
    input: z.unknown(),
    result: z.unknown(),
    card: z.string().optional(),
    output: keptSchema.optional(),
  }),
  /**
   * One call of a port and what it gave, or why it failed. A search gives all it found so far, several times. `searches` is the store, of
   * what was found elsewhere and brought into the thread.
   */
  z.strictObject({
    type: z.literal('outside'),
    at,
    port: z.enum(['supplier', 'stays', 'gateway', 'searches']),
    call: z.string(),
    request: keptSchema,
    answer: keptSchema.optional(),
    failure: z.strictObject({ kind: z.string(), message: z.string() }).optional(),
  }),
  z.strictObject({
    type: z.literal('changed'),
    at,
    issuedBy: z.enum(['traveller', 'assistant']),
    command: tripCommandSchema,
  }),
  /** Words of the model that the sentence checker did not let through, and what they claim that is in no result. */
  z.strictObject({ type: z.literal('unsaid'), at, text: z.string(), claims: z.array(z.string()) }),
  /** The sentence with which an act, or a call of a tool, was refused. */
  z.strictObject({ type: z.literal('refused'), at, code: z.string(), message: z.string() }),
  z.strictObject({ type: z.literal('answered'), at, message: place, status: z.enum(['complete', 'partial', 'failed']) }),
  z.strictObject({ type: z.literal('error'), at, where: z.string(), message: z.string() }),
] as const

/** The last line: how everything stands. */
const endSchema = z.strictObject({
  type: z.literal('end'),
  at,
  situation: situationSchema.nullable(),
  price: tripPriceSchema.nullable(),
  order: z.unknown(),
  /** By table: what the database holds of this thread, without ids and times that differ from run to run. */
  database: z.record(z.string(), z.unknown()),
})

export const actSchema = z.discriminatedUnion('type', actSchemas)
export type Act = z.infer<typeof actSchema>
export const transcriptEventSchema = z.discriminatedUnion('type', [...actSchemas, ...outcomeSchemas, endSchema])
export type TranscriptEvent = z.infer<typeof transcriptEventSchema>
export type EventOf<Type extends TranscriptEvent['type']> = Extract<TranscriptEvent, { type: Type }>

/** A recorded thread. As a file: one line of JSON for the header, and one for each event (lib/replay/transcript-file.ts). */
export type Transcript = { header: TranscriptHeader; events: TranscriptEvent[] }

const ACTS: ReadonlySet<string> = new Set(actSchemas.map((schema) => schema.shape.type.value))
export function isAct(event: TranscriptEvent): event is Act {
  return ACTS.has(event.type)
}
