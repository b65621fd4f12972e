import type { Chart } from './chart'
import type { Frame } from './cover'
import { isOfSearch, isRouteFrame } from './search-frames'
import { coveredBy, isTold, STORY_SLOTS } from './story'
import { supposedChange, withPriceAsked } from './supposed'

/**
 * The type of a clause. A `search-question` asks about flights and may fill open fields; a `mention` names something without wishing
 * for it; a `fallback` says what to do if the rest can’t be done; in an `unread` one no form explains a word.
 */
export type ClauseKind = 'wish' | 'search-question' | 'question' | 'story' | 'mention' | 'fallback' | 'courtesy' | 'unread'
export type Clause = {
  start: number
  end: number
  text: string
  kind: ClauseKind
  /** Everything it says, in order. */
  said: Frame[]
  /** Its requests. */
  frames: Frame[]
  /** Things it only mentions. */
  mentioned: Frame[]
  /** Content words that nothing explains. */
  unread: string[]
  /** What stands free of such words between two commas or "and"s. */
  clear: Frame[]
  /** It begins with a "but". */
  isContrast: boolean
  /** It speaks of flights, or of leaving. */
  isMoving: boolean
  /** It asks what another search would cost: "what if we fly direct?", "how much more is business?" */
  isSupposed: boolean
  /** Where it names the way out (0) or the way back (1), in order. */
  ways: Way[]
  /** Where its parts end, at signs and "and"s. */
  cuts: Cut[]
  /** It tells of trouble with a booking that somebody has. */
  isIncident?: boolean
}
export type Way = { at: number; end: number; slice: 0 | 1 }
export type Cut = { at: number; isAnd: boolean }

const ENDS = new Set(['.', '!', '?', ';', '\n', '...', '…'])
/** Signs between two parts of a clause. */
const PARTS = new Set([',', ':', '-', '+', '/', '('])
const OPEN_GATE = 3
/** Words that open a question on any topic. */
const WONDERING = new Set(['how', 'when', 'where', 'who', 'whose', 'what', 'which', 'why'])

/** Splits the message into clauses, never inside a frame; every token except punctuation belongs to one. */
export function cutClauses(chart: Chart, frames: readonly Frame[], text: string, isAsked: boolean): Clause[] {
  const ends = new Set(frames.map(({ end }) => end))
  const inside = new Set(frames.flatMap(({ start, end }) => Array.from({ length: end - start - 1 }, (_, index) => start + index + 1)))
  const starts = [0]
  for (let at = 1; at < chart.tokens.length; at++)
    if (!inside.has(at) && (beginsClause(chart, at, ends.has(at)) || beginsBehindAnd(chart, at, frames))) starts.push(at)
  const clauses = starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? chart.tokens.length
    const own = frames.filter((frame) => frame.start >= start && frame.start < end)
    const isEmpty = chart.tokens.slice(start, end).every(({ kind }) => kind === 'sign')
    return isEmpty ? [] : [clauseOf(chart, start, end, own, text, isAsked)]
  })
  return withoutBareMentions(withoutTopics(chart, withoutIncident(chart, withPriceAsked(chart, clauses))))
}

/** A limit in figures, a place or an airline to avoid is always a wish. */
function isCondition({ value }: Frame): boolean {
  return ['layover', 'duration', 'notVia', 'notCarrier'].some((slot) => typeof value[slot] === 'object' && value[slot] !== null)
}

/** `isBehindFrame`: "auf den 23. verschieben", the stop belongs to the day that a form read. */
function beginsClause(chart: Chart, at: number, isBehindFrame: boolean): boolean {
  const before = chart.tokens[at - 1]
  if (isBehindFrame && before?.low === '.' && chart.tokens[at]?.cap === false) return false
  if (before && ENDS.has(before.low) && !(before.low === '.' && before.glued && chart.tokens[at]?.glued)) return true
  const begins = (tag: string) => chart.from(at, tag).length > 0
  if (begins('@but') || isReasonAt(chart, at) || begins('@otherwise')) return true
  const isJoint = before?.low === ',' || chart.endsAt(at, '@and')
  if (before?.low === ',' && (begins('@opener') || begins('@lately'))) return true
  // "Missed my connection, any flight to Boston tonight?"
  if (before?.low === ',' && chart.from(at, '@is-there').some(({ end }) => chart.from(end, '@flights').length > 0)) return true
  return isJoint && (begins('@subject') || begins('@opener') || begins('@wishing'))
}

