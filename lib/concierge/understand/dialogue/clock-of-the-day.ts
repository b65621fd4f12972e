import { takeOut } from '../words'
import { readClock } from './read-clock'
import type { Hours, TravelFacts } from './travel-facts'

const LEAD =
  '(?:(?<arrives>arriv\\w*|arrivals?|land\\w*|get(?:s|ting)? (?:in|there)|be there)\\b[^.?!,]{0,40}?\\s)?(?<relation>after|before|by|around|about|at|until)\\s+'
const MILITARY = new RegExp(
  `\\b${LEAD}(?:(?<hour>[01]\\d|2[0-3])(?<minute>[0-5]\\d)(?:\\s*(?:hours|hrs))?\\b(?!\\s*(?:[ap]\\.?m|dollars|credits|usd|euros|pounds|%))|(?<short>\\d{1,2}?)(?<past>[0-5]\\d)\\s*(?<half>[ap])\\.?m\\b)`,
  'gi',
)
const NOON = new RegExp(`\\b${LEAD}(?:12 )?(?:noon|midday)\\b`, 'gi')
const PART = /^[^\d.?!]{0,25}?\b(?<part>morning|afternoon|evening|night)/i

/** "After 1745" and "at 1030 am", figures as a clock shows them, and "at noon"; each an end of a window, or both of it. */
export function readWrittenClocks(words: string): { facts: TravelFacts; rest: string } {
  const facts: TravelFacts = {}
  const read = ({ groups: { arrives, relation = '', hour = '12', minute = '00', short, past, half } = {} }: RegExpExecArray) => {
    const at = short ? readClock(`${short}:${past} ${half}m`) : `${hour}:${minute}`
    if (!at) return false
    const from = /before|by|until/i.test(relation) ? {} : { from: at }
    const to = /after/i.test(relation) ? {} : { to: at }
    facts[arrives ? 'arrivalHours' : 'departureHours'] ??= { ...from, ...to } satisfies Hours
    return true
  }
  return { facts, rest: takeOut(takeOut(words, MILITARY, read), NOON, read) }
}

/** The part of the day that the words from `index` on name, before any number. */
export function partNamedAt(words: string, index: number): string | undefined {
  return PART.exec(words.slice(index, index + 40))?.groups?.part?.toLowerCase()
}
