import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const figureSchema = z.object({
  kind: z.string(),
  unit: z.string(),
  p50: z.number().nullable(),
  p95: z.number().nullable(),
  max: z.number().nullable(),
  target: z.number(),
  share: z.number(),
  isMet: z.boolean(),
})
export type Figure = z.infer<typeof figureSchema>

const benchSchema = z.object({ measuredAt: z.string(), machine: z.string(), figures: z.array(figureSchema) })
export type BenchReport = z.infer<typeof benchSchema>

const scoreSchema = z.object({ name: z.string(), passOne: z.number(), passFive: z.number() })
const findingsSchema = z.object({ kills: z.number(), findings: z.record(z.string(), z.array(z.unknown())) })
const threadFindingsSchema = z.object({ counts: z.object({ kills: z.number() }), findings: z.record(z.string(), z.array(z.unknown())) })

/** What each command leaves in `.reports`, as far as the table tells it. */
const REPORTS = {
  understanding: {
    file: 'eval-understanding.json',
    command: 'npm run eval:understanding',
    schema: z.object({
      figures: z.array(z.object({ set: z.string(), figure: z.string(), heldOut: z.number(), aim: z.number().nullable() })),
    }),
  },
  goals: {
    file: 'eval-goals.json',
    command: 'npm run eval:goals',
    schema: z.object({
      targets: z.object({ passOne: z.number(), passFive: z.number() }),
      concierge: z.object({ scores: z.array(scoreSchema) }),
    }),
  },
  policy: {
    file: 'eval-policy.json',
    command: 'npm run eval:policy',
    schema: z.object({
      model: z.literal('concierge'),
      aims: z.object({ passOne: z.number(), passFive: z.number() }),
      scores: z.array(scoreSchema.extend({ tasks: z.number(), untrue: z.number() })),
    }),
  },
  needs: {
    file: 'eval-needs.json',
    command: 'npm run eval:needs',
    schema: z.object({
      targets: z.object({ full: z.number() }),
      reports: z.array(
        z.object({ halves: z.array(z.object({ name: z.string(), rows: z.number(), share: z.number(), untrue: z.number() })) }),
      ),
    }),
  },
  ranking: {
    file: 'eval-ranking.json',
    command: 'npm run eval:ranking',
    schema: z.object({ targets: z.array(z.object({ target: z.string(), figure: z.string(), isMet: z.boolean() })) }),
  },
  replay: {
    file: 'replay.json',
    command: 'npm run replay -- --model=concierge',
    schema: z.object({
      mode: z.literal('concierge'),
      sentences: z.number(),
      ungrounded: z.number(),
    }),
  },
  orders: {
    file: 'chaos-orders.json',
    command: 'npm run chaos:orders',
    schema: z.record(z.string(), findingsSchema.extend({ clients: z.number() })),
  },
  threads: { file: 'chaos-threads.json', command: 'npm run chaos:threads', schema: z.record(z.string(), threadFindingsSchema) },
  faults: {
    file: 'chaos/faults.json',
    command: 'npm run chaos',
    schema: z.object({ rows: z.array(z.object({ verdict: z.string() })) }),
  },
} as const
export type ReportName = keyof typeof REPORTS
export type Reports = { [Name in ReportName]: z.infer<(typeof REPORTS)[Name]['schema']> }

export const BENCHES = ['chat', 'load', 'build', 'opening', 'threads', 'search', 'filters', 'replay', 'lighthouse'] as const
export type Benches = Record<(typeof BENCHES)[number], BenchReport>

/** The last reports in this folder, and the commands whose report is not there, or not as it should be. */
export function readReports(folder: string): { reports: Partial<Reports>; benches: Partial<Benches>; missing: string[] } {
  const missing: string[] = []
  const read = (file: string, command: string, schema: z.ZodType): unknown => {
    const path = join(folder, file)
    const parsed = existsSync(path) ? schema.safeParse(JSON.parse(readFileSync(path, 'utf8'))) : null
    if (!parsed?.success) missing.push(command)
    return parsed?.data
  }
  const reports = Object.fromEntries(
    Object.entries(REPORTS).map(([name, { file, command, schema }]) => [name, read(file, command, schema)]),
  )
  const benches = Object.fromEntries(BENCHES.map((name) => [name, read(`bench-${name}.json`, `npm run bench:${name}`, benchSchema)]))
  // Each was parsed by the schema that its type comes from.
  return { reports: reports as Partial<Reports>, benches: benches as Partial<Benches>, missing }
}

export function commandOf(name: ReportName): string {
  return REPORTS[name].command
}
