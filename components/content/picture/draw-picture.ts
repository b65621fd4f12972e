import type { Landmark, Shape } from '@/lib/content/landmark'
import type { Scene } from '@/lib/content/scene'
import { farTowers, houses, sail } from './buildings'
import { type Draw, type Stroke, strokesOf } from './canvas'
import { chanceOf } from './chance'
import { clouds, cypresses, palms, peaks, ridge, trees, water } from './nature'

/** Where the sun or the moon stands, and the strokes from far to near: a landmark before its landscape. */
export type Drawing = { sun: { x: number; y: number; radius: number }; stars: Stroke; strokes: Stroke[] }

/** The same seed always gives the same picture; two trips to one city show its landmark in two landscapes. */
export function drawPicture(scene: Scene, seed: string, landmark: Landmark | null): Drawing {
  const chance = chanceOf(`${seed} ${scene}`)
  const draw: Draw = { chance, between: (least, most) => Math.round(least + chance() * (most - least)) }
  const sun = { x: chance() < 0.5 ? draw.between(76, 170) : draw.between(550, 644), y: draw.between(74, 128), radius: draw.between(24, 32) }
  const stars = Array.from({ length: 22 }, () => `M${draw.between(8, 712)} ${draw.between(8, 190)}h0`)
  const { behind, front } = SCENES[scene](draw)
  const shapes = [clouds(draw, sun.x), ...behind, ...(landmark?.shapes ?? []), ...front, ...(landmark?.before ?? [])]
  return { sun, stars: { tone: 'star', d: stars.join(''), line: 2.2 }, strokes: shapes.flatMap(strokesOf) }
}

type Landscape = { behind: Shape[]; front: Shape[] }

const SCENES: Record<Scene, (draw: Draw) => Landscape> = {
  coast: (draw) => ({
    behind: [ridge(draw, 226, 30, 'far'), ridge(draw, 262, 18, 'near')],
    front: [...water(draw), ...sail(draw), ridge(draw, 390, 8, 'leaf')],
  }),
  skyline: (draw) => ({
    behind: [farTowers(draw, 50, 150), ...houses(draw, { low: 30, high: 104, narrow: 26, wide: 50, tone: 'wall' })],
    front: water(draw),
  }),
  city: (draw) => ({
    behind: [farTowers(draw, 50, 96), ...houses(draw, { low: 40, high: 84, narrow: 36, wide: 60, tone: 'wall', roof: 'shade' })],
    front: [{ tone: 'sand', d: 'M0 299H720V400H0Z' }, { tone: 'leaf', d: 'M0 300H190L96 400H0ZM720 300H530L624 400H720Z' }, ...trees(draw)],
  }),
  river: (draw) => ({
    behind: [ridge(draw, 236, 26, 'far'), ...houses(draw, { low: 30, high: 62, narrow: 28, wide: 46, tone: 'wall', roof: 'roof' })],
    front: [...water(draw), ridge(draw, 386, 10, 'leaf')],
  }),
  hills: (draw) => ({
    behind: [
      ridge(draw, 220, 34, 'far'),
      ridge(draw, 258, 22, 'leaf'),
      ...houses(draw, { ground: 306, low: 26, high: 48, narrow: 24, wide: 38, tone: 'wall', roof: 'roof' }),
    ],
    front: [ridge(draw, 316, 12, 'leaf'), cypresses(draw), ridge(draw, 366, 16, 'leaf-deep')],
  }),
  mountains: (draw) => ({
    behind: [...peaks(draw, 126, 'far'), ridge(draw, 268, 18, 'near')],
    front: [ridge(draw, 308, 8, 'leaf'), ...trees(draw), ridge(draw, 376, 12, 'leaf-deep')],
  }),
  desert: (draw) => ({
    behind: [ridge(draw, 250, 20, 'far'), ...houses(draw, { low: 24, high: 66, narrow: 26, wide: 50, tone: 'wall' })],
    front: [ridge(draw, 306, 7, 'sand'), ...palms(draw, 346), ridge(draw, 366, 18, 'shade')],
  }),
  tropics: (draw) => ({
    behind: [ridge(draw, 212, 36, 'far'), ridge(draw, 252, 14, 'leaf'), ...water(draw, 274)],
    front: [ridge(draw, 342, 10, 'sand'), ...palms(draw, 362), ridge(draw, 388, 8, 'leaf-deep')],
  }),
  north: (draw) => ({
    behind: [
      ridge(draw, 232, 22, 'far'),
      ridge(draw, 264, 12, 'leaf'),
      ...houses(draw, { low: 26, high: 50, narrow: 28, wide: 42, tone: 'rose', roof: 'red' }),
    ],
    front: [...water(draw), ridge(draw, 390, 7, 'leaf')],
  }),
  canal: (draw) => ({
    behind: houses(draw, { low: 84, high: 128, narrow: 34, wide: 46, tone: 'wall', roof: 'roof' }),
    front: [{ tone: 'shade', d: 'M0 298H720V312H0Z' }, ...water(draw, 310)],
  }),
  temple: (draw) => ({
    behind: [ridge(draw, 196, 34, 'far'), ridge(draw, 244, 18, 'leaf')],
    front: [ridge(draw, 308, 6, 'leaf'), ...trees(draw, 'rose'), ridge(draw, 372, 12, 'leaf-deep')],
  }),
  domes: (draw) => ({
    behind: [ridge(draw, 236, 24, 'far'), ...houses(draw, { low: 26, high: 58, narrow: 30, wide: 52, tone: 'wall' })],
    front: [{ tone: 'sand', d: 'M0 299H720V400H0Z' }, ...palms(draw, 344), ridge(draw, 368, 14, 'leaf')],
  }),
}
