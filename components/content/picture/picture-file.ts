import type { Scene } from '@/lib/content/scene'
import { HEIGHT, type Tone, WIDTH } from './canvas'
import { drawScene } from './draw-scene'

/** The light tokens of globals.css as far as pictures use them, for what knows no style sheet. */
const PAPER = [252, 250, 245] as const
const TONES: Record<Tone, readonly [number, number, number]> = {
  sea: [0, 114, 145],
  moss: [56, 105, 66],
  ribbon: [100, 91, 122],
  saffron: [145, 89, 18],
  brick: [166, 59, 45],
  sheet: [255, 254, 251],
}

/** The same landscape as `Picture` shows, as a file of its own: the address of an SVG that stands in itself. */
export function pictureFile(scene: Scene, place: string): string {
  const { sun, shapes } = drawScene(scene, place)
  const drawn = shapes.map(({ d, tone, strength, line }) =>
    line === undefined
      ? `<path d="${d}" fill="${mixed(tone, strength)}"/>`
      : `<path d="${d}" fill="none" stroke="${mixed(tone, strength)}" stroke-width="${line}" stroke-linecap="round"/>`,
  )
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e6edec"/><stop offset="0.5" stop-color="#fcf0d8"/>',
    '<stop offset="0.8" stop-color="#fbefeb"/></linearGradient>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="rgb(${TONES.saffron})" opacity="0.3"/>`,
    ...drawn,
    '</svg>',
  ].join('')
  return `data:image/svg+xml;base64,${btoa(svg)}`
}

function mixed(tone: Tone, strength: number): string {
  const parts = TONES[tone].map((part, index) => Math.round((part * strength + (PAPER[index] ?? 0) * (100 - strength)) / 100))
  return `rgb(${parts.join(',')})`
}
