import type { Carried } from '../../pending'
import { ANCILLARY_KINDS, type AncillaryKind } from './wish'

/** The note of a promise to remember it. */
export function keptNote(kind: AncillaryKind): string {
  return `kept:${kind}`
}

/** Whether an answer promised to remember this kind, or any kind if none is given. */
export function wasPromised({ told }: Carried, kinds: readonly AncillaryKind[] = ANCILLARY_KINDS): boolean {
  return kinds.some((kind) => told.notes.includes(keptNote(kind)))
}
