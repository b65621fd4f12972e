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
  OPENAI_API: z.enum(['responses', 'chat'], 'must be responses or chat').optional(),
  MODEL_TOKENS_PER_DAY: z.coerce
    .number('must be a whole number of tokens')
    .int('must be a whole number of tokens')
    .min(1_000, 'must be at least 1000')
    .default(400_000),
  SUPPLIER: z.enum(['sandbox', 'duffel'], 'must be sandbox or duffel').optional(),
  DUFFEL_ACCESS_TOKEN: z
    .string()
    .trim()
    .regex(/^duffel_(test|live)_\S+$/, 'must be a token of Duffel’s, which begins with duffel_test_ or duffel_live_')
    .optional(),
  SANDBOX_DIALS: z.string().trim().default(''),
  SMTP_URL: z
    .string()
    .trim()
    .regex(/^smtps?:\/\/\S+$/, 'must be the address of a mail server, such as smtp://localhost:25 or smtps://name:password@example.com')
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(/^([^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be a mail address, such as Wayfarer <trips@example.com>')
    .optional(),
  PAYMENTS: z.enum(['sandbox'], 'must be sandbox: it is the only payment gateway in this version').default('sandbox'),
})
type Given = z.infer<typeof environmentSchema>

/** As it was set, with who answers, in which wire format, and where flights come from decided. */
export type Environment = Given & { model: 'concierge' | 'openai'; openaiApi: 'responses' | 'chat'; supplier: 'sandbox' | 'duffel' }

/** Set by people who want the real thing; this version cannot give it yet and must not pretend. */
const NOT_YET: Record<string, string> = {
  STRIPE_SECRET_KEY: 'payments go through the sandbox gateway only',
  REDIS_URL: 'running answers are kept in the process itself',
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
  const environment: Environment = {
    ...parsed.data,
    model: parsed.data.MODEL ?? (parsed.data.OPENAI_API_KEY ? 'openai' : 'concierge'),
    // Compatible servers mostly speak chat completions only.
    openaiApi: parsed.data.OPENAI_API ?? (parsed.data.OPENAI_BASE_URL ? 'chat' : 'responses'),
    supplier: parsed.data.SUPPLIER ?? (parsed.data.DUFFEL_ACCESS_TOKEN ? 'duffel' : 'sandbox'),
  }
  const unfit = [...modelFaults(environment), ...supplierFaults(environment), ...mailFaults(environment), ...secretFaults(environment)]
  return unfit.length > 0 ? { faults: unfit } : { environment }
}

function modelFaults({ model, OPENAI_API_KEY }: Environment): string[] {
  return model === 'openai' && !OPENAI_API_KEY ? ['MODEL is openai, but OPENAI_API_KEY is missing.'] : []
}

function supplierFaults({ supplier, DUFFEL_ACCESS_TOKEN: token, PAYMENTS }: Environment): string[] {
  if (supplier !== 'duffel') return []
  if (!token) return ['SUPPLIER is duffel, but DUFFEL_ACCESS_TOKEN is missing.']
  if (PAYMENTS !== 'sandbox' || token.startsWith('duffel_test_')) return []
  return [
    'DUFFEL_ACCESS_TOKEN is a live one, but PAYMENTS is sandbox: real tickets would be sold for play money. Use a token that begins with duffel_test_.',
  ]
}

function mailFaults({ SMTP_URL, MAIL_FROM }: Environment): string[] {
  return SMTP_URL && !MAIL_FROM ? ['SMTP_URL is set, but MAIL_FROM is missing: mail servers take no mail without a sender.'] : []
}

function secretFaults(environment: Environment): string[] {
  if (!environment.DATABASE_URL) return []
  return (['NEXTAUTH_SECRET', 'ENCRYPTION_KEY'] as const)
    .filter((name) => !environment[name])
    .map((name) => `DATABASE_URL is set, so ${name} must be set too: all processes share it.`)
}