/** "Which is earliest, and does it have wifi?": the question's own form may begin with the "and". */
function beginsBehindAnd(chart: Chart, at: number, frames: readonly Frame[]): boolean {
  const isLed = chart.from(at, '@and').some(({ end }) => chart.from(end, '@opener').length > 0)
  return isLed && frames.some(({ start }) => start === at)
}

/** Whether a reason begins here; "as long as it's four nights" gives none. */
function isReasonAt(chart: Chart, at: number): boolean {
  const isOfCondition = [at - 2, at - 1, at].some((start) => chart.from(start, '@provided').some(({ end }) => end > at))
  return chart.from(at, '@because').length > 0 && !isOfCondition
}

function clauseOf(chart: Chart, start: number, end: number, said: Frame[], text: string, isAsked: boolean): Clause {
  const tokens = chart.tokens.slice(start, end)
  const positions = tokens.map((_, index) => start + index)
  const refused = refusedFrames(chart, said, positions)
  const frames = said.filter((frame) => !refused.has(frame))
  const covered = coveredBy(frames)
  const firstWord = positions.find((at) => chart.tokens[at]?.kind !== 'sign') ?? start
  // "Under £100 on the way back": the direction is that of the wish.
  const ofWay = frames.some(({ skill }) => skill === 'filters' || skill === 'dates') ? wordsOfWays(chart, positions) : new Set()
  const unread = positions.filter((at) => (chart.weights[at] ?? 0) >= 1 && !covered.has(at) && !ofWay.has(at))
  const read = positions.filter((at) => (chart.weights[at] ?? 0) >= 1 && covered.has(at))
  const has = (tag: string) => positions.some((at) => chart.from(at, tag).length > 0)
  // "6ft5" stays one word.
  const words: string[] = []
  for (const [index, at] of unread.entries()) {
    const { raw = '', glued = false } = chart.tokens[at] ?? {}
    words.push(glued && unread[index - 1] === at - 1 ? `${words.pop()}${raw}` : raw)
  }
  const isWholeRoute = frames.some(({ value }) => 'leg' in value || ('from' in value && 'to' in value))
  const isFlights = has('@flights')
  const isMoving = isFlights || has('@out')
  // "A visa for Turkey" is no route, "leaving for Turkey" is one.
  const isRoute = frames.some((frame) => isRouteFrame(frame) || (isMoving && 'goal' in frame.value))
  // "When I change planes I want two hours" opens with a condition.
  const begin = new Set(frames.filter(isCondition).map((frame) => frame.start))
  const isQuestion =
    tokens.at(-1)?.low === '?' ||
    chart.tokens[end]?.low === '?' ||
    asksBehindLead(chart, positions, firstWord) ||
    (chart.from(firstWord, '@opener').length > 0 &&
      chart.from(firstWord, '@request').length === 0 &&
      chart.from(firstWord, '@halfsaid').length === 0 &&
      !begin.has(firstWord))
  const supposed = supposedChange(chart, said, positions, { firstWord, isQuestion, unread })
  const isSupposed = supposed !== null && !isWholeRoute
  const clause = {
    start,
    end,
    text: text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0).trim(),
    said,
    unread: isSupposed ? [] : words,
    clear: said.filter((frame) => !partAround(chart, frame, positions, covered).some((at) => unread.includes(at))),
    isContrast: chart.from(firstWord, '@but').length > 0,
    isMoving,
    isSupposed,
    ways: waysIn(chart, positions),
    cuts: positions.flatMap((at) => {
      const isAnd = chart.from(at, '@and').length > 0
      return isAnd || PARTS.has(chart.tokens[at]?.low ?? '') ? [{ at, isAnd }] : []
    }),
  }
  const told = (kind: ClauseKind): Clause => ({ ...clause, kind, frames: [], mentioned: frames })
  if (chart.from(firstWord, '@otherwise').length > 0 && frames.some(({ skill }) => skill !== 'control')) return told('fallback')
  // "They moved it: out on the 16th, back on the 17th" is of the trip.
  const isBothWays = ['out', 'ret'].every((way) => frames.some(({ value }) => way in value))
  // An incident with an existing booking; a whole route beside it is still a wish.
  if ((has('@own') && has('@happened') && !isBothWays) || (has('@befell') && !isWholeRoute))
    return { ...told(isQuestion ? 'question' : 'story'), isIncident: true }
  if (isTold(chart, positions, frames, isRoute || isFlights)) return told(isQuestion ? 'question' : 'story')
  // "As cheap as possible" gives no reason.
  const isReason = positions.some((at) => !covered.has(at) && isReasonAt(chart, at))
  if (isReason && !isRoute) return told('story')
  const isStory = frames.length > 0 && frames.every(({ value }) => STORY_SLOTS.some((slot) => slot in value))
  if (isStory) return told(isQuestion ? 'question' : 'story')
  if (isSupposed)
    return {
      ...clause,
      kind: 'search-question',
      frames: supposed.filter((frame) => !refused.has(frame)),
      mentioned: frames.filter((frame) => !supposed.includes(frame)),
    }
  const isAboutShown = chart.from(firstWord, 'asks-shown').length > 0 && !isWholeRoute
  const isByLand = positions.some((at) => !covered.has(at) && chart.from(at, '@overland').length > 0)
  const isOverLand = !isFlights && (isByLand || (isQuestion && has('@ground')))
  // "Is it cheaper from Porto?" asks the price of flights from there.
  const isOfPlace = isRoute || frames.some(({ value }) => 'place' in value)
  // "Is it cheaper to fly to New York on a Tuesday?"
  const isPriced = unread.length === 0 && isMoving && has('@compar') && frames.some(({ value }) => 'to' in value)
  const isCompared = isPriced || (unread.length === 0 && isOfPlace && has('@compar') && has('flights'))
  // "Can you tell me if this is economy?" only wants an answer.
  // "What leaves after six?" filters the flights, "what would Porto cost?" searches them.
  const asksOfList = frames.some(({ value }) => value.ofList === true || value.asksPrice === true || value.isAnew === true)
  const isRequest = (has('@request') || asksOfList || asksToDo(chart, firstWord)) && !has('@asksif')
  const isPlainRequest = isRequest && frames.length > 0 && unread.length === 0
  if (isOverLand || (isQuestion && isAboutShown && !isPlainRequest && !isCompared)) return told(isQuestion ? 'question' : 'mention')
  if (isQuestion && !isRequest) {
    // "How many people live in Taiwan?" answers no question of ours.
    const isAnswerOnly =
      WONDERING.has(chart.tokens[firstWord]?.low ?? '') && frames.every((frame) => !isRouteFrame(frame) || frame.rule?.asked)
    // "That's 23:00 tomorrow night?" makes sure of something and proposes nothing.
    const isProposal = unread.length === 0 && !['@opener', '@makes-sure'].some((tag) => chart.from(firstWord, tag).length > 0)
    const isTravel = isMoving || (unread.length === 0 && !isAnswerOnly)
    // "What would July 6 to July 18 cost us?"
    const isBothDays = frames.some(({ value }) => 'out' in value && 'ret' in value)
    // "¿Cómo se pide?" is about no Pisa.
    const isPlaceMeant = (place: unknown) => frames.length === 1 || !(typeof place === 'object' && place !== null && 'isSlip' in place)
    const isProposed = frames.some(({ value }) => 'place' in value && isPlaceMeant(value.place)) || (isProposal && frames.every(isOfSearch))
    if (isBothDays || isPriced || (isRoute && isTravel) || ((isFlights || isProposal || isCompared) && isProposed))
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

/** "So who do I ring?", "and if they put me up overnight, who pays the hotel?": a question word behind what leads to it, without the mark. */
function asksBehindLead(chart: Chart, positions: readonly number[], firstWord: number): boolean {
  const wonders = (at: number) => WONDERING.has(chart.tokens[at]?.low ?? '') && chart.from(at, '@helpingverb').length === 0
  const led = chart.from(firstWord, '@leads-in').map(({ end }) => end)
  const isCondition = [firstWord, ...led].some((at) => chart.tokens[at]?.low === 'if')
  return led.some(wonders) || (isCondition && positions.some((at) => at > firstWord && wonders(at)))
}

/** "Going" is the way out, "going home" the way back. */
function waysIn(chart: Chart, positions: readonly number[]): Way[] {
  let from = 0
  return positions.flatMap((at): Way[] => {
    const [out, back] = ['@outbound', '@inbound'].map((tag) => Math.max(0, ...chart.from(at, tag).map(({ end }) => end)))
    const end = Math.max(out ?? 0, back ?? 0)
    if (at < from || end === 0) return []
    from = end
    return [{ at, end, slice: back === end ? 1 : 0 }]
  })
}

/** The words that name a way. */
function wordsOfWays(chart: Chart, positions: readonly number[]): Set<unknown> {
  const ways = positions.flatMap((at) => [...chart.from(at, '@outbound'), ...chart.from(at, '@inbound')])
  return new Set(ways.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)))
}

