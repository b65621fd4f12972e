import type { Brief, ShownFlights } from '../tool-results'
import { SIGN_BEFORE } from './money-signs'
import { narrowByName } from './pointing/airline-words'
import { inFigures, narrowByClock } from './pointing/clock-words'
import type { FlightQuery } from './pointing/flight-query'
import {
  atPlace,
  BARE_NUMBER,
  bestBy,
  inOrder,
  inShownOrder,
  NUMBERED,
  numberSaid,
  ORDINAL,
  ORDINAL_WORD,
  SUPERLATIVES,
  TOP_FEW,
} from './pointing/order-words'
import { amongThose, findRelative } from './pointing/relative-words'
import type { SpokenOf } from './pointing/spoken-of'
import { takeOut } from './words'

/**
 * A pointer at flights, and the words without it. `kept` lists all that fit, the likeliest first; `isPlural` when several are meant.
 * `query` is what the words say of the flight, for looking it up among all there are; null where they point by place.
 */
export type FlightReference = {
  kept: Brief[]
  isExact: boolean
  isPronoun: boolean
  isPlural: boolean
  query: FlightQuery | null
  rest: string
}

const NOTHING_SPOKEN: SpokenOf = { last: [], together: [] }
const VIA =
  /\b(?:via|through|(?:with|that) (?:(?:a|the|one) )?(?:stops?|stopover|layover|connection|change)s? (?:in|at))\s+(?<city>\p{L}[\p{L}'-]{2,}(?:\s+[A-Z]\p{L}+)?)/giu
const PRICE = new RegExp(`(?:\\b(?:for|at|costing)\\s+)?${SIGN_BEFORE}\\s?(?<amount>\\d[\\d,]*(?:\\.\\d\\d)?)(?!\\d)`, 'gi')
const ONE_STOP = /\bwith (?:an?|one|1) (?:stop|stopover|connection|change)\b|\b(?:one|1)[\s-]stop(?= (?:one|flight|option))/gi
const DIRECT = /\b(?:direct|non[\s-]?stop)\b/gi
const SINGLE = /\b(?:that|this|it)(?:\s+(?:one|flight|option))?\b|\b(?:the )?same (?:one|flight)\b/i

/** Null when the words point at no flight. Filters (airline, time, direct …) narrow, then an order word picks. */
export function findFlights(said: string, shown: ShownFlights, spoken: SpokenOf = NOTHING_SPOKEN): FlightReference | null {
  const words = inFigures(said)
  const relative = findRelative(words, shown, spoken)
  if (relative) return { ...relative, isExact: relative.kept.length === 1 && !relative.isPlural, isPronoun: false }
  const among = amongThose(words, spoken)
  const all = among ? among.among : inShownOrder(shown)
  let kept = all
  let isExact = false
  let query: FlightQuery | null = {}
  const narrow = (fits: (brief: Brief) => boolean, told: FlightQuery | null): true => {
    kept = kept.filter(fits)
    isExact = true
    query = query && told && { ...query, ...told }
    return true
  }
  let rest = narrowByName(among ? among.rest : words, all, narrow)
  rest = narrowByClock(rest, narrow)
  rest = takeOut(rest, VIA, ({ groups = {} }) => {
    const city = (groups.city ?? '').trim()
    return narrow(({ via }) => via.some((stop) => stop.toLowerCase().startsWith(city.toLowerCase())), { via: city })
  })
  rest = takeOut(rest, ONE_STOP, () => narrow((brief) => brief.connections === 1, { stops: ['one-stop'] }))
  rest = takeOut(rest, DIRECT, () => narrow((brief) => brief.connections === 0, { stops: ['direct'] }))

  let isPlural = false
  rest = takeOut(rest, TOP_FEW, ({ groups = {} }) => {
    const order = SUPERLATIVES.find(([, pattern]) => new RegExp(pattern.source, 'i').test(groups.order ?? ''))?.[0]
    const few = (order ? inOrder(order, kept) : kept).slice(0, numberSaid(groups.count ?? groups.before ?? ''))
    isPlural = true
    return narrow((brief) => few.includes(brief), null)
  })
  const isWholeList = shown.briefs.length >= shown.offerCount
  for (const [order, pattern] of SUPERLATIVES) {
    rest = takeOut(rest, new RegExp(`${ORDINAL_WORD}\\s+(?:${pattern.source})`, 'gi'), ({ groups = {} }) => {
      const nth = inOrder(order, kept)[numberSaid(groups.word ?? groups.figure ?? '') - 1]
      return narrow((brief) => brief.offerId === nth?.offerId, null)
    })
    rest = takeOut(rest, pattern, () => {
      // Only the ranking's own labels are true of flights that the table does not hold.
      const isLabelled = kept.length === all.length && !among && shown.picks.some(({ labels }) => labels.some((label) => label === order))
      const winner = bestBy(order, kept, shown)
      const isKnown = isLabelled || isWholeList || among !== null || kept.length === 1
      return narrow((brief) => isKnown && brief.offerId === winner?.offerId, { order })
    })
  }
  const byNumber = ({ groups = {} }: RegExpExecArray) => {
    const wanted = groups.last ? -1 : groups.top ? 1 : numberSaid(groups.word ?? groups.figure ?? groups.number ?? '')
    const place = atPlace(kept, wanted, shown, kept.length === all.length)
    return narrow((brief) => brief.offerId === place?.offerId, null)
  }
  for (const pattern of [BARE_NUMBER, NUMBERED, ORDINAL]) rest = takeOut(rest, pattern, byNumber)
  rest = takeOut(rest, PRICE, ({ groups = {} }) => {
    const amount = (groups.amount ?? '').replaceAll(',', '')
    const priced = kept.filter(({ total }) => total.replace(/[^\d.]/g, '').startsWith(amount))
    return priced.length > 0 ? narrow((brief) => priced.includes(brief), null) : false
  })

  if (isExact) {
    const told = query && Object.keys(query).length > 0 ? query : null
    return { kept, isExact: kept.length === 1, isPronoun: false, isPlural, query: told, rest }
  }
  return SINGLE.test(rest) ? findPronoun(rest, shown, all, spoken) : null
}

/** "Compare the first and the last": every part of the words may point at flights of its own. */
export function findEach(words: string, shown: ShownFlights, spoken: SpokenOf = NOTHING_SPOKEN): FlightReference | null {
  const whole = findFlights(words, shown, spoken)
  if (whole?.isPlural) return whole
  const found = words.split(/\b(?:and|or|vs|versus|with|to|than)\b\.?|,/i).flatMap((part) => findFlights(part, shown, spoken) ?? [])
  const exact = found.filter(({ isPronoun, isExact }) => !isPronoun || isExact)
  const kept = [...new Set(exact.flatMap((reference) => reference.kept.slice(0, 1)))]
  return kept.length > 0 ? { kept, isExact: kept.length === 1, isPronoun: false, isPlural: kept.length > 1, query: null, rest: '' } : null
}

function findPronoun(rest: string, shown: ShownFlights, all: Brief[], { last }: SpokenOf): FlightReference {
  const likely = all.length === 1 ? all : last.length > 0 ? last : all.slice(0, Math.max(2, shown.picks.length))
  const withoutPronoun = takeOut(rest, new RegExp(SINGLE.source, 'gi'), () => true)
  return { kept: likely, isExact: likely.length === 1, isPronoun: true, isPlural: false, query: null, rest: withoutPronoun }
}
