import { isPlainWord } from '@/lib/adapters/names/plain-words'
import { createNearestWord } from '../spelling/nearest-word'

const KEYWORDS =
  `itinerary museum castle cathedral aquarium monastery palace market somewhere anywhere surprise suggest recommend compare longer shorter slower
  relaxed beaches history culture nightlife weekend children instead destination programme replace remove degrees cheapest warmest second sightseeing`.split(
    /\s+/,
  )
const KNOWN = new Set([
  ...KEYWORDS,
  ...`museums castles palaces markets beach itineraries suggested compared relax suggests history's removed replaced seconds degree destinations
  weekends programmes longest shortest slow surprised country county shore short longed sort counter`.split(/\s+/),
])
const SHORT: [RegExp, string][] = [
  [/\b(?:paln|plna|pllan|plann)\b/gi, 'plan'],
  [/\b(?:smth|sth|smthg)\b/gi, 'something'],
  [/\b(?:dya|dayy)\b/gi, 'day'],
  [/\b(?:dyas|dasy|dayss|daays)\b/gi, 'days'],
  [/\bwarn (?=in\b|and\b|places?\b)/gi, 'warm '],
]
const WORD = /(?<![\p{L}'’@.])\p{Ll}{5,14}(?![\p{L}@])/gu

let nearest: ((word: string) => string | null) | undefined

/** Slips of the finger in the words of plans and suggestions put right; names and all else stay. */
export function correctPlanningSlips(words: string): string {
  nearest ??= createNearestWord(KEYWORDS, 2)
  const find = nearest
  const corrected = words.replace(WORD, (word) => (KNOWN.has(word) || isPlainWord(word) ? word : (find(word) ?? word)))
  return SHORT.reduce((text, [pattern, put]) => text.replace(pattern, put), corrected)
}
