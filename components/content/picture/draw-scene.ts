import type { Scene } from '@/lib/content/scene'
import { bridge, dome, houses, minarets, sail, spire } from './buildings'
import { type Draw, SHORE, type Shape } from './canvas'
import { chanceOf } from './chance'
import { cypresses, glints, palms, peaks, ridge, water } from './nature'

export type Sun = { x: number; y: number; radius: number }

/** A landscape in layers from far to near, and where its sun stands. The same place always gets the same one. */
export function drawScene(scene: Scene, place: string): { sun: Sun; shapes: Shape[] } {
  const chance = chanceOf(`${place} ${scene}`)
  const draw: Draw = { chance, between: (least, most) => Math.round(least + chance() * (most - least)) }
  const sun = {
    x: draw.between(90, 630),
    y: scene === 'north' ? draw.between(190, 220) : draw.between(88, 170),
    radius: draw.between(24, 40),
  }
  return { sun, shapes: LAYERS[scene](draw).flat() }
}

const LAYERS: Record<Scene, (draw: Draw) => Shape[][]> = {
  coast: (draw) => [
    [ridge(draw, 214, 34, 'ribbon', 16), ridge(draw, 250, 26, 'sea', 22)],
    [water(SHORE - 16), ...glints(draw)],
    [sail(draw)],
    [ridge(draw, 352, 26, 'moss', 34), ridge(draw, 384, 12, 'moss', 50)],
  ],
  skyline: (draw) => [
    [ridge(draw, 250, 18, 'ribbon', 14)],
    [houses(draw, { ground: SHORE, low: 60, high: 150, narrow: 22, wide: 46, tone: 'ribbon', strength: 26 })],
    [houses(draw, { ground: SHORE, low: 30, high: 96, narrow: 26, wide: 54, tone: 'sea', strength: 34 })],
    [water(SHORE), ...glints(draw)],
    [ridge(draw, 380, 14, 'moss', 44)],
  ],
  river: (draw) => [
    [ridge(draw, 230, 30, 'ribbon', 16)],
    [houses(draw, { ground: SHORE, low: 34, high: 72, narrow: 26, wide: 48, tone: 'brick', strength: 18, roofs: true }), spire(draw)],
    [water(SHORE), ...glints(draw)],
    [bridge(draw)],
    [ridge(draw, 386, 12, 'moss', 46)],
  ],
  hills: (draw) => [
    [ridge(draw, 226, 40, 'ribbon', 15), ridge(draw, 270, 36, 'moss', 18)],
    [houses(draw, { ground: 300, low: 22, high: 44, narrow: 20, wide: 34, tone: 'brick', strength: 20, roofs: true, within: [250, 430] })],
    [ridge(draw, 318, 34, 'moss', 30)],
    cypresses(draw),
    [ridge(draw, 368, 22, 'moss', 46)],
  ],
  mountains: (draw) => [
    [peaks(draw, 120, 'ribbon', 18), peaks(draw, 176, 'sea', 22)],
    [ridge(draw, 300, 24, 'moss', 28)],
    [water(330), ...glints(draw)],
    [ridge(draw, 378, 16, 'moss', 48)],
  ],
  desert: (draw) => [
    [ridge(draw, 240, 22, 'ribbon', 14)],
    [houses(draw, { ground: 300, low: 30, high: 150, narrow: 18, wide: 40, tone: 'ribbon', strength: 20, within: [300, 620] })],
    [ridge(draw, 304, 30, 'saffron', 22), ridge(draw, 346, 34, 'saffron', 34)],
    palms(draw, 340),
    [ridge(draw, 388, 16, 'brick', 26)],
  ],
  tropics: (draw) => [
    [ridge(draw, 222, 44, 'moss', 16), ridge(draw, 256, 20, 'moss', 26)],
    [water(SHORE - 10), ...glints(draw), sail(draw)],
    [ridge(draw, 366, 20, 'saffron', 20)],
    palms(draw, 366),
    [ridge(draw, 394, 10, 'moss', 46)],
  ],
  north: (draw) => [
    [peaks(draw, 168, 'ribbon', 16)],
    [ridge(draw, 276, 20, 'sea', 24)],
    [houses(draw, { ground: SHORE + 8, low: 22, high: 48, narrow: 24, wide: 38, tone: 'brick', strength: 22, roofs: true }), spire(draw)],
    [water(SHORE + 8), ...glints(draw), sail(draw)],
    [ridge(draw, 388, 12, 'moss', 38)],
  ],
  canal: (draw) => [
    [ridge(draw, 244, 8, 'ribbon', 12)],
    [houses(draw, { ground: SHORE, low: 84, high: 118, narrow: 30, wide: 40, tone: 'brick', strength: 20, roofs: true }), spire(draw)],
    [houses(draw, { ground: SHORE + 8, low: 66, high: 92, narrow: 30, wide: 42, tone: 'ribbon', strength: 26, roofs: true })],
    [water(SHORE + 8), ...glints(draw)],
    [bridge(draw)],
  ],
  domes: (draw) => [
    [ridge(draw, 236, 30, 'ribbon', 14)],
    [dome(draw, 'ribbon', 24), ...minarets(draw)],
    [houses(draw, { ground: 304, low: 22, high: 58, narrow: 26, wide: 50, tone: 'saffron', strength: 24 })],
    [ridge(draw, 330, 18, 'moss', 26)],
    palms(draw, 348),
    [ridge(draw, 376, 16, 'moss', 44)],
  ],
}
