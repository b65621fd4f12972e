import { MONTH_WORDS } from './calendar-words'

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const)
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, 20 + 10 * index] as const)
const VALUES = new Map<string, number>([...UNITS, ...TENS])
const WORD = `(?:${[...VALUES.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
const WRITTEN = new RegExp(
  `\\b(?:(?:${WORD}|an?)[\\s-]+)?(?:hundred|thousand)(?:[\\s-]+(?:and[\\s-]+)?(?:${WORD}|hundred|thousand)\\b)*|\\b${WORD}(?:[\\s-]+(?:${WORD}|hundred|thousand)\\b)*\\b`,
  'gi',
)
const HOUR = UNITS.slice(1, 13)
  .map(([word]) => word)
  .join('|')
const MINUTE = `(?:oh[ -](?:one|two|three|four|five|six|seven|eight|nine)|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty|fifty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)`
/** "at eleven fifteen", "nine forty-five": never two numbers side by side, unless the second counts something. */
const SPOKEN_TIME = new RegExp(
  String.raw`\b(${HOUR}) (${MINUTE})\b(?![ -](?:hundred|thousand|minutes?|hours?|days?|nights?|euros?|pounds?|dollars?|per)\b)`,
  'gi',
)
const ORDINALS = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, index) => [word, index + 1] as const)
    .concat([['thirtieth', 30]]),
)
const ORDINAL_WORD = [...ORDINALS.keys()].join('|')
/** "the twenty-first of December", "December first"; "the first one" is no day. */
const ORDINAL = new RegExp(
  `\\b(?:(?<tens>twenty|thirty)[ -])(?<unit>${ORDINAL_WORD})\\b|\\b(?<alone>${ORDINAL_WORD})(?=(?: of)? (?:${MONTH_WORDS})\\b)|(?<=\\b(?:${MONTH_WORDS}) (?:the )?)(?<after>${ORDINAL_WORD})\\b(?! (?:flight|fare|one|option))`,
  'gi',
)
/** "a 2-hour-35 flight". */
const HYPHENED_DURATION = /(?<![\d.,:])(\d{1,2})-hours?-([0-5]?\d)(?:-minutes?)?(?![\d:])/g
/** English numbers in words as figures: "two hundred and fifty", "eleven fifteen", "the twenty-first". */
export function numbersInFigures(text: string): string {
  return text
    .replace(SPOKEN_TIME, (_, hour: string, minute: string) => `${sumOf(hour)}:${String(sumOf(minute)).padStart(2, '0')}`)
    .replace(ORDINAL, ordinalInFigures)
    .replace(WRITTEN, inFigures)
    .replace(HYPHENED_DURATION, '$1 hours $2 minutes')
}

function sumOf(words: string): number {
  return words
    .toLowerCase()
    .split(/[\s-]+/)
    .reduce((sum, word) => sum + (VALUES.get(word) ?? 0), 0)
}

function ordinalInFigures(...match: unknown[]): string {
  // The named groups come last.
  const { tens, unit, alone, after } = match.at(-1) as Record<string, string | undefined>
  const day = sumOf(tens ?? '') + (ORDINALS.get((unit ?? alone ?? after ?? '').toLowerCase()) ?? 0)
  return `${day}${day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'}`
}

/** "two hundred and fifty" is 250, "two twenty-minute stops" has 2 and 20; "one" alone is no figure ("one way"). */
function inFigures(words: string): string {
  if (/^one$/i.test(words)) return words
  const numbers: number[] = []
  let total = 0
  let current = 0
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    const value = VALUES.get(word) ?? 0
    if (word === 'hundred') current = Math.max(current, 1) * 100
    else if (word === 'thousand') {
      total += Math.max(current, 1) * 1000
      current = 0
    } else if (word === 'a' || word === 'an') current = 1
    else if (current > 0 && current < 20 && value >= 10) {
      numbers.push(total + current)
      total = 0
      current = value
    } else current += value
  }
  return [...numbers, total + current].join(' ')
}
