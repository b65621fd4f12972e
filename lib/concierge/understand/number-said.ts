const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The number that a word stands for; 0 for another word. */
export function numberSaid(word: string): number {
  if (/^\d+$/.test(word)) return Number(word)
  const lower = word.toLowerCase()
  return Math.max(ORDINALS.indexOf(lower), NUMBERS.indexOf(lower)) + 1
}
