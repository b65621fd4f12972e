import { notFound } from 'next/navigation'
import { PREVIEW_SIZE, previewImage } from '@/app/(public)/preview-image'
import { monthSpans } from '@/components/content/month-spans'
import { findDestination } from '@/lib/content/find-content'
import * as texts from '@/lib/texts/pages/public/destination'

export const alt = texts.thePlaceAndItsBestMonths
export const size = PREVIEW_SIZE
export const contentType = 'image/png'

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const destination = findDestination((await params).slug)
  if (!destination) notFound()
  const { slug, name, country, scene, bestMonths } = destination
  return previewImage({ scene, place: slug, title: name, line: texts.countryAndBestMonths(country, monthSpans(bestMonths)) })
}
