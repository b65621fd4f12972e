import type { DialogueRow } from './rows'

/** Desks that sell tickets as well as searching: of a flight that was taken they keep the times. */
const SELLS: Readonly<Record<string, boolean>> = { Flights_1: true, Flights_2: false, Flights_3: false, Flights_4: false }

const SELLING =
  /\b(?:buy|purchase|book|reserve|confirm)\w*\b[^.?!]*\b(?:flights?|airlines?|one[\s-]?way|round[\s-]?trip|economy)\b|\b(?:flights?|airlines?|one[\s-]?way|round[\s-]?trip|plane) tickets? (?:is|are|has been|have been) (?:booked|confirmed|reserved)\b|\brefundable\b/i

/** Whether the desk of a conversation keeps the times of a flight that was taken: by its name, else by what it speaks of. */
export function keepsTimes({ services = [], turns }: DialogueRow): boolean {
  const names = [...services, ...turns.flatMap(({ service }) => service ?? [])]
  const known = names.map((name) => SELLS[name]).find((sells) => sells !== undefined)
  if (known !== undefined) return known
  const slots = turns.flatMap(({ speaker, acts }) => (speaker === 'system' ? (acts ?? []).map(({ act, slot }) => `${act} ${slot}`) : []))
  if (slots.length > 0) return slots.some((slot) => /^(?:CONFIRM |OFFER_INTENT )/.test(slot))
  return turns.some(({ speaker, utterance = '' }) => speaker === 'system' && SELLING.test(utterance))
}
