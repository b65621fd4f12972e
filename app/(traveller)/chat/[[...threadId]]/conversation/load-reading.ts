/** The AI SDK's reading of answers, which an empty thread does without; null while it cannot be fetched. */
export function loadReading(): Promise<typeof import('./read-answer') | null> {
  return import('./read-answer').catch(() => null)
}
