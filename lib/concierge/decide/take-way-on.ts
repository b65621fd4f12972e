import { foldWords } from '@/lib/travel/fold-words'
import type { Position } from './decide'
import { callOr, type Decision } from './decision'

/** The words of a button below a dead end, or a yes to the only one, make the call that they stand for; null for anything else. */
export function takeWayOn({ table: { pending }, understood: { words, request }, made, allowed }: Position): Decision | null {
  if (pending?.asked !== 'which-way-on' || made.length > 0) return null
  const [only, other] = pending.choices
  const agreed = request === 'yes' && !other ? only : undefined
  const chosen = pending.choices.find(({ name }) => foldWords(name) === foldWords(words)) ?? agreed
  const decision = chosen && callOr(chosen.act.tool, chosen.act.input, made, allowed, '')
  return decision && 'call' in decision ? decision : null
}
