import type { UntoldFact } from '../../skills/stays/stay-wish'

const FACTS: Record<UntoldFact, string> = {
  quiet: 'how quiet a place is',
  reviews: 'what guests say about a place',
  view: 'what view a room has',
  pictures: 'what a place looks like',
  address: 'addresses or phone numbers',
  'all-inclusive': 'which meals there are beyond breakfast',
  safety: 'how safe an area is',
  area: 'what an area is like',
  smoking: 'a place’s house rules',
  way: 'how to get to buses and trains',
}

/** Questions the tool has no data for. */
export function sayUntold(facts: UntoldFact[]): string | null {
  const [first] = facts
  if (!first) return null
  const told = facts
    .slice(0, 2)
    .map((fact) => FACTS[fact])
    .join(' or ')
  return `I don’t know ${told}.`
}

export const WHAT_IS_TOLD = 'I can tell you the price, stars, area, distance, what a place has and whether you can cancel.'
