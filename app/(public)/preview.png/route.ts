import { previewImage } from '@/app/(public)/preview-image'
import * as texts from '@/lib/texts/pages/public/landing'

/** Drawn once, at the build. */
export const dynamic = 'force-static'

/** What stands beside a shared link to a page that has no picture of its own. */
export function GET(): Promise<Response> {
  return previewImage({
    illustration: { name: texts.wayfarer, scene: 'coast', landmark: null, seed: 'wayfarer' },
    title: texts.pictureTitle,
    line: texts.pictureLine,
  })
}
