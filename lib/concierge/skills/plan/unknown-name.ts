import type { Reading } from '../../grammar/read'
import type { PlanningMessage } from './planning-message'

const LONGEST_NAME_WORDS = 4
const PLACE_LEADS = new Set('in to for of around visit see nach für à a en au pour para mein'.split(' '))

/** "In Atlantis": a name that no index knows, after a word that leads to places. */
export function nameAfterLead(reading: Reading): string | undefined {
  for (const { unread, start, end } of reading.clauses) {
    if (unread.length === 0 || unread.length > LONGEST_NAME_WORDS) continue
    const at = reading.tokens.findIndex(({ raw }, index) => index >= start && index < end && raw === unread[0])
    const isNamed = reading.tokens.slice(at, at + unread.length).every(({ raw }, index) => raw === unread[index])
    if (at > 0 && isNamed && PLACE_LEADS.has(reading.tokens[at - 1]?.low ?? '')) return unread.join(' ')
  }
  return undefined
}

/** "Atlantis": a short answer of words that nothing explains is taken for a name. */
export function nameAlone({ unread, isQuestion, frames }: PlanningMessage): string | undefined {
  const isName = !isQuestion && unread.length > 0 && unread.length <= LONGEST_NAME_WORDS && frames.every(({ rule }) => rule?.isWeak)
  return isName && unread.every((word) => /^\p{L}/u.test(word)) ? unread.join(' ') : undefined
}
