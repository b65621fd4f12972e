/** One address of printable ASCII with a dot in its host: no spaces, no second address, no look-alike @. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[\x21-\x3f\x41-\x7e]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text) && !/[,;<>]/.test(text)
}
