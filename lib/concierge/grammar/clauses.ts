import type { Chart } from './chart'
import type { Frame } from './cover'

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
  /** All that its words say, in their order. */
  said: Frame[]
  /** What it asks to be done. */
  frames: Frame[]
  /** What it only speaks of. */
  mentioned: Frame[]
  /** Its content words that nothing explains. */
  unread: string[]
}

const ENDS = new Set(['.', '!', '?', ';', '\n', '...', '…'])
const OPEN_GATE = 3
/** Words that begin a question of any trade. */
const WONDERING = new Set(['how', 'when', 'where', 'who', 'whose', 'what', 'which', 'why'])
/** Slots that say where somebody flies. */
const ROUTE_SLOTS = ['from', 'to', 'leg', 'chain', 'next', 'origins', 'retFrom', 'retTo', 'event', 'via', 'notVia']
/** Slots of frames that say themselves that nothing is wished for. */
const STORY_SLOTS = ['about']

/** The message in clauses, cut outside the frames; every token but signs belongs to one. */
export function cutClauses(chart: Chart, frames: readonly Frame[], text: string, isAsked: boolean): Clause[] {
  const inside = new Set(frames.flatMap(({ start, end }) => Array.from({ length: end - start - 1 }, (_, index) => start + index + 1)))
  const starts = [0]
  for (let at = 1; at < chart.tokens.length; at++) if (!inside.has(at) && beginsClause(chart, at)) starts.push(at)
  const clauses = starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? chart.tokens.length
    const own = frames.filter((frame) => frame.start >= start && frame.start < end)
    const isEmpty = chart.tokens.slice(start, end).every(({ kind }) => kind === 'sign')
    return isEmpty ? [] : [clauseOf(chart, start, end, own, text, isAsked)]
  })
  return withoutBareMentions(withoutTopics(chart, clauses))
}

function isRouteFrame({ value }: Frame): boolean {
  return ROUTE_SLOTS.some((slot) => slot in value)
}

/** What a search would hold otherwise. */
function isChange(frame: Frame): boolean {
  return isOfSearch(frame) || isRouteFrame(frame) || ['bags', 'direct', 'place'].some((slot) => slot in frame.value)
}

/** A limit in figures, or a place to stay out of: whatever is said beside it, it is wished for. */
function isCondition({ value }: Frame): boolean {
  return ['layover', 'duration', 'notVia'].some((slot) => typeof value[slot] === 'object' && value[slot] !== null)
}

