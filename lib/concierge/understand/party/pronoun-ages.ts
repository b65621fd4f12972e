import { agesAfter } from './ages'
import { numberAt } from './counts'
import { type Mention, mention } from './said-people'
import { type Token, textAt } from './tokens'

const CORRECTS = /^(?:,|-|\.|sorry|no|oh|oops|actually|i|mean|meant|rather|only|just)$/

/** "They are 5 and 7", "she is 8 months old", "one is 4, the other 7": ages of children who were named before. */
export function pronounAgesAt(tokens: readonly Token[], from: number): Mention | null {
  const alone = from === 0 ? ageAlone(tokens) : null
  if (alone) return alone
  const isStart = from === 0 || /^(?:[.,;:!?-]|and|but)$/.test(textAt(tokens, from - 1))
  if (!isStart) return null
  const isPronoun = /^(?:she|he|they)(?:'s|'re)?$/.test(textAt(tokens, from))
  const isOneByOne = textAt(tokens, from) === 'one' && (textAt(tokens, from + 1) === 'is' || numberAt(tokens, from + 1) !== null)
  if (!isPronoun && !isOneByOne) return null
  const found = isPronoun ? agesAfter(tokens, from) : agesAfter(tokens, from + 1)
  if (!found || (!found.isMarked && !(isOneByOne && found.ages.length > 1)) || found.ages.some((age) => age > 17)) return null
  return mention('child', from, found.to, { noun: 'pronoun', count: found.ages.length, ages: found.ages, article: 'whose' })
}

/** "7 months", "sorry, 11 months": the whole message is the age of a baby. */
function ageAlone(tokens: readonly Token[]): Mention | null {
  const from = tokens.findIndex(({ text }) => !CORRECTS.test(text))
  const age = numberAt(tokens, from)
  const end = age && /^months?$/.test(textAt(tokens, age.to)) ? tokens.slice(age.to + 1) : null
  if (!age || !end?.every(({ text }) => /^(?:[.!?]|please|old)$/.test(text))) return null
  const ages = [Math.floor(age.value / 12)]
  return mention('child', from, age.to + 1, { noun: 'pronoun', count: 1, ages, article: 'whose' })
}
