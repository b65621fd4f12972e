import type { Chart } from './chart'
import type { Cover, Frame } from './cover'

/**
 * What a clause is. A `search-question` asks about flights and may fill what is open; a `mention` speaks of something without wishing for it; of an
 * `unread` one no form explains a word.
 */
export type ClauseKind = 'wish' | 'search-question' | 'question' | 'story' | 'mention' | 'courtesy' | 'unread'
export type Clause = {
  start: number
  end: number
  text: string
  kind: ClauseKind
  /** What it asks to be done. */
  frames: Frame[]
  /** What it only speaks of. */
  mentioned: Frame[]
  /** Its content words that nothing explains. */
  unread: string[]
}

const ENDS = new Set(['.', '!', '?', ';', '\n', '...', '…'])
const OPEN_GATE = 3
/** Slots that say where somebody flies. */
const ROUTE_SLOTS = ['from', 'to', 'leg', 'chain', 'next', 'origins', 'retFrom', 'retTo', 'event']
/** Slots of frames that say themselves that nothing is wished for. */
const STORY_SLOTS = ['about']

/** The message in clauses, cut outside the frames; every token but signs belongs to one. */
export function cutClauses(chart: Chart, { frames }: Cover, text: string, isAsked: boolean): Clause[] {
  const inside = new Set(frames.flatMap(({ start, end }) => Array.from({ length: end - start - 1 }, (_, index) => start + index + 1)))
  const starts = [0]
  for (let at = 1; at < chart.tokens.length; at++) if (!inside.has(at) && beginsClause(chart, at)) starts.push(at)
  const clauses = starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? chart.tokens.length
    const own = frames.filter((frame) => frame.start >= start && frame.start < end)
    const isEmpty = chart.tokens.slice(start, end).every(({ kind }) => kind === 'sign')
    return isEmpty ? [] : [clauseOf(chart, start, end, withoutTainted(chart, start, end, own), text, isAsked)]
  })
  return withoutBareMentions(clauses)
}

/**
 * A negation that no form took must not be lost: the frame it leads to over light words, up to a comma, or the one it follows
 * where it ends the clause, is not read. A whole way is not undone from behind.
 */
function withoutTainted(chart: Chart, start: number, end: number, frames: Frame[]): Frame[] {
  const tainted = new Set<Frame>()
  for (let at = start; at < end; at++) {
    const [negation] = chart.from(at, '@not')
    if (!negation || frames.some((frame) => frame.start <= at && at < frame.end) || isInIdiom(chart, at, start)) continue
    let next = negation.end
    while (next < end && (chart.weights[next] ?? 0) < 1 && chart.tokens[next]?.low !== ',' && !frames.some((frame) => frame.start === next))
      next++
    const ahead = frames.filter((frame) => frame.start === next)
    const behind = frames.filter((frame) => frame.end === at && !('from' in frame.value && 'to' in frame.value))
    for (const frame of ahead.length > 0 ? ahead : next >= end ? behind : []) tainted.add(frame)
  }
  return frames.filter((frame) => !tainted.has(frame))
}

/** "I don't mind", "no problem", "no wait": words of refusal that refuse nothing. */
function isInIdiom(chart: Chart, at: number, from: number): boolean {
  for (let start = Math.max(from, at - 3); start <= at; start++) {
    const turns = [...chart.from(start, '@idiom'), ...chart.from(start, '@corr').filter(({ end }) => end - start > 1)]
    if (turns.some(({ end }) => end > at)) return true
  }
  return false
}

function beginsClause(chart: Chart, at: number): boolean {
  const before = chart.tokens[at - 1]
  if (before && ENDS.has(before.low) && !(before.low === '.' && before.glued && chart.tokens[at]?.glued)) return true
  const begins = (tag: string) => chart.from(at, tag).length > 0
  if (begins('@but') || begins('@because')) return true
  const isJoint = before?.low === ',' || chart.endsAt(at, '@and')
  if (before?.low === ',' && begins('@opener')) return true
  return isJoint && (begins('@subject') || begins('@opener'))
}

function clauseOf(chart: Chart, start: number, end: number, frames: Frame[], text: string, isAsked: boolean): Clause {
  const tokens = chart.tokens.slice(start, end)
  const covered = new Set(frames.flatMap((frame) => Array.from({ length: frame.end - frame.start }, (_, index) => frame.start + index)))
  const positions = tokens.map((_, index) => start + index)
  const unread = positions.filter((at) => (chart.weights[at] ?? 0) >= 1 && !covered.has(at))
  const read = positions.filter((at) => (chart.weights[at] ?? 0) >= 1 && covered.has(at))
  const has = (tag: string) => positions.some((at) => chart.from(at, tag).length > 0)
  const words = unread.map((at) => chart.tokens[at]?.raw ?? '')
  const clause = {
    start,
    end,
    text: text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0).trim(),
    unread: words,
  }
  const told = (kind: ClauseKind): Clause => ({ ...clause, kind, frames: [], mentioned: frames })
  const isRoute = frames.some(({ value }) => ROUTE_SLOTS.some((slot) => slot in value))
  const isWholeRoute = frames.some(({ value }) => 'leg' in value || ('from' in value && 'to' in value))
  const isFlights = has('@flights')
  const firstWord = positions.find((at) => chart.tokens[at]?.kind !== 'sign') ?? start
  const isQuestion =
    tokens.at(-1)?.low === '?' ||
    chart.tokens[end]?.low === '?' ||
    (chart.from(firstWord, '@opener').length > 0 && chart.from(firstWord, '@request').length === 0)
  if (has('@own') && has('@happened')) return told(isQuestion ? 'question' : 'story')
  if (has('@because') && !isRoute) return told('story')
  const isStory = frames.length > 0 && frames.every(({ value }) => STORY_SLOTS.some((slot) => slot in value))
  if (isStory) return told(isQuestion ? 'question' : 'story')
  const isAboutShown = chart.from(firstWord, 'asks-shown').length > 0 && !isWholeRoute
  const isOverLand = has('@ground') && !isFlights
  if (isQuestion && (isAboutShown || isOverLand)) return told('question')
  const isRequest = has('@request')
  if (isQuestion && !isRequest) {
    if (isRoute || (isFlights && frames.some(({ value }) => 'place' in value)))
      return { ...clause, kind: 'search-question', frames, mentioned: [] }
    return told('question')
  }
  if (frames.length === 0) {
    if (unread.length === 0) return told('courtesy')
    return told(isQuestion ? 'question' : has('@story') ? 'story' : 'unread')
  }
  const gate = isAsked ? OPEN_GATE : 1
  if (unread.length > 0 && unread.length >= read.length * gate && !isRoute && !isFlights)
    return { ...clause, kind: 'mention', frames, mentioned: frames }
  return { ...clause, kind: 'wish', frames, mentioned: [] }
}

/** Of a mention, frames with words of their own stay where another clause carries the request; bare values go. */
function withoutBareMentions(clauses: Clause[]): Clause[] {
  const isCarried = clauses.some(({ kind }) => kind === 'wish' || kind === 'search-question')
  return clauses.map((clause) => {
    if (clause.kind !== 'mention') return clause
    const frames = isCarried ? clause.frames.filter(({ rule }) => !rule?.isWeak) : []
    return { ...clause, frames, mentioned: clause.mentioned.filter((frame) => !frames.includes(frame)) }
  })
}
