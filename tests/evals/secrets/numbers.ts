import { between, type Chance, pickOne } from '../ranking/chance'

export const whole = (low: number, high: number, chance: Chance) => Math.floor(between(low, high + 1, chance))
export const digits = (count: number, chance: Chance) => Array.from({ length: count }, () => whole(0, 9, chance)).join('')
export const two = (value: number) => String(value).padStart(2, '0')

/** Beginnings and lengths as the issuers publish them; written apart from the detector, so that a gap in its table shows. */
const ISSUED: [beginnings: string[], lengths: number[]][] = [
  [['4'], [16]],
  [['4'], [19]],
  [['51', '52', '53', '54', '55', '2221', '2450', '2720'], [16]],
  [['34', '37'], [15]],
  [['6011', '644', '649', '65'], [16]],
  [['300', '305', '36', '38'], [14]],
  [['3528', '3566', '3589'], [16]],
  [
    ['62', '6212'],
    [16, 17, 18, 19],
  ],
  [
    ['5018', '5020', '5038', '5893', '6304', '6759', '6761', '6763'],
    [16, 18, 19],
  ],
]

/** A number that an issuer could have given out, with its check digit; nobody's. */
export function cardNumber(chance: Chance, fits: (length: number) => boolean = () => true): string {
  const [beginnings, lengths] = pickOne(
    ISSUED.filter(([, all]) => all.some(fits)),
    chance,
  )
  const length = pickOne(lengths.filter(fits), chance)
  const start = pickOne(beginnings, chance)
  const body = start + digits(length - 1 - start.length, chance)
  return body + checkDigit(body)
}

function checkDigit(body: string): number {
  let sum = 0
  for (let at = 0; at < body.length; at++) {
    const digit = Number(body[body.length - 1 - at])
    sum += at % 2 === 0 ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit
  }
  return (10 - (sum % 10)) % 10
}

/** As it stands on the card: 4-6-5, 4-6-4, or fours. */
export function printed(number: string): string[] {
  const cuts = number.length === 15 ? [4, 10] : number.length === 14 ? [4, 10] : [4, 8, 12, 16]
  return [0, ...cuts].map((from, at) => number.slice(from, [...cuts, 99][at])).filter((group) => group !== '')
}
