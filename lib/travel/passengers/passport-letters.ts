import { cleanLine } from '../clean-text'

/**
 * Letters that a passport writes otherwise than without their marks: ICAO Doc 9303, part 3, section 6, table A. Where it leaves a choice
 * (Ä, Ö, Ü, Ñ) the first one. Letters of Africa, of the Sámi and of old Zhuang, which it does not list, go by their nearest sound.
 */
const WRITTEN_AS: Record<string, string> = {
  Ä: 'AE',
  Å: 'AA',
  Ö: 'OE',
  Ü: 'UE',
  Ñ: 'N',
  ...each('Æ', 'AE'),
  ...each('ɃƁƂ', 'B'),
  ...each('ƇȻ', 'C'),
  ...each('ÐĐƉƊƋ', 'D'),
  ...each('ƏƎƐɆ', 'E'),
  ...each('Ƒ', 'F'),
  ...each('ƓƔǤ', 'G'),
  ...each('Ƣ', 'GH'),
  ...each('ĦƄ', 'H'),
  ...each('Ƕ', 'HW'),
  ...each('ƗƖ', 'I'),
  ...each('Ɉ', 'J'),
  ...each('Ƙ', 'K'),
  ...each('ŁȽƚƛꟜ', 'L'),
  ...each('Ỻ', 'LL'),
  ...each('ŊƝȠ', 'N'),
  ...each('ØŒ', 'OE'),
  ...each('ƆƟ', 'O'),
  ...each('Ȣ', 'OU'),
  ...each('Ƥ', 'P'),
  ...each('ĸɊƼ', 'Q'),
  ...each('ƦɌ', 'R'),
  ...each('Ȿ', 'S'),
  ...each('Ʃ', 'SH'),
  ...each('ẞ', 'SS'),
  ...each('ŦƬƮȾ', 'T'),
  ...each('Þ', 'TH'),
  ...each('ɄƱɅ', 'U'),
  ...each('ƲỼ', 'V'),
  ...each('ǷƜ', 'W'),
  ...each('ƳɎỾȜ', 'Y'),
  ...each('ƵȤⱿƧ', 'Z'),
  ...each('ƷƸ', 'ZH'),
  ...each('Ⱥ', 'A'),
  // A catch in the throat, which a passport leaves out like an apostrophe.
  ...each('Ɂ', ''),
}

/** A text in the capitals of a passport's readable lines: "Đỗ Groß" is "DO GROSS". What is no Latin letter stays as it is. */
export function passportLetters(text: string): string {
  return [...text.normalize('NFC')].map(passportLetter).join('')
}

function passportLetter(letter: string): string {
  const capitals = letter.toUpperCase()
  const written = WRITTEN_AS[capitals]
  if (written !== undefined) return written
  return [...capitals.normalize('NFD').replace(/\p{M}/gu, '')].map((base) => WRITTEN_AS[base] ?? base).join('')
}

function each(letters: string, written: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, written]))
}

/** A passport's number as its readable lines have it: "x 123-456" is "X123456". */
export function passportNumber(typed: string): string {
  return passportLetters(cleanLine(typed)).replace(/[^\p{L}\p{Nd}]/gu, '')
}
