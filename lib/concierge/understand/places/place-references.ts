import { everyMatch } from '@/lib/travel/every-match'
import type { PlaceEvent } from './place-events'
import type { PlaceReference } from './said-place'

const SAME = '(?:the |that )?same (?:city|place|airport|destination|town|location|one)|that (?:city|place|airport|town)'
const REFERENCES: readonly (readonly [RegExp, PlaceReference['role'], PlaceReference['kind']])[] = [
  [/\b(?:from|out of|leaving|departing(?: from)?)\s+there\b/gi, 'origin', 'there'],
  [new RegExp(`\\b(?:from|out of|leaving|departing(?: from)?)\\s+(?:${SAME})\\b`, 'gi'), 'origin', 'same'],
  [new RegExp(`\\b(?:to|in|into|at|visit)\\s+(?:${SAME})\\b`, 'gi'), 'destination', 'same'],
  [
    /\b(?:fly|flying|go|going|goes|get|getting|travel|travell?ing|head|heading|arrive|arriving|land|be|flights?|trip|tickets?|way|out|over|take me|return|back)\s+(?:(?:me|us|out|over|up|down)\s+)?there\b/gi,
    'destination',
    'there',
  ],
  [
    /(?<!\b(?:hi|hello|hey|is|are|was|were|isn't|aren't|be|up|will|would|out|from|anyone)\s+)\bthere(?=\s+(?:from|on|by|for|in|at|with|next|this|tomorrow|~))/gi,
    'destination',
    'there',
  ],
  [
    /\b(?:fly|flying|go|going|get|getting|head|heading|come|coming|way|back|take me|bring me|return|bound|travel|travell?ing)\s+(?:me\s+)?(?:back\s+)?home\b/gi,
    'destination',
    'home',
  ],
  [/\b(?:from|leaving)\s+(?:home|here)\b/gi, 'origin', 'home'],
]

/** What points at a place of an earlier message; where the place itself follows ("home to Leeds"), nothing has to be looked up. */
export function readReferences(words: string, events: readonly PlaceEvent[]): PlaceReference[] {
  if (!/\b(?:there|here|same|that|home)\b/i.test(words)) return []
  const found = REFERENCES.flatMap(([pattern, role, kind]) =>
    everyMatch(words, pattern).map((match) => ({ role, kind, start: match.index, end: match.index + match[0].length })),
  )
  for (const { end } of events) {
    const match = /^\s+(?=there\b)/i.exec(words.slice(end))
    if (match) found.push({ role: 'destination', kind: 'there', start: end + match[0].length, end: end + match[0].length + 'there'.length })
  }
  const isFree = (one: PlaceReference) => !events.some(({ start, end }) => start < one.end && one.start < end)
  return found.filter((one, index) => isFree(one) && !found.slice(0, index).some(({ start, end }) => start < one.end && one.start < end))
}
