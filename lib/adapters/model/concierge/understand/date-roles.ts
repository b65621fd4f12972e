export type DateRole = 'departure' | 'return'

const FILLER =
  'will be|flight|date|leg|trip|journey|again|is|to be|should be|would be|on|by|at|the|in|before|to|for|of|around|about|sometime|a|from there|it'
const HOMEWARD = new RegExp(
  `\\b(?:back|home|returning|returns|inbound|until|till?|through|thru|(?<=\\b(?:to|will|then|must|should)\\s|'ll\\s)return)(?:\\s+(?:${FILLER}|(?:to|from|in)\\s+[\\p{L}']+(?:\\s[\\p{L}']+){0,2}))*\\s*[:,]?\\s*$`,
  'iu',
)
const RETURN_ON = new RegExp(`\\breturn(?:\\s+(?:${FILLER}))*\\s*[:,]?\\s*$`, 'iu')
const OUTWARD = new RegExp(
  `\\b(?:leave|leaving|leaves|depart|departing|departure|departs|out|outbound|outward|fly|flying|go|going|set off|start|starting|from|way out)(?:\\s+(?:${FILLER}))*\\s*[:,]?\\s*$`,
  'iu',
)

/** "A 7 March return": the word after the day. */
export function isReturnAfter(after: string): boolean {
  return /^\s*return(?:\s+(?:date|day))?\s*(?:$|[,.;?!]|and\b|with\b|for\b)/i.test(after)
}

/** Which way the day is for, told from the words right before it; null when they do not say. */
export function dateRole(before: string): DateRole | null {
  const near = before.slice(-70)
  const clause = near.slice(Math.max(near.lastIndexOf('~'), near.lastIndexOf(';'), near.lastIndexOf('. ')) + 1)
  if (HOMEWARD.test(clause) || RETURN_ON.test(clause)) return 'return'
  return OUTWARD.test(clause) ? 'departure' : null
}
