const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** A count as people write it: "2", "two", "a couple of". */
export const COUNT = `(?:\\d{1,3}|${NUMBERS.slice(1).join('|')}|an?\\s+couple(?:\\s+of)?|couple(?:\\s+of)?|an?|another|one\\s+more)`
export const UNIT = '(?:days?|nights?|weeks?|fortnights?|months?)'

/** "3", "three", "a couple of"; at least 1. */
export function readCount(said: string): number {
  const word = said.toLowerCase()
  if (/^\d+$/.test(word)) return Number(word)
  if (word.includes('couple')) return 2
  return Math.max(1, NUMBERS.indexOf(word))
}

/** In days; a month counts thirty. */
export function daysIn(count: string, unit: string): number {
  const each = /^week/i.test(unit) ? 7 : /^fortnight/i.test(unit) ? 14 : /^month/i.test(unit) ? 30 : 1
  return readCount(count) * each
}
