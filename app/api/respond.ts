import 'server-only'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { logFailure } from '@/app/process/log-failure'
import { requestIdOf } from '@/app/process/request-id'
import { FROM_ANOTHER_SITE, isOwnRequest } from '@/app/session/is-own-request'
import { BUILD_HEADER, OWN_BUILD } from '@/components/state/own-build'
import { AppError } from '@/lib/errors'
import { type StoreFailureKind, storeFailureKind } from '@/lib/ports/store-failure'
import { hasCardNumber } from '@/lib/travel/payment/find-card-number'
import type { Refusal } from '@/lib/travel/refusal'

const MOST_BODY_BYTES = 64 * 1024
/** A trip’s own forms are a handful of levels deep. */
const MOST_LEVELS = 32
/** Refusals that are no conflict with how things stand, which is what 409 says. */
const REFUSAL_STATUS: Record<string, number> = {
  not_found: 404,
  'passengers-incomplete': 422,
  'billing-incomplete': 422,
  'trip-incomplete': 422,
  idempotency_key_reused: 422,
  'name-unfit': 422,
  'password-unfit': 422,
  'wrong-password': 422,
}
const CARD_FIELDS = /"(cc_?number|card_?number|cc_?expiry_?date|cc_?security_?code|cvc|cvv|security_?code)"\s*:/i

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/** Wraps a route: one place that checks where a change comes from, and turns failures into clear answers. */
export function route<Context>(handler: Handler<Context>): Handler<Context> {
  return signedRoute(async (request, context) => {
    if (request.method !== 'GET') checkOrigin(request)
    takeBody(request)
    return handler(request, context)
  })
}

/**
 * Wraps a route that another server calls: there is no session, and no page of ours that it could come from. The handler itself checks who
 * calls, by the signature of the body.
 */
export function signedRoute<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    try {
      return guarded(await handler(request, context))
    } catch (error) {
      return errorResponse(error, requestIdOf(request))
    }
  }
}

/** JSON that belongs to one user. */
export function json(value: unknown, status = 200): Response {
  return guarded(Response.json(value, { status }))
}

/** The same in its very shape, and nothing beside it: a browser of this build takes it as it is. */
export function jsonOf<Shape extends z.ZodType>(shape: Shape, value: z.input<Shape>, status = 200): Response {
  return ofOwnBuild(json(shape.parse(value), status))
}

/** For what was made here and now, in the very shape that a browser of this build knows. */
export function ofOwnBuild(response: Response): Response {
  response.headers.set(BUILD_HEADER, OWN_BUILD)
  return response
}

/**
 * What belongs to one user is kept by no cache, and taken for nothing but what it says it is. Events that stream go as they are: packing
 * each by itself holds a quarter of a megabyte for every reader, and costs more than the answer.
 */
function guarded(response: Response): Response {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  response.headers.set('cache-control', `private, no-store${isStream ? ', no-transform' : ''}`)
  response.headers.set('x-content-type-options', 'nosniff')
  return response
}

/** A refusal of the trade as an answer the form can show beside its field. */
export function refused({ code, message, field }: Refusal): Response {
  return json({ error: { code, message, field, requestId: randomUUID() } }, REFUSAL_STATUS[code] ?? 409)
}

/** Reads and parses a JSON body; too large, malformed and unexpected bodies each get their own sentence. */
export async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  checkBodyType(request.headers)
  const text = await readText(request, MOST_BODY_BYTES)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new AppError('bad_request', 'We couldn’t read this request. Please reload the page and try again.')
  }
  if (CARD_FIELDS.test(text) || holdsCardNumber(value)) {
    throw new AppError('card_data_not_accepted', CARD_REFUSED)
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const unknownField = parsed.error.issues.some((issue) => issue.code === 'unrecognized_keys')
  const sentence = parsed.error.issues.find(isOurs)?.message
  throw unknownField
    ? new AppError('unknown_field', 'This request has a field that Wayfarer doesn’t know. Nothing was changed.')
    : new AppError('bad_request', sentence ?? 'Something in this request is missing or of the wrong kind. Nothing was changed.')
}

/** Whether a sentence was written for people: what zod says by itself is for developers. */
function isOurs({ code, message }: z.core.$ZodIssue): boolean {
  return (code === 'custom' || code === 'too_small') && !/^(Too small|Invalid input)/.test(message)
}

