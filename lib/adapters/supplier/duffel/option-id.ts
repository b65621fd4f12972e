import type { SegmentRef } from '@/lib/travel/ancillaries/seat-map'

// Duffel's ids are of one offer and one passenger. Ours say what the thing is, so that a choice can be found again at a later
// price, and is the same for everybody of the party.

type BagFacts = { kind: 'checked' | 'cabin'; weightKg: number | null; sliceIndexes: number[] }

/** "bag~checked~23~0+1"; several alike are numbered by the caller. */
export function writeBagId({ kind, weightKg, sliceIndexes }: BagFacts): string {
  return `bag~${kind}~${weightKg ?? 'any'}~${sliceIndexes.join('+')}`
}

/** "seat~0.1~12A" */
export function writeSeatId({ sliceIndex, segmentIndex }: SegmentRef, seatNumber: string): string {
  return `seat~${sliceIndex}.${segmentIndex}~${seatNumber}`
}

/** Null for what is no seat. */
export function readSeatId(optionId: string): (SegmentRef & { seatNumber: string }) | null {
  const [, slice, segment, seatNumber] = /^seat~(\d)\.(\d)~(\w{1,6})$/.exec(optionId) ?? []
  return seatNumber ? { sliceIndex: Number(slice), segmentIndex: Number(segment), seatNumber } : null
}
