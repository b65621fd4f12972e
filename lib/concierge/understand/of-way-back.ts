import { type Clause, wayBackAt } from '../grammar/clauses'
import type { Frame } from '../grammar/cover'
import { sliceOf } from '../skills/pick/find-flights'
import { isSlots } from '../skills/pick/helpers'
import { isThatPlace, placesIn } from '../skills/route/spots'
import { nextOpenSlice, type Table } from '../table'
import { isOfOneFlight } from './wishes-of-flights'

/**
 * "The return direct, from 4 pm", "back from Vienna to Hamburg after six": with flights on the table, what a clause says of the way back is
 * for that direction alone, and a route that is the trip's own, turned round, is no new one.
 */
export function withWayBack(clause: Clause, table: Table): Clause {
  const { wishes, result } = table.situation
  if (!result || wishes.tripType !== 'round-trip') return clause
  const isTurned = clause.frames.some((frame) => isWayBack(frame, table))
  const isOfOut = clause.frames.some(({ value }) => 'out' in value && isSlots(value.out) && 'day' in value.out)
  const from = wayBackAt(clause)
  if (!(from !== null || isTurned) || isOfOut) return ofOpenFlight(ofWayOut(clause, table), table)
  const own = clause.frames.filter((frame) => !isWayBack(frame, table))
  // "Leave before 8 am and the flight home after 6 pm", but "after six, direct, on the way back".
  const isOfOneDay = own.filter(({ skill }) => skill === 'dates').length < 2
  const isLast = isOfOneDay && !own.some(({ end, skill }) => end > (from ?? 0) && OF_ONE_WAY.includes(skill))
  return { ...clause, frames: own.map((frame) => (isLast || frame.end > (from ?? 0) ? onWayBack(frame, table) : frame)) }
}

/** "Remove that filter, but only for the return": a direction that is named alone is that of the filters and hours said before it. */
export function withMeantWay(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause, index) => {
    const meant = [clause, clauses[index + 1]].map((one) => (one ? sliceMeant(one, one === clause) : null)).find((slice) => slice !== null)
    return meant === undefined || meant === null ? clause : { ...clause, frames: clause.frames.map((frame) => ofSlice(frame, meant)) }
  })
}

function sliceMeant({ frames }: Clause, isBesideOthers: boolean): number | null {
  const meant = frames.find(({ value }) => isSlots(value.meant))?.value.meant
  return isSlots(meant) && frames.length > 1 === isBesideOthers ? sliceOf(meant) : null
}

function ofSlice(frame: Frame, slice: number): Frame {
  const { when, ...rest } = frame.value
  if (isSlots(when) && !('day' in when)) return { ...frame, value: { ...rest, [slice === 0 ? 'out' : 'ret']: when } }
  return frame.skill === 'filters' || isOfOneFlight(frame) ? { ...frame, value: { slice, ...frame.value } } : frame
}

const OF_ONE_WAY = ['dates', 'filters']

/** "Only direct", while one flight is chosen and the other isn't: a search of its own would drop the chosen one. */
function ofOpenFlight(clause: Clause, { situation }: Table): Clause {
  const open = nextOpenSlice(situation)
  const isChosen = situation.slices.some(({ picked }) => picked)
  if (open === null || !isChosen) return clause
  return { ...clause, frames: clause.frames.map((frame) => directOf(frame, open)) }
}

function onWayBack(frame: Frame, { isSearchNew }: Table): Frame {
  const { when, out, ...rest } = frame.value
  const isOpen = frame.skill === 'dates' && (when ?? out) !== undefined && !('ret' in rest)
  const own = isOpen ? { ...frame, value: { ...rest, ret: when ?? out } } : frame
  const isMeant = own.value.direct ?? !isSearchNew
  const isOfOne = isOfOneFlight(own) || isPriceOfOne(own)
  return isOfOne && isMeant ? { ...own, value: { slice: 1, ...own.value } } : own
}

/** "Under £100 on the way out": a price beside the one direction that is named. */
function ofWayOut(clause: Clause, { isSearchNew }: Table): Clause {
  const isNamed = clause.ways.length > 0 && clause.ways.every(({ slice }) => slice === 0)
  if (!isNamed || isSearchNew) return clause
  return {
    ...clause,
    frames: clause.frames.map((frame) => (isPriceOfOne(frame) ? { ...frame, value: { slice: 0, ...frame.value } } : frame)),
  }
}

/** A limit that isn't said of both ways, of everything, or of the trip. */
function isPriceOfOne({ value: { budget } }: Frame): boolean {
  return isSlots(budget) && budget.way !== 'both' && budget.whole !== true && budget.per !== 'total'
}

function directOf(frame: Frame, slice: number): Frame {
  const { direct, ...rest } = frame.value
  return direct === true ? { ...frame, value: { ...rest, directSlice: slice } } : frame
}

/** The trip's own route, turned round. */
function isWayBack({ value }: Frame, { situation: { wishes } }: Table): boolean {
  const { from, to } = isSlots(value.leg) ? value.leg : value
  const [start, goal] = [placesIn(from)[0], placesIn(to)[0]]
  return start !== undefined && goal !== undefined && isThatPlace(start, wishes.to) && isThatPlace(goal, wishes.from)
}
