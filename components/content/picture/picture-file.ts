import type { Illustration } from '@/lib/content/illustration'
import type { Tone } from '@/lib/content/landmark'
import { HEIGHT, WIDTH } from './canvas'
import { pictureMarkup, VIEW_BOX } from './picture-markup'

/** The `--picture-…` tokens of globals.css for what knows no style sheet; a test holds both to be the same. */
export const DAY: Record<Tone, string> = {
  'sky-high': '#b6dbeb',
  'sky-low': '#ffe0c0',
  sun: '#fdd990',
  star: '#e3decf00',
  cloud: '#fffbf6b3',
  far: '#c1cbdf',
  near: '#93b3c7',
  leaf: '#7ca981',
  'leaf-deep': '#49785a',
  water: '#86bbcb',
  glint: '#cfeaf1',
  sand: '#ecd4af',
  stone: '#f9f1e2',
  shade: '#ddc6af',
  wall: '#e6cfbe',
  roof: '#cb7a5d',
  rose: '#e9a495',
  red: '#cd4d42',
  gold: '#e8b95a',
  copper: '#83b3a6',
  glass: '#87b2c6',
  iron: '#54657a',
  dark: '#343e4d',
  snow: '#f8fdfe',
  window: '#6a849a',
}
export const NIGHT: Record<Tone, string> = {
  'sky-high': '#151d33',
  'sky-low': '#453458',
  sun: '#f5efd8',
  star: '#ede8d9cc',
  cloud: '#61617759',
  far: '#52526e',
  near: '#1f2b42',
  leaf: '#254537',
  'leaf-deep': '#112a21',
  water: '#1d344e',
  glint: '#567896',
  sand: '#685440',
  stone: '#c5ad8a',
  shade: '#927359',
  wall: '#414358',
  roof: '#7c483d',
  rose: '#b17469',
  red: '#bc4a3f',
  gold: '#eec469',
  copper: '#4d7c71',
  glass: '#3a5875',
  iron: '#a18767',
  dark: '#0f1624',
  snow: '#cfd8e5',
  window: '#ffd977',
}

/** The same picture as `Picture` shows, as a file of its own. */
export function pictureFile(illustration: Illustration, light: 'day' | 'night'): string {
  const colours = light === 'day' ? DAY : NIGHT
  const markup = pictureMarkup(illustration, light, (tone) => colours[tone])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}" width="${WIDTH}" height="${HEIGHT}">${markup}</svg>`
}
