import { LIKINGS } from '@/lib/travel/plan/liking'
import { NEED_LABELS, NEEDS } from '@/lib/travel/trip/trip-memory'
import type { Position } from '../decide/decide'
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
  const all = [...namesOf(kept), ...(nights === null ? [] : [countOf(nights, 'night')])]
  return (
    sentences(
      all.length > 0 && telling(only(['kept-in-mind', kept, nights]), `I’ll keep in mind: ${listOf(all)}.`),
      gone.length > 0 && telling(only(['not-kept-in-mind', gone]), `I no longer keep in mind: ${listOf(namesOf(gone))}.`),
    ) || null
  )
}

function namesOf(kept: readonly Kept[]): string[] {
  return [
    ...LIKINGS.filter((liking) => kept.includes(liking)),
    ...NEEDS.filter((need) => kept.includes(need)).map((need) => NEED_LABELS[need]),
  ]
}
