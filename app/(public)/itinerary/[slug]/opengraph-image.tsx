import { notFound } from 'next/navigation'
import { PREVIEW_SIZE, previewImage } from '@/app/(public)/preview-image'
import { monthSpans } from '@/components/content/month-spans'
import { findItinerary, sceneOf } from '@/lib/content/find-content'

export const alt = 'The trip, its length and its best months'
export const size = PREVIEW_SIZE
export const contentType = 'image/png'

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const trip = findItinerary((await params).slug)
  if (!trip) notFound()
  return previewImage({
    scene: sceneOf(trip),
    place: trip.slug,
    title: trip.title,
    line: `${trip.days.length} days · best ${monthSpans(trip.bestMonths)}`,
  })
}