/** "Friday?", "two adults?": what a search holds, put to us as a question. */
function isOfSearch({ value }: Frame): boolean {
  return ['when', 'out', 'ret', 'stay', 'party', 'cabin'].some((slot) => slot in value)
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

function clauseOf(chart: Chart, start: number, end: number, said: Frame[], text: string, isAsked: boolean): Clause {
  const tokens = chart.tokens.slice(start, end)
  const positions = tokens.map((_, index) => start + index)
  const refused = refusedFrames(chart, said, positions)
  const frames = said.filter((frame) => !refused.has(frame))
  const covered = coveredBy(frames)
  const unread = positions.filter((at) => (chart.weights[at] ?? 0) >= 1 && !covered.has(at))
  const read = positions.filter((at) => (chart.weights[at] ?? 0) >= 1 && covered.has(at))
  const has = (tag: string) => positions.some((at) => chart.from(at, tag).length > 0)
  // "6ft5" stays one word.
  const words: string[] = []
  for (const [index, at] of unread.entries()) {
    const { raw = '', glued = false } = chart.tokens[at] ?? {}
    words.push(glued && unread[index - 1] === at - 1 ? `${words.pop()}${raw}` : raw)
  }
  const clause = {
    start,
    end,
    text: text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0).trim(),
    said,
    unread: words,
  }
  const told = (kind: ClauseKind): Clause => ({ ...clause, kind, frames: [], mentioned: frames })
  const isWholeRoute = frames.some(({ value }) => 'leg' in value || ('from' in value && 'to' in value))
  const isFlights = has('@flights')
  const isMoving = isFlights || has('@out')
  // "A visa for Turkey" is no way, "leaving for Turkey" is one.
  const isRoute = frames.some((frame) => isRouteFrame(frame) || (isMoving && 'goal' in frame.value))
  const firstWord = positions.find((at) => chart.tokens[at]?.kind !== 'sign') ?? start
  // "When I change planes I want two hours" opens with a condition.
  const begin = new Set(frames.filter(isCondition).map((frame) => frame.start))
  const isQuestion =
    tokens.at(-1)?.low === '?' ||
    chart.tokens[end]?.low === '?' ||
    (chart.from(firstWord, '@opener').length > 0 &&
      chart.from(firstWord, '@request').length === 0 &&
      chart.from(firstWord, '@halfsaid').length === 0 &&
      !begin.has(firstWord))
  // What befell somebody with a booking of theirs; a whole way beside it is wished for.
  if ((has('@own') && has('@happened')) || (has('@befell') && !isWholeRoute)) return told(isQuestion ? 'question' : 'story')
  if (!isRoute && !isFlights && isTold(chart, positions, frames)) return told(isQuestion ? 'question' : 'story')
  // "As cheap as possible" gives no reason.
  const isReason = positions.some((at) => !covered.has(at) && chart.from(at, '@because').length > 0)
  if (isReason && !isRoute) return told('story')
  const isStory = frames.length > 0 && frames.every(({ value }) => STORY_SLOTS.some((slot) => slot in value))
  if (isStory) return told(isQuestion ? 'question' : 'story')
  const isAboutShown = chart.from(firstWord, 'asks-shown').length > 0 && !isWholeRoute
  const isByLand = positions.some((at) => !covered.has(at) && chart.from(at, '@overland').length > 0)
  const isOverLand = !isFlights && (isByLand || (isQuestion && has('@ground')))
  // "Is it cheaper from Porto?" wants to know what flights from there cost.
  const isOfPlace = isRoute || frames.some(({ value }) => 'place' in value)
  const isCompared = unread.length === 0 && isOfPlace && has('@compar') && has('flights')
  // "Can you tell me if this is economy?" asks for nothing but an answer.
  // "What leaves after six?" is asked of all flights, and they are to be narrowed.
  const asksOfList = frames.some(({ value }) => value.ofList === true)
  const isRequest = (has('@request') || asksOfList || asksToDo(chart, firstWord)) && !has('@asksif')
  const isPlainRequest = isRequest && frames.length > 0 && unread.length === 0
  // "What would it be without the suitcases?"
  const isSupposing = chart.from(firstWord, '@supposing').length > 0 || (isQuestion && has('@instead'))
  const isSupposed = isSupposing && unread.length === 0 && frames.some(isChange)
  if (isOverLand || (isQuestion && isAboutShown && !isPlainRequest && !isCompared && !isSupposed))
    return told(isQuestion ? 'question' : 'mention')
  if (isQuestion && !isRequest) {
    // "How many people live in Taiwan?" answers nothing that was asked for.
    const isAnswerOnly =
      WONDERING.has(chart.tokens[firstWord]?.low ?? '') && frames.every((frame) => !isRouteFrame(frame) || frame.rule?.asked)
    const isProposal = unread.length === 0 && chart.from(firstWord, '@opener').length === 0
    const isTravel = isMoving || (unread.length === 0 && !isAnswerOnly)
    // "What would July 6 to July 18 cost us?"
    const isBothDays = frames.some(({ value }) => 'out' in value && 'ret' in value)
    const isProposed = frames.some(({ value }) => 'place' in value) || (isProposal && frames.every(isOfSearch))
    if (isSupposed || isBothDays || (isRoute && isTravel) || ((isFlights || isProposal || isCompared) && isProposed))
      return { ...clause, kind: 'search-question', frames, mentioned: [] }
    return told('question')
  }
  if (frames.length === 0) {
    if (unread.length === 0) return told('courtesy')
    return told(isQuestion ? 'question' : 'unread')
  }
  const gate = isAsked ? OPEN_GATE : 1
  if (unread.length > 0 && unread.length >= read.length * gate && !isRoute && !isFlights && !frames.some(isCondition))
    return { ...clause, kind: 'mention', frames, mentioned: frames }
  return { ...clause, kind: 'wish', frames, mentioned: [] }
}

const MOST_BEFORE_DEED = 5

