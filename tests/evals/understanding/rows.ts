import { z } from 'zod'

const DATE = z.string().regex(/^\d{4}-\d{2}-\d{2}/)
const ACT = z.object({
  act: z.string(),
  slot: z.string().optional(),
  values: z.array(z.string()).optional(),
  canonical_values: z.array(z.string()).optional(),
})
const TURN = z.object({
  speaker: z.string().optional(),
  utterance: z.string().optional(),
  acts: z.array(ACT).optional(),
  action_label: z
    .string()
    .nullish()
    .transform((label) => label ?? undefined),
})
const ROW = z.union([
  z.object({ id: z.string().min(1), text: z.string(), today: DATE.optional() }),
  z.object({
    id: z.string().min(1),
    reference_date: DATE.optional(),
    recorded_on: DATE.optional(),
    turns: z.array(TURN),
  }),
])

export type Row = z.infer<typeof ROW>
export type RequestRow = Extract<Row, { text: string }>
export type DialogueRow = Extract<Row, { turns: unknown }>
export type Turn = z.infer<typeof TURN>
export type Act = z.infer<typeof ACT>

export type RowsReading = { rows: Row[] } | { fault: string }

/** One JSON object on each line; empty lines are passed over. The first line that is no row is named by its number. */
export function readRows(text: string): RowsReading {
  const rows: Row[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const parsed = ROW.safeParse(jsonOf(line))
    if (!parsed.success)
      return { fault: `Line ${index + 1} is no row: it needs {"id", "text"} or {"id", "turns": [{"speaker", "utterance"}]}.` }
    rows.push(parsed.data)
  }
  return rows.length > 0 ? { rows } : { fault: 'The file holds no rows.' }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
