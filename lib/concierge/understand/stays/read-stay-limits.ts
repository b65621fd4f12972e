import { nights as nightsBetween } from '@/lib/travel/stays/nights'
import { currencyOfAmount, SIGN_AFTER, SIGN_BEFORE } from '../money-signs'
import { takeOut } from '../words'

const MONEY = `(?:(?<before>${SIGN_BEFORE})\\s*)?(?<amount>\\d{1,3}(?:,\\d{3})+|\\d{2,6})(?!\\d|[.:]\\d|\\s*(?:(?:st|nd|rd|th)\\b|%|m\\b|km\\b|metres?|meters?|stars?|nights?|people|adults?|minutes?))(?:\\s*(?<after>${SIGN_AFTER}))?`
const AT_MOST =
  '(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?(?: of)?|no more than|not more than|within|not over|(?:my |our )?budget(?: is| of|:)?)'
const AT_LEAST = '(?:over|above|more than|at least|from)'
const BETWEEN = new RegExp(
  `\\bbetween\\s+(?:${SIGN_BEFORE}\\s*)?(?<low>\\d{2,6})\\s*(?:and|-)\\s*${MONEY}|(?<![\\d.])(?:${SIGN_BEFORE}\\s*)(?<least>\\d{2,6})\\s*(?:-|to)\\s*(?:${SIGN_BEFORE}\\s*)?(?<most>\\d{2,6})`,
  'gi',
)
const UP_TO = new RegExp(
  `\\b${AT_MOST}\\s+(?:about\\s+|around\\s+)?${MONEY}|(?<![\\d.])${MONEY.replaceAll(/\?<(?=[a-z])/g, '?<x')}\\s*(?:(?:(?:a|per|each|/)\\s*night,?\\s*)?(?:max(?:imum)?|tops|at (?:the )?most|or (?:less|under|cheaper)))\\b|(?<![\\d.])(?:${SIGN_BEFORE}\\s*)(?<plain>\\d{2,6})(?=\\s*(?:a|per|/|each)\\s*night)`,
  'gi',
)
const FROM_UP = new RegExp(`\\b${AT_LEAST}\\s+(?:${SIGN_BEFORE}\\s*)(?<amount>\\d{2,6})(?:\\s*(?:a|per) night)?`, 'gi')
const IN_ALL = /\b(?:in total|in all|altogether|for (?:the )?(?:whole|entire|all)(?: \w+)?|total|for everything|all nights)\b/i
const ANY_PRICE =
  /\b(?:any price|price (?:doesn'?t|does not|is not|isn'?t) (?:matter|important)|whatever (?:it costs|the price)|money is no object|no (?:price )?limit)\b/i

const STAR = '(?:-?\\s*stars?|\\s?\\*)'
const FIGURES: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 }
const NUMBER = '(?:[2-5]|two|three|four|five)'
const STARS: [RegExp, (first: number, second: number) => number[]][] = [
  [
    new RegExp(`\\b(?<first>${NUMBER})${STAR}?\\s*(?:or|and|to|-)\\s*(?<second>${NUMBER})${STAR}`, 'gi'),
    (first, second) => range(first, second),
  ],
  [
    new RegExp(`\\b(?:at least|min(?:imum)?(?: of)?|from|no less than|not less than)\\s+(?<first>${NUMBER})${STAR}`, 'gi'),
    (first) => range(first, 5),
  ],
  [
    new RegExp(
      `\\b(?<first>${NUMBER})${STAR}?\\s*(?:or (?:more|better|up|above|higher)|and (?:up|above|more|better)|\\+|plus|minimum)(?:${STAR})?`,
      'gi',
    ),
    (first) => range(first, 5),
  ],
  [new RegExp(`\\b(?:at most|up to|max(?:imum)?(?: of)?|no more than)\\s+(?<first>${NUMBER})${STAR}`, 'gi'), (first) => range(2, first)],
  [new RegExp(`\\b(?<first>${NUMBER})${STAR}`, 'gi'), (first) => [first]],
]
const LUXURY = /\b(?:luxur(?:y|ious)|posh|fancy|high[- ]end)\b/gi
const ANY_STARS =
  /\b(?:any|all) stars\b|\bstars (?:don'?t|do not) matter\b|\b(?:never mind|nvm|forget|no matter|whatever) (?:the |about the )?stars\b/i

export type StayLimits = {
  price: { from: number; to: number } | null
  /** The price was said for all nights together. */
  isInAll: boolean
  currency: string | null
  stars: number[] | null
  liftsPrice: boolean
  liftsStars: boolean
  rest: string
}

const HIGHEST = 1_000_000

/** The price of a night and the stars that the words allow. */
export function readStayLimits(words: string): StayLimits {
  let stars: number[] | null = null
  let price: StayLimits['price'] = null
  let rest = words
  for (const [pattern, starsOf] of STARS) {
    rest = takeOut(rest, pattern, ({ groups = {} }) => {
      stars ??= starsOf(figure(groups.first), figure(groups.second))
      return true
    })
  }
  rest = takeOut(rest, LUXURY, () => {
    stars ??= [5]
    return true
  })
  const money = rest
  rest = takeOut(rest, BETWEEN, ({ groups = {} }) => {
    price ??= { from: amount(groups.low ?? groups.least), to: amount(groups.amount ?? groups.most) }
    return true
  })
  rest = takeOut(rest, UP_TO, ({ groups = {} }) => {
    price ??= { from: 0, to: amount(groups.amount ?? groups.xamount ?? groups.plain) }
    return true
  })
  rest = takeOut(rest, FROM_UP, ({ groups = {} }) => {
    price ??= { from: amount(groups.amount), to: HIGHEST }
    return true
  })
  return {
    price,
    isInAll: price !== null && IN_ALL.test(words),
    currency: currencyOfAmount(money),
    stars,
    liftsPrice: ANY_PRICE.test(words),
    liftsStars: ANY_STARS.test(words),
    rest: rest.replace(/\b(?:a|per|each)\s+night\b|\/\s?night\b|\bin total\b|\bin all\b/gi, (said) => '~'.repeat(said.length)),
  }
}

/** What a night of one room may cost, where all nights and rooms together were limited. */
export function perNightOf(
  { from, to }: { from: number; to: number },
  days: { checkInOn?: string | undefined; checkOutOn?: string | undefined; nights?: number | undefined },
  rooms: number,
) {
  const count = days.nights ?? (days.checkInOn && days.checkOutOn ? nightsBetween(days.checkInOn, days.checkOutOn) : null)
  return count === null ? null : { from: Math.floor(from / count / rooms), to: Math.floor(to / count / rooms) }
}

function figure(said: string | undefined): number {
  return FIGURES[said?.toLowerCase() ?? ''] ?? Number(said ?? 0)
}

function range(first: number, last: number): number[] {
  const [low, high] = first < last ? [first, last] : [last, first]
  return Array.from({ length: high - low + 1 }, (_, index) => low + index)
}

function amount(said: string | undefined): number {
  return Number((said ?? '0').replaceAll(',', ''))
}
