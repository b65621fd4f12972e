import { notFound } from 'next/navigation'
import { PREVIEW_SIZE, previewImage } from '@/app/(public)/preview-image'
import { monthSpans } from '@/components/content/month-spans'
import { findItinerary, sceneOf } from '@/lib/content/find-content'
import * as texts from '@/lib/texts/pages/public/itinerary'

export const alt = texts.pictureDescription
export const size = PREVIEW_SIZE
export const contentType = 'image/png'

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const trip = findItinerary((await params).slug)
  if (!trip) notFound()
  return previewImage({
    scene: sceneOf(trip),
    place: trip.slug,
    title: trip.title,
    line: texts.daysAndBestMonths(trip.days.length, monthSpans(trip.bestMonths)),
  })
}
