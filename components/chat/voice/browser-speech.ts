/** What may have been said, the likeliest first. */
export type HeardWords = { 0?: { transcript: string } }

/** As much of the Web Speech API as is used here; TypeScript's own list of what browsers have lacks the recogniser. */
export type Recogniser = {
  lang: string
  interimResults: boolean
  continuous: boolean
  onresult: ((event: { results: ArrayLike<HeardWords> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recogniser
    webkitSpeechRecognition?: new () => Recogniser
  }
}

/** What turns speech into text in this browser; null where it offers nothing of the kind. */
export function findRecogniser(): (new () => Recogniser) | null {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition ?? null
}
