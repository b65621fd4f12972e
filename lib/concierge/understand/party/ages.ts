import { numberAt } from './counts'
import { peopleWord } from './people-words'
import { isMask, type Token, textAt } from './tokens'

/** Ages in full years; `isMarked` when the words say that they are ages ("aged 4", "4 years old", "(4)"). */
export type SaidAges = { ages: number[]; to: number; isMarked: boolean }

const MOST_AGES = 9
const YEARS = /^(?:years?|yrs?|yo|y)$/
const MONTHS = /^(?:months?|mos?|mths?|weeks?|wks?|days?)$/
const SUBJECT = /^(?:who|which|she|he|they|both|all|the|being|now)$/
const COPULA = /^(?:is|are|was|turns|just|only|almost|nearly|now|about|soon|be|will)$/
const SUBJECT_IS = /^(?:she|he|they|who|that)'(?:s|re)$/
const AGED = /^(?:aged?|ages|of|at|age)$/
const SEPARATOR = /^(?:,|and|&|or|\/|\+|the|a|an|other|one|another|is|second|third|first|plus)$/
const AFTER_AGES =
  /^(?:[.,;:?!)\-"&/]|and|or|to|from|on|in|at|for|with|want|wants|would|will|please|we|i|i'm|we're|going|leaving|flying|travelling|traveling|need|so|but|is|are|they|who|now|too|also|as|coming|thanks|ok|respectively|plus|my|our|me|the|a|an|one|between|there|here|not|stays?|stay|together|next|this|looking|both)$/

/** "…, 4 and 1", "aged 4", "(6 and 9)", "who is 5", "of 8 months", right after the people at `index`. */
export function agesAfter(tokens: readonly Token[], index: number, count: number | null = null): SaidAges | null {
  let at = index
  const opening = textAt(tokens, at)
  const isBracket = opening === '('
  if (/^[,:(-]$/.test(opening) || (opening === '.' && /^(?:she|he|they)/.test(textAt(tokens, at + 1)))) at += 1
  let isMarked = isBracket
  let isSaid = false
  while (SUBJECT.test(textAt(tokens, at)) && textAt(tokens, at + 1) !== 'the') {
    isSaid ||= textAt(tokens, at) === 'both'
    at += 1
  }
  if (SUBJECT_IS.test(textAt(tokens, at))) {
    at += 1
    isSaid = true
  }
  while (COPULA.test(textAt(tokens, at))) {
    at += 1
    isSaid = true
  }
  if (textAt(tokens, at) === 'both') at += 1
  if (textAt(tokens, at) === 'the' && textAt(tokens, at + 1) === 'age') at += 1
  while (AGED.test(textAt(tokens, at)) || (isMarked && textAt(tokens, at) === ':')) {
    isMarked = true
    at += 1
  }
  const list = ageList(tokens, at, { hasArticles: true, isSpaced: true, count })
  if (!list) return null
  const isClosed = isBracket && textAt(tokens, list.to) === ')'
  if (isBracket && !isClosed) return null
  return { ages: list.ages, to: list.to + (isClosed ? 1 : 0), isMarked: isMarked || isSaid || list.isMarked }
}

/** "a 4 and a 6 year old", "8-month-old", "15yo": ages that stand for people. */
export function ageOfOld(tokens: readonly Token[], index: number, hasArticle: boolean): SaidAges | null {
  const list = ageList(tokens, index, { hasArticles: hasArticle, isSpaced: false, count: null })
  return list?.isOld ? list : null
}

type AgeList = SaidAges & { isOld: boolean }

/** `isSpaced`: a space alone parts two ages ("12 7 and 3"); `count`: how many are expected, after which any word may follow. */
type ListForm = { hasArticles: boolean; isSpaced: boolean; count: number | null }

function ageList(tokens: readonly Token[], index: number, { hasArticles, isSpaced, count }: ListForm): AgeList | null {
  const said: { value: number; isMonths: boolean }[] = []
  let [to, at, isMarked, isOld] = [index, index, false, false]
  while (said.length < MOST_AGES) {
    const number = numberAt(tokens, at)
    if (!number) break
    const unit = unitAt(tokens, number.to)
    const next = textAt(tokens, number.to)
    const isLast = said.length + 1 === count && !isThing(next)
    const isFollowed = isSpaced && numberAt(tokens, number.to) !== null
    if (!unit && !isMask(next) && next !== '' && !AFTER_AGES.test(next) && !isLast && !isFollowed) break
    said.push({ value: number.value, isMonths: unit?.isMonths ?? false })
    to = unit?.to ?? number.to
    isMarked ||= unit !== null
    isOld ||= unit?.isOld ?? false
    at = to
    while (SEPARATOR.test(textAt(tokens, at)) && (hasArticles || !/^(?:an?|the)$/.test(textAt(tokens, at)))) at += 1
    if (at === to && !(isSpaced && numberAt(tokens, at))) break
  }
  if (said.length === 0) return null
  return { ages: said.map(({ value, isMonths }) => (isMonths ? Math.floor(value / 12) : value)), to, isMarked, isOld }
}

function isThing(text: string): boolean {
  return (
    peopleWord(text) !== undefined ||
    /^(?:bags?|suitcases?|nights?|hours?|stops?|am|pm|euros?|pounds?|dollars?|rooms?|pieces?|checked|carry)$/.test(text)
  )
}

function unitAt(tokens: readonly Token[], index: number): { to: number; isMonths: boolean; isOld: boolean } | null {
  const text = textAt(tokens, index)
  const isMonths = MONTHS.test(text)
  if (!isMonths && !YEARS.test(text)) return null
  if (text === 'y') {
    if (textAt(tokens, index + 1) === '/' && textAt(tokens, index + 2) === 'o') return { to: index + 3, isMonths, isOld: true }
    return textAt(tokens, index + 1) === 'o' ? { to: index + 2, isMonths, isOld: true } : { to: index + 1, isMonths, isOld: false }
  }
  if (/^olds?$/.test(textAt(tokens, index + 1))) return { to: index + 2, isMonths, isOld: true }
  if (textAt(tokens, index + 1) === 'of' && textAt(tokens, index + 2) === 'age') return { to: index + 3, isMonths, isOld: true }
  return { to: index + 1, isMonths, isOld: text === 'yo' }
}
