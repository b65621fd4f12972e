import type { KnownNames } from '@/lib/ports/known-names'
import { read } from '../../grammar/read'
import { NOTHING_CARRIED } from '../../pending'
import type { Table } from '../../table'
import { readRequest } from '../../understand/requests'
import { GRAMMAR } from '../grammar'
import { type AncillaryContext, addAncillaryItems, ancillaryContext, kindOfTool } from './context'
import { foldAncillaries } from './fold'
import { wasPromised } from './promise'
import type { AncillaryWish } from './wish'

const CLICK = /^\s*\(by click\)/i

/**
 * Seats, meals, extras and bags requested before a fare was chosen, the last word on each, minus those a tool was
 * called for since. Starting over clears them.
 */
export function heldAncillaries(table: Table): AncillaryWish[] {
  const { earlierWords, carried, bought, names } = table
  const begun = earlierWords.findLastIndex((words) => readRequest(words, names) === 'start-over')
  const done = new Set(bought.map(({ tool }) => kindOfTool(tool)))
  let held: AncillaryWish[] = []
  for (const [index, message] of earlierWords.entries()) {
    if (index <= begun || CLICK.test(message)) continue
    // Bags mentioned with a search are part of it; they are kept only if an answer promised so by name, and go at any refusal.
    const isPromised = wasPromised(carried[index] ?? NOTHING_CARRIED, ['bags'])
    const buysBags = isPromised || held.some(({ kind }) => kind === 'bags')
    const context = { ...ancillaryContext(table), isReady: false, buysBags, spokenOf: null, open: [] }
    held = withWishes(
      held,
      wishesIn(message, context, names).filter(({ kind, wish }) => wish === 'drop' || (wish === 'take' && (kind !== 'bags' || isPromised))),
    )
  }
  return held.filter(({ kind, wish }) => wish === 'take' && !done.has(kind))
}

/** The most messages examined in one turn. */
const MOST_KEPT = 100
const KEPT = new Map<string, AncillaryWish[]>()

/** A message's wishes by itself; each message is read several times in a turn. */
function wishesIn(message: string, context: AncillaryContext, names: KnownNames): AncillaryWish[] {
  const key = `${JSON.stringify(context)} ${message}`
  const kept = KEPT.get(key)
  if (kept) return kept
  const { clauses } = read(message, GRAMMAR, names, new Set(), (chart) => addAncillaryItems(chart, context))
  const { wishes } = foldAncillaries(clauses, context)
  if (KEPT.size >= MOST_KEPT) KEPT.clear()
  KEPT.set(key, wishes)
  return wishes
}

/** Merges earlier wishes with current ones; the newer one wins for the travellers it covers. */
export function withWishes(earlier: AncillaryWish[], now: AncillaryWish[]): AncillaryWish[] {
  return [...earlier.filter((one) => !now.some((newer) => replaces(newer, one))), ...now]
}

function replaces(newer: AncillaryWish, one: AncillaryWish): boolean {
  if (newer.kind !== one.kind) return false
  // Skis and a lounge are separate items.
  if (newer.kind === 'extras' && newer.what !== one.what && (newer.wish !== 'drop' || newer.what !== undefined)) return false
  const dropsAllBags = newer.wish === 'drop' && newer.bag === undefined
  if (newer.kind === 'bags' && !dropsAllBags && (newer.bag === 'cabin') !== (one.bag === 'cabin')) return false
  const { passengerIndexes } = newer
  return passengerIndexes === null || (one.passengerIndexes?.every((index) => passengerIndexes.includes(index)) ?? false)
}
