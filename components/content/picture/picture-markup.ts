import type { Illustration } from '@/lib/content/illustration'
import type { Tone } from '@/lib/content/landmark'
import { HEIGHT, type Stroke, WIDTH } from './canvas'
import { drawPicture } from './draw-picture'

/** `both`: the style sheet decides, so that the same drawing turns from day to night with the reader's theme. */
export type Light = 'day' | 'night' | 'both'

export const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`

/** What is inside of the picture's `<svg>`: sky, sun or moon, landscape and landmark. `colourOf` gives what stands in a `fill`. */
export function pictureMarkup({ scene, seed, landmark }: Illustration, light: Light, colourOf: (tone: Tone) => string): string {
  const { sun, stars, strokes } = drawPicture(scene, seed, landmark)
  const { x, y, radius } = sun
  const sky = `sky-${seed}`
  const day = `<circle cx="${x}" cy="${y}" r="${radius * 2}" fill="${colourOf('sun')}" opacity=".3"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${colourOf('sun')}"/>`
  const moon = `<path d="M${x} ${y - radius}a${radius} ${radius} 0 1 0 ${radius} ${radius}a${radius * 0.78} ${radius * 0.78} 0 0 1 ${-radius} ${-radius}z" fill="${colourOf('sun')}"/>`
  const night = strokeMarkup(stars, colourOf) + moon
  return [
    `<linearGradient id="${sky}" x1="0" y1="0" x2="0" y2="1"><stop offset=".05" stop-color="${colourOf('sky-high')}"/><stop offset=".72" stop-color="${colourOf('sky-low')}"/></linearGradient>`,
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="url(#${sky})"/>`,
    light === 'both' ? `<g class="dark:hidden">${day}</g><g class="hidden dark:block">${night}</g>` : light === 'day' ? day : night,
    ...strokes.map((stroke) => strokeMarkup(stroke, colourOf)),
  ].join('')
}

function strokeMarkup({ d, tone, line, dash, transform }: Stroke, colourOf: (tone: Tone) => string): string {
  const moved = transform ? ` transform="${transform}"` : ''
  if (line === undefined) return `<path d="${d}" fill="${colourOf(tone)}"${moved}/>`
  const ends = dash ? ` stroke-dasharray="${dash}"` : ' stroke-linecap="round"'
  return `<path d="${d}" fill="none" stroke="${colourOf(tone)}" stroke-width="${line}"${ends}${moved}/>`
}
