export const TOKEN_CHECK_EVERY_MS = 2 * 60_000
/** With less than this left the session is refreshed. */
export const REFRESH_BELOW_MS = 5 * 60_000
/** Of a token's stated lifetime. */
export const COUNTED_SHARE = 1 / 2

/** What the token monitor does now. A token counts as expired half of its stated lifetime after the monitor started; times are milliseconds. */
export function checkToken({
  startedAt,
  statedLifetimeSeconds,
  now,
}: {
  startedAt: number
  statedLifetimeSeconds: number
  now: number
}): 'fine' | 'refresh' | 'expired' {
  const leftMs = startedAt + statedLifetimeSeconds * 1000 * COUNTED_SHARE - now
  if (leftMs <= 0) return 'expired'
  return leftMs < REFRESH_BELOW_MS ? 'refresh' : 'fine'
}
