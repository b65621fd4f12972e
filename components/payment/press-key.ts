/** Names one press that moves money, however often it is sent. */
export function newPressKey(): string {
  // randomUUID is missing where a page is not served over https.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `press_${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
