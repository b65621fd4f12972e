export type Tone = 'sea' | 'moss' | 'ribbon' | 'saffron' | 'brick' | 'sheet'
/** One shape of a picture; `strength` is how much of the tone stands against the paper, in per cent. A `line` is drawn, not filled. */
export type Shape = { d: string; tone: Tone; strength: number; line?: number }
/** Where chance comes from: the same for the same place. */
export type Draw = { chance: () => number; between: (least: number, most: number) => number }

export const WIDTH = 720
export const HEIGHT = 400
/** Where water begins, most often. */
export const SHORE = 292
