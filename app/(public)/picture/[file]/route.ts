import { pictureFile } from '@/components/content/picture/picture-file'
import { DESTINATIONS } from '@/lib/content/destinations'
import { findIllustration } from '@/lib/content/illustration'
import { ITINERARIES } from '@/lib/content/itineraries'

/** Drawn once, at the build. */
export const dynamic = 'force-static'
export const dynamicParams = false

const LIGHTS = ['day', 'night'] as const

export function generateStaticParams(): { file: string }[] {
  return [...DESTINATIONS, ...ITINERARIES].flatMap(({ slug }) => LIGHTS.map((light) => ({ file: `${slug}-${light}.svg` })))
}

/** The pictures of cards: `/picture/lisbon-day.svg`, `/picture/lisbon-night.svg`. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const [, slug = '', light] = /^(.+)-(day|night)\.svg$/.exec((await params).file) ?? []
  const illustration = findIllustration(slug)
  if (!illustration) return new Response(null, { status: 404 })
  return new Response(pictureFile(illustration, light === 'night' ? 'night' : 'day'), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
}
