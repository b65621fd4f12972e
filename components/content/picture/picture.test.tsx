import { readFileSync } from 'node:fs'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { DESTINATIONS } from '@/lib/content/destinations'
import { findIllustration, type Illustration } from '@/lib/content/illustration'
import { ITINERARIES } from '@/lib/content/itineraries'
import { TONES } from '@/lib/content/landmark'
import { HEIGHT, WIDTH } from './canvas'
import { drawPicture } from './draw-picture'
import { Picture } from './picture'
import { DAY, NIGHT, pictureFile } from './picture-file'
import { PictureImage } from './picture-image'
import { pictureMarkup } from './picture-markup'

afterEach(cleanup)

const MOST_BYTES = 6_144
const SLUGS = [...DESTINATIONS, ...ITINERARIES].map(({ slug }) => slug)
const STYLES = readFileSync('app/globals.css', 'utf8')

function illustrationOf(slug: string): Illustration {
  const illustration = findIllustration(slug)
  if (!illustration) throw new Error(`${slug} has no picture`)
  return illustration
}

describe.each(SLUGS)('the picture of %s', (slug) => {
  const illustration = illustrationOf(slug)

  test('takes all its colours from the tokens, and weighs little', () => {
    const { container } = render(<Picture illustration={illustration} />)
    const colours = [...container.querySelectorAll('svg *')].flatMap((node) =>
      ['fill', 'stroke', 'stop-color'].flatMap((name) => node.getAttribute(name) ?? []),
    )
    expect(colours.length).toBeGreaterThan(20)
    for (const colour of colours) expect(colour).toMatch(/^(none|url\(#sky-[a-z-]+\)|var\(--picture-[a-z-]+\))$/)
    expect(pictureMarkup(illustration, 'both', (tone) => `var(--picture-${tone})`).length).toBeLessThanOrEqual(MOST_BYTES)
  })

  test('has one gradient of its own', () => {
    const { container } = render(<Picture illustration={illustration} />)
    expect([...container.querySelectorAll('[id]')].map(({ id }) => id)).toEqual([`sky-${slug}`])
  })

  test('is drawn without a gap or a slip: every number is one, and the landmark stands within the frame', () => {
    for (const light of ['day', 'night'] as const) expect(pictureFile(illustration, light)).not.toMatch(/NaN|undefined|Infinity|null/)
    for (const { d, at } of [...(illustration.landmark?.shapes ?? []), ...(illustration.landmark?.before ?? [])])
      for (const [x, y] of at
        ? at.map(pairOf)
        : [...d.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, east, south]) => [Number(east), Number(south)])) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(WIDTH)
        expect(y).toBeGreaterThanOrEqual(10)
        expect(y).toBeLessThanOrEqual(HEIGHT)
      }
  })
})

test('the same place always looks the same, and two trips to one city do not', () => {
  const [lisbon, byTrain] = [illustrationOf('lisbon'), illustrationOf('portugal-by-train-in-seven-days')]
  const draw = ({ scene, seed, landmark }: Illustration) => drawPicture(scene, seed, landmark)
  expect(draw(lisbon)).toEqual(draw(lisbon))
  expect(draw({ ...byTrain, landmark: lisbon.landmark })).not.toEqual(draw(lisbon))
})

test('a picture says what it shows; on a card its title says it', () => {
  render(<Picture illustration={illustrationOf('lisbon')} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Illustration of Lisbon: a yellow tram below the castle')
  cleanup()
  render(<PictureImage slug="lisbon" />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('by day there is a sun; by night there are a moon, stars and lit windows', () => {
  const { container } = render(<Picture illustration={illustrationOf('paris')} />)
  expect(container.querySelector('.dark\\:hidden circle')).toBeTruthy()
  expect(container.querySelector('.dark\\:block [stroke="var(--picture-star)"]')).toBeTruthy()
  const files = { day: pictureFile(illustrationOf('paris'), 'day'), night: pictureFile(illustrationOf('paris'), 'night') }
  expect(files.day).toContain('<circle')
  expect(files.night).not.toContain('<circle')
  expect(files.night).toContain(NIGHT.window)
})

test('the colours of files are those of the style sheet', () => {
  const [day, night] = [0, 1].map((set) => Object.fromEntries(TONES.map((tone) => [tone, tokenOf(tone, set)])))
  expect(DAY).toEqual(day)
  expect(NIGHT).toEqual(night)
})

function pairOf(point: string): [number, number] {
  const [x, y] = point.split(' ').map(Number)
  return [x ?? Number.NaN, y ?? Number.NaN]
}

/** A token's colour in sRGB; the style sheet has the day's set first (0), then the night's (1). */
function tokenOf(tone: string, set: number): string {
  const found = [...STYLES.matchAll(new RegExp(`--picture-${tone}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)(?: / ([\\d.]+))?\\)`, 'g'))][set]
  const [light = 0, chroma = 0, hue = 0] = (found ?? []).slice(1, 4).map(Number)
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((part) => Math.min(1, Math.max(0, part)))
  const encoded = linear.map((part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055))
  const alpha = found?.[4] === undefined ? [] : [Number(found[4])]
  return `#${[...encoded, ...alpha]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
