import { codesAt } from './codes'
import { numberAt } from './counts'
import { namedPeopleAt } from './named-people'
import { pronounAgesAt } from './pronoun-ages'
import { type Mention, mention } from './said-people'
import { type Token, textAt } from './tokens'
import { totalAt } from './totals'

/** All people that are named in a message, in order. */
export function mentionsIn(tokens: readonly Token[]): Mention[] {
  const mentions: Mention[] = []
  let at = 0
  while (at < tokens.length) {
    const codes = codesAt(tokens, at)
    const found =
      codes.length > 0
        ? codes
        : [totalAt(tokens, at) ?? pronounAgesAt(tokens, at) ?? othersAt(tokens, at) ?? namedPeopleAt(tokens, at) ?? speakerAt(tokens, at)]
    for (const one of found) if (one) mentions.push(one)
    at = found.at(-1)?.to ?? at + 1
  }
  return mentions
}

/** "me", "myself"; "I" only beside somebody else: "my wife and I", "I and two friends". */
function speakerAt(tokens: readonly Token[], at: number): Mention | null {
  const text = textAt(tokens, at)
  const isBeside = /^(?:and|&)$/.test(textAt(tokens, at - 1)) || /^(?:and|&|,|\+|plus)$/.test(textAt(tokens, at + 1))
  const isNamed = /^(?:me|myself)$/.test(text) || (text === 'i' && isBeside)
  return isNamed ? mention('speaker', at, at + 1, { count: 1 }) : null
}

/** "me and two others", "me + 2", "plus one". */
function othersAt(tokens: readonly Token[], at: number): Mention | null {
  const isPlus = /^(?:\+|plus|and|&)$/.test(textAt(tokens, at - 1)) && /^(?:me|myself)$/.test(textAt(tokens, at - 2))
  const count = numberAt(tokens, at)
  if (!count) return null
  const isOthers = /^(?:others|more)$/.test(textAt(tokens, count.to)) && /^(?:with|and|plus|\+|&)$/.test(textAt(tokens, at - 1))
  const isEnd = /^(?:|[.,;!?]|please|from|to)$/.test(textAt(tokens, count.to))
  const isOther = isOthers && /^(?:|[.,;!?]|please|from|to)$/.test(textAt(tokens, count.to + 1))
  if (!isOther && !(isPlus && isEnd)) return null
  return mention('companion', at, isOther ? count.to + 1 : count.to, { noun: 'other', count: count.value })
}