/** The first token that names the way back; null if none does, or if the clause names the way out as well. */
export function wayBackAt({ ways }: Clause): number | null {
  return ways.some(({ slice }) => slice === 0) ? null : (ways[0]?.at ?? null)
}

/** The words of a clause up to the nearest comma, dash or "and" on either side of a frame. */
function partAround(chart: Chart, { start, end }: Frame, positions: number[], covered: Set<number>): number[] {
  const isCut = (at: number) => !covered.has(at) && (PARTS.has(chart.tokens[at]?.low ?? '') || chart.from(at, '@and').length > 0)
  const from = positions.findLast((at) => at < start && isCut(at)) ?? -1
  const until = positions.find((at) => at >= end && isCut(at)) ?? Number.POSITIVE_INFINITY
  return positions.filter((at) => at > from && at < until)
}

const MOST_BEFORE_DEED = 5

/** "Can I please get", "could you also search": an auxiliary, and a requested action soon after. */
function asksToDo(chart: Chart, firstWord: number): boolean {
  const help = [firstWord, firstWord + 1, firstWord + 2].find((at) => chart.from(at, '@helpingverb').length > 0)
  if (help === undefined) return false
  return Array.from({ length: MOST_BEFORE_DEED }, (_, index) => help + 1 + index).some((at) => chart.from(at, '@deed').length > 0)
}

