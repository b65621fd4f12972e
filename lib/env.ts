import { z } from 'zod'

const optionalText = z.string().trim().min(1).optional()

/** Every environment variable that the app reads; `PORT` is for `npm start` alone, which scripts/start.mjs reads. */
const environmentSchema = z.object({
  DATA_FOLDER: z.string().trim().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  NEXTAUTH_URL: z.url('must be the address people open, such as http://localhost:3000').optional(),
  NEXTAUTH_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  ENCRYPTION_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  MODEL: z.enum(['concierge', 'openai'], 'must be concierge or openai').optional(),
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: z.url('must be an address such as https://example.com/v1').optional(),
  OPENAI_MODEL: z.string().trim().min(1).default('gpt-5-mini'),
  SUPPLIER: z.enum(['sandbox'], 'must be sandbox: it is the only supplier in this version').default('sandbox'),
  PAYMENTS: z.enum(['sandbox'], 'must be sandbox: it is the only payment gateway in this version').default('sandbox'),
})
export type Environment = z.infer<typeof environmentSchema> & { model: 'concierge' | 'openai' }

/** Set by people who want the real thing; this version cannot give it yet and must not pretend. */
const NOT_YET: Record<string, string> = {
  DUFFEL_ACCESS_TOKEN: 'flights come from the sandbox supplier only',
  STRIPE_SECRET_KEY: 'payments go through the sandbox gateway only',
  REDIS_URL: 'running answers are kept in the process itself',
  SMTP_URL: 'mail is written to the outbox that the app shows',
  API_BASE_URL: 'accounts are kept in Wayfarer’s own database',
}

/** The checked environment, or one clear sentence per fault (never with the value: it may be a secret). */
export function readEnvironment(source: Record<string, string | undefined>): { environment: Environment } | { faults: string[] } {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const faults = Object.entries(NOT_YET)
    .filter(([name]) => given[name])
    .map(([name, instead]) => `${name} is set, but this version does not use it yet: ${instead}. Remove it to start.`)
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) faults.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`))
  if (!parsed.success || faults.length > 0) return { faults }
  const model = parsed.data.MODEL ?? (parsed.data.OPENAI_API_KEY ? 'openai' : 'concierge')
  if (model === 'openai' && !parsed.data.OPENAI_API_KEY) return { faults: ['MODEL is openai, but OPENAI_API_KEY is missing.'] }
  const shared = (['NEXTAUTH_SECRET', 'ENCRYPTION_KEY'] as const).filter((name) => parsed.data.DATABASE_URL && !parsed.data[name])
  if (shared.length > 0) return { faults: shared.map((name) => `DATABASE_URL is set, so ${name} must be set too: all processes share it.`) }
  return { environment: { ...parsed.data, model } }
}
