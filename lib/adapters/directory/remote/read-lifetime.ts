/** From here on a stated lifetime can only be a point in time: a second of 2001. */
const FIRST_POINT_IN_SECONDS = 1e9
const FIRST_POINT_IN_MILLISECONDS = 1e12

/** A lifetime in whole seconds, whether a server states seconds or the point in time at which it ends (in seconds or milliseconds). */
export function readLifetimeSeconds(stated: number, now: Date): number {
  if (stated < FIRST_POINT_IN_SECONDS) return Math.max(0, Math.floor(stated))
  const endsAt = stated < FIRST_POINT_IN_MILLISECONDS ? stated * 1000 : stated
  return Math.max(0, Math.floor((endsAt - now.getTime()) / 1000))
}
