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
// Zeros of the digits that people write prices with: Arabic, Persian, Devanagari, Bengali.
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6]

/** A text as its claims are looked for: one form of each sign, no invisible ones, numbers in figures. */
export function plainForm(text: string): string {
  const signs = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Co}]/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g, westernDigit)
    .replace(/\s/g, ' ')
    .replace(/[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/g, '')
  return signs.replace(WRITTEN, inFigures)
}

function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code))
}

/** "two hundred and fifty" is 250; "one" alone is no figure ("one way"). */
function inFigures(words: string): string {
  let total = 0
  let current = 0
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === 'hundred') current = Math.max(current, 1) * 100
    else if (word === 'thousand') {
      total += Math.max(current, 1) * 1000
      current = 0
    } else if (word === 'a' || word === 'an') current = 1
    else current += VALUES.get(word) ?? 0
  }
  return /^one$/i.test(words) ? words : String(total + current)
}
