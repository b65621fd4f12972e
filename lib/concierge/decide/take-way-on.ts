import { foldWords } from '@/lib/travel/fold-words'
import { REPLY_PHRASES } from '../languages/reply-phrases'
import type { Act, Pending } from '../pending'
import { normaliseWords } from '../understand/words'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'

/** The words of a button that stands for a call, or a yes to the only one, make that call; null for anything else. */
export function takeWayOn({ table: { pending }, understood: { words, request }, made, allowed }: Position): Decision | null {
  const ways = pending && made.length === 0 ? waysOf(pending) : []
  const [only, other] = ways
  const agreed = request === 'yes' && !other ? only : undefined
  // A message is read without the quotes around a few words.
  const chosen = ways.find(({ name }) => foldWords(normaliseWords(name)) === foldWords(words)) ?? agreed
  const decision = chosen && callOr(chosen.act.tool, chosen.act.input, made, allowed, '')
  return decision && 'call' in decision ? decision : null
}

function waysOf(pending: Pending): { name: string; act: Act }[] {
  if (pending.asked === 'which-way-on') return pending.choices
  if (pending.asked !== 'which-filter') return []
  return (pending.acts ?? []).map((act, index) => ({ name: REPLY_PHRASES.en.withoutFilter(pending.choices[index] ?? ''), act }))
}
