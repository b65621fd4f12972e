import type { MetadataRoute } from 'next'
import { DESTINATIONS } from '@/lib/content/destinations'
import { ITINERARIES } from '@/lib/content/itineraries'
import { LANDINGS } from '@/lib/content/landings'
import { siteBase } from './(public)/page-metadata'

/** Pages that are not made from a list. */
const TEXT_PAGES = ['about-us', 'contact-us', 'faq', 'terms-of-service', 'privacy-policy', 'membership', 'coming-soon']

// The address people open is known when the server runs, not when it is built.
export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const base = await siteBase()
  const dated = [
    ...DESTINATIONS.map(({ slug, writtenOn }) => ({ path: `/destination/${slug}`, writtenOn })),
    ...ITINERARIES.map(({ slug, writtenOn }) => ({ path: `/itinerary/${slug}`, writtenOn })),
    ...LANDINGS.map(({ slug, writtenOn }) => ({ path: `/${slug}`, writtenOn })),
  ]
  const plain = ['', '/destination', '/itinerary', ...TEXT_PAGES.map((name) => `/${name}`)]
  return [
    ...plain.map((path) => ({ url: `${base}${path}` })),
    ...dated.map(({ path, writtenOn }) => ({ url: `${base}${path}`, lastModified: writtenOn })),
  ]
}
