declare global {
  interface Window {
    /** The fragment that the document's first script took from the address. */
    wayfarerResetCode?: string | undefined
  }
}

/** The mailed code, once: neither the page nor its address has it any more afterwards. Null when there is none. */
export function takeResetCode(): string | null {
  const fragment = window.wayfarerResetCode || window.location.hash
  delete window.wayfarerResetCode
  // A link that is pasted into the page while it is open loads nothing, so no first script runs.
  if (window.location.hash) window.history.replaceState(null, '', window.location.pathname)
  const code = new URLSearchParams(fragment.slice(1)).get('code') ?? ''
  return /^[\w-]{16,128}$/.test(code) ? code : null
}
