import { agesAfter } from './ages'
import { countAt, numberAt } from './counts'
import { peopleWord } from './people-words'
import { type Mention, mention } from './said-people'
import { isMask, type Token, textAt } from './tokens'

const ENDS =
  /^(?:[.,;:?!)\-&+]|please|pls|from|to|with|and|on|in|cheap|direct|of|now|total|people|altogether|then|who|so|plus|travelling|traveling|flying|going|leaving|thanks|actually|instead|not|at|by|returning|but)$/
const SUBJECTS = [
  ['we', 'are', 'now'],
  ['we', 'are'],
  ["we're", 'now'],
  ["we're"],
  ['we', 'will', 'be'],
  ["we'll", 'be'],
  ['there', 'are'],
  ['there', 'will', 'be'],
  ['there', 'would', 'be'],
  ['that', 'makes', 'us'],
  ['that', 'makes'],
  ['makes', 'us'],
  ['us'],
]
const GROUPS = /^(?:party|group|team|family)$/
const OLDEST_CHILD = 12
const COUNTED = /^(?:passengers?|travell?ers?|people|persons?|tickets?|seats?|adults?|pax)$/

/** "two of us", "we are four", "a party of six", "for two", "passengers: 3". */
export function totalAt(tokens: readonly Token[], from: number): Mention | null {
  return (
    couple(tokens, from) ??
    ofUs(tokens, from) ??
    weAre(tokens, from) ??
    groupOf(tokens, from) ??
    listed(tokens, from) ??
    forSoMany(tokens, from)
  )
}

