import { notFound } from 'next/navigation'
import { PREVIEW_SIZE, previewImage } from '@/app/(public)/preview-image'
import { monthSpans } from '@/components/content/month-spans'
import { findItinerary } from '@/lib/content/find-content'
import { findIllustration } from '@/lib/content/illustration'
import * as texts from '@/lib/texts/pages/public/itinerary'

export const alt = texts.pictureDescription
export const size = PREVIEW_SIZE
export const contentType = 'image/png'

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const [trip, illustration] = [findItinerary(slug), findIllustration(slug)]
  if (!trip || !illustration) notFound()
  return previewImage({
    illustration,
    title: trip.title,
    line: texts.daysAndBestMonths(trip.days.length, monthSpans(trip.bestMonths)),
  })
}
