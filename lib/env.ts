import { z } from 'zod'

const LEAST_SECRET_CHARACTERS = 16

const optionalText = z.string().trim().min(1, 'must not be only spaces').optional()

/** Any text will do that is long enough and was neither cut nor pasted with more than itself. */
const secret = z
  .string()
  .refine((text) => text.trim().length >= LEAST_SECRET_CHARACTERS, {
    error: ({ input }) => `must have at least ${LEAST_SECRET_CHARACTERS} characters; it has ${String(input).trim().length}`,
    abort: true,
  })
  .refine((text) => text === text.trim() && !/\p{Cc}/u.test(text), 'must be one line without spaces at its ends')
  .optional()

/** Every environment variable that the app reads; `PORT` is for `npm start` alone, which scripts/start.mjs reads. */
const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  DATA_FOLDER: z.string().trim().min(1, 'must not be only spaces').default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres:// or postgresql://', abort: true })
    .refine(
      isDatabaseAddress,
      'must be an address such as postgres://name@localhost:5432/wayfarer. Write signs such as / ? # % in its password as %2F %3F %23 %25, or leave the password out and set PGPASSWORD',
    )
    .optional(),
  PGPASSWORD: z.string().optional(),
  NEXTAUTH_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address people open, such as http://localhost:3000', abort: true })
    .refine(isWholeHost, 'must end with its host and port, such as http://localhost:3000: Wayfarer cannot be served below a path')
    .optional(),
  NEXTAUTH_SECRET: secret,
  ENCRYPTION_KEY: secret,
  ENCRYPTION_KEY_CHECK: z.enum(['on', 'off'], 'must be on or off').default('on'),
  MODEL: z.enum(['concierge', 'openai'], 'must be concierge or openai').optional(),
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: z.url('must be an address such as https://example.com/v1').optional(),
  OPENAI_MODEL: z.string().trim().min(1, 'must not be only spaces').default('gpt-5-mini'),
  OPENAI_API: z.enum(['responses', 'chat'], 'must be responses or chat').optional(),
  MODEL_TOKENS_PER_DAY: z.coerce
    .number('must be a whole number of tokens')
    .int('must be a whole number of tokens')
    .min(1_000, 'must be at least 1000')
    .default(800_000),
  MODEL_PROBE: z.enum(['on', 'off'], 'must be on or off').default('on'),
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
    .refine(
      (url) => /^smtps?:\/\/\S+$/.test(url) && URL.canParse(url),
      'must be the address of a mail server, such as smtp://localhost:25 or smtps://name:password@example.com',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(/^([^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be a mail address, such as Wayfarer <trips@example.com>')
    .optional(),
  CONTACT_EMAIL: z
    .string()
    .trim()
    .regex(/^[^\s<>,;@]+@[^\s<>,;@]+$/, 'must be one mail address, such as desk@example.com')
    .optional(),
  PAYMENTS: z.enum(['sandbox', 'stripe'], 'must be sandbox or stripe').optional(),
  SANDBOX_BANK_DIALS: z.string().trim().default(''),
  STRIPE_SECRET_KEY: z
    .string()
    .trim()
    .regex(/^(sk|rk)_(test|live)_\S+$/, 'must be a secret key of Stripe’s, which begins with sk_test_ or sk_live_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .trim()
    .regex(/^pk_(test|live)_\S+$/, 'must be a publishable key of Stripe’s, which begins with pk_test_ or pk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .trim()
    .regex(/^whsec_\S+$/, 'must be a signing secret of Stripe’s, which begins with whsec_')
    .optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:12111' }).optional(),
  DUFFEL_API_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:12112' }).optional(),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:12113' }).optional(),
  API_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of the accounts’ server, such as https://api.example.com' })
    .optional(),
  SESSION_POLL_SECONDS: z.coerce
    .number('must be a whole number of seconds')
    .int('must be a whole number of seconds')
    .min(0, 'must not be negative')
    .max(86_400, 'must be at most a day')
    .default(0),
  PROXIES_IN_FRONT: z.coerce
    .number('must be a whole number of proxies')
    .int('must be a whole number of proxies')
    .min(1, 'must be at least 1')
    .max(10, 'must be at most 10')
    .default(1),
  REDIS_URL: z
    .string()
    .refine(
      (url) => /^rediss?:\/\/\S+$/.test(url) && URL.canParse(url),
      'must be the address of a Redis server, such as redis://localhost:6379',
    )
    .optional(),
  IP_LOCATION_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://ip.example.com/{ip}/json' }).optional(),
  ANALYTICS_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address that events are posted to, such as https://events.example.com/visits' })
    .optional(),
  MAP_TILES_URL: z
    .string()
    .trim()
    .refine(isTileAddress, 'must be the address of map tiles with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png')
    .optional(),
  MAP_TILES_ATTRIBUTION: optionalText,
  QA_EMAILS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((email) => email.trim().toLowerCase())
        .filter((email) => email !== ''),
    )
    .refine((emails) => emails.every((email) => /^[^\s@]+@[^\s@]+$/.test(email)), 'must be email addresses with commas between them'),
  RECORD_TRANSCRIPTS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  DEMO_MODE: z.enum(['on', 'off'], 'must be on or off').default('off'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be the address of a collector, such as http://localhost:4318' })
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent').optional(),
})
type Given = z.infer<typeof environmentSchema>

/** Empty, the others count as not set, as compose hands them on; an empty secret is one that somebody meant to set. */
const NEVER_EMPTY = ['NEXTAUTH_SECRET', 'ENCRYPTION_KEY']

/** What the app reads of its environment. */
export const VARIABLE_NAMES: string[] = environmentSchema.keyof().options

/** As it was set, with who answers, in which wire format, where flights come from and who takes the money decided. */
export type Environment = Given & {
  model: 'concierge' | 'openai'
  openaiApi: 'responses' | 'chat'
  supplier: 'sandbox' | 'duffel'
  payments: 'sandbox' | 'stripe'
}

/** The checked environment, or one clear sentence per fault (never with the value: it may be a secret). */
export function readEnvironment(source: Record<string, string | undefined>): { environment: Environment } | { faults: string[] } {
  const given = Object.fromEntries(
    Object.entries(source).filter(([name, value]) => value !== undefined && (value !== '' || NEVER_EMPTY.includes(name))),
  )
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) return { faults: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`) }
  const environment: Environment = {
    ...parsed.data,
    // A server of one's own mostly wants no key.
    model: parsed.data.MODEL ?? (parsed.data.OPENAI_API_KEY || parsed.data.OPENAI_BASE_URL ? 'openai' : 'concierge'),
    // Compatible servers mostly speak chat completions only.
    openaiApi: parsed.data.OPENAI_API ?? (parsed.data.OPENAI_BASE_URL ? 'chat' : 'responses'),
    supplier: parsed.data.SUPPLIER ?? (parsed.data.DUFFEL_ACCESS_TOKEN ? 'duffel' : 'sandbox'),
    payments: parsed.data.PAYMENTS ?? (parsed.data.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox'),
  }
  const unfit = [
    ...modelFaults(environment),
    ...supplierFaults(environment),
    ...paymentFaults(environment),
    ...mailFaults(environment),
    ...secretFaults(environment),
    ...googleFaults(environment),
    ...mapFaults(environment),
  ]
  return unfit.length > 0 ? { faults: unfit } : { environment }
}

function modelFaults({ model, OPENAI_API_KEY, OPENAI_BASE_URL }: Environment): string[] {
  const isReachable = OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined
  return model === 'openai' && !isReachable ? ['MODEL is openai, but OPENAI_API_KEY is missing.'] : []
}

function supplierFaults({ supplier, DUFFEL_ACCESS_TOKEN: token, DUFFEL_API_URL: address }: Environment): string[] {
  if (supplier !== 'duffel') return []
  if (!token) return ['SUPPLIER is duffel, but DUFFEL_ACCESS_TOKEN is missing.']
  if (token.startsWith('duffel_live_') && address) {
    return ['DUFFEL_API_URL is set beside a live DUFFEL_ACCESS_TOKEN: a live token goes to Duffel alone.']
  }
  return []
}

/** Real tickets for play money, real money for play tickets, a sandbox that nobody asked for: none of them starts. */
function paymentFaults(environment: Environment): string[] {
  const { payments, supplier, PAYMENTS, STRIPE_SECRET_KEY: secret, DUFFEL_ACCESS_TOKEN: token, DEMO_MODE, NODE_ENV } = environment
  const [isStripeLive, isDuffelLive] = [/^(sk|rk)_live_/.test(secret ?? ''), token?.startsWith('duffel_live_') ?? false]
  if (payments === 'stripe') return stripeFaults(environment, isStripeLive)
  const faults: string[] = []
  if (isStripeLive) faults.push('PAYMENTS is sandbox, but STRIPE_SECRET_KEY is a live one. Remove one of them to start.')
  // Whoever set these wants Stripe: the sandbox must not take its place unasked.
  if (!PAYMENTS && !secret) {
    const given = (['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const).filter((name) => environment[name])
    faults.push(...given.map((name) => `${name} is set, but STRIPE_SECRET_KEY is missing. Set it too, or PAYMENTS=sandbox.`))
  }
  if (isDuffelLive && supplier === 'duffel') {
    faults.push(
      'DUFFEL_ACCESS_TOKEN is a live one, but PAYMENTS is sandbox: real tickets would be sold for play money. Use a token that begins with duffel_test_.',
    )
  }
  if (NODE_ENV === 'production' && DEMO_MODE === 'off') {
    faults.push(
      'PAYMENTS is sandbox in production: nobody would pay for anything. Set the keys of Stripe, or DEMO_MODE=on if this is a demonstration.',
    )
  }
  return faults
}

function stripeFaults(environment: Environment, isLive: boolean): string[] {
  const {
    supplier,
    STRIPE_SECRET_KEY: secret,
    STRIPE_PUBLISHABLE_KEY: publishable,
    STRIPE_API_URL: address,
    DUFFEL_ACCESS_TOKEN: token,
  } = environment
  const faults = (['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
    .filter((name) => !environment[name])
    .map((name) => `PAYMENTS is stripe, but ${name} is missing.`)
  if (secret && publishable && isLive !== publishable.startsWith('pk_live_')) {
    faults.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not of the same mode: both test, or both live.')
  }
  if (isLive && address) faults.push('STRIPE_API_URL is set beside a live STRIPE_SECRET_KEY: a live key goes to Stripe alone.')
  const sellsReal = supplier === 'duffel' && (token?.startsWith('duffel_live_') ?? false)
  if (isLive && !sellsReal)
    faults.push('STRIPE_SECRET_KEY is a live one, but the tickets are not real: real money would be taken for nothing.')
  if (!isLive && sellsReal) {
    faults.push('DUFFEL_ACCESS_TOKEN is a live one, but STRIPE_SECRET_KEY is for tests: real tickets would be sold for play money.')
  }
  return faults
}

function mailFaults({ SMTP_URL, MAIL_FROM }: Environment): string[] {
  return SMTP_URL && !MAIL_FROM ? ['SMTP_URL is set, but MAIL_FROM is missing: mail servers take no mail without a sender.'] : []
}

function secretFaults(environment: Environment): string[] {
  if (!environment.DATABASE_URL) return []
  return (['NEXTAUTH_SECRET', 'ENCRYPTION_KEY'] as const)
    .filter((name) => environment[name] === undefined)
    .map((name) => `DATABASE_URL is set, so ${name} must be set too: all processes share it.`)
}

function googleFaults({ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }: Environment): string[] {
  if (Boolean(id) === Boolean(secret)) return []
  return [`${id ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID'} is missing: signing in with Google needs both of its variables.`]
}

function mapFaults({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION }: Environment): string[] {
  if (!MAP_TILES_URL || MAP_TILES_ATTRIBUTION) return []
  return ['MAP_TILES_URL is set, but MAP_TILES_ATTRIBUTION is missing: say whose map it is, such as © OpenStreetMap contributors.']
}

/** Of one host, which browsers are then allowed to ask. */
function isTileAddress(url: string): boolean {
  return /^https?:\/\/[\w.:-]+\/\S+$/.test(url) && ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) && URL.canParse(url)
}

/** As the driver reads it: one or more hosts with commas between them, and a name and a password in percent-encoding. */
function isDatabaseAddress(url: string): boolean {
  const afterName = url.slice(url.lastIndexOf('@') + 1)
  const [hosts = ''] = afterName.replace(/^postgres(ql)?:\/\//, '').split(/[?/]/)
  try {
    const { username, password, hash } = new URL(url.replace(hosts, hosts.split(',')[0] ?? ''))
    decodeURIComponent(username + password)
    return hash === ''
  } catch {
    return false
  }
}

function isWholeHost(url: string): boolean {
  const { origin, href } = new URL(url)
  return href === `${origin}/`
}
