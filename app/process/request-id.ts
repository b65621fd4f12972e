import { randomUUID } from 'node:crypto'

export const REQUEST_ID_HEADER = 'x-request-id'
const FIT = /^[A-Za-z0-9_-]{8,64}$/

/** The id that a proxy of ours has given a request, or one of our own making: nothing else may stand in a log. */
export function fitRequestId(given: unknown): string {
  return typeof given === 'string' && FIT.test(given) ? given : randomUUID()
}

/** The id under which a request stands in the log. */
export function requestIdOf(request: Request): string {
  return fitRequestId(request.headers.get(REQUEST_ID_HEADER))
}
