import { nextOpenSlice } from '../table'
import type { ShownFlights, ToolResult } from '../tool-results'
import { namedByBrand } from '../understand/fares'
import { findFlights } from '../understand/references'
import type { Position } from './decide'
import { callOr, type Decision } from './decision'
import { takeFlight } from './picking'

const ORDER = '(?:cheapest|fastest|quickest|shortest|earliest|latest|best(?:[\\s-]value)?|first)'
/** "…, and take the cheapest": said apart from the search itself. */
const TAKE_AFTER = new RegExp(
  `(?:[,.;]|\\band\\b|\\bthen\\b)\\s*(?:(?:then|just|please|simply)\\s+)*(?:take|pick|choose|select|book|reserve|go (?:with|for))\\s+(?<what>(?:(?:the|whichever is(?: the)?|whatever is(?: the)?)\\s+)?${ORDER}\\b(?:(?!\\b(?:to|from)\\s+\\p{L})[^,.;])*)`,
  'iu',
)
const EACH_WAY =
  /\b(?:both (?:ways|directions|flights)|each (?:way|direction)|for (?:both|each|all)|out and back|there and back|every flight)\b/i
const BACK_CLAUSE = /\b(?:(?:the\s+)?(?:way back|return|inbound)|back|home)\b/i
const OUT_CLAUSE = /\b(?:(?:the\s+)?(?:way out|way there|outbound|going)|out|there)\b/i

/** A flight that the search's own message takes already: "…, and take the cheapest". */
export function takeAfterSearch(shown: ShownFlights, position: Position): Decision | null {
  const { understood } = position
  const what = TAKE_AFTER.exec(understood.words)?.groups?.what
  if (!what || (shown.sliceIndex > 0 && !EACH_WAY.test(understood.words))) return null
  return takeFound(what, shown, position)
}

/** The fare that was named with the flight: "the second one, in flex". */
export function takeNamedFare(
  last: Extract<ToolResult, { tool: 'chooseFlight' }>,
  { understood, made, allowed }: Position,
): Decision | null {
  const { result } = last
  if (result?.status !== 'chosen' || result.fare !== null || understood.click !== null || !understood.flight) return null
  const [fare, other] = namedByBrand(understood.flight.rest || understood.words, result.fares)
  if (!fare || other) return null
  const call = callOr('chooseFlight', { sliceIndex: result.sliceIndex, fareId: fare.fareId }, made, allowed, '')
  return 'call' in call ? call : null
}

/** The flight back that was named beside the one out: "the 8:05 out and the 19:30 back". */
export function takeOtherWay(shown: ShownFlights, position: Position): Decision | null {
  const { understood } = position
  const said = clauseFor(shown.sliceIndex, understood.words)
  if (!said || nextOpenSlice(position.table.situation) !== shown.sliceIndex) return takeAfterSearch(shown, position)
  return takeFound(said, shown, position) ?? takeAfterSearch(shown, position)
}

/** "The 8:05 out and the 19:30 back": the way out first, its list having been shown. */
export function takeFirstOfTwo(position: Position): Decision | null {
  const { understood, table } = position
  const shown = table.flightsBySlice.get(0)
  const said = clauseFor(0, understood.words)
  const isOfBoth =
    said !== null &&
    shown?.sliceIndex === 0 &&
    table.situation.slices.length === 2 &&
    findFlights(clauseFor(1, understood.words) ?? '', shown)
  return isOfBoth && shown ? takeFound(said, shown, position) : null
}

/** The clause for a direction, where the words speak of both. */
function clauseFor(sliceIndex: number, words: string): string | null {
  const clauses = words.split(/[,;]|\band\b|\bthen\b/i)
  const out = clauses.find((clause) => OUT_CLAUSE.test(clause) && !BACK_CLAUSE.test(clause))
  const back = clauses.find((clause) => BACK_CLAUSE.test(clause))
  if (!back || clauses.length < 2) return null
  return sliceIndex === 1 ? back : (out ?? clauses.find((clause) => clause !== back) ?? null)
}

function takeFound(said: string, shown: ShownFlights, position: Position): Decision | null {
  const found = findFlights(said, shown)
  const [brief] = found?.kept ?? []
  if (found?.isExact && brief) return takeFlight(brief, position, shown.sliceIndex)
  if (!found?.query || brief) return null
  const call = callOr('lookUpFlights', { sliceIndex: shown.sliceIndex, ...found.query }, position.made, position.allowed, '')
  return 'call' in call ? call : null
}
