import { ageOfOld, agesAfter } from './ages'
import { countAt } from './counts'
import { peopleWord } from './people-words'
import { type Mention, mention, type Naming } from './said-people'
import { type Token, textAt } from './tokens'

const WHOSE = /^(?:my|our|his|her|their)$/
const THE = /^(?:the|these|those|any|all|both|only|total)$/
const MORE = /^(?:more|extra|additional|other|further)$/
const BETWEEN =
  /^(?:flight|plane|air|total|small|young|younger|little|wee|lap|best|old|older|elder|elderly|dear|good|grown|school|teenage|new|whole|dear|lovely|beloved|big|adopted|twin|of|the|my|our|full|paying|return|economy|business|regular|single)$/
const TICKET = /^(?:tickets?|seats?|fares?|passengers?|travell?ers?)$/
const THING =
  /^(?:fares?|seats?|tickets?|price|prices|discounts?|food|meals?|beds?|cots?|carrier|friendly|rates?|menu|bags?|lounge|names?|names|details|id|numbers?|information|limit|class|service|services|list|card|cards|visa|loan)$/
const IS_SOMETHING = /^(?:coming|joining|travelling|traveling|flying|not|staying|going|also|just|only|turning|\d+)$/

/** "two adults", "our two kids, 4 and 1", "my 15-year-old", "one more child of 9", "baby of 8 months": people named from `from` on. */
export function namedPeopleAt(tokens: readonly Token[], from: number): Mention | null {
  let at = from
  let [article, isMore, count]: [Mention['article'], boolean, number | null] = ['none', false, null]
  while (THE.test(textAt(tokens, at)) || WHOSE.test(textAt(tokens, at))) {
    article = WHOSE.test(textAt(tokens, at)) ? 'whose' : 'the'
    at += 1
  }
  const aged = ageOfOld(tokens, at, article !== 'none')
  if (!aged) {
    const counted = countAt(tokens, at)
    if (counted) [count, at] = [counted.value, counted.to]
    else if (/^(?:an?|another|each)$/.test(textAt(tokens, at)) && article === 'none') {
      isMore = textAt(tokens, at) === 'another'
      article = 'a'
      at += 1
      const after = isMore ? countAt(tokens, at) : null
      if (after) [count, at] = [after.value, after.to]
    }
  }
  while (MORE.test(textAt(tokens, at)) && (count !== null || article === 'a' || at === from)) {
    isMore = true
    at += 1
    const after = count === null ? countAt(tokens, at) : null
    if (after) [count, at] = [after.value, after.to]
  }
  const old = aged ?? ageOfOld(tokens, at, article !== 'none')
  if (old) at = old.to
  const isQualified = at > from
  while (isQualified && (BETWEEN.test(textAt(tokens, at)) || (count !== null && /^(?:~+|less|fewer)$/.test(textAt(tokens, at))))) {
    if (WHOSE.test(textAt(tokens, at))) article = 'whose'
    if (textAt(tokens, at) === 'twin') count ??= 2
    at += 1
  }
  const said = { article, isMore, count }
  const noun = nounAt(tokens, at)
  if (!noun) return old ? oldPeople(old, from, said) : null
  const { word, each } = noun
  at = noun.to
  if (THING.test(textAt(tokens, at)) && word !== 'seat') {
    if (count === null || !TICKET.test(textAt(tokens, at))) return null
    at += 1
  }
  const less = /^(?:less|fewer)$/.test(textAt(tokens, at)) ? 1 : 0
  const after = old ? null : agesOf(tokens, at + less, noun.naming, count)
  const ages = old
    ? repeated(old.ages, count)
    : after
      ? repeated(after.ages, noun.naming === 'child' ? (count ?? twinCount(word)) : count)
      : []
  const isNext = noun.naming === 'kin-child' && /^(?:and|&|,)$/.test(textAt(tokens, from - 1))
  const people = count ?? (article === 'none' && noun.naming !== 'companion' && !isTwin(word) && !isNext ? null : each)
  return mention(noun.naming, from, after?.to ?? at, {
    ...said,
    noun: word,
    count: ages.length > 0 ? Math.max(people ?? 0, ages.length) : people,
    ages,
  })
}

function oldPeople(
  { ages, to }: { ages: number[]; to: number },
  from: number,
  said: Pick<Mention, 'article' | 'isMore' | 'count'>,
): Mention {
  const years = repeated(ages, said.count)
  const isGrown = (ages[0] ?? 0) >= 13
  const naming: Naming = isGrown ? (said.article === 'whose' ? 'companion' : 'adult') : 'child'
  return mention(naming, from, to, { ...said, noun: 'old', count: years.length, ages: years })
}

type Noun = { naming: Naming; word: string; each: number | null; to: number }

function nounAt(tokens: readonly Token[], at: number): Noun | null {
  const text = textAt(tokens, at)
  if (text === 'ones' && textAt(tokens, at - 1) === 'little') return { naming: 'child', word: 'child', each: null, to: at + 1 }
  if (/^(?:one|other|others)$/.test(text) && textAt(tokens, at - 1) === 'little')
    return { naming: 'child', word: 'child', each: 1, to: at + 1 }
  const bare = /^(?<noun>.+)'s$/.exec(text)?.groups?.noun
  const isShort = bare !== undefined && IS_SOMETHING.test(textAt(tokens, at + 1))
  const found = peopleWord(isShort ? bare : text)
  if (!found) return null
  const isInLaw = textAt(tokens, at + 1) === 'in' && /^laws?$/.test(textAt(tokens, at + 2))
  return { naming: found.naming, word: singular(text), each: found.each, to: at + (isInLaw ? 3 : 1) }
}

/** Ages without a word that says so count only for children, as many as there are of them; "tickets of 100" are no ages. */
function agesOf(tokens: readonly Token[], at: number, naming: Naming, count: number | null) {
  if (naming === 'pet' || naming === 'seat' || naming === 'speaker') return null
  const found = agesAfter(tokens, at, count)
  if (!found) return null
  const isYoung = naming === 'child' || naming === 'kin-child' || naming === 'infant'
  const isExplicit = found.isMarked && (count === null || found.ages.length <= Math.max(count, 1) || found.ages.length === count)
  const isCounted = isYoung && found.ages.every((age) => age < 18) && (count === null || found.ages.length === count)
  return (found.isMarked && isYoung && (isExplicit || count === null)) || isCounted || (found.isMarked && isExplicit) ? found : null
}

/** "twins aged 3", "two 5-year-olds", "both aged 4": one age for all of them. */
function repeated(ages: number[], count: number | null): number[] {
  const [only] = ages
  return ages.length === 1 && only !== undefined && count !== null && count > 1 ? Array<number>(count).fill(only) : ages
}

function isTwin(word: string): boolean {
  return word === 'twin' || word === 'triplet'
}

function twinCount(word: string): number | null {
  return word === 'twin' ? 2 : word === 'triplet' ? 3 : null
}

function singular(noun: string): string {
  if (noun === 'children') return 'child'
  if (/^(?:people|ppl)$/.test(noun)) return 'person'
  return noun.replace(/ies$/, 'y').replace(/'s$|s$/, '')
}
