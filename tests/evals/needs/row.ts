import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const values = z.record(z.string(), z.unknown())
/** Conditions one by one; each is a regular expression, or several of which one must match. */
const conditions = z.array(z.union([z.string(), z.array(z.string())]))

const wayShape = {
  /** The trip after the turn, by the names in trip-facts.ts; a list holds values that will do, null is "not known yet" (matches.ts). */
  trip: values.optional(),
  /** What every flight of the last list shown must be, by the names in holds-flight.ts. */
  offers: values.optional(),
  /** The flight chosen for this direction is the first of the list that was on the table. */
  tookFirst: z.number().int().optional(),
  /** In the words of the turn, or in words and cards together. */
  says: conditions.optional(),
  shows: conditions.optional(),
  /** What was done, by the meanings in heard.ts. */
  calls: conditions.optional(),
  /** What must not go wrong: it has to hold, and earns nothing. */
  notSays: z.array(z.string()).optional(),
  notCalls: z.array(z.string()).optional(),
  asksAtMostOne: z.literal(true).optional(),
  order: values.optional(),
}
const waySchema = z.strictObject(wayShape)
/** One way to do well. */
export type Way = z.infer<typeof waySchema>

const expectationSchema = z.strictObject({
  ...wayShape,
  /** The turn it belongs to, from 0. */
  after: z.number().int().min(0),
  /** One of these must hold as a whole. */
  anyOf: z.array(waySchema).optional(),
  /** Untrue or harmful: said or called, it fails the row whatever else holds. */
  never: z.array(z.string()).optional(),
  neverCalls: z.array(z.string()).optional(),
})
export type Expectation = z.infer<typeof expectationSchema>

export const bookedSchema = z.strictObject({
  from: z.string().default('LHR'),
  to: z.string().default('LIS'),
  departureOn: z.string(),
  returnOn: z.string().nullable().default(null),
  fare: z.number().int().default(0),
  adults: z.number().int().min(1).default(1),
  daysAgo: z.number().int().min(0).default(0),
})
/** A trip that is booked and paid before the first words, so many days ago; `fare` is an index into the fares of each flight, -1 the last. */
export type Booked = z.infer<typeof bookedSchema>

const rowSchema = z.strictObject({
  id: z.string(),
  kind: z.string(),
  need: z.string(),
  source: z.string(),
  /** The day a row was written for. */
  today: z.string(),
  turns: z.array(z.string()).min(1),
  expect: z.array(expectationSchema).min(1),
  /** In words, what a good agent would have done. */
  wanted: z.string(),
  weight: z.number().int().min(1).max(2).default(1),
  half: z.enum(['development', 'held-out']).optional(),
  setup: z.strictObject({ booked: bookedSchema }).optional(),
})
/** One conversation with what is expected after its turns. */
export type Row = z.infer<typeof rowSchema>

const OWN_ROWS = 'tests/evals/needs/rows'
const SHARED_ROWS = '../shared/data/needs/dev.jsonl'

/** The files that are run where none is named: our own, and the shared set where it exists. */
export function knownFiles(): { own: string[]; shared: string[] } {
  const names = existsSync(OWN_ROWS) ? readdirSync(OWN_ROWS).sort() : []
  const own = names.filter((name) => name.endsWith('.jsonl')).map((name) => path.join(OWN_ROWS, name))
  return { own, shared: existsSync(SHARED_ROWS) ? [SHARED_ROWS] : [] }
}

/** Reads the rows of a file, one JSON object a line. Throws with file and line for a row of another shape. */
export function readRows(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return []
      const read = rowSchema.safeParse(JSON.parse(line))
      if (read.success) return [read.data]
      throw new Error(`${file}:${index + 1} is not a row: ${z.prettifyError(read.error)}`)
    })
}
