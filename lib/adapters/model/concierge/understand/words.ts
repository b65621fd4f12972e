const LONGEST_MESSAGE = 4_000

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const SHORTHAND: Record<string, string> = {
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  pls: 'please',
  plz: 'please',
  rtn: 'return',
  thx: 'thanks',
  ppl: 'people',
  flite: 'flight',
  flites: 'flights',
}

/** Words that carry the meaning of a message; a slip of the finger in one of them is put right. Place names are never touched. */
const KEYWORDS = `monday tuesday wednesday thursday friday saturday sunday january february september october november december tomorrow
  weekend weekends cheapest fastest quickest shortest direct business economy premium adults adult children child infant infants passenger
  passengers traveller travellers return returning flight flights outbound luggage baggage suitcase checkout night nights second option`.split(
  /\s+/,
)
/** Real words that lie close to a keyword. */
const LOOKALIKES = 'cheaper quicker shorter faster returned travelled children childs tight options seconds light lights friend'.split(' ')
const KNOWN = new Set([...KEYWORDS, ...LOOKALIKES])

/** A count as people write it: "2", "two", "a couple of". */
export const COUNT = `(?:\\d{1,2}|${NUMBER_WORDS.slice(1).join('|')}|an?|a couple of|another)`

/** "3", "three", "a couple of"; at least 1. */
export function readCount(word: string): number {
  const lower = word.toLowerCase()
  if (/^\d+$/.test(lower)) return Number(lower)
  if (lower === 'a couple of') return 2
  return Math.max(1, NUMBER_WORDS.indexOf(lower))
}

/** One line, plain quotes and dashes, no invisible characters, slips in keywords put right. */
export function normaliseWords(text: string): string {
  return (
    text
      .slice(0, LONGEST_MESSAGE)
      .normalize('NFKC')
      .replace(/[\u2018\u2019\u02bc`´]/g, "'")
      .replace(/[\u201c\u201d«»]/g, '"')
      .replace(/\s*(?:[\u2013\u2014\u2192]|->|=>)\s*/g, ' - ')
      .replace(/[\p{Cc}\p{Cf}~\s]+/gu, ' ')
      // "A flight form Leeds to Rome": the slip that spelling cannot show.
      .replace(/\bform(?=\s+[\p{L}'-]+(?:\s+[\p{L}'-]+)?\s+to\b)/giu, 'from')
      .trim()
      .split(' ')
      .map((token, index, tokens) => (isPlacePosition(tokens[index - 1]) && !isSlipOfDay(token) ? token : correctWords(token)))
      .join(' ')
  )
}

/** Replaces every accepted match by `~` of the same length, so that no word is read twice and positions stay. */
export function takeOut(text: string, pattern: RegExp, accept: (match: RegExpExecArray) => boolean | undefined): string {
  let rest = text
  for (const match of text.matchAll(pattern)) {
    if (accept(match) === false) continue
    rest = rest.slice(0, match.index) + '~'.repeat(match[0].length) + rest.slice(match.index + match[0].length)
  }
  return rest
}

/** After "from" or "to" stands a place as a rule ("to Augusta"). */
function isPlacePosition(previous: string | undefined): boolean {
  return /^(?:from|to|via|in)$/i.test(previous ?? '')
}

function isSlipOfDay(token: string): boolean {
  const word = token.toLowerCase().replace(/[^a-z]/g, '')
  return KEYWORDS.slice(0, 7).some((day) => isSlipOf(word, day))
}

function correctWords(token: string): string {
  return token.replace(/[a-z]{3,12}/gi, (word) => {
    const lower = word.toLowerCase()
    const short = SHORTHAND[lower]
    if (short || lower.length < 5 || KNOWN.has(lower)) return short ?? word
    return KEYWORDS.find((keyword) => isSlipOf(lower, keyword)) ?? word
  })
}

function isSlipOf(word: string, keyword: string): boolean {
  if (keyword.length < 5 || word.charAt(0) !== keyword.charAt(0)) return false
  if (word.length < keyword.length - 2 || Math.abs(word.length - keyword.length) > 2) return false
  return editDistance(word, keyword) <= (keyword.length >= 8 ? 2 : 1)
}

/** Optimal string alignment: letters missing, added, changed, or two neighbours swapped. */
function editDistance(first: string, second: string): number {
  const rows: number[][] = [Array.from({ length: second.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= second.length; column += 1) {
      const at = (rowBack: number, columnBack: number) => (rowBack === 0 ? current : rows[row - rowBack])?.[column - columnBack] ?? 99
      const isSame = first[row - 1] === second[column - 1]
      const isSwapped = first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1]
      current.push(
        Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + (isSame ? 0 : 1), row > 1 && column > 1 && isSwapped ? at(2, 2) + 1 : 99),
      )
    }
    rows.push(current)
  }
  return rows[first.length]?.[second.length] ?? 99
}
