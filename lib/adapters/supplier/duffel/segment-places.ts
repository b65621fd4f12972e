import type { SegmentRef } from '@/lib/travel/ancillaries/seat-map'
import type { PricedOffer } from './read-offers'

/** Where Duffel's segment stands in the trip; null for one of another offer. */
export function placeOfSegment({ duffel }: PricedOffer, segmentId: string): SegmentRef | null {
  for (const [sliceIndex, { segments }] of duffel.slices.entries()) {
    const segmentIndex = segments.findIndex(({ id }) => id === segmentId)
    if (segmentIndex >= 0) return { sliceIndex, segmentIndex }
  }
  return null
}

/** The directions that these segments are all flights of; null when one is covered by half, as no bag travels half of the way. */
export function slicesOfSegments({ duffel }: PricedOffer, segmentIds: string[]): number[] | null {
  const named = new Set(segmentIds)
  const sliceIndexes: number[] = []
  for (const [sliceIndex, { segments }] of duffel.slices.entries()) {
    const covered = segments.filter(({ id }) => id !== null && named.has(id)).length
    if (covered > 0 && covered < segments.length) return null
    if (covered > 0) sliceIndexes.push(sliceIndex)
  }
  return sliceIndexes.length > 0 ? sliceIndexes : null
}

/** Every flight of the trip. */
export function allSegments({ slices }: PricedOffer): SegmentRef[] {
  return slices.flatMap(({ itinerary }, sliceIndex) => itinerary.segments.map((_, segmentIndex) => ({ sliceIndex, segmentIndex })))
}
