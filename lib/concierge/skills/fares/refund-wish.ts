import type { KnownNames } from '@/lib/ports/known-names'
import type { Frame } from '../../grammar/cover'
import { readRequest } from '../../understand/requests'
import { readAlone } from '../grammar'
import { isSlots } from '../pick/helpers'

/** The term a fare must have, refundable or changeable; null where none is asked for. The cheapest fare comes without. */
export function wishesRefund(frames: readonly Frame[]): boolean | null {
  const said = frames.flatMap(({ value }) => {
    if (typeof value.refundable === 'boolean') return [value.refundable]
    return isSlots(value.wished) && value.wished.order === 'cheapest' ? [false] : []
  })
  return said.at(-1) ?? null
}

/** What a fare has to allow. */
export type WishedTerm = 'refund' | 'change'

/** What the fares have to allow by these words, where they have to allow anything. */
export function termIn(frames: readonly Frame[]): WishedTerm | null {
  if (!wishesRefund(frames)) return null
  return frames.findLast(({ value }) => value.refundable === true)?.value.changeable === true ? 'change' : 'refund'
}

/** The same after several messages, the oldest first; whoever takes the cheapest fare does without, and a new start begins without any wish. */
export function keptTerm(messages: readonly string[], names: KnownNames): WishedTerm | null {
  const begun = messages.findLastIndex((words) => readRequest(words, names) === 'start-over')
  return termIn(messages.slice(begun + 1).flatMap((words) => readAlone(words, names).frames))
}

/** The same, and whether it was asked for changes only; whoever took the cheapest fare since then may not know what it lacks. */
export function wishedTerm(messages: readonly string[], names: KnownNames): WishedTerm | null {
  const begun = messages.findLastIndex((words) => readRequest(words, names) === 'start-over')
  const frames = messages.slice(begun + 1).flatMap((words) => readAlone(words, names).frames)
  const last = frames.findLast(({ value }) => typeof value.refundable === 'boolean')?.value
  return last?.refundable === true ? (last.changeable === true ? 'change' : 'refund') : null
}
