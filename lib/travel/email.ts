import isEmailAddress from 'validator/lib/isEmail.js'

/** One address of printable ASCII with a dot in its host: no link, no quotes, no second address, no look-alike @. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[\x21-\x7e]+$/.test(text) && isEmailAddress(text, { blacklisted_chars: '"' })
}
