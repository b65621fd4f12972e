import { lengthRefusal } from './message-length'
import type { checkMessage as Check } from './message-refusal'

type Checks = { checkMessage: typeof Check; maskCardNumbers: (text: string) => string }

/** Whoever presses send waits no longer than this for the check: then, as without a connection, the server's own is the one that counts. */
const LONGEST_WAIT_MS = 3_000

let checks: Checks = {
  checkMessage: (text) => {
    const refusal = lengthRefusal(text)
    return refusal ? { refusal } : { text: text.trim() }
  },
  maskCardNumbers: (text) => text.replace(/\d(?:[ -]?\d){13,}/g, (digits) => (mayHoldCard(digits) ? `•••• ${digits.slice(-4)}` : digits)),
}
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
    .catch(console.warn)
    .finally(() => {
      loading = null
    })
  return loading
}

/** Says whether a message may go: at once, or as soon as the check is here. */
export function checkMessage(text: string, say: (checked: ReturnType<typeof Check>) => void): void {
  const tell = () => say(checks.checkMessage(text))
  if (isComplete) tell()
  else void Promise.race([loadMessageCheck(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]).then(tell)
}

/** The text without the first digits of a card: at once, and once more, exactly, when the check has come. */
export function maskCardNumbers(text: string, say: (masked: string) => void): void {
  const tell = () => say(checks.maskCardNumbers(text))
  tell()
  if (!isComplete) void loadMessageCheck().then(tell)
}

/** Whether whole groups of digits, 14 to 19 in all, fit together as those of a card do (Luhn). */
function mayHoldCard(run: string): boolean {
  const isDigit = (at: number) => run.charAt(at) >= '0'
  return [...run].some((_, end) => {
    let sum = 0
    let count = 0
    for (let at = end; at >= 0 && count < 19 && !isDigit(end + 1); at--) {
      if (!isDigit(at)) continue
      const value = Number(run.charAt(at)) * (1 + (count % 2))
      sum += value > 9 ? value - 9 : value
      count++
      if (count > 13 && sum % 10 === 0 && !isDigit(at - 1)) return true
    }
    return false
  })
}
