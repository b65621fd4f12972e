import { everyMatch } from '@/lib/travel/every-match'
import type { FoundFilter } from '../filter-wish'

const CUE =
  /\b(?:(?<back>return(?:ing|s)?|back|home|inbound|homeward)|(?<out>outbound|outward|way\s+(?:out|there)|out|there|leav(?:e|es|ing)|depart(?:s|ing)?|first\s+flight))\b/gi
/** Words that name a way by themselves; "leaving" may be said of either. */
const NAMES_WAY = /^(?:out|way|first)/i
const STOP = /[.!?;](?!\d)/

/**
 * "Outbound before 9 return after 5": of several times that one clause holds, each belongs to the way named last before it. Where
 * they do not name both ways, the directions are left to whoever reads the clause.
 */
export function withDirections(found: FoundFilter[], words: string): FoundFilter[] {
  if (found.length < 2) return found
  const ordered = found.toSorted((one, other) => one.index - other.index)
  const ways = ordered.map(({ index }, place) => wayIn(lastSentence(words.slice(ordered[place - 1]?.index ?? 0, index))))
  const isBoth = ways.includes(1) && (ways.includes(0) || ways[0] === null)
  const isSplit = /[,;]|\b(?:and|but)\b/i.test(words.slice(ordered[0]?.index ?? 0, ordered.at(-1)?.index))
  if (!isBoth || isSplit) return found
  return ordered.map((one, place) => {
    const way = ways.slice(0, place + 1).findLast((named) => named !== null) ?? 0
    return { ...one, wish: { sliceIndex: way, ...one.wish } }
  })
}

function lastSentence(words: string): string {
  return words.split(STOP).at(-1) ?? ''
}

/** "Return leaving after five" is the way back. */
function wayIn(words: string): 0 | 1 | null {
  const cues = everyMatch(words, CUE).map(({ groups = {}, 0: said }) => ({ way: groups.back ? (1 as const) : (0 as const), said }))
  const named = cues.findLast(({ way, said }) => way === 1 || NAMES_WAY.test(said))
  return named?.way ?? cues.at(-1)?.way ?? null
}
