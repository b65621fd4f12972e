import { createHmac, randomBytes } from 'node:crypto'
import type { RedactedEvent } from '../ports/recording-store'
import type { PlainDate } from '../travel/dates'
import { billingIn, isPacked, personIn, secretsIn } from './find-secrets'
import { pack, unpack } from './pack'
import { withoutPatterns } from './secret-patterns'
import { type Secret, waysToWrite } from './secret-words'
import { isTestCard, standInBilling, standInCard, standInLastFour, standInPassenger } from './stand-ins'
import type { TranscriptEvent, TranscriptHeader } from './transcript'

export type { Secret } from './secret-words'

export type Redactor = {
  /** Holds for every event from now on. */
  learn(secrets: Secret[]): void
  redact(line: TranscriptEvent | TranscriptHeader): RedactedEvent
}

/** Words of the format itself, which a person's name may happen to equal. */
const OWN_WORDS = new Set('type port call issuedBy status version'.split(' '))
/** What of the format is kept as one value, and packed when it is long. */
const KEPT = new Set('request answer output prompt searches'.split(' '))
const OURS = new Set(['command', 'beginning'])
const LAST_FOUR = new Set(['last4', 'cardLast4'])

const LONGEST_SEEN = 120
const MOST_SEEN = 20_000

/**
 * The only place that makes what a recording may keep. People, addresses and cards become stand-ins of the same validity by their shape,
 * whatever field they stand in; what is known of somebody is replaced wherever it is written; what looks like a secret is taken out.
 */
export function createRedactor({
  secrets,
  key = randomBytes(16).toString('hex'),
  travelOn = null,
  isAgain = false,
}: {
  secrets: Secret[]
  key?: string | undefined
  travelOn?: PlainDate | null | undefined
  /** The lines were redacted when less was known: whoever stands in them is a stand-in, and what is known by now is replaced in words alone. */
  isAgain?: boolean
}): Redactor {
  const standIns = new Map<string, { standIn: string; length: number }>()
  let inOrder: string[] = []
  let pattern: RegExp | null = null
  // A search says the same words thousands of times.
  const seen = new Map<string, string>()

  const learn = (more: Secret[]) => {
    for (const secret of more) {
      const standIn = standInFor(secret, key)
      for (const way of waysToWrite(secret)) {
        if (standIns.get(way)?.standIn === standIn || secret.value === standIn) continue
        // A number in a field called "phone" says less than the form in which it was typed.
        if (secret.standIn === undefined && standIns.has(way)) continue
        standIns.set(way, { standIn, length: secret.value.length })
        pattern = null
      }
    }
  }

  const compile = (): RegExp | null => {
    if (pattern || standIns.size === 0) return pattern
    seen.clear()
    // The longest first: an email address may begin with a name.
    const all = [...standIns].toSorted(([, one], [, other]) => other.length - one.length)
    inOrder = all.map(([, { standIn }]) => standIn)
    pattern = new RegExp(all.map(([source]) => `(${source})`).join('|'), 'giu')
    return pattern
  }

  const redactText = (text: string): string => {
    const before = seen.get(text)
    if (before !== undefined && pattern) return before
    const plain = redactAnew(text)
    if (text.length <= LONGEST_SEEN && seen.size < MOST_SEEN) seen.set(text, plain)
    return plain
  }

  const redactAnew = (text: string): string => {
    const known = compile()
    if (!known || text.length < 2) return withoutPatterns(text)
    return withoutPatterns(text.replace(known, (match, ...found) => writtenAs(match, inOrder[whichOf(found)] ?? '[removed]')))
  }

  const redactValue = (value: unknown, field: string | null): unknown => {
    if (typeof value === 'string') return field !== null && LAST_FOUR.has(field) ? standInLastFour(value) : redactText(value)
    if (typeof value === 'number') return redactNumber(value, redactText)
    if (value === null || typeof value !== 'object') return value
    if (value instanceof Date) return value.toISOString()
    if (Array.isArray(value)) return value.map((entry, place) => redactPerson(entry, place) ?? redactValue(entry, null))
    if (isPacked(value)) return pack(redactValue(unpack(value), null))
    return redactPerson(value, 0) ?? redactBilling(value) ?? redactCard(value) ?? redactFields(value, field !== null && OURS.has(field))
  }

  /** `isOurs`: the object is of the format itself, whose own words a name may happen to equal. */
  const redactFields = (value: object, isOurs: boolean): object =>
    Object.fromEntries(
      Object.entries(value).map(([field, entry]) => {
        const name = /^[a-z][A-Za-z]*$/.test(field) ? field : redactText(field)
        if (isOurs && KEPT.has(field) && typeof entry === 'object') return [name, redactKept(entry)]
        return [name, isOurs && OWN_WORDS.has(field) ? entry : redactValue(entry, field)]
      }),
    )

  const redactKept = (kept: unknown): unknown => {
    if (Array.isArray(kept)) return kept.map(redactKept)
    const value = kept !== null && typeof kept === 'object' && 'value' in kept ? kept.value : kept
    return value !== null && typeof value === 'object' && isPacked(value) ? redactValue(value, null) : pack(redactValue(value, null))
  }

  const redactPerson = (value: unknown, place: number): object | null => {
    const person = isAgain ? null : personIn(value)
    return person && inPlaceOf(value as object, standInPassenger(person, place, travelOn))
  }

  const redactBilling = (value: object): object | null => {
    const billing = isAgain ? null : billingIn(value)
    return billing && inPlaceOf(value, standInBilling(billing))
  }

  /** The stand-in with the fields that there were, and what else stood beside them. */
  const inPlaceOf = (value: object, standIn: object): object =>
    Object.fromEntries(
      Object.entries(value).map(([field, entry]) => [
        field,
        field in standIn ? (standIn[field as keyof typeof standIn] ?? null) : redactValue(entry, field),
      ]),
    )

  learn(secrets)
  return {
    learn,
    redact(line) {
      if (!isAgain) learn(secretsIn(line, travelOn))
      // Everything in it has gone through the redactor: this is what the type stands for.
      return (redactCard(line) ?? redactFields(line, true)) as RedactedEvent
    },
  }
}

