const BRANDS: { prefix: RegExp; lengths: number[] }[] = [
  { prefix: /^4/, lengths: [16, 19] },
  { prefix: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, lengths: [16] },
  { prefix: /^3[47]/, lengths: [15] },
  { prefix: /^(6011|65|64[4-9])/, lengths: [16, 19] },
  { prefix: /^35(2[89]|[3-8])/, lengths: [16, 19] },
  { prefix: /^3(0[0-5]|[68])/, lengths: [14] },
  { prefix: /^62/, lengths: [16, 17, 18, 19] },
]

/**
 * Whether a text holds a payment card number, also one with spaces, dots, dashes, zero-width signs or non-Latin digits in it.
 * Length, brand prefix and Luhn must all fit: phone and ticket numbers pass.
 */
export function hasCardNumber(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Nd}/gu, toLatinDigit)
  const runs = plain.match(/\d(?:[\s.\-_/\u200b-\u200f\u2060\ufeff]*\d){13,}/g) ?? []
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
