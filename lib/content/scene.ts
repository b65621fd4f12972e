/** What kind of landscape stands for a place; drawn by `components/content/picture`. */
export const SCENES = ['coast', 'skyline', 'river', 'hills', 'mountains', 'desert', 'tropics', 'north', 'canal', 'domes'] as const
export type Scene = (typeof SCENES)[number]
