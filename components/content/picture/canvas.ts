import type { Shape, Tone } from '@/lib/content/landmark'

export const WIDTH = 720
export const HEIGHT = 400
/** Where landmarks stand, and where water begins most often. */
export const GROUND = 300

/** Where chance comes from: the same for the same place. */
export type Draw = { chance: () => number; between: (least: number, most: number) => number }

/** One path of the drawing with everything that was abbreviated written out. */
export type Stroke = { d: string; tone: Tone; line?: number; dash?: string; transform?: string }

/** Writes out a shape's `at` and `mirror`. */
export function strokesOf({ tone, d, at, mirror, line, dash }: Shape): Stroke[] {
  const drawn = { d: at ? at.map((point) => `M${point}${d}`).join('') : d, tone, ...(line && { line }), ...(dash && { dash }) }
  return mirror === undefined ? [drawn] : [drawn, { ...drawn, transform: `matrix(-1 0 0 1 ${2 * mirror} 0)` }]
}
