import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { bookedSchema } from '../needs/row'

export const PHRASINGS = 5
const said = z.array(z.string().min(1)).length(PHRASINGS)
const values = z.record(z.string(), z.unknown())
/** Regular expressions, or names of claims (claims.ts) behind an @; of a list one must match. */
const conditions = z.array(z.union([z.string(), z.array(z.string())]))

const expected = {
  trip: values.optional(),
  says: conditions.optional(),
  calls: conditions.optional(),
  notCalls: z.array(z.string()).optional(),
  never: z.array(z.string()).optional(),
  neverCalls: z.array(z.string()).optional(),
}
/** One thing to say, in five people's words, and what must come of it; with `onlyIf`, said only where the answer before matches. */
const saySchema = z.strictObject({ say: said, onlyIf: z.string().optional(), ...expected })
/** One press. `ifAll` cancels only where all the money comes back. A press fails where the conversation has not led to its panel. */
const pressSchema = z.strictObject({
  press: z.enum(['choose-flight', 'choose-fare', 'pay', 'cancel', 'new-trip']),
  direction: z.number().int().min(0).default(0),
  fare: z.number().int().default(0),
  ifAll: z.boolean().default(false),
  ...expected,
})
const stepSchema = z.union([saySchema, pressSchema])
export type Step = z.infer<typeof stepSchema>
export type Press = z.infer<typeof pressSchema>

const questions = z.enum(['origin', 'destination', 'departureOn', 'returnOn', 'tripType', 'place', 'fare'])
const taskSchema = z.strictObject({
  /** The number of the task of τ²-bench that it is after. */
  id: z.string().regex(/^airline-\d\d$/),
  kind: z.enum(['cancel', 'change', 'party and bags', 'book', 'compensation', 'insurance', 'several wishes']),
  need: z.string(),
  /** What may be done about it here, and what must not. */
  policy: z.string(),
  today: z.string().default('2026-11-27'),
  setup: z.strictObject({ booked: bookedSchema }).optional(),
  /** What the person answers when they are asked. */
  answers: z.partialRecord(questions, said).default({}),
  steps: z.array(stepSchema).min(1),
  /** How the database stands at the end: the booking that was there, and, for `new-trip` or where none was, the one that was made. */
  end: z.strictObject({
    booking: z.enum(['none', 'untouched', 'cancelled']),
    refund: z.enum(['all', 'some', 'nothing']).optional(),
    made: z
      .strictObject({
        from: z.string(),
        to: z.string(),
        departureOn: z.string(),
        returnOn: z.string().nullable().default(null),
        adults: z.number().int().default(1),
        fare: z.string().optional(),
      })
      .optional(),
  }),
})
export type Task = z.infer<typeof taskSchema>

const FOLDER = 'tests/evals/policy/tasks'

/** All tasks by their numbers, one JSON object a line. Throws with file and line for one of another shape. */
export function readTasks(): Task[] {
  const tasks = readdirSync(FOLDER).flatMap((name) =>
    readFileSync(path.join(FOLDER, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        if (line.trim() === '') return []
        const read = taskSchema.safeParse(JSON.parse(line))
        if (read.success) return [read.data]
        throw new Error(`${name}:${index + 1} is not a task: ${z.prettifyError(read.error)}`)
      }),
  )
  return tasks.toSorted((one, other) => one.id.localeCompare(other.id))
}
