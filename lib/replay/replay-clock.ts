import type { Clock } from '../ports/clock'
import type { PlainDate } from '../travel/dates'

/** Time in a replay: it stands still, but for what the transcript says. */
export type ReplayClock = {
  now: Clock
  /** Milliseconds since the beginning, without the waits: what `at` of an event means. */
  at: () => number
  /** It is as late as this event was; never earlier than before. */
  reach: (at: number) => void
  wait: (milliseconds: number) => void
  /** The traveller's calendar day. */
  today: () => PlainDate
}

export function createReplayClock({ now, zone }: { now: string; zone: string }): ReplayClock {
  const beganAt = Date.parse(now)
  // Days begin where the traveller is; "sv" writes them as years, months and days.
  const day = new Intl.DateTimeFormat('sv', { timeZone: zone })
  let [latest, waited] = [0, 0]
  const read = () => new Date(beganAt + latest + waited)
  return {
    now: read,
    at: () => latest,
    reach: (at) => {
      latest = Math.max(latest, at)
    },
    wait: (milliseconds) => {
      waited += milliseconds
    },
    today: () => day.format(read()),
  }
}
