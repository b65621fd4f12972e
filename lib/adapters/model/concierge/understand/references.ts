import type { Brief, ShownFlights } from '../tool-results'
import { PART_OF_DAY, partNamed } from './asides'
import { isInPart } from './parts-of-day'
import { TIME_BOUND, timeBound } from './time-bounds'
import { takeOut } from './words'

export type Superlative = 'cheapest' | 'fastest' | 'best-value' | 'earliest' | 'latest'
/** A pointer at shown flights, and the words without it. `kept` lists all that fit, the likeliest first. */
export type FlightReference = { kept: Brief[]; isExact: boolean; isPronoun: boolean; rest: string }

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const ORDINAL =
  /\b(?:the\s+)?(?:(?<word>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)|(?<figure>\d{1,2})(?:st|nd|rd|th)|(?<last>last))\b(?!\s*(?:class|cabin|thing|week|month|time|name|minute|night))/gi
const NUMBERED =
  /(?:\b(?:number|option|flight|choice|no\.?|nr\.?)\s*|#\s?)(?<number>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b(?!\s*(?:adult|people|night|bag))/gi
const BARE_NUMBER = /^\s*(?<number>\d{1,2})\s*[.!]?\s*$/g
const SUPERLATIVES: [Superlative, RegExp][] = [
  ['cheapest', /\b(?:the\s+)?(?:cheapest|lowest[\s-]priced?|least expensive|lowest (?:price|fare))\b/gi],
  ['fastest', /\b(?:the\s+)?(?:fastest|quickest|shortest)\b/gi],
  ['earliest', /\b(?:the\s+)?earliest\b|\bfirst (?=flight (?:out|of the day))/gi],
  ['latest', /\b(?:the\s+)?latest\b|\blast (?=flight (?:out|of the day))/gi],
  ['best-value', /\b(?:the\s+|your\s+)?(?:best(?:[\s-]value)?|recommended|recommendation)\b|\b(?:the one )?you recommend(?:ed)?\b/gi],
]
const ORDINAL_WORD =
  '\\b(?:the\\s+)?(?:(?<word>second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)|(?<figure>\\d{1,2})(?:st|nd|rd|th))'
const NOT_WITH =
  /\b(?:not|no|without|except(?: for)?|anything but|other than|avoid(?:ing)?|don't (?:want|like)|do not want|hate|but not)\s+(?:(?:with|on|by|to fly|flying|the|any)\s+)*$/i
const FLIGHT_NUMBER = /\b(?<carrier>[A-Z][A-Z0-9]|[0-9][A-Z])\s?(?<number>\d{1,4})\b/gi
const CARRIER = /\b(?<carrier>[A-Z][A-Z0-9]|[0-9][A-Z])(?=\s+(?:flight|one|option)\b)/gi
const CLOCK =
  /\b(?:(?:at|the|leaving|departing|arriv(?:es?|ing)|landing)\s+)*(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2})\s*(?<half>am|pm)?|\s*(?<half2>am|pm|o'clock))(?![\d:])/gi
const ONE_STOP = /\bwith (?:an?|one|1) (?:stop|stopover|connection|change)\b/gi
const DIRECT = /\b(?:direct|non[\s-]?stop)\b/gi
const SINGLE = /\b(?:that|this|it)(?:\s+(?:one|flight|option))?\b/i
const GENERIC = new Set([
  'air',
  'airlines',
  'airways',
  'the',
  'royal',
  'new',
  'fly',
  'airline',
  'express',
  'jet',
  'aviation',
  'international',
  'one',
  'direct',
  'cheap',
  'best',
])

/** Null when the words point at no flight. Filters (airline, time, direct …) narrow, then an order word picks. */
export function findFlights(words: string, shown: ShownFlights, lastAnswer: string): FlightReference | null {
  let kept = inShownOrder(shown)
  const all = kept
  let isExact = false
  const narrow = (fits: (brief: Brief) => boolean) => {
    kept = kept.filter(fits)
    isExact = true
    return true
  }
  let rest = takeOut(words, FLIGHT_NUMBER, ({ groups = {} }) => {
    const number = `${groups.carrier}${Number(groups.number)}`.toUpperCase()
    const isShown = all.some((brief) => brief.flightNumbers.some((flown) => plainNumber(flown) === number))
    if (!isShown && !/^[A-Z]/.test(groups.carrier ?? '')) return false
    return narrow((brief) => brief.flightNumbers.some((flown) => plainNumber(flown) === number))
  })
  rest = takeOut(rest, CARRIER, ({ groups = {} }) => {
    const code = (groups.carrier ?? '').toUpperCase()
    const isWrittenCode = groups.carrier === code && /\bthe\s+$/i.test(rest.slice(0, rest.indexOf(`${groups.carrier} `)))
    if (!isWrittenCode && !all.some((brief) => carriers(brief).includes(code))) return false
    return narrow((brief) => carriers(brief).includes(code))
  })
  const airline = airlineNamed(rest, all)
  if (airline) {
    const isRefused = NOT_WITH.test(rest.slice(0, airline.start))
    const start = isRefused ? (NOT_WITH.exec(rest.slice(0, airline.start))?.index ?? airline.start) : airline.start
    rest = rest.slice(0, start) + '~'.repeat(airline.end - start) + rest.slice(airline.end)
    narrow((brief) => airline.names.includes(brief.airline) !== isRefused)
  }
  rest = takeOut(rest, TIME_BOUND, (match) => {
    const fits = timeBound(match)
    return fits ? narrow(fits) : false
  })
  rest = takeOut(rest, CLOCK, (match) => {
    const fits = clockFilter(match)
    return fits ? narrow(fits) : false
  })
  rest = takeOut(rest, PART_OF_DAY, ({ index, groups = {} }) => {
    const part = partNamed(groups.part ?? groups.overnight ?? '')
    const isArrival = /\b(?:arriv|land)\w*\W+(?:there\s+)?$/i.test(rest.slice(0, index))
    return narrow((brief) => isInPart((isArrival ? brief.arrivesAt : brief.departsAt).slice(11, 16), part))
  })
  rest = takeOut(rest, ONE_STOP, () => narrow((brief) => brief.connections === 1))
  rest = takeOut(rest, DIRECT, () => narrow((brief) => brief.connections === 0))

  for (const [superlative, pattern] of SUPERLATIVES) {
    const ranked = new RegExp(`${ORDINAL_WORD}\\s+(?:${pattern.source})`, 'gi')
    rest = takeOut(rest, ranked, ({ groups = {} }) => {
      const nth = inOrder(superlative, kept)[ordinalNumber(groups.word ?? groups.figure ?? '') - 1]
      return narrow((brief) => brief.offerId === nth?.offerId)
    })
    rest = takeOut(rest, pattern, () => {
      const winner = bestBy(superlative, kept, shown)
      return narrow((brief) => brief.offerId === winner?.offerId)
    })
  }
  const byNumber = ({ groups = {} }: RegExpExecArray) => {
    const wanted = groups.last ? -1 : ordinalNumber(groups.word ?? groups.figure ?? groups.number ?? '')
    const picked = at(kept, wanted, shown, kept.length === all.length)
    return narrow((brief) => brief.offerId === picked?.offerId)
  }
  for (const pattern of [BARE_NUMBER, NUMBERED, ORDINAL]) rest = takeOut(rest, pattern, byNumber)

  if (!isExact && SINGLE.test(rest)) {
    const mentioned = all.filter((brief) => mentions(lastAnswer, brief))
    const only = all.length === 1 ? all : mentioned.length === 1 ? mentioned : all.slice(0, Math.max(2, shown.picks.length))
    const withoutPronoun = takeOut(rest, new RegExp(SINGLE.source, 'gi'), () => true)
    return { kept: only, isExact: only.length === 1, isPronoun: true, rest: withoutPronoun }
  }
  return isExact ? { kept, isExact: kept.length === 1, isPronoun: false, rest } : null
}

/** "Compare the first and the last": every part of the words may point at flights of its own. */
export function findEach(words: string, shown: ShownFlights): FlightReference | null {
  const found = words.split(/\b(?:and|or|vs|versus|with|to|than)\b\.?|,/i).flatMap((part) => findFlights(part, shown, '') ?? [])
  const kept = [...new Set(found.filter(({ isPronoun }) => !isPronoun).flatMap((reference) => reference.kept.slice(0, 1)))]
  return kept.length > 0 ? { kept, isExact: kept.length === 1, isPronoun: false, rest: '' } : null
}

/** The labelled picks stand first on the card, so "the second one" is the second of them; further numbers are places in the ranking. */
function inShownOrder(shown: ShownFlights): Brief[] {
  const picked = shown.picks.flatMap((pick) => shown.briefs.filter((brief) => brief.offerId === pick.offerId))
  return [...picked, ...shown.briefs.filter((brief) => !picked.includes(brief))]
}

function at(kept: Brief[], wanted: number, shown: ShownFlights, isWhole: boolean): Brief | undefined {
  if (wanted === -1) return isWhole ? kept[Math.max(0, shown.picks.length - 1)] : kept.at(-1)
  if (!isWhole || wanted <= shown.picks.length) return kept[wanted - 1]
  return shown.briefs.find((brief) => brief.place === wanted)
}

function bestBy(superlative: Superlative, kept: Brief[], shown: ShownFlights): Brief | undefined {
  if (kept.length === shown.briefs.length && (superlative === 'cheapest' || superlative === 'fastest' || superlative === 'best-value')) {
    const pick = shown.picks.find(({ labels }) => labels.includes(superlative))
    if (pick) return shown.briefs.find(({ offerId }) => offerId === pick.offerId)
  }
  return inOrder(superlative, kept)[0]
}

function inOrder(superlative: Superlative, kept: Brief[]): Brief[] {
  const figure = (brief: Brief): number => {
    if (superlative === 'cheapest') return amountOf(brief.total)
    if (superlative === 'fastest') return brief.durationMinutes
    if (superlative === 'best-value') return brief.place
    return Number(brief.departsAt.replace(/\D/g, '')) * (superlative === 'earliest' ? 1 : -1)
  }
  return kept.toSorted((one, other) => figure(one) - figure(other))
}

/** Only for comparing: "£1,212.40" is 1212.4. */
export function amountOf(total: string): number {
  return Number(total.replace(/[^\d.-]/g, ''))
}

function clockFilter({ 0: said, groups = {} }: RegExpExecArray): ((brief: Brief) => boolean) | null {
  const half = (groups.half ?? groups.half2 ?? '').toLowerCase()
  const hour = Number(groups.hour)
  if (hour > 23 || Number(groups.minute ?? 0) > 59) return null
  const wanted = half === 'pm' && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour
  const hours = half || hour > 12 || (groups.hour ?? '').startsWith('0') ? [wanted] : [wanted, (wanted + 12) % 24]
  const isArrival = /arriv|land/i.test(said)
  return (brief) => {
    const time = (isArrival ? brief.arrivesAt : brief.departsAt).slice(11, 16)
    if (!groups.minute) return Number(time.slice(0, 2)) === wanted
    return hours.some((candidate) => time === `${String(candidate).padStart(2, '0')}:${groups.minute}`)
  }
}

function airlineNamed(words: string, briefs: Brief[]): { names: string[]; start: number; end: number } | null {
  const names = [...new Set(briefs.map((brief) => brief.airline))]
  for (const spoken of names.flatMap((name) => [name, name.split(/\s+/)[0] ?? '']).toSorted((one, other) => other.length - one.length)) {
    if (spoken.length < 3 || GENERIC.has(spoken.toLowerCase())) continue
    const match = new RegExp(`(?<![\\p{L}])${escaped(spoken)}(?![\\p{L}])`, 'iu').exec(words)
    if (!match) continue
    const fitting = names.filter((name) => name.toLowerCase().startsWith(spoken.toLowerCase()))
    return { names: fitting, start: match.index, end: match.index + match[0].length }
  }
  return null
}

function mentions(answer: string, brief: Brief): boolean {
  return brief.flightNumbers.length > 0 && brief.flightNumbers.every((number) => answer.includes(number))
}

function ordinalNumber(word: string): number {
  const index = ORDINALS.indexOf(word.toLowerCase())
  if (index >= 0) return index + 1
  if (/^\d+$/.test(word)) return Number(word)
  return ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].indexOf(word.toLowerCase()) + 1
}

function plainNumber(flightNumber: string): string {
  const match = /^([A-Z0-9]{2})\s?0*(\d+)/i.exec(flightNumber)
  return match ? `${match[1]}${match[2]}`.toUpperCase() : flightNumber
}

function carriers(brief: Brief): string[] {
  return brief.flightNumbers.map((number) => number.slice(0, 2).toUpperCase())
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
