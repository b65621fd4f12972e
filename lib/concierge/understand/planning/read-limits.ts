import type { PlainDate } from '@/lib/travel/dates'
import { currencyOfAmount, SIGN_AFTER, SIGN_BEFORE } from '../money-signs'
import { readPriceLimit } from '../price-limit'
import { readLength, readMonth } from './lengths'
import type { SuggestInput } from './planning-wish'
import { readLikings } from './tastes'

const WARM_C = 20
const CITY_BREAK_DAYS = 3
const HOT_C = 27
const COLD_WORDS = /\b(?:cold|cool|snow\w*|winter sports?|ski(?:ing)?)\b/i
const DEGREES = /(?<degrees>\d{1,3})\s*(?:°\s*(?<unit>[CF])?|degrees?(?:\s+(?:celsius|(?<long>fahrenheit)))?\b|(?<short>[CF])\b)/i
const MONEY_ALONE = new RegExp(`${SIGN_BEFORE}\\s?(?<before>\\d{2,6})|\\b(?<after>\\d{2,6})\\s?${SIGN_AFTER}`, 'i')
const HALF = '(?:\\s*(?:and a half|1/2|½))'
const FLIGHT_HOURS = new RegExp(
  `\\b(?<hours>\\d{1,2}(?:\\.\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?<half>${HALF})?[\\s-]*(?:h|hrs?|hours?)\\b(?<minutes>\\s*\\d{2}\\b)?`,
  'i',
)
const OF_FLIGHT = /\b(?:flights?|fly(?:ing)?|planes?|by air|air travel|in the air|away|journey|travel(?:ling)? time)\b/i
const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const SHORT_FLIGHT = /\b(?:short(?:er)? (?:flights?|haul|hop)|not (?:too )?far|nearby|close by|near(?:er)?|closer)\b/i
const SHORT_MINUTES = 180

/** What a place to go to must keep to; only what the words say. */
export function readLimits(words: string, today: PlainDate): SuggestInput {
  const month = readMonth(words, today)
  const days = readLength(words, 3) ?? (/\bcity breaks?\b/i.test(words) ? CITY_BREAK_DAYS : null)
  const likings = readLikings(words)
  return {
    ...(month ? { month } : {}),
    ...(days && days <= 30 ? { days } : {}),
    ...warmthIn(words),
    ...(isDryWished(words) ? { isDry: true } : {}),
    ...(likings.length > 0 ? { likings } : {}),
    ...fareIn(words),
    ...flightIn(words),
  }
}

function warmthIn(words: string): Pick<SuggestInput, 'warmAtLeastC'> {
  const { degrees, unit, long, short } = DEGREES.exec(words)?.groups ?? {}
  if (
    degrees &&
    !/\b(?:less than|below|under|at most|not (?:over|above|more than))\s+\d/i.test(words.slice(0, words.indexOf(degrees) + degrees.length))
  ) {
    const isFahrenheit = [unit, long, short].some((said) => /^f/i.test(said ?? ''))
    return { warmAtLeastC: isFahrenheit ? Math.round(((Number(degrees) - 32) * 5) / 9) : Number(degrees) }
  }
  if (/\bhot\b|\b(?:tropical|heat)\b/i.test(words)) return { warmAtLeastC: HOT_C }
  if (COLD_WORDS.test(words) && !/\b(?:not|isn'?t|no|away from|escape|without) (?:too |the |so )?(?:cold|cool|snow)/i.test(words)) return {}
  return /\b(?:warm\w*|sun|sunny|sunshine|mild|not (?:too |so )?cold|(?:escape|away from) (?:the )?(?:cold|winter|snow))\b/i.test(words)
    ? { warmAtLeastC: WARM_C }
    : {}
}

function isDryWished(words: string): boolean {
  return /\b(?:dry|drier|sun|sunny|sunshine|(?:no|without|not much|little|less|hardly any) rain|not (?:too )?(?:rainy|wet)|doesn'?t rain|rain[- ]free)\b/i.test(
    words,
  )
}

function fareIn(words: string): Pick<SuggestInput, 'mostFare' | 'currency'> {
  const { before, after } = MONEY_ALONE.exec(words)?.groups ?? {}
  const most = readPriceLimit(words.replace(DEGREES, ' ')).maxPrice ?? Number(before ?? after ?? 0)
  if (!most) return {}
  const currency = currencyOfAmount(words)
  return { mostFare: most, ...(currency ? { currency } : {}) }
}

function flightIn(words: string): Pick<SuggestInput, 'longestFlightMinutes'> {
  const { hours, half, minutes } = FLIGHT_HOURS.exec(words)?.groups ?? {}
  if (hours && (OF_FLIGHT.test(words) || /\b(?:more|over|longer|max(?:imum)?|most|under|within|less|up to)\b/i.test(words))) {
    const whole = /^\d/.test(hours) ? Number(hours) : HOURS.indexOf(hours.toLowerCase()) + 1
    return { longestFlightMinutes: Math.round(whole * 60) + (half ? 30 : 0) + Number(minutes ?? 0) }
  }
  return SHORT_FLIGHT.test(words) ? { longestFlightMinutes: SHORT_MINUTES } : {}
}
