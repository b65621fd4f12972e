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

/** The same on a card, as a file that comes when it is scrolled to. The card's title says what it shows. */
export function PictureFile({ slug, className = '' }: { slug: string; className?: string }) {
  const image = { width: 720, height: 400, loading: 'lazy', decoding: 'async' } as const
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: a drawing needs no optimiser */}
      <img alt="" {...image} src={`/picture/${slug}-day.svg`} className={`object-cover object-bottom dark:hidden ${className}`} />
      {/* biome-ignore lint/performance/noImgElement: as above */}
      <img alt="" {...image} src={`/picture/${slug}-night.svg`} className={`hidden object-cover object-bottom dark:block ${className}`} />
    </>
  )
}