/** Nothing is ever unpacked here: a few packed bytes may hold any number of others. */
function checkBodyType(headers: Headers): void {
  const isJson = /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')
  const isPacked = (headers.get('content-encoding') ?? 'identity').toLowerCase() !== 'identity'
  if (!isJson || isPacked) throw new AppError('bad_type', 'This address only takes uncompressed JSON. Nothing was changed.')
}

const CARD_REFUSED =
  'That looks like a card number, so nothing was saved. Card details go only into the card form in the checkout. If it isn’t a card, leave out its first digits.'

/** Whether a card number was typed into any field: a name, a label, a message. Throws for what is nested deeper than anything of ours. */
function holdsCardNumber(value: unknown, level = 0): boolean {
  if (level > MOST_LEVELS)
    throw new AppError('message_too_long', 'This request has more levels than Wayfarer accepts. Nothing was changed.')
  if (typeof value === 'string') return !isId(value) && hasCardNumber(value)
  return value !== null && typeof value === 'object' && Object.values(value).some((inner) => holdsCardNumber(inner, level + 1))
}

/** Ids of our own making hold long runs of digits by chance. */
function isId(text: string): boolean {
  return /^[\w-]+$/.test(text) && /[A-Za-z]/.test(text)
}

/** Ids are path segments of our own making: anything else is refused before it reaches a query. */
export function readId(id: string): string {
  if (/^[A-Za-z0-9_-]{6,120}$/.test(id)) return id
  throw new AppError('bad_id', 'This address is incomplete or not one of ours.')
}

/** What was taken in before it was asked for. */
const takenBodies = new WeakMap<Request, Promise<string>>()

/** A short body is taken in before anything is waited for: it is gone with the connection of whoever presses and leaves at once. */
function takeBody(request: Request): void {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!request.body || !(length <= MOST_BODY_BYTES)) return
  const body = readAll(request.body, MOST_BODY_BYTES)
  // Whoever asks for it is told what went wrong; a handler that never does needs none of it.
  body.catch(() => undefined)
  takenBodies.set(request, body)
}

/** A body exactly as it was sent; reading ends as soon as it turns out to be longer than `mostBytes`. */
export async function readText(request: Request, mostBytes: number): Promise<string> {
  return takenBodies.get(request) ?? readAll(request.body, mostBytes)
}

async function readAll(body: Request['body'], mostBytes: number): Promise<string> {
  const reader = body?.getReader()
  if (!reader) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  while (true) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > mostBytes) {
      await reader.cancel()
      throw new AppError(
        'message_too_long',
        'This is more than Wayfarer can take at once. Please send less; nothing was lost on your side.',
      )
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Throws for a request that another site's page has sent. */
export function checkOrigin(request: Request): void {
  if (!isOwnRequest(request.headers)) throw new AppError('request_not_verified', FROM_ANOTHER_SITE)
}

/** What went wrong as an answer; `beside` stands beside the error, for whoever reads no more than that. */
export function errorResponse(error: unknown, requestId: string, beside: Record<string, string> = {}): Response {
  const known = error instanceof AppError ? error : toAppError(error)
  if (known !== error) logFailure('route', error, requestId)
  const response = json({ error: { code: known.code, message: known.message, requestId }, ...beside }, known.status)
  if (known.retryAfterSeconds) response.headers.set('retry-after', String(known.retryAfterSeconds))
  return response
}

/** What each state of the database means for whoever asked, and after how many seconds to ask again. */
const UNAVAILABLE: Record<StoreFailureKind, [sentence: string, retryAfterSeconds: number]> = {
  unreachable: ['Wayfarer can’t reach its database right now. What you wrote is still here; please try again in a few seconds.', 3],
  busy: ['Wayfarer is very busy right now. What you wrote is still here; please try again in a few seconds.', 3],
  full: ['Wayfarer has no room to store anything new right now. You can still read everything; please try again in a minute.', 60],
}

function toAppError(error: unknown): AppError {
  const kind = storeFailureKind(error)
  if (kind) return new AppError('unavailable', ...UNAVAILABLE[kind])
  return new AppError('server_error', 'Something went wrong on our side. Nothing was lost; please try again.')
}
