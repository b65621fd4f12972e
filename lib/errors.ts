/** What can go wrong at an entrance, for people: `message` says what happened and what to do; `code` is stable. */
export type ErrorCode =
  | 'sign_in_required'
  | 'session_expired'
  | 'request_not_verified'
  | 'not_found'
  | 'bad_id'
  | 'bad_request'
  | 'bad_method'
  | 'bad_type'
  | 'unknown_field'
  | 'card_data_not_accepted'
  | 'secret_not_accepted'
  | 'message_empty'
  | 'message_too_long'
  | 'message_key_used'
  | 'too_many'
  | 'refused'
  | 'restarting'
  | 'unavailable'
  | 'server_error'

const STATUS: Record<ErrorCode, number> = {
  sign_in_required: 401,
  session_expired: 401,
  request_not_verified: 403,
  not_found: 404,
  bad_id: 400,
  bad_request: 400,
  bad_method: 405,
  bad_type: 415,
  unknown_field: 400,
  card_data_not_accepted: 400,
  secret_not_accepted: 400,
  message_empty: 400,
  message_too_long: 413,
  message_key_used: 409,
  too_many: 429,
  refused: 409,
  restarting: 503,
  unavailable: 503,
  server_error: 500,
}

/** Thrown anywhere above lib/travel for an expected "no"; turned into an answer in one place (app/api/respond.ts). */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly retryAfterSeconds: number | null
  constructor(code: ErrorCode, message: string, retryAfterSeconds: number | null = null) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.status = STATUS[code]
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** One answer for what is missing and for what belongs to somebody else, so that neither can be told from the other. */
export function notFound(): AppError {
  return new AppError('not_found', 'There’s nothing here. It may have been deleted, or belong to someone else.')
}
