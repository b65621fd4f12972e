import type { Table } from '../../table'
import { readRequest } from '../requests'
import { normaliseWords } from '../words'
import { ancillaryContext, kindOfTool } from './ancillary-context'
import { readAncillaries } from './read-ancillaries'
import type { AncillaryWish } from './wish'

const CLICK = /^\s*\(by click\)/i
/** How the list of what is kept begins. */
export const NOTED = 'Noted so far:'
export const KEPT_IN_MIND = /\bI keep (?:that|them|it) in mind\b|\bNoted so far:/
/** Bags said with a search are part of it; they are kept only where the answer promised so by name. */
const BAGS_KEPT = /\bbags\b[^.]*\bI keep (?:that|them|it) in mind\b|\bNoted so far:[^.]*\bbags\b/i

/**
 * Seats, meals, extras and bags that were wished for while no fare was chosen, the last word on each; those that a tool was
 * called for since are done with. A new start begins without any.
 */
export function heldAncillaries(table: Table): AncillaryWish[] {
  const { earlierWords, answers, bought } = table
  const context = { ...ancillaryContext(table), isReady: false, spokenOf: null }
  const begun = earlierWords.findLastIndex((words) => readRequest(words) === 'start-over')
  const done = new Set(bought.map(({ tool }) => kindOfTool(tool)))
  let held: AncillaryWish[] = []
  for (const [index, message] of earlierWords.entries()) {
    if (index <= begun || CLICK.test(message)) continue
    const isPromised = BAGS_KEPT.test(answers[index] ?? '')
    const said = readAncillaries(normaliseWords(message), context).wishes.filter(
      ({ kind, wish }) => wish !== 'show' && (kind !== 'bags' || isPromised),
    )
    held = withWishes(held, said)
  }
  return held.filter(({ kind, wish }) => wish === 'take' && !done.has(kind))
}

/** What was wished for earlier with what is wished for now; the newer word counts, for those whom it is about. */
export function withWishes(earlier: AncillaryWish[], now: AncillaryWish[]): AncillaryWish[] {
  return [...earlier.filter((one) => !now.some((newer) => replaces(newer, one))), ...now]
}

function replaces(newer: AncillaryWish, one: AncillaryWish): boolean {
  if (newer.kind !== one.kind) return false
  // Skis and a lounge are two things.
  if (newer.kind === 'extras' && newer.what !== one.what && (newer.wish !== 'drop' || newer.what !== undefined)) return false
  const { passengerIndexes } = newer
  return passengerIndexes === null || (one.passengerIndexes?.every((index) => passengerIndexes.includes(index)) ?? false)
}
