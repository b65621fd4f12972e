import { cleanWords } from '@/lib/travel/clean-text'

const LONGEST_MESSAGE = 4_000

/** One line in plain signs. */
export function normaliseWords(text: string): string {
  return plainMessage(text)
    .replace(/\s*(?:[\u2192\u2194]|->|=>|>>+)\s*/g, ' - ')
    .replace(/[~\s]+/g, ' ')
    .trim()
}

// A dash without blanks may belong to a name or a span of days; the longer ones stand between two things.
const LONG_DASH = /\s*[\u2013-\u2015]\s*/g
/** Quotes and brackets around a few words say nothing that the words do not; round ones may say where a place is. */
const WRAPPED =
  /(?<![\p{L}\p{N}])(?:"([^"\n]{1,60})"|'([^'\n]{1,60})'|\[([^[\]\n]{1,60})\]|<([^<>\n]{1,60})>|(?<=(?:^|\b(?:from|to|via|between|and))\s*)\(([^()\n]{1,60})\))(?![\p{L}\p{N}])/giu

/** Most messages, and those that are clean already: each is read many times. */
const NOTHING_TO_CLEAN = /^(?! *-|\d{1,4}[-./]\d)(?:[A-Za-z0-9 ,.?!;:$£€+/%@-]|(?<=[A-Za-z])'(?=[A-Za-z])){1,4000}$/

/** A message as the concierge reads it, line by line: clean words, a table as what its cells say, nothing in quotes or brackets of its own. */
export function plainMessage(text: string): string {
  if (NOTHING_TO_CLEAN.test(text)) return text
  return cleanWords(withoutTable(text.slice(0, LONGEST_MESSAGE).replace(LONG_DASH, ' - '))).replace(
    WRAPPED,
    (_, ...inner: (string | undefined)[]) => inner.slice(0, 5).find((words) => words !== undefined) ?? '',
  )
}

/** What stands over a column, or before a row, of somebody's table. */
const COLUMN =
  /^(?:from|to|via|origin|destination|route|depart(?:ure|s|ing)?|arriv(?:al|es|ing)|out(?:bound)?|return(?:ing)?|back|inbound|dates?|days?|when|nights?|passengers?|travell?ers?|people|adults?|child(?:ren)?|infants?|class|cabin|bags?|luggage|airlines?|budget)(?: (?:city|airport|dates?|day|on|class))?:?$/i

/** "From | To" above "London | Rome", or each beside the other, as "From: London". */
function withoutTable(text: string): string {
  if (!/[\t|]/.test(text)) return text
  const rows = text.split('\n').map((line) =>
    line
      .replace(/^\s*\||\|\s*$/g, '')
      .split(/[\t|]/)
      .map((cell) => cell.trim().replace(/:$/, '')),
  )
  const [head = [], ...others] = rows.filter((cells) => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)))
  const isHead =
    head.length > 1 && others.length > 0 && others.every((cells) => cells.length <= head.length) && head.every((cell) => COLUMN.test(cell))
  if (isHead) return others.map((cells) => cells.map((cell, index) => `${head[index]}: ${cell}`).join(', ')).join('\n')
  return [head, ...others]
    .map((cells) => (cells.length === 2 && COLUMN.test(cells[0] ?? '') ? cells.join(': ') : cells.join(' ')))
    .join('\n')
}
