const BRANDS: { prefix: RegExp; lengths: number[] }[] = [
  { prefix: /^4/, lengths: [16, 19] },
  { prefix: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, lengths: [16] },
  { prefix: /^3[47]/, lengths: [15] },
  { prefix: /^(6011|65|64[4-9])/, lengths: [16, 19] },
  { prefix: /^35(2[89]|[3-8])/, lengths: [16, 19] },
  { prefix: /^3(0[0-5]|[68])/, lengths: [14] },
  { prefix: /^62/, lengths: [16, 17, 18, 19] },
]

const SPOKEN_DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const SPOKEN = new RegExp(`\\b(?:${SPOKEN_DIGITS.join('|')})\\b`, 'gi')
/** What may stand between the digits of one number: blanks, dashes, dots, and signs that nobody sees or that only dress a digit up. */
const DIGIT_RUN = /\d(?:[\s\p{Pd}\p{Cf}\p{Mn}\p{Me}.,_/|*·•]*\d){13,}/gu

/**
 * Whether a text holds a payment card number, also one with spaces, dots, dashes, hidden signs or non-Latin digits in it, or spelled out.
 * Length, brand prefix and Luhn must all fit: phone and ticket numbers pass.
 */
export function hasCardNumber(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, toLatinDigit)
    .replace(SPOKEN, (word) => String(SPOKEN_DIGITS.indexOf(word.toLowerCase())))
  const runs = plain.match(DIGIT_RUN) ?? []
  return runs.some((run) => someWindow(run.replace(/\D/g, '')))
}

function someWindow(digits: string): boolean {
  for (let start = 0; start + 14 <= digits.length; start++) {
    for (const { prefix, lengths } of BRANDS) {
      for (const length of lengths) {
        const candidate = digits.slice(start, start + length)
        if (candidate.length === length && prefix.test(candidate) && passesLuhn(candidate)) return true
      }
    }
  }
  return false
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

// Every block of decimal digits in Unicode starts with its zero at a code point whose neighbours below are no digits.
function toLatinDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 48
  let zero = point
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && point - zero < 9) zero--
  return String(point - zero)
}
