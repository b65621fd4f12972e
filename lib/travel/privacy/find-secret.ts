export type Secret = 'passport' | 'password'

const PASSPORT_WORD = '(?:passports?|passeport|reisepass|pasaporte|passaporto|पासपोर्ट)'
/** Six digits at the least, as ICAO 9303's nine characters usually hold; a telephone number has a plus, a day its dashes. */
const DOCUMENT_NUMBER = String.raw`(?<![+\w-])(?=(?:[a-z]*\d){6})[a-z\d]{6,9}(?![\w-])`
const PASSPORT = new RegExp(`${PASSPORT_WORD}[^\\d]{0,30}?${DOCUMENT_NUMBER}|${DOCUMENT_NUMBER}[^\\d]{0,20}?${PASSPORT_WORD}`, 'iu')
/** The two lines at the foot of a passport. */
const PASSPORT_LINE = /P[A-Z<][A-Z<]{3}[A-Z]+<<[A-Z<]{5,}/

/** What is said to be a password, and holds a digit or a sign as one does: "my password is forgotten" tells none. */
const PASSWORD =
  /(?:password|passcode|passwort|kennwort|mot de passe|contraseña)\s*(?:is|ist|est|es|[:=])+\s*["'“„«]?(?=\S*[\d@#$%^&*_+=~])\S{6,}/iu
const KEYS = [
  /\beyJ[\w-]{8,}\.[\w-]{8,}\./,
  /\b(?:[spr]k|whsec|duffel)_(?:live_|test_)?\w{16,}/,
  /\bgh[a-z]_\w{20,}/,
  /\bBearer\s+[\w.~+/-]{16,}/i,
  /\b(?:access|refresh)[ _-]?token["']?\s*[:=]\s*["']?[\w.~+/-]{12,}/i,
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
]

/** What a text gives away that belongs in no conversation, if anything: a passport's number, or what somebody signs in with. */
export function findSecret(text: string): Secret | null {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  if (PASSWORD.test(plain) || KEYS.some((key) => key.test(plain))) return 'password'
  return PASSPORT.test(plain) || PASSPORT_LINE.test(plain) ? 'passport' : null
}
