import { z } from 'zod'
import { OutsideFailure } from '@/lib/ports/outside-failure'

/**
 * `refused` is a clear "no" to this request, `rate-limit` and `no-access` to any request just now, `unreachable` never arrived, and
 * `resting` was never sent: after these five nothing was done. After the others nobody knows.
 */
export type FailureKind =
  | 'refused'
  | 'rate-limit'
  | 'no-access'
  | 'unreachable'
  | 'resting'
  | 'deadline'
  | 'cut'
  | 'too-large'
  | 'bad-answer'
  | 'server-fault'

export const SERVICE = 'duffel'
export const STILL_WORKING = 'The airline is still working on this booking.'

const SENTENCES: Record<FailureKind, string> = {
  refused: 'The airlines didn’t accept this request.',
  'rate-limit': 'Too many people are asking the airlines right now. Please try again in a minute.',
  'no-access': 'The airlines refused us access to their flights. We’re looking into it.',
  unreachable: 'We can’t reach the airlines right now.',
  resting: 'The airlines haven’t answered for a while. Nothing in your trip is lost; please try again in a few seconds.',
  deadline: 'The airlines didn’t answer in time.',
  cut: 'The connection to the airlines was cut.',
  'too-large': 'The airlines sent a longer answer than we can read.',
  'bad-answer': 'The airlines sent an answer that we couldn’t read.',
  'server-fault': 'The airlines’ system has a fault at the moment.',
}

/** A call to Duffel that brought nothing. `message` is for the traveller; `code`, `type` and `requestId` are for the log. */
export class DuffelFailure extends OutsideFailure {
  readonly kind: FailureKind
  readonly facts: FailureFacts
  constructor(kind: FailureKind, facts: FailureFacts = {}, message = SENTENCES[kind]) {
    super(SERVICE, message)
    this.name = 'DuffelFailure'
    this.kind = kind
    this.facts = facts
  }
}
export type FailureFacts = { status?: number; type?: string; code?: string; field?: string; requestId?: string; waitSeconds?: number }

// The class name of the client's error is minified and its message empty: its shape is what tells.
const duffelErrorSchema = z.object({
  status: z.number().optional().catch(undefined),
  headers: z.custom<{ get(name: string): string | null }>((value) => typeof Object(value).get === 'function'),
  meta: z.object({ request_id: z.string().optional(), status: z.number().optional() }).optional().catch(undefined),
  errors: z
    .array(
      z.object({
        type: z.string().optional().catch(undefined),
        code: z.string().optional().catch(undefined),
        source: z
          .object({ field: z.string().optional().catch(undefined) })
          .nullish()
          .catch(undefined),
      }),
    )
    .optional()
    .catch(undefined),
})
const networkErrorSchema = z.object({ type: z.string().optional(), code: z.string().optional() })

const NEVER_ARRIVED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])
const CUT = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ERR_STREAM_PREMATURE_CLOSE'])
/** The airline could not say what it did: whatever the status, a booking may exist. */
const MAYBE_DONE = new Set([
  'order_creation_already_attempted',
  'offer_request_already_booked',
  'duplicate_booking',
  'airline_internal',
  'airline_unknown',
])
/** Duffel's word that nothing was done, although the status says 502. */
const NOT_DONE = new Set(['order_not_created'])

/** Sorts whatever the client threw. */
export function toFailure(error: unknown, now: Date): DuffelFailure {
  if (error instanceof DuffelFailure) return error
  const answered = duffelErrorSchema.safeParse(error)
  if (answered.success) return answeredFailure(answered.data, now)
  // A TypeError from inside the client: an empty (204) or a plain-text answer.
  if (error instanceof TypeError) return new DuffelFailure('bad-answer')
  const network = networkErrorSchema.safeParse(error)
  const { type = '', code = '' } = network.data ?? {}
  if (NEVER_ARRIVED.has(code)) return new DuffelFailure('unreachable', { code })
  if (CUT.has(code) || type === 'system' || type === 'aborted') return new DuffelFailure('cut', { code })
  return new DuffelFailure('bad-answer', { type, code })
}

function answeredFailure({ status: given, headers, meta, errors }: z.infer<typeof duffelErrorSchema>, now: Date): DuffelFailure {
  const [first] = errors ?? []
  const status = given ?? meta?.status ?? 0
  const requestId = meta?.request_id ?? headers.get('x-request-id') ?? undefined
  const facts = definedOnly({ status, type: first?.type, code: first?.code, field: first?.source?.field, requestId })
  if (first?.code && MAYBE_DONE.has(first.code)) return new DuffelFailure('server-fault', facts)
  if (first?.code && NOT_DONE.has(first.code)) return new DuffelFailure('refused', facts)
  if (status === 429) {
    const waitSeconds = readWait(headers.get('ratelimit-reset'), now)
    return new DuffelFailure('rate-limit', definedOnly({ ...facts, waitSeconds }), waitSentence(waitSeconds))
  }
  if (status === 401 || status === 403) return new DuffelFailure('no-access', facts)
  if ([400, 404, 406, 410, 422].includes(status)) return new DuffelFailure('refused', facts)
  return new DuffelFailure(status >= 200 && status < 300 ? 'bad-answer' : 'server-fault', facts)
}

/** `RateLimit-Reset` is a date (documented) or a number of seconds (the draft standard). */
function readWait(reset: string | null, now: Date): number | undefined {
  if (!reset) return undefined
  const seconds = /^\d+$/.test(reset) ? Number(reset) : Math.ceil((Date.parse(reset) - now.getTime()) / 1000)
  return Number.isFinite(seconds) && seconds <= 3_600 ? Math.max(1, seconds) : undefined
}

function waitSentence(seconds: number | undefined): string | undefined {
  if (seconds === undefined) return undefined
  const time = seconds < 60 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minute${seconds > 60 ? 's' : ''}`
  return `Too many people are asking the airlines right now. Please try again in ${time}.`
}

function definedOnly(facts: { [Name in keyof FailureFacts]: FailureFacts[Name] | undefined }): FailureFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}