/**
 * What negations refuse outside any form, so it's never done: "I wouldn't dream of flying business", "nonstop isn't necessary".
 * One reaches the next frame before punctuation, "and" or "but"; at the end of a clause, the frame before it unless that is a route.
 */
function refusedFrames(chart: Chart, frames: Frame[], positions: number[]): Set<Frame> {
  const covered = coveredBy(frames)
  const refused = new Set<Frame>()
  const [starting, ending] = [new Map(frames.map((frame) => [frame.start, frame])), new Map(frames.map((frame) => [frame.end, frame]))]
  // From the end on: the next frame, and whether a content word comes, before the negation's scope ends.
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

/** "They cancelled my flight. It was London to Nice": what is said of that booking asks for none. */
function withoutIncident(chart: Chart, clauses: Clause[]): Clause[] {
  const first = clauses.findIndex(({ isIncident }) => isIncident)
  if (first < 0) return clauses
  return clauses.map((clause, index) => {
    const firstWord = chart.tokens.findIndex(({ kind }, at) => at >= clause.start && kind !== 'sign')
    const isOfIncident = index > first && clause.kind === 'wish' && chart.from(firstWord, '@it-was').length > 0
    return isOfIncident ? { ...clause, kind: 'story', frames: [], mentioned: clause.frames } : clause
  })
}

/** "In Tokyo, what is the time?": the question in the same sentence is about the bare name. */
function withoutTopics(chart: Chart, clauses: Clause[]): Clause[] {
  return clauses.map((clause, index) => {
    const isBare = clause.kind === 'wish' && clause.frames.every(({ rule }) => rule?.isWeak)
    const isLead = clauses[index + 1]?.kind === 'question' && !ENDS.has(chart.tokens[clause.end - 1]?.low ?? '')
    return isBare && isLead ? { ...clause, kind: 'mention', frames: [], mentioned: clause.frames } : clause
  })
}

/** From a mention, frames with words of their own stay if another clause has the request; bare values go. */
function withoutBareMentions(clauses: Clause[]): Clause[] {
  const isCarried = clauses.some(({ kind }) => kind === 'wish' || kind === 'search-question')
  return clauses.map((clause) => {
    if (clause.kind !== 'mention') return clause
    const frames = isCarried ? clause.frames.filter(({ rule }) => !rule?.isWeak) : []
    return { ...clause, frames, mentioned: clause.mentioned.filter((frame) => !frames.includes(frame)) }
  })
}

/** Whether a clause is a question, by its form or question mark. */
export function asksSomething({ kind, text }: Clause): boolean {
  return kind === 'question' || kind === 'search-question' || text.endsWith('?')
}

/** All frames of the clauses, wished for or only mentioned. */
export function allFrames(clauses: readonly Clause[]): Frame[] {
  return [...new Set(clauses.flatMap(({ frames, mentioned }) => [...frames, ...mentioned]))]
}

/** Whether a message wishes for nothing and asks nothing. */
export function isOnlyTold(clauses: readonly Clause[]): boolean {
  return clauses.some(({ kind }) => kind === 'story') && clauses.every(({ kind }) => kind === 'story' || kind === 'courtesy')
}
