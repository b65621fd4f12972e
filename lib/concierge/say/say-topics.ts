import type { Carried } from '../pending'
import type { BesideFlights } from '../understand/topics/beside-flights'
import { noting } from './marked'
import { PERSONAL_WORDS } from './say-topics-personal'
import { TRADE_WORDS } from './say-topics-trade'
import { WORLD_WORDS } from './say-topics-world'

/** The wordings of one answer; at least two, so that nothing is said twice in a row. */
export type Wordings = readonly [string, string, ...string[]]

export const ALL_WORDINGS: Record<BesideFlights, Wordings> = { ...PERSONAL_WORDS, ...TRADE_WORDS, ...WORLD_WORDS }

/** What the concierge cannot do, and what it can do instead. `timesBefore` is how often the topic was answered in this thread. */
export function sayTopic(topic: BesideFlights, timesBefore = 0): string {
  const wordings = ALL_WORDINGS[topic]
  return noting(noteOf(topic), wordings[timesBefore % wordings.length] ?? wordings[0])
}

/** How often a topic was answered already, by what the answers of the thread carried. */
export function timesAnswered(topic: BesideFlights, carried: readonly (Carried | null)[]): number {
  return carried.filter((one) => one?.told.notes.includes(noteOf(topic))).length
}

function noteOf(topic: BesideFlights): string {
  return `topic:${topic}`
}
