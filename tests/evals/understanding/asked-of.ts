import type { Asked } from './read-turn'
import type { Turn } from './rows'
import type { Frame } from './to-frame'

/** Slots that are asked for, in the words of either set, and what the frame calls them. */
const QUESTIONS: [pattern: RegExp, asked: NonNullable<Asked>, key: string][] = [
  [/^origin|^ask_departure_location$/, 'origin', 'origin'],
  [/^destination|^plane_ask_arrival_city$/, 'destination', 'destination'],
  [/^departure_date$|^plane_ask_date$/, 'departureOn', 'departure_date'],
  [/^return_date$/, 'returnOn', 'return_date'],
]

/**
 * What the assistant's turns just before asked for, by the labels beside them; the first that isn't known counts. Words of the assistant without
 * a label ask for nothing that a label would say; undefined where a conversation carries no labels at all.
 */
export function askedOf(turns: readonly Turn[], known: Frame, isLabelled: boolean): Asked | undefined {
  const labels = turns.flatMap(({ acts, action_label: label }) => [
    ...(acts ? acts.map(({ act, slot = '' }) => (act === 'REQUEST' ? slot : '')) : []),
    ...(label === undefined ? [] : [label]),
  ])
  if (labels.length === 0) return isLabelled ? null : undefined
  const asked = QUESTIONS.filter(([pattern]) => labels.some((label) => pattern.test(label)))
  return (asked.find(([, , key]) => known[key] === undefined) ?? asked[0])?.[1] ?? null
}
