import type { Around } from './mention-groups'
import type { Mention, Standing } from './said-people'
import { isSpokenOf, travels } from './who-comes'

const VISITED =
  /^(?:see|sees|seeing|visit|visits|visiting|meet|meets|meeting|to|from|at|near|about|like|called|surprise|surprising|tell|told|ask|asked|call|phone|by|than|of|because|if|when|that|join|joining|says?|said)$/
const STAYING = /^(?:stay|stays|staying|live|living|lives|meeting|meet|met|work|working)$/
const TAKES = /^(?:take|taking|takes)$/
const FARES = /\b(?:tickets?|flights?|seats?|book|fly|trip|holiday|fares?|travel)\b/i

/** Whether a wife, a friend, a son flies too, or is only visited or spoken of. */
export function familyStanding(
  member: Mention,
  members: readonly Mention[],
  around: Around,
  isAddition: boolean,
  comes: boolean,
): Standing {
  const { before, after, head, isFirst, isWhole } = around
  const last = before.at(-1) ?? ''
  const hasSpeaker = members.some(({ naming }) => naming === 'speaker')
  const isWith = last === 'with' || last === 'w' || (last === '/' && before.at(-2) === 'w')
  if (hasSpeaker) return isAddition && !members.some(({ naming }) => naming === 'companion') ? 'more' : 'is'
  if (VISITED.test(last) || (last === 'with' && STAYING.test(before.at(-2) ?? ''))) return 'apart'
  if (member.count === null) return 'apart'
  // "A single mother with a child" is the speaker.
  if (member.article === 'a' && member === members[0] && !isWith && !isAddition && !hasCount(member)) return 'apart'
  if (isAddition || TAKES.test(last)) return 'more'
  if (isWith) return comes && member.naming === 'kin-child' ? 'more' : 'is'
  if (comes) return 'more'
  if (last === 'for') return isFirst || members.length > 1 || FARES.test(head) ? 'is' : 'apart'
  if (isSpokenOf(after)) return 'apart'
  if (isFirst && members.length > 1 && (isWhole || travels(after) || /^[\s~]*(?:,|from|to|~|-|$)/.test(after))) return 'is'
  if (isWhole || (isFirst && travels(after) && member.naming === 'companion' && member.article === 'whose')) return 'is'
  return member.naming === 'kin-child' ? 'is' : members.some(({ naming }) => /^(?:adult|child|infant)$/.test(naming)) ? 'is' : 'apart'
}

function hasCount({ count }: Mention): boolean {
  return (count ?? 0) > 1
}
