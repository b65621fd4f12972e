import { LIKINGS, type Liking } from '@/lib/travel/plan/liking'
import { NEED_LABELS, NEEDS, type Need } from '@/lib/travel/trip/trip-memory'
import type { Position } from '../decide/decision'
import type { Kept } from '../languages/memory-words'
import { only } from './facts'
import { telling } from './marked'
import { countOf, listOf, sentences } from './phrases'

/** What this turn keeps in mind of the travellers, and what it no longer does. */
export function sayMemory({ made, understood: { ancillaries } }: Position): string | null {
  const call = made.findLast((one) => one.tool === 'remember')
  if (call?.tool !== 'remember' || !call.result) return null
  if (call.result.status === 'refused') return call.result.refusal.message
  const { likes = [], notLikes = [], needs: said = [], notNeeds = [], nights = null } = call.result.step
  // A diet is told as the meal that is noted for the flight.
  const needs = said.filter((need) => !ancillaries.some(({ kind, what }) => kind === 'meals' && what === need))
  const kept = [...likes, ...needs]
  const gone = [...notLikes, ...notNeeds]
  const clauses = [
    likes.length > 0 ? `you like ${listOf(LIKINGS.filter((liking) => likes.includes(liking)).map((liking) => LIKED[liking]))}` : null,
    ...NEEDS.filter((need) => needs.includes(need)).map((need) => NEEDED[need]),
    nights === null ? null : `it’s for ${countOf(nights, 'night')}`,
  ].filter((clause) => clause !== null)
  return (
    sentences(
      clauses.length > 0 && telling(only(['kept-in-mind', kept, nights]), `I’ll keep in mind that ${listOf(clauses)}.`),
      gone.length > 0 && telling(only(['not-kept-in-mind', gone]), `I no longer keep in mind: ${listOf(namesOf(gone))}.`),
    ) || null
  )
}

const LIKED: Readonly<Record<Liking, string>> = {
  beach: 'beaches',
  city: 'city life',
  culture: 'culture',
  food: 'good food',
  history: 'history',
  mountains: 'mountains',
  nature: 'nature',
  nightlife: 'nightlife',
  shopping: 'shopping',
  family: 'things to do with children',
}
const NEEDED: Readonly<Record<Need, string>> = {
  'little-walking': 'you’d rather not walk far',
  wheelchair: 'one of you uses a wheelchair',
  'small-children': 'there are small children with you',
  vegetarian: 'one of you eats vegetarian',
  vegan: 'one of you eats vegan',
  halal: 'one of you eats halal',
  kosher: 'one of you eats kosher',
  'gluten-free': 'one of you eats gluten-free',
  quiet: 'you like it quiet',
}

function namesOf(kept: readonly Kept[]): string[] {
  return [
    ...LIKINGS.filter((liking) => kept.includes(liking)),
    ...NEEDS.filter((need) => kept.includes(need)).map((need) => NEED_LABELS[need]),
  ]
}
