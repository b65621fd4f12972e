/** What kind of landscape stands behind a place's landmark; drawn by `components/content/picture`. */
export const SCENES = [
  'coast',
  'skyline',
  'city',
  'river',
  'hills',
  'mountains',
  'desert',
  'tropics',
  'north',
  'canal',
  'temple',
  'domes',
] as const
export type Scene = (typeof SCENES)[number]
