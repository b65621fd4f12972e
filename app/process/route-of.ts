const WORD = /^(?:v1|[a-z][a-z-]{0,39}(?:\.[a-z]{2,5})?)$/
/** What follows these is always somebody's own. */
const BEFORE_IDS = new Set(['booking', 'orders', 'shared', 'threads', 'trips', 'transcripts', 'sandbox-bank'])
/** … but for these. */
const BELOW = new Set(['commands', 'search', 'count'])
const MOST_SEGMENTS = 8

/** The path of a request as it may stand in a log: ids, tokens and whatever else is no plain word of ours are left out. */
export function routeOf(path: string): string {
  const segments = path.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).slice(0, MOST_SEGMENTS) ?? []
  if (segments[0] === '_next') return segments.slice(0, 2).reduce((route, segment) => `${route}/${segment}`, '')
  const shown = segments.map((segment, index) => {
    const isOwn = BEFORE_IDS.has(segments[index - 1] ?? '') && !BELOW.has(segment)
    return isOwn || !WORD.test(segment) ? '[id]' : segment
  })
  return `/${shown.join('/')}`
}
