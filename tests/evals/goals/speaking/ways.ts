import { lot } from './lot'
import { mistyped, shortened, withoutCapitals } from './noise'
import { type DayStyle, sayDay } from './say-day'

/** The five ways in which every traveller says the same things. */
export const WAYS = ['plain', 'no capitals', 'typing slips', 'polite', 'in a hurry'] as const
export type Way = (typeof WAYS)[number]

const DAYS: Record<Way, DayStyle> = {
  plain: '12 March',
  'no capitals': '12th March',
  'typing slips': 'March 12',
  polite: 'Thursday 12 March',
  'in a hurry': '12 Mar',
}
const OPENINGS = ['Hello, ', 'Hi there, ', 'Good morning, ', 'Hello. ']
const ENDINGS = [' please', ', thank you', ', thanks']

/** How this traveller says things in this way: the first phrase when plain, else one drawn; then the way's own touch. Days stand as `{yyyy-MM-dd}`. */
export function speaker(traveller: string, way: Way): (phrases: string[], name: string) => string {
  return (phrases, name) => {
    const seed = `${traveller} ${way} ${name}`
    const phrase = phrases[way === 'plain' ? 0 : lot(seed, phrases.length)] ?? ''
    const words = phrase.replace(/\{(\d{4}-\d{2}-\d{2})\}/g, (_, date: string) => sayDay(date, DAYS[way]))
    return touched(words, way, seed, name === 'beat 0')
  }
}

function touched(words: string, way: Way, seed: string, isFirst: boolean): string {
  switch (way) {
    case 'plain':
      return words
    case 'no capitals':
      return withoutCapitals(words)
    case 'typing slips':
      return mistyped(words, seed)
    case 'polite':
      return `${isFirst ? OPENINGS[lot(`${seed} opening`, OPENINGS.length)] : ''}${withEnding(words, seed)}`
    case 'in a hurry':
      return withoutCapitals(shortened(words))
  }
}

function withEnding(words: string, seed: string): string {
  const end = words.match(/[.?!]+$/)?.[0] ?? '.'
  return `${words.replace(/[.?!]+$/, '')}${ENDINGS[lot(`${seed} ending`, ENDINGS.length)]}${end}`
}
