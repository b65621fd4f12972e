import { notFound } from 'next/navigation'
import { PREVIEW_SIZE, previewImage } from '@/app/(public)/preview-image'
import { monthSpans } from '@/components/content/month-spans'
import { findDestination } from '@/lib/content/find-content'
import { findIllustration } from '@/lib/content/illustration'
import * as texts from '@/lib/texts/pages/public/destination'

export const alt = texts.thePlaceAndItsBestMonths
export const size = PREVIEW_SIZE
export const contentType = 'image/png'

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const [destination, illustration] = [findDestination(slug), findIllustration(slug)]
  if (!destination || !illustration) notFound()
  const { name, country, bestMonths } = destination
  return previewImage({ illustration, title: name, line: texts.countryAndBestMonths(country, monthSpans(bestMonths)) })
}
