import { REFUSED_BEFORE } from '../airline-wishes'
import { takeOut } from '../words'

/** Airlines that fly no more, as people still name them. Those that are words too count beside a word of flying only. */
const NAMES: [string, string][] = [
  ['US Airways', 'u\\.?\\s?s\\.?\\s?air(?:ways)?|usair'],
  ['TWA', 't\\.?w\\.?a\\.?|trans[\\s-]?world(?: air ?lines)?'],
  ['America West', 'america west(?: air ?lines)?'],
  ['Midwest Express', 'mid ?west express(?: air ?lines)?'],
  ['Canadian Airlines', 'canadian air ?lines(?: international)?'],
  ['Pan Am', 'pan[\\s-]?am(?:erican)?(?: air(?:lines|ways))?'],
  ['Nationair', 'nation ?air'],
  ['Tower Air', 'tower air'],
  ['Continental', 'continental(?: air ?lines)?'],
  ['Northwest', 'north ?west(?:ern)?(?: air ?lines)?'],
  ['Eastern', 'eastern(?: air ?lines)?'],
]
const IS_WORD_TOO = new Set(['Continental', 'Northwest', 'Eastern'])
const PATTERNS = NAMES.map(([airline, names]): [string, RegExp] => [
  airline,
  IS_WORD_TOO.has(airline)
    ? new RegExp(
        `(?<=\\b(?:on|by|with|via|fl(?:y|ies|ying)|take|taking|or|and|airlines?(?: is)?|only|prefer)\\s+)(?:${names})(?=\\s*(?:$|[.,;?!]|(?:flights?|and|or|from|to|leaving|departing|arriving|that|which|please|for|on|in|at|with|via|air)\\b))|\\b(?:${names})(?=\\s+(?:(?:air ?lines?|airways|air)\\b|flights?\\b|flight\\s+\\d))`,
        'gi',
      )
    : new RegExp(`\\b(?:${names})(?![\\w])`, 'gi'),
])

/** Airlines of former days that are wished for, and the words without them. */
export function readFormerAirlines(words: string): { wanted: string[]; rest: string } {
  const wanted: string[] = []
  let rest = words
  for (const [airline, pattern] of PATTERNS) {
    rest = takeOut(rest, pattern, ({ index }) => {
      if (!REFUSED_BEFORE.test(words.slice(0, index)) && !wanted.includes(airline)) wanted.push(airline)
      return true
    })
  }
  return { wanted, rest }
}
