import type { PlaceEvent } from './place-events'
import type { PlaceContext, PlaceRole } from './said-place'

const ADJACENT = /^[\s,;/&-]*(?:\b(?:and|nad|n)\b)?[\s,;-]*$/i
const COURTESY =
  /^[\s.,?]*(?:(?:please|pls|thanks|thank you|yes|yeah|ok|okay|um+|uh|well|maybe|probably|airport|city|the|it's|that's|it is|from|to|in|for|i think|i guess)[\s.,?]*)*$/i
// An answer such as "in Paris" or "Paris, with my wife" is short.
const LONGEST_ANSWER = 40

/** The names that nothing leads to: in usual order, or as the answer to what was asked. */
export function withAnswer(events: PlaceEvent[], words: string, { asked }: PlaceContext): PlaceEvent[] {
  const has = (role: PlaceRole) => events.some(({ lead }) => lead === role)
  const bare = events.filter(({ lead, isSure }) => lead === 'none' && isSure)
  const [first, second, third] = bare
  if (first && second && third && areListed(bare, words))
    return events.map((event) => (bare.includes(event) ? { ...event, lead: 'destination' } : event))
  if (first && second && !has('origin') && !has('destination') && ADJACENT.test(words.slice(first.end, second.place.start))) {
    const isList = /\S/.test(words.slice(first.end, second.place.start)) && asked === 'destination'
    return events.map((event) =>
      event === first
        ? { ...event, lead: isList ? 'destination' : 'origin' }
        : event === second
          ? { ...event, lead: 'destination' }
          : event,
    )
  }
  if (asked === null) return events
  const role = asked === 'both' ? (has('destination') ? 'origin' : 'destination') : asked
  if (has(role)) return events
  const isShort = words.length <= LONGEST_ANSWER
  const answer =
    first ??
    events.find(({ lead }) => lead === `likely-${role}`) ??
    (isShort ? events.find((event) => isNameAlone(event, words) || event.lead === 'mention' || event.lead.startsWith('likely')) : undefined)
  return events.map((event) => (event === answer ? { ...event, lead: role, isSure: true } : event))
}

/** "Tokyo, Osaka and Seoul". */
function areListed(events: PlaceEvent[], words: string): boolean {
  return events.every((event, index) => index === 0 || ADJACENT.test(words.slice(events[index - 1]?.end, event.place.start)))
}

/** "nice", "jfk please": a word that means something else as a rule is the answer where it is all there is. */
function isNameAlone({ lead, isSure, place }: PlaceEvent, words: string): boolean {
  const others = `${words.slice(0, place.start)} ${words.slice(place.end)}`
  return lead === 'none' && !isSure && !/!/.test(words) && COURTESY.test(others)
}
