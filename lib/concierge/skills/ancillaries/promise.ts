import type { Carried } from '../../pending'
import { ANCILLARY_KINDS, type AncillaryKind } from './wish'

/** The note an answer carries when it promises to remember a wish of this kind. */
export function keptNote(kind: AncillaryKind): string {
  return `kept:${kind}`
}

/** Whether the answer promised to remember a wish of one of these kinds. */
export function wasPromised({ told }: Carried, kinds: readonly AncillaryKind[] = ANCILLARY_KINDS): boolean {
  return kinds.some((kind) => told.notes.includes(keptNote(kind)))
}
