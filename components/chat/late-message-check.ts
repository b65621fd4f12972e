import { lengthRefusal } from './message-length'
import type { checkMessage as Check } from './message-refusal'

type Checks = { checkMessage: typeof Check; maskCardNumbers: (text: string) => string }

let checks: Checks | null = null
let isComplete = false
let loading: Promise<void> | null = null

/** Fetches what reads messages for card and passport numbers: nobody needs it before the first key, so no page waits for it. */
export function loadMessageCheck(): Promise<void> {
  if (isComplete) return Promise.resolve()
  loading ??= Promise.all([import('./message-refusal'), import('@/lib/travel/payment/find-card-number')])
    .then(([{ checkMessage }, { maskCardNumbers }]) => {
      checks = { checkMessage, maskCardNumbers }
      isComplete = true
    })
    .catch((error: unknown) => {
      console.warn('The check of messages could not be loaded.', error)
      checks = ONLY_LENGTH
    })
    .finally(() => {
      loading = null
    })
  return loading
}

/** Says whether a message may go: at once, or as soon as the check is here. */
export function checkMessage(text: string, say: (checked: ReturnType<typeof Check>) => void): void {
  whenLoaded((loaded) => say(loaded.checkMessage(text)))
}

/** The text without the first digits of a card: at once, or as soon as the check is here. */
export function maskCardNumbers(text: string, say: (masked: string) => void): void {
  whenLoaded((loaded) => say(loaded.maskCardNumbers(text)))
}

// Without a connection the server's own check is the one that counts: nothing goes past it.
const ONLY_LENGTH: Checks = {
  checkMessage: (text) => {
    const refusal = lengthRefusal(text)
    return refusal ? { refusal } : { text: text.trim() }
  },
  maskCardNumbers: (text) => text.replace(/\d(?:[ -]?\d){13,18}/g, (number) => `•••• ${number.slice(-4)}`),
}

function whenLoaded(use: (loaded: Checks) => void): void {
  if (isComplete && checks) use(checks)
  else void loadMessageCheck().then(() => checks && use(checks))
}
