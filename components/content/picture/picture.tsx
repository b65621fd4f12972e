import type { Illustration } from '@/lib/content/illustration'
import * as texts from '@/lib/texts/content'
import { pictureMarkup, VIEW_BOX } from './picture-markup'

/** A place's landmark in its landscape, in the page itself: by day in the light theme, by night in the dark one. */
export function Picture({ illustration, className = '' }: { illustration: Illustration; className?: string }) {
  const markup = pictureMarkup(illustration, 'both', (tone) => `var(--picture-${tone})`)
  return (
    <svg
      viewBox={VIEW_BOX}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={texts.illustrationOf(illustration.name, illustration.landmark?.shows)}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is drawn from our own data, and stands in the page once instead of twice
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
