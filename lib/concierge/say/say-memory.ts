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
  const { likes = [], notLikes = [], needs: all = [], notNeeds = [], nights } = call.result.step
  // A diet is told as the meal that is noted for the flight.
  const needs = all.filter((need) => !ancillaries.some(({ kind, what }) => kind === 'meals' && what === need))
  const [kept, gone] = [
    [...likes, ...needs],
    [...notLikes, ...notNeeds],
  ]
  return (
    sentences(
      kept.length > 0 && telling(only(['kept-in-mind', kept]), `I’ll keep in mind: ${namesOf(kept)}.`),
      gone.length > 0 && telling(only(['not-kept-in-mind', gone]), `I no longer keep in mind: ${namesOf(gone)}.`),
      typeof nights === 'number' && telling(only(['kept-nights', nights]), `I’ll keep in mind: ${countOf(nights, 'night')}.`),
    ) || null
  )
}

function namesOf(kept: readonly Kept[]): string {
  const all: readonly Kept[] = [...LIKINGS, ...NEEDS]
  return listOf(
    all.filter((one) => kept.includes(one)).map((one) => (one in NEED_LABELS ? NEED_LABELS[one as keyof typeof NEED_LABELS] : one)),
  )
}
