import type { Brief, ShownFlights } from '../../tool-results'
import type { FlightOrder } from './flight-query'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export const ORDINAL =
  /\b(?:the\s+)?(?:very\s+)?(?:(?<word>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)|(?<figure>\d{1,2})(?:st|nd|rd|th)|(?<last>last|bottom|final)|(?<top>top)(?=\s+(?:one|flight|option)))\b(?!\s*(?:class|cabin|thing|week|month|time|name|minute|night|two|three|2|3))/gi
export const NUMBERED =
  /(?:\b(?:n[bemru]{4,6}|option|flight|choice|no\.?|nr\.?)\s*|#\s?)(?<number>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b(?![:.]\d)(?!\s*(?:adult|people|night|bag|am\b|pm\b))/gi
export const BARE_NUMBER = /^\s*(?<number>\d{1,2})\s*[.!]?\s*$/g
export const SUPERLATIVES: [FlightOrder, RegExp][] = [
  ['cheapest', /\b(?:the\s+)?(?:cheapest|lowest[\s-]priced?|least expensive|lowest (?:price|fare))\b/gi],
  ['fastest', /\b(?:the\s+)?(?:fastest|quickest|shortest)\b/gi],
  [
    'earliest',
    /\b(?:the\s+)?earliest\b|\b(?:the\s+)?(?:very\s+)?first (?=(?:flight|plane|one|departure) (?:out|home|back|of the (?:day|evening|morning)|that (?:day|evening)|at night|in the evening))/gi,
  ],
  [
    'latest',
    /\b(?:the\s+)?latest\b|\bthe (?:very\s+)?last (?=(?:flight|plane|departure)\b(?! (?:on|in) (?:the|your) (?:list|card)))|\b(?:the\s+)?(?:very\s+)?last (?=(?:flight|plane|one|departure) (?:out|home|back|of the (?:day|evening|morning)|that (?:day|evening)|at night|in the evening))/gi,
  ],
  ['best-value', /\b(?:the\s+|your\s+)?(?:best(?:[\s-]value)?|recommended|recommendation)\b|\b(?:the one )?you recommend(?:ed)?\b/gi],
]
export const ORDINAL_WORD =
  '\\b(?:the\\s+)?(?:(?<word>second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)|(?<figure>\\d{1,2})(?:st|nd|rd|th))'
/** "The first two", "the two cheapest": several flights at once. */
export const TOP_FEW =
  /\b(?:the\s+)?(?:(?:first|top|best)\s+(?<count>two|three|2|3)|(?<before>two|three|2|3)\s+(?<order>cheapest|fastest|quickest|shortest|earliest|latest|best))\b/gi

/** The number that a word stands for; 0 for another word. */
export function numberSaid(word: string): number {
  if (/^\d+$/.test(word)) return Number(word)
  const lower = word.toLowerCase()
  return Math.max(ORDINALS.indexOf(lower), NUMBERS.indexOf(lower)) + 1
}

/** The labelled picks stand first on the card, so "the second one" is the second of them; further numbers are places in the ranking. */
export function inShownOrder(shown: ShownFlights): Brief[] {
  const picked = shown.picks.flatMap((pick) => shown.briefs.filter((brief) => brief.offerId === pick.offerId))
  return [...picked, ...shown.briefs.filter((brief) => !picked.includes(brief))]
}

/** The flight at a number; -1 is the last card. `isWhole`: nothing has narrowed the list. */
export function atPlace(kept: Brief[], wanted: number, shown: ShownFlights, isWhole: boolean): Brief | undefined {
  if (wanted === -1) return isWhole ? kept[Math.max(0, shown.picks.length - 1)] : kept.at(-1)
  if (!isWhole || wanted <= shown.picks.length) return kept[wanted - 1]
  return shown.briefs.find((brief) => brief.place === wanted)
}

/** The winner among those kept; of a whole list the labels of the ranking decide. */
export function bestBy(order: FlightOrder, kept: Brief[], shown: ShownFlights): Brief | undefined {
  if (kept.length === shown.briefs.length && (order === 'cheapest' || order === 'fastest' || order === 'best-value')) {
    const pick = shown.picks.find(({ labels }) => labels.includes(order))
    if (pick) return shown.briefs.find(({ offerId }) => offerId === pick.offerId)
  }
  return inOrder(order, kept)[0]
}

export function inOrder(order: FlightOrder, kept: Brief[]): Brief[] {
  const figure = (brief: Brief): number => {
    if (order === 'cheapest') return amountOf(brief.total)
    if (order === 'fastest') return brief.durationMinutes
    if (order === 'best-value') return brief.place
    const time = order.endsWith('-arrival') ? brief.arrivesAt : brief.departsAt
    return Number(time.replace(/\D/g, '')) * (order.startsWith('earliest') ? 1 : -1)
  }
  return kept.toSorted((one, other) => figure(one) - figure(other))
}

/** Only for comparing: "£1,212.40" is 1212.4. */
export function amountOf(total: string): number {
  return Number(total.replace(/[^\d.-]/g, ''))
}
