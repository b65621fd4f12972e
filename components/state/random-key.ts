/** A name by chance for one deed or visit; the prefix says of what. */
export function randomKey(prefix: 'key' | 'press' | 'mail' | 'flow' | 'page'): string {
  // randomUUID is missing where a page is not served over https.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `${prefix}_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
