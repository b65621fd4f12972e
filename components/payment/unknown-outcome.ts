import type { Refusal } from '@/lib/travel/refusal'

const UNKNOWN_OUTCOMES = ['offline', 'server-error', 'server_error', 'unavailable', 'request_running']

/** After these nobody can tell from the answer alone whether the press was taken. */
export function isOutcomeUnknown({ code }: Pick<Refusal, 'code'>): boolean {
  return UNKNOWN_OUTCOMES.includes(code)
}
