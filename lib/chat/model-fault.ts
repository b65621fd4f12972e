import { APICallError, NoOutputGeneratedError } from 'ai'
import { AnswerFault, type ModelFault } from './answer-fault'

/** Thrown when a model sends nothing for longer than anybody should wait. */
export class SilentModelError extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super(`the model sent nothing for ${seconds} seconds`)
    this.name = 'SilentModelError'
    this.seconds = seconds
  }
}

/** Thrown when a model asks for a later time than an answer can wait for. */
export class BusyModelError extends Error {
  /** When the service says it will answer again; null when it does not say. */
  readonly retryAfterSeconds: number | null
  constructor(retryAfterSeconds: number | null, cause: unknown) {
    super('the model is busy', { cause })
    this.name = 'BusyModelError'
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export function modelFault(error: unknown): ModelFault {
  if (error instanceof AnswerFault) return error.fault
  if (error instanceof BusyModelError) return 'busy'
  if (error instanceof SilentModelError) return 'silent'
  if (NoOutputGeneratedError.isInstance(error)) return 'unreadable'
  // Only the last step of an answer forbids calls.
  if (error instanceof Error && error.name === 'AI_ToolChoiceViolationError') return 'circling'
  const status = statusOf(error)
  if (status === 429) return isOutOfCredit(error) ? 'not-set-up' : 'busy'
  if (status === 401 || status === 403 || status === 404) return 'not-set-up'
  return isUnreadable(error) ? 'unreadable' : 'failing'
}

/** Whether the same request may be answered when it is sent once more. */
export function isWorthRepeating(error: unknown): boolean {
  const fault = modelFault(error)
  if (fault === 'busy' || fault === 'unreadable' || fault === 'empty') return true
  const status = statusOf(error)
  return fault === 'failing' && (status === null || status < 300 || status === 408 || status === 409 || status >= 500)
}

/** Three short sentences: what happened, what was kept, what to do. `hasWords` when part of the answer stands above it. */
export function faultSentence(error: unknown, hasWords: boolean): string {
  const kept = hasWords ? 'We’ve kept the answer so far and your trip' : 'We’ve kept your message and your trip'
  switch (modelFault(error)) {
    case 'busy':
      return `The AI service is too busy to answer. ${kept}. Please try again ${whenFree(error)}.`
    case 'not-set-up':
      return `The AI service isn’t set up correctly, so it can’t answer. ${kept}. Please tell whoever runs this site.`
    case 'silent':
      return `The AI service stopped responding, so we ended the answer after ${silenceOf(error)}. ${kept}. Please try again.`
    case 'unreadable':
      return `The AI service sent something we couldn’t read. ${kept}. Please try again.`
    case 'empty':
      return `The AI service gave no answer. ${kept}. Please try again.`
    case 'circling':
      return `The concierge went round in circles, so we stopped it. ${kept}. Please say in other words what you’d like next.`
    case 'cut-short':
      return `The answer got too long, so we cut it off here. ${kept}. Please ask for one thing at a time.`
    case 'withheld':
      return `The AI service held back its answer. ${kept}. Please put it in other words.`
    case 'spent':
      return `You’ve used up today’s allowance. ${kept}. It starts again tomorrow.`
    case 'failing':
      return hasWords
        ? `The AI service stopped in the middle. ${kept}. Please try again.`
        : `The AI service failed before it could answer. ${kept}. Please try again.`
  }
}

/** What a log may hold of a failure: its kind, status and code, never a request, an answer or a key. */
export function faultForLog(error: unknown): unknown {
  if (!(error instanceof Error) || !error.name.startsWith('AI_')) return error
  const told = new Error(APICallError.isInstance(error) ? apiFault(error) : 'what the model sent did not fit')
  told.name = error.name
  return told
}

/** A service's own sentence may repeat what a traveller wrote, or a key; its code never does. */
function apiFault({ statusCode, responseBody }: APICallError): string {
  const code = /"(?:code|type)"\s*:\s*"([a-z_]{3,60})"/.exec(responseBody ?? '')?.[1]
  return `the model answered ${statusCode ?? 'nothing'}${code ? ` (${code})` : ''}`
}

function statusOf(error: unknown): number | null {
  const status = error instanceof Object && 'statusCode' in error ? error.statusCode : null
  return typeof status === 'number' ? status : null
}

function isOutOfCredit(error: unknown): boolean {
  return APICallError.isInstance(error) && /insufficient_quota/.test(error.responseBody ?? '')
}

/** Bytes that are no JSON, or JSON of another shape, by the SDK's own names for it. */
function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody/.test(error.name) || isUnreadable(error.cause)
}

function whenFree(error: unknown): string {
  const seconds = error instanceof BusyModelError ? error.retryAfterSeconds : null
  if (seconds === null) return 'in a minute'
  if (seconds <= 1) return 'in a second'
  return seconds <= 90 ? `in ${seconds} seconds` : `in about ${Math.ceil(seconds / 60)} minutes`
}

function silenceOf(error: unknown): string {
  if (!(error instanceof SilentModelError)) return 'a long wait'
  return error.seconds === 1 ? 'a second' : `${error.seconds} seconds`
}