/** "Can I please get", "could you also search": a helping verb, and not far behind it what is to be done. */
function asksToDo(chart: Chart, firstWord: number): boolean {
  const help = [firstWord, firstWord + 1, firstWord + 2].find((at) => chart.from(at, '@helpingverb').length > 0)
  if (help === undefined) return false
  return Array.from({ length: MOST_BEFORE_DEED }, (_, index) => help + 1 + index).some((at) => chart.from(at, '@deed').length > 0)
}

const LEAST_PAST_LETTERS = 5

/** "A colleague told me about you at lunch": what is over is no wish; "I wanted to leave on Monday" is one. A form that took the verb knows better. */
function isTold(chart: Chart, positions: number[], frames: Frame[]): boolean {
  const has = (at: number, tag: string) => chart.from(at, tag).length > 0
  const [first = 0] = positions
  if (positions.some((at) => has(at, '@wishing'))) return false
  const covered = coveredBy(frames.filter(({ value }) => value.standing !== 'apart' && value.apart !== true && !('say' in value)))
  const isRegular = (at: number) => {
    const { low = '', kind } = chart.tokens[at] ?? {}
    return kind === 'word' && low.length >= LEAST_PAST_LETTERS && low.endsWith('ed') && isSubject(at - 1)
  }
  // "Limited to 300" is no verb of a story: somebody, or something that nothing explains, does what is over.
  const isSubject = (at: number) =>
    ['@kin', '@friend', '@subject'].some((tag) => has(at, tag)) || (at >= first && !covered.has(at) && (chart.weights[at] ?? 0) >= 1)
  return positions.some((at) => !covered.has(at) && (has(at, '@pastverb') || isRegular(at)))
}

function coveredBy(frames: Frame[]): Set<number> {
  return new Set(frames.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)))
}

/**
 * What negations refuse that no form took, so that it is never done: "I wouldn't dream of flying business", "nonstop isn't necessary". One
 * reaches the next frame before a sign, "and" or "but"; where it ends the clause, the frame it follows, unless that is a whole way.
 */
function refusedFrames(chart: Chart, frames: Frame[], positions: number[]): Set<Frame> {
  const covered = coveredBy(frames)
  const refused = new Set<Frame>()
  const [starting, ending] = [new Map(frames.map((frame) => [frame.start, frame])), new Map(frames.map((frame) => [frame.end, frame]))]
  // From the end on: the next frame, and whether a content word comes, before the negation is over.
  let ahead: Frame | undefined
  let hasWordsAhead = false
  for (const at of positions.toReversed()) {
    if (!covered.has(at) && chart.negates(at)) {
      const behind = ending.get(at)
      const isWholeWay = behind !== undefined && 'from' in behind.value && 'to' in behind.value
      const frame = ahead ?? (hasWordsAhead || isWholeWay ? undefined : behind)
      if (frame) refused.add(frame)
    }
    const isOver = chart.endsNegation(at)
    ahead = isOver ? undefined : (starting.get(at) ?? ahead)
    hasWordsAhead = !isOver && (hasWordsAhead || (chart.weights[at] ?? 0) >= 1)
  }
  return refused
}

/** "In Tokyo, what is the time?": a bare name before a question of the same sentence is what it asks about. */
function withoutTopics(chart: Chart, clauses: Clause[]): Clause[] {
  return clauses.map((clause, index) => {
    const isBare = clause.kind === 'wish' && clause.frames.every(({ rule }) => rule?.isWeak)
    const isLead = clauses[index + 1]?.kind === 'question' && !ENDS.has(chart.tokens[clause.end - 1]?.low ?? '')
    return isBare && isLead ? { ...clause, kind: 'mention', frames: [], mentioned: clause.frames } : clause
  })
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

/** Whether a clause asks something, by its form or by its mark. */
export function asksSomething({ kind, text }: Clause): boolean {
  return kind === 'question' || kind === 'search-question' || text.endsWith('?')
}

/** All frames of the clauses, wished for or only spoken of. */
export function allFrames(clauses: readonly Clause[]): Frame[] {
  return [...new Set(clauses.flatMap(({ frames, mentioned }) => [...frames, ...mentioned]))]
}
