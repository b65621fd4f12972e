import { z } from 'zod'
import { prose, slugSchema } from './words'

/** The names of the `--picture-…` tokens of globals.css: each has a colour by day and one by night. */
export const TONES = [
  'sky-high',
  'sky-low',
  'sun',
  'star',
  'cloud',
  'far',
  'near',
  'leaf',
  'leaf-deep',
  'water',
  'glint',
  'sand',
  'stone',
  'shade',
  'wall',
  'roof',
  'rose',
  'red',
  'gold',
  'copper',
  'glass',
  'iron',
  'dark',
  'snow',
  'window',
] as const
export type Tone = (typeof TONES)[number]

const shapeSchema = z.strictObject({
  tone: z.enum(TONES),
  /** An SVG path; with `at` one without its first M. */
  d: z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+$/),
  /** Places where the same path begins: "x y" each. */
  at: z.array(z.string().regex(/^-?[\d.]+ -?[\d.]+$/)).optional(),
  /** Drawn once more, mirrored at this x. */
  mirror: z.number().optional(),
  /** Drawn as a line of this width instead of filled. */
  line: z.number().positive().optional(),
  /** A dashed line makes rows of windows: "length gap". */
  dash: z
    .string()
    .regex(/^[\d.]+( [\d.]+)+$/)
    .optional(),
})
export type Shape = z.infer<typeof shapeSchema>

/**
 * What a destination is known by, drawn on 720 × 400 units: it stands on y = 300 around x = 360, and its scene's ground or water covers
 * what is below. One file each in `landmarks/`.
 */
export const landmarkSchema = z.strictObject({
  slug: slugSchema,
  /** Goes on "Illustration of Lisbon: …". */
  shows: prose(10, 90),
  shapes: z.array(shapeSchema).max(28),
  /** What stands before the scene's ground or water: a boat, a tram. */
  before: z.array(shapeSchema).max(16).optional(),
})
export type Landmark = z.infer<typeof landmarkSchema>
