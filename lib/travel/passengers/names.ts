/** What ICAO 9303 writes for letters that are more than a letter with an accent. */
const WRITTEN_OUT: Record<string, string> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  Ł: 'L',
  Ŋ: 'N',
  Ö: 'OE',
  Ø: 'OE',
  Œ: 'OE',
  ẞ: 'SS',
  Þ: 'TH',
  Ŧ: 'T',
  Ü: 'UE',
}

/**
 * Latin letters with their accents, hyphen, apostrophe, full stop and space: what a passport's readable line is made from. An accent
 * typed as a sign of its own belongs to its letter.
 */
export function isLatinName(name: string): boolean {
  return /^(?=.*\p{L})[\p{Script=Latin}'’‘ʼʻ`´.\- ]+$/u.test(name.normalize('NFC'))
}

/** What somebody with a name of one letter, or with one name only, can do; empty for every other name. */
export function shortNameHint(name: string): string {
  return [...name.trim()].length === 1
    ? 'If your passport has one letter only, double it; with one name only, repeat it or write FNU, as the airline asks.'
    : ''
}

/** "BYRON/ADA KING MS": about how a ticket prints the name. Empty until there is something to print. */
export function ticketName({
  title,
  firstName,
  middleName,
  lastName,
}: {
  title: string
  firstName: string
  middleName: string
  lastName: string
}): string {
  const given = [firstName, middleName].map(inCapitals).filter(Boolean).join(' ')
  const family = inCapitals(lastName)
  return given && family ? [`${family}/${given}`, title.toUpperCase()].filter(Boolean).join(' ') : ''
}

function inCapitals(name: string): string {
  return [...name.trim().normalize('NFC').toUpperCase()]
    .map((letter) => WRITTEN_OUT[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .join('')
    .replace(/['’‘ʼʻ`´.]/g, '')
    .replace(/[\s-]+/g, ' ')
    .replace(/[^A-Z ]/g, '')
}
