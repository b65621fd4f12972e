import { type Carried, NOTHING_CARRIED } from '../../pending'
import type { Table } from '../../table'
import { readRequest } from '../requests'
import { normaliseWords } from '../words'
import { ancillaryContext, kindOfTool } from './ancillary-context'
import { readAncillaries } from './read-ancillaries'
import { ANCILLARY_KINDS, type AncillaryKind, type AncillaryWish } from './wish'

const CLICK = /^\s*\(by click\)/i

/** The note of a promise to keep that in mind. */
export function keptNote(kind: AncillaryKind): string {
  return `kept:${kind}`
}

/** Whether an answer promised to keep that in mind, or anything where no kind is named. */
export function wasPromised({ told }: Carried, kinds: readonly AncillaryKind[] = ANCILLARY_KINDS): boolean {
  return kinds.some((kind) => told.notes.includes(keptNote(kind)))
}

/**
 * Seats, meals, extras and bags that were wished for while no fare was chosen, the last word on each; those that a tool was
 * called for since are done with. A new start begins without any.
 */
export function heldAncillaries(table: Table): AncillaryWish[] {
  const { earlierWords, carried, bought } = table
  const context = { ...ancillaryContext(table), isReady: false, spokenOf: null }
  const begun = earlierWords.findLastIndex((words) => readRequest(words, table.names) === 'start-over')
  const done = new Set(bought.map(({ tool }) => kindOfTool(tool)))
  let held: AncillaryWish[] = []
  for (const [index, message] of earlierWords.entries()) {
    if (index <= begun || CLICK.test(message)) continue
    // Bags said with a search are part of it; they are kept only where the answer promised so by name.
    const isPromised = wasPromised(carried[index] ?? NOTHING_CARRIED, ['bags'])
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
