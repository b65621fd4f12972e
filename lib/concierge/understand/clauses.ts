import { everyMatch } from '@/lib/travel/every-match'

const OUT = /\b(?:outbound|outward|way out|way there|going out|flying out|first flight)\b/i
const BACK = /\b(?:return(?:ing|s)?|back|home|inbound|homeward)\b/i
/** Marks the way back whatever else the clause speaks of. */
const WAY_BACK = /\b(?:way (?:back|home)|return (?:flight|leg|journey|trip)|(?:on|for) the return|inbound|homeward)\b/i
/** A day of travel as people name it. */
export const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|today|tonight|\d{1,2}(?:st|nd|rd|th)|(?:january|february|march|april|june|july|august|september|october|november|december)\b|\d{1,2}\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec))\b/i
/** "… back sunday": the way back with a day of its own. */
const NEXT_WAY = new RegExp(`${BACK.source}\\s+(?:(?:on|the)\\s+)*(?=${DAY.source})`, 'i')

/** The words around a place in a sentence, up to the next comma, full stop, "and" or "but"; and those of them before it. */
export function clauseAt(words: string, index: number): { clause: string; before: string; previous: string } {
  const breaks = everyMatch(words, /[,;!?]|\.(?!\d)|\b(?:and|but)\b/gi)
  const starts = breaks.filter((one) => one.index < index).map((one) => one.index + one[0].length)
  const start = starts.at(-1) ?? 0
  const end = breaks.find((one) => one.index >= index)?.index ?? words.length
  return { clause: words.slice(start, end), before: words.slice(start, index), previous: words.slice(starts.at(-2) ?? 0, start) }
}

/** 0 for the way out, 1 for the way back, undefined where the clause does not say; "for the way back, …" may be a clause of its own. */
export function directionAt(words: string, index: number, isOfOneDirection: boolean): 0 | 1 | undefined {
  const { clause, before, previous } = clauseAt(words, index)
  // "Friday evening back Sunday": the evening is that of the Friday.
  const ofOneWay = before + (clause.slice(before.length).split(NEXT_WAY)[0] ?? '')
  const own = directionIn(ofOneWay, isOfOneDirection ? BACK : WAY_BACK)
  if (own !== undefined) return own
  const isLead = previous.trim().split(/\s+/).length <= 5
  return isLead ? directionIn(previous, WAY_BACK) : undefined
}

function directionIn(clause: string, back: RegExp): 0 | 1 | undefined {
  if (OUT.test(clause)) return 0
  return back.test(clause) ? 1 : undefined
}
