import { plainText } from '../travel/plain-text'

/** As much of a message as a search reads. */
const LONGEST_WORDS = 20_000
const LONGEST_VALUE = 300
/** However large an output is, no more of it is looked at. */
const MOST_VALUES = 4_000
const DEEPEST = 12

/** The words of a message as plain text, for a search: what was said, what was clicked, and what stands on its cards. Never throws. */
export function wordsOf(parts: unknown[]): string {
  const words = parts.flatMap((part) => (isRecord(part) ? wordsOfPart(part) : []))
  return plainText(words.join(' '), LONGEST_WORDS)
}

function wordsOfPart(part: Record<string, unknown>): string[] {
  if (part.type === 'text') return typeof part.text === 'string' ? [part.text.slice(0, LONGEST_WORDS)] : []
  if (part.type === 'data-change') return isRecord(part.data) && typeof part.data.label === 'string' ? [part.data.label] : []
  if (part.type === 'data-unreadable') return isRecord(part.data) && typeof part.data.words === 'string' ? [part.data.words] : []
  return 'output' in part ? readableWords(part.output) : []
}

/** The texts within any value that people would read: names, labels, sentences; no ids, times or codes of ours. Each once, in order. */
export function readableWords(value: unknown): string[] {
  const found = new Set<string>()
  let looked = 0
  const look = (inner: unknown, depth: number): void => {
    if (++looked > MOST_VALUES || depth > DEEPEST) return
    if (typeof inner === 'string') {
      if (isForPeople(inner)) found.add(inner.trim().slice(0, LONGEST_VALUE))
    } else if (Array.isArray(inner)) {
      for (const item of inner.slice(0, MOST_VALUES)) look(item, depth + 1)
    } else if (isRecord(inner)) {
      for (const [key, item] of Object.entries(inner).slice(0, MOST_VALUES)) if (!IS_MACHINE_KEY.test(key)) look(item, depth + 1)
    }
  }
  look(value, 0)
  return [...found]
}

/** Airports and flights are looked for by their codes, so `iataCode` stays; nobody looks for "GBP" or "VGML". */
const IS_MACHINE_KEY = /(^|[a-z])(id|ids|Id|Ids|key|Key|url|Url|zone|Zone|token|Token|signature)$|^(code|countryCode|currency)$/

/** Words begin with a capital letter, hold a space, or are of a script without capitals; times, addresses and ids of ours do not. */
function isForPeople(text: string): boolean {
  if (/^\d{4}-\d\d/.test(text) || /^[a-z]+:\/\//i.test(text)) return false
  return /[\p{Lu}\p{Lo}]/u.test(text) || /\p{L}\s+\p{L}/u.test(text)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
