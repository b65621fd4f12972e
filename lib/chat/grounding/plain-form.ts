import { numbersInFigures } from './numbers-in-figures'

// Zeros of the digits that people write prices with: Arabic, Persian, Devanagari, Bengali.
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6]

/** A text as its claims are looked for: one form of each sign, no invisible ones, numbers in figures. */
export function plainForm(text: string): string {
  const signs = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Co}]/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g, westernDigit)
    .replace(/\s/g, ' ')
    .replace(/<\/?[a-z][^<>]{0,40}>/gi, '')
    .replaceAll('∶', ':')
    .replace(/[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/g, '')
  return numbersInFigures(signs)
}

function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code))
}
