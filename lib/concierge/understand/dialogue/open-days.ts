import { takeOut } from '../words'

const DAY = '(?:dates?|days?)'
const NUMBERED = '(?:the\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)?|\\w+day)'
/** "Any day but the 2nd", "any date between the 26th and the 29th": no day is chosen. */
const OPEN = new RegExp(
  `\\b(?:any|every|some)\\s?${DAY}\\s+(?:(?:but|except(?: for)?|other than|apart from|besides)\\s+(?:on\\s+)?${NUMBERED}(?:\\s*(?:,|or|and|,\\s*(?:or|and))\\s*${NUMBERED})*|(?:between|from)\\s+${NUMBERED}\\s+(?:and|to|through|until|-)\\s+${NUMBERED}|${NUMBERED}\\s+(?:to|through|until|-)\\s+${NUMBERED})\\b`,
  'gi',
)

/** Days that are left open while some are named, and the words without them. */
export function readOpenDays(words: string): { isOpen: boolean; rest: string } {
  let isOpen = false
  const rest = takeOut(words, OPEN, () => {
    isOpen = true
    return true
  })
  return { isOpen, rest }
}
