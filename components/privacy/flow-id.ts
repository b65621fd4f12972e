const KEY = 'wayfarer.flow'

/** A number by chance that holds the events of one visit together: of this tab, and of nobody. */
export function flowId(): string {
  try {
    const kept = sessionStorage.getItem(KEY)
    if (kept) return kept
    const made = newFlowId()
    sessionStorage.setItem(KEY, made)
    return made
  } catch (error) {
    console.warn('The visit could not be kept together.', error)
    return newFlowId()
  }
}

export function forgetFlow(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch (error) {
    console.warn('The visit could not be forgotten.', error)
  }
}

function newFlowId(): string {
  // randomUUID is missing where a page is not served over https.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `flow_${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