/** "A couple with a baby", "for a couple"; not "a couple of stops". */
function couple(tokens: readonly Token[], from: number): Mention | null {
  const isCouple = textAt(tokens, from) === 'a' && textAt(tokens, from + 1) === 'couple'
  const isAlone = from === 0 || /^(?:[.,;!?]|as|for|are|we're|with)$/.test(textAt(tokens, from - 1))
  const isEnd =
    /^(?:|[.,;!?]|with|and|from|to|travelling|traveling|flying|please)$/.test(textAt(tokens, from + 2)) || isMask(textAt(tokens, from + 2))
  return isCouple && isAlone && isEnd ? mention('person', from, from + 2, { count: 2, isTotal: true }) : null
}

function ofUs(tokens: readonly Token[], from: number): Mention | null {
  let at = from
  while (/^(?:the|all|only|just)$/.test(textAt(tokens, at))) at += 1
  const count = textAt(tokens, at) === 'both' ? { value: 2, to: at + 1 } : countAt(tokens, at)
  if (!count) return null
  if (
    textAt(tokens, count.to) === 'in' &&
    /^(?:my|our|the)$/.test(textAt(tokens, count.to + 1)) &&
    /^(?:group|party|family)$/.test(textAt(tokens, count.to + 2))
  )
    return mention('person', from, count.to + 3, { count: count.value, isTotal: true })
  if (textAt(tokens, count.to) === 'for') {
    const forSome = partAt(tokens, from, count.to + 1, count.value)
    return forSome && /^(?:child|infant)$/.test(forSome.naming) ? forSome : null
  }
  const some = someYoung(tokens, from, count)
  if (some) return some
  if (textAt(tokens, count.to) !== 'of' || !/^(?:us|them|whom|which)$/.test(textAt(tokens, count.to + 1))) return null
  const part = partAt(tokens, from, count.to + 2, count.value)
  if (part) return part
  // "A suitcase for one of us" says nothing about how many fly.
  if (textAt(tokens, count.to + 1) !== 'us' || count.value < 2) return null
  return mention('person', from, count.to + 2, { count: count.value, isTotal: true })
}

/** "Four people, one is a baby", "six people including two under 2". */
function someYoung(tokens: readonly Token[], from: number, count: { value: number; to: number }): Mention | null {
  if (!/^(?:|[.,;:(-]|and|with|including|of|where)$/.test(textAt(tokens, from - 1))) return null
  if (/^(?:is|are)$/.test(textAt(tokens, count.to))) {
    const part = partAt(tokens, from, count.to, count.value)
    return part && part.noun !== '' && /^(?:child|infant)$/.test(part.naming) && isEnd(tokens, part.to) ? part : null
  }
  const limit = /^(?:under|below)$/.test(textAt(tokens, count.to)) ? numberAt(tokens, count.to + 1) : null
  if (!limit || limit.value > OLDEST_CHILD || !isEnd(tokens, limit.to)) return null
  const naming = limit.value <= 2 ? 'infant' : 'child'
  return mention(naming, from, limit.to, { noun: naming, count: count.value, isPart: true })
}

/** "two of us are adults", "one of them is a baby of 8 months". */
function partAt(tokens: readonly Token[], from: number, index: number, count: number): Mention | null {
  let at = index
  while (/^(?:is|are|being|will|be)$/.test(textAt(tokens, at))) at += 1
  while (/^(?:an?|our|my|the|small|young|little)$/.test(textAt(tokens, at))) at += 1
  const found = peopleWord(textAt(tokens, at))
  if (!found || found.naming === 'pet' || found.naming === 'seat') {
    const aged = agesAfter(tokens, index)
    return aged?.isMarked && aged.ages.length === 1
      ? mention((aged.ages[0] ?? 0) >= 13 ? 'adult' : 'child', from, aged.to, {
          count,
          ages: Array<number>(count).fill(aged.ages[0] ?? 0),
          isPart: true,
        })
      : null
  }
  const ages = agesAfter(tokens, at + 1)
  return mention(found.naming, from, ages?.to ?? at + 1, { noun: textAt(tokens, at), count, ages: ages?.ages ?? [], isPart: true })
}

function weAre(tokens: readonly Token[], from: number): Mention | null {
  const subject = SUBJECTS.find((words) => words.every((word, offset) => textAt(tokens, from + offset) === word))
  if (!subject) return null
  const at = from + subject.length
  const count = numberAt(tokens, at)
  if (!count || count.value < 2 || !isEnd(tokens, count.to) || /^(?:in|of)$/.test(textAt(tokens, count.to))) return null
  if (subject[0] === 'there' && !/^(?:|travelling|traveling|flying|people|please)$/.test(textAt(tokens, count.to))) {
    if (textAt(tokens, count.to) !== '.' || count.to + 1 < tokens.length) return null
  }
  return mention('person', from, count.to, { count: count.value, isTotal: true })
}

/** "a family of four" is two adults and two children until the traveller says otherwise. */
function groupOf(tokens: readonly Token[], from: number): Mention | null {
  if (!GROUPS.test(textAt(tokens, from)) || textAt(tokens, from + 1) !== 'of') return null
  const count = countAt(tokens, from + 2)
  if (!count) return null
  const naming = peopleWord(textAt(tokens, count.to))?.naming
  const to = naming === 'adult' || naming === 'person' ? count.to + 1 : count.to
  if (naming && to === count.to) return null
  const noun = textAt(tokens, from) === 'family' ? 'family' : ''
  return naming === 'adult'
    ? mention('adult', from, to, { count: count.value })
    : mention('person', from, to, { noun, count: count.value, isTotal: true })
}

/** "Passengers: 2", "the seats we need are 3", "number of travellers is four". */
function listed(tokens: readonly Token[], from: number): Mention | null {
  const noun = textAt(tokens, from)
  const found = peopleWord(noun)
  if (!found) return null
  let at = from + 1
  while (/^(?:needed|required|i|we|need)$/.test(textAt(tokens, at))) at += 1
  const isList = /^[:=]$/.test(textAt(tokens, at))
  const isSaid = COUNTED.test(noun) && /^(?:is|are|will|would)$/.test(textAt(tokens, at))
  if (!isList && !isSaid) return null
  while (/^(?:[:=]|is|are|will|would|be)$/.test(textAt(tokens, at))) at += 1
  const count = numberAt(tokens, at)
  if (!count || (!isEnd(tokens, count.to) && !peopleWord(textAt(tokens, count.to)))) return null
  const isFollowed = peopleWord(textAt(tokens, count.to)) !== undefined && !/^[:=]$/.test(textAt(tokens, count.to + 1))
  if (isFollowed || (isList && numberAt(tokens, count.to + 1))) return null
  return mention(found.naming, from, count.to, { noun, count: count.value })
}

/** "for 2", "for the two"; not "for two hours". */
function forSoMany(tokens: readonly Token[], from: number): Mention | null {
  if (textAt(tokens, from) !== 'for') return null
  const at = textAt(tokens, from + 1) === 'the' || textAt(tokens, from + 1) === 'just' ? from + 2 : from + 1
  const count = numberAt(tokens, at)
  if (!count || count.value < 1 || count.value > 9 || !isEnd(tokens, count.to)) return null
  if (textAt(tokens, count.to) === 'of' && (textAt(tokens, count.to + 1) !== 'us' || count.value === 1)) return null
  const before = [textAt(tokens, from - 1), textAt(tokens, from - 2)]
  if (count.value === 1 && before.some((text) => /^(?:search|look|looking|searching|ask|asking|go|going|opt|that|it|this)$/.test(text)))
    return null
  if (/^[-,]$/.test(textAt(tokens, count.to)) && numberAt(tokens, count.to + 1)) return null
  const to = textAt(tokens, count.to) === 'of' ? count.to + 2 : count.to
  return mention('person', from, to, { count: count.value, isTotal: count.value > 1 })
}

function isEnd(tokens: readonly Token[], index: number): boolean {
  const text = textAt(tokens, index)
  return text === '' || isMask(text) || ENDS.test(text)
}
