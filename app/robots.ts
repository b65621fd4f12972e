import type { MetadataRoute } from 'next'
import { siteBase } from './(public)/page-metadata'

export const dynamic = 'force-dynamic'

/** What belongs to one traveller is for no search engine; each such page says so itself too. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const disallow = [
    '/api/',
    '/chat',
    '/booking/',
    '/orders',
    '/account',
    '/flights$',
    '/flights?',
    '/flights/',
    '/login',
    '/shared/',
    '/replay',
    '/sandbox-bank/',
  ]
  return { rules: { userAgent: '*', disallow }, sitemap: `${await siteBase()}/sitemap.xml` }
}
