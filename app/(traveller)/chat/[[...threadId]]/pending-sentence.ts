import { z } from 'zod'

const KEY = 'wayfarer.pending'

/** What the traveller wrote on the home page, once: it is gone from the browser's store before it is sent. */
export function takePendingSentence(): string | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return kept === null ? null : z.object({ text: z.string().min(1) }).parse(JSON.parse(kept)).text
  } catch {
    return null
  }
}
