import type { z } from 'zod'
import { isOutsideFailure, OutsideFailure } from '@/lib/ports/outside-failure'
import { envelopeSchema } from './answers'

export const SERVICE = 'accounts'
const MOST_BYTES = 64 * 1024

/** Statuses that are a clear no to whatever is asked. */
const REFUSED = [401, 403]

export type Call = {
  method: 'GET' | 'POST'
  url: string
  body?: unknown
  accessToken?: string
  timeoutMs: number
  /** Statuses that are a clear no to this question, too. */
  alsoRefused?: number[]
}

/** What the server answers, read by a schema; null for its clear no. Anything else is an OutsideFailure, which quotes nothing of the answer. */
export async function askServer<Schema extends z.ZodType>(call: Call, schema: Schema): Promise<z.output<Schema> | null> {
  const text = await send(call)
  if (text === null) return null
  const envelope = envelopeSchema.safeParse(parseJson(text))
  const read = schema.safeParse(envelope.data?.detail.data)
  if (!read.success) throw new OutsideFailure(SERVICE, 'the accounts’ server answered something else than was asked')
  return read.data
}

/** Tells the server something whose answer does not matter. */
export async function tellServer(call: Call): Promise<void> {
  await send(call)
}

async function send({ method, url, body, accessToken, timeoutMs, alsoRefused = [] }: Call): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method,
      // A redirect could lead a password anywhere.
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) await response.body?.cancel()
    if (REFUSED.includes(response.status) || alsoRefused.includes(response.status)) return null
    if (!response.ok) throw new OutsideFailure(SERVICE, `the accounts’ server answered with status ${response.status}`)
    return await readText(response)
  } catch (error) {
    if (isOutsideFailure(error)) throw error
    throw new OutsideFailure(SERVICE, 'the accounts’ server did not answer', { cause: error })
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) throw new OutsideFailure(SERVICE, 'the accounts’ server answered more than an answer')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
