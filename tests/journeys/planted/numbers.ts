/** The numbers of one run: two passports, and a card number in the ways people write one. None is a test card or a real document. */
export type PlantedNumbers = { index: number; passports: [string, string]; cards: string[] }

export function plantedNumbers(index: number): PlantedNumbers {
  const seed = String(7_310_011 + index * 104_729)
  return {
    index,
    passports: [`KX${seed}`, `QZ${[...seed].reverse().join('')}`],
    cards: [withCheckDigit(`4${`${seed}${seed}83`.slice(0, 14)}`), withCheckDigit(`51${`${seed}${seed}`.slice(1, 14)}`)],
  }
}

/** The same number as it is typed: bare, in groups, with dashes, in a sentence, in full-width digits. */
export function waysToWrite(card: string): string[] {
  const groups = card.match(/.{1,4}/g) ?? []
  const wide = card.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
  return [card, groups.join(' '), groups.join('-'), `my card is ${groups.join(' ')}, expiry 09/31, code 482`, wide]
}

/** Completes fifteen digits so that they pass the Luhn check. */
function withCheckDigit(start: string): string {
  const sum = [...start].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${start}${(10 - (sum % 10)) % 10}`
}
