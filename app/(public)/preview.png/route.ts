import { previewImage } from '@/app/(public)/preview-image'

/** Drawn once, at the build. */
export const dynamic = 'force-static'

/** What stands beside a shared link to a page that has no picture of its own. */
export function GET(): Promise<Response> {
  return previewImage({
    scene: 'coast',
    place: 'wayfarer',
    title: 'A whole trip, booked by talking',
    line: 'Plan it, see the reasons, decide, and pay',
  })
}