/** A card by its token, in a command, a request or the answer of a gateway; also `{ type: 'pay', card }`, which names the token alone. */
function redactCard(value: object): object | null {
  if ('token' in value && typeof value.token === 'string' && 'last4' in value) return standInCard({ token: value.token })
  if ('type' in value && value.type === 'pay' && 'card' in value && typeof value.card === 'string' && !isTestCard(value.card)) {
    return { ...value, card: standInCard({ token: value.card }).token }
  }
  return null
}

/** A telephone or passport number may have become a number on its way. */
function redactNumber(value: number, redactText: (text: string) => string): number | string {
  const text = String(value)
  if (text.length < 7) return value
  const plain = redactText(text)
  return plain === text ? value : plain
}

/** Which of the ways it was: the groups of a replacement, of which just one is filled. */
function whichOf(found: unknown[]): number {
  return found.findIndex((group) => typeof group === 'string')
}

/** A telephone number without spaces is replaced by one without. */
function writtenAs(match: string, standIn: string): string {
  return standIn.startsWith('+') && !/\s/.test(match) ? standIn.replace(/\s/g, '') : standIn
}

/** Of the same shape, the same each time, and not to be turned back without the key. */
function standInFor({ kind, value, standIn }: Secret, key: string): string {
  if (standIn !== undefined) return standIn
  if (kind === 'email') return 'someone@example.com'
  if (kind === 'phone') return '+44 7700 900999'
  if (kind !== 'reference') return `[${kind}]`
  const [, prefix = ''] = /^([a-z]+_(?:sandbox_)?)/.exec(value) ?? []
  const bytes = createHmac('sha256', key).update(value).digest()
  const sign = (index: number) => bytes[index % bytes.length] ?? 0
  const rest = [...value.slice(prefix.length)].map((letter, index) => {
    if (/\d/.test(letter)) return String(sign(index) % 10)
    if (/[a-z]/.test(letter)) return String.fromCharCode(97 + (sign(index) % 26))
    return /[A-Z]/.test(letter) ? String.fromCharCode(65 + (sign(index) % 26)) : letter
  })
  return `${prefix}${rest.join('')}`
}
