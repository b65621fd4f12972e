import type { DateRole } from './date-roles'
import { COUNT, readCount, takeOut } from './words'

export type DateShift = { days: number; role: DateRole | 'both' | null }

const UNIT = '(?<unit>days?|nights?|weeks?|fortnights?)'
const SHIFTS: [pattern: RegExp, sign: (word: string) => number, role: DateRole | null][] = [
  [
    new RegExp(
      `\\b(?:by\\s+)?(?<count>${COUNT})\\s+${UNIT}\\s+(?<word>later|earlier|sooner|after(?:wards)?|before|forwards?|on)\\b(?!\\s*(?:the|from|that we|\\d))`,
      'gi',
    ),
    (word) => (/^(?:earlier|sooner|before)/.test(word) ? -1 : 1),
    null,
  ],
  [
    new RegExp(
      `\\b(?<word>later|earlier|sooner|back|forward|postpone(?: it)?|delay(?: it)?|bring (?:it|everything) forward)\\s+by\\s+(?<count>${COUNT})\\s+${UNIT}\\b`,
      'gi',
    ),
    (word) => (/earlier|sooner|forward/.test(word) ? -1 : 1),
    null,
  ],
  [/\b(?:the\s+)?(?:next\s+(?=day)|following\s+)(?<unit>day|week)(?=\s+instead|\s*[.?!]?$)/gi, () => 1, null],
  [/\b(?:the\s+)(?<unit>day|week)\s+(?<word>before|after)\b(?!\s+tomorrow)/gi, (word) => (word === 'before' ? -1 : 1), null],
  [new RegExp(`\\b(?:stay\\w*\\s+(?:for\\s+)?)?(?<count>${COUNT})\\s+(?:more|extra|additional)\\s+${UNIT}\\b`, 'gi'), () => 1, 'return'],
  [
    new RegExp(
      `\\b(?:stay|extend)\\w*\\s+(?:it\\s+)?(?:by\\s+)?(?<count>${COUNT})\\s+${UNIT}(?<word>\\s+(?:longer|more|extra|shorter|less))?`,
      'gi',
    ),
    (word) => (/shorter|less/.test(word) ? -1 : 1),
    'return',
  ],
  [
    new RegExp(`\\b(?<count>${COUNT})\\s+${UNIT}\\s+(?<word>longer|more|shorter|less|fewer)\\b`, 'gi'),
    (word) => (/shorter|less|fewer/.test(word) ? -1 : 1),
    'return',
  ],
]

const STAYS = [
  new RegExp(`\\bfor\\s+(?:about\\s+|around\\s+)?(?<count>${COUNT})\\s*-?${UNIT}\\b`, 'gi'),
  new RegExp(`\\b(?:stay(?:ing)?|spend(?:ing)?)\\s+(?:there\\s+)?(?:for\\s+)?(?<count>${COUNT})\\s+${UNIT}\\b`, 'gi'),
  new RegExp(`\\b(?<count>${COUNT})[\\s-]+(?<unit>nights?)\\b`, 'gi'),
  new RegExp(`\\b(?<count>${COUNT})[\\s-]+${UNIT}(?:'s)?[\\s-]+(?:trip|stay|break|holiday|vacation|visit)\\b`, 'gi'),
]

/** "a day later", "come back two days earlier", "one more night": by how much, and which way. */
export function readShift(words: string): { shift: DateShift | null; rest: string } {
  let shift: DateShift | null = null
  let rest = words
  for (const [pattern, sign, role] of SHIFTS) {
    rest = takeOut(rest, pattern, (match) => {
      if (shift) return false
      // "stay 5 nights" is a length; only "stay 5 nights longer", or "extend by", changes one.
      if (role === 'return' && /^stay/i.test(match[0]) && !/more|extra|additional|longer|shorter|less/i.test(match[0])) return false
      const { count = 'a', unit = '', word = '' } = match.groups ?? {}
      shift = { days: sign(word.trim().toLowerCase()) * daysIn(count, unit), role: role ?? shiftRole(words, match.index, match[0].length) }
      return true
    })
  }
  return { shift, rest }
}

/** "for 5 nights", "a week's trip": how many days lie between leaving and coming back. */
export function readStay(words: string): { nights: number | null; rest: string } {
  let nights: number | null = null
  let rest = words
  for (const pattern of STAYS) {
    rest = takeOut(rest, pattern, (match) => {
      nights ??= daysIn(match.groups?.count ?? 'a', match.groups?.unit ?? '')
      return true
    })
  }
  rest = takeOut(rest, /\b(?:back\s+(?:on\s+)?)?(?:the\s+)?same day\b|\bday (?:trip|return)\b/gi, () => {
    nights ??= 0
    return true
  })
  return { nights, rest }
}

function shiftRole(words: string, start: number, length: number): DateRole | 'both' | null {
  const before =
    words
      .slice(Math.max(0, start - 40), start)
      .split(/[,;.]/)
      .at(-1) ?? ''
  const near = `${before} ${words.slice(start + length, start + length + 30).split(/[,;.]/)[0] ?? ''}`
  if (/\b(?:both|whole trip|everything|all of it|the trip|entire)\b/i.test(near)) return 'both'
  if (/\b(?:back\b(?!\s+by)|return\w*|home|inbound)/i.test(near)) return 'return'
  return /\b(?:leav\w+|depart\w*|outbound|way out|fly(?:ing)? out|go(?:ing)?)\b/i.test(near) ? 'departure' : null
}

function daysIn(count: string, unit: string): number {
  const each = unit.toLowerCase()
  return readCount(count) * (each.startsWith('week') ? 7 : each.startsWith('fortnight') ? 14 : 1)
}
