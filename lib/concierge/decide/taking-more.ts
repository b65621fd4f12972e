import { askWhichFlight } from '../say/say-questions'
import { wishedFare } from '../skills/fares/fold'
import { pickContext } from '../skills/pick/context'
import type { FoundFlights } from '../skills/pick/find-flights'
import { foldPick } from '../skills/pick/fold'
import { type FareSlice, nextOpenSlice } from '../table'
import type { ShownFlights, ToolResult } from '../tool-results'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'
import { takeFlight, takeRoundTrip } from './picking'

/** The flights the message takes, from the lists on the table. */
function picksNow({ understood, table }: Position): FoundFlights[] {
  return foldPick(understood.heard?.reading.clauses ?? [], pickContext(table)).picks
}

/** A flight taken in the search message itself: "…, and take the cheapest". Without a direction it is the outbound. */
export function takeAfterSearch(shown: ShownFlights, position: Position): Decision | null {
  if (answersDay(position)) return null
  const pick = picksNow(position).find(({ sliceIndex, isSided }) => sliceIndex === shown.sliceIndex && (isSided || sliceIndex === 0))
  return pick ? takeFound(pick, position) : null
}

/** "I’ll take the 13:35, and back not too early": the flight of the direction that the filter leaves alone. */
export function takeBesideFilter(filtered: number, position: Position): Decision | null {
  const { isTaking, flight } = position.understood
  const meant = [flight, ...picksNow(position)].find((one) => one !== null && one.sliceIndex !== filtered)
  return isTaking && meant ? takeFound(meant, position) : null
}

const TAKES = /\b(?:take|book|choose|pick|want|cheapest|fastest|one|flight)\b/i

/** "The tenth to the fifteenth" after a question about days doesn't pick from the list it brings up. */
function answersDay({ understood, table: { pending } }: Position): boolean {
  const isAsked = pending?.asked === 'departure-day' || pending?.asked === 'return-day' || pending?.asked === 'trip-type'
  return isAsked && !TAKES.test(understood.words)
}

/** The fare named with the flight: "the second one, in flex". */
export function takeNamedFare(last: Extract<ToolResult, { tool: 'chooseFlight' }>, position: Position): Decision | null {
  const { result } = last
  return result?.status === 'chosen' && result.fare === null ? takeFareOf(result, position) : null
}

/** The same fare for a flight that was chosen before without one. */
export function takeFareOfOthers(position: Position): Decision | null {
  const { fares, situation } = position.table
  if (!position.made.some(({ result }) => result?.status === 'chosen')) return null
  const hasFare = (index: number) => situation.slices.some(({ sliceIndex, picked }) => sliceIndex === index && picked?.fare)
  const open = fares.filter(({ sliceIndex }) => !hasFare(sliceIndex))
  return open.map((slice) => takeFareOf(slice, position)).find((call) => call !== null) ?? null
}

function takeFareOf(slice: FareSlice, { understood, table, made, allowed }: Position): Decision | null {
  const fare = wishedFare(understood.heard?.reading.clauses ?? [], slice, table.situation.wishes.cabinClass)
  if (!fare) return null
  const call = callOr('chooseFlight', { sliceIndex: slice.sliceIndex, fareId: fare.fareId }, made, allowed, '')
  return 'call' in call ? call : null
}

/** The other flight taken with the outbound: "the 8:05 out and the 19:30 back". */
export function takeOtherWay(shown: ShownFlights, position: Position): Decision | null {
  if (nextOpenSlice(position.table.situation) !== shown.sliceIndex || answersDay(position)) return null
  // "The first" took one flight; it isn't said of the other list as well.
  const pick = picksNow(position).find(({ sliceIndex, isSided }) => sliceIndex === shown.sliceIndex && isSided)
  return pick ? takeFound(pick, position) : null
}

/** "The first one, but with a later flight home", whose flight out is chosen. */
export function lookForAnotherBack({ sliceIndex }: ShownFlights, { understood, table, made, allowed }: Position): Decision | null {
  if (!understood.anotherBack || sliceIndex !== 1 || nextOpenSlice(table.situation) !== 1) return null
  const call = callOr('lookUpFlights', { sliceIndex, ...understood.anotherBack }, made, allowed, '')
  return 'call' in call ? call : null
}

/** Several flights of a list that was only shown in this turn fit what was said of it: "and the same airline back". */
export function askWhichOther({ sliceIndex }: ShownFlights, position: Position): string | null {
  const meant = picksNow(position).find((pick) => pick.sliceIndex === sliceIndex && pick.isSided && !pick.isPlural)
  return meant && meant.kept.length > 1 ? askWhichFlight(meant.kept) : null
}

/** If both directions are taken, the outbound comes first. */
export function takeFirstOfTwo(position: Position): Decision | null {
  const picks = picksNow(position)
  const [first] = picks.toSorted((one, other) => one.sliceIndex - other.sliceIndex)
  return first && picks.length > 1 ? takeFound(first, position) : null
}

function takeFound({ kept, isExact, isUnseen, query, sliceIndex, roundTrip }: FoundFlights, position: Position): Decision | null {
  if (roundTrip) return takeRoundTrip(roundTrip, position)
  const { made, allowed } = position
  const [brief] = kept
  if (isExact && brief) return takeFlight(brief, position, sliceIndex)
  if (brief || (!query && !isUnseen)) return null
  const call = query
    ? callOr('lookUpFlights', { sliceIndex, ...query }, made, allowed, '')
    : callOr('rankFlights', { sliceIndex }, made, allowed, '')
  return 'call' in call ? call : null
}
