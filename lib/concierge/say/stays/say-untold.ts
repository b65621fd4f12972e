import type { UntoldFact } from '../../understand/stays/stay-wish'
import { listOf } from '../phrases'

const FACTS: Record<UntoldFact, string> = {
  quiet: 'how quiet a house is',
  reviews: 'what guests say of a house',
  view: 'what a room looks out on',
  pictures: 'what a house looks like',
  address: 'addresses and telephone numbers',
  'all-inclusive': 'meals beyond breakfast',
  safety: 'how safe an area is',
  area: 'what an area is like',
  smoking: 'the rules of a house',
  way: 'the way to buses and trains',
}

/** What the traveller asked about and nobody tells the concierge. */
export function sayUntold(facts: UntoldFact[]): string | null {
  const [first] = facts
  if (!first) return null
  const told = listOf(facts.slice(0, 2).map((fact) => FACTS[fact]))
  return `I am not told ${told}.`
}

export const WHAT_IS_TOLD = 'Price, stars, area, distance, what a house has and whether it can be cancelled I can tell you.'
