import { everyMatch } from '@/lib/travel/every-match'
import { NOTHING_TOLD, type Pending, type Told } from '../pending'
import { type Facts, SAID } from './facts'

/** A value that words carry until they are said: the question they ask, or what they name or note. */
type Value =
  | { pending: Pending }
  | { flight: string }
  | { stay: string }
  | { stop: string }
  | { note: string }
  | { fixed: Fixed; args: string[] }
  | { facts: Facts }

/** Sentences that every language has words for (languages/fixed-sentences.ts). */
export type Fixed =
  | 'once-flights'
  | 'cannot-answer'
  | 'can-help-with'
  | 'known'
  | 'fare-later'
  | 'no-flight-yet'
  | 'no-fare-yet'
  | 'not-these'
  | 'none-at'
  | 'closest'
  | 'flights-fit'
  | 'described'
  | 'who-travels'
  | 'whole-price'
  | 'unread'
  | 'not-understood'
  | 'all-right'
  | 'language'
  | 'noted'
  | 'times-crossed'

// Two signs that no text holds, and between them letters that no sentence ends with: words can be put together as if nothing stood there.
const [OPENS, CLOSES] = ['\uE000', '\uE001']
const MARK = /\uE000([\w-]*)\uE001/g

/** A question or an offer with its value, which leaves a sentence only together with it. */
export function asking(pending: Pending, question: string): string {
  return question.replace(/\?$/, '') + sealed({ pending }) + (question.endsWith('?') ? '?' : '')
}

/** A flight as its words name it; `key` as `flightKey` gives it. */
export function namingFlight(key: string, words = key): string {
  return words + sealed({ flight: key })
}

/** A sentence with its name, and with what is said in it. */
export function fixed(name: Fixed, sentence: string, ...args: string[]): string {
  return sentence.replace(/[.?]?$/, (end) => sealed({ fixed: name, args }) + end)
}

/** A sentence with the facts that it tells. */
export function telling(facts: Facts, sentence: string): string {
  return sentence.replace(/[.?]?$/, (end) => sealed({ facts }) + end)
}

/** Sentences that tell facts together: other languages say all of them with the first. */
export function tellingAll(facts: Facts, ...all: string[]): string {
  return all.map((sentence, index) => telling(index === 0 ? facts : SAID, sentence)).join(' ')
}

/** A place to stay by its name. */
export function namingStay(name: string): string {
  return name + sealed({ stay: name })
}

/** A stop of a plan. */
export function namingStop(stop: string): string {
  return stop + sealed({ stop })
}

/** A day of a plan by what it is for. */
export function namingDay({ title, stops }: { title: string; stops: string[] }): string {
  return title + stops.map((stop) => sealed({ stop })).join('')
}

/** What is said once or counted, under a name of its own. */
export function noting(note: string, words: string): string {
  return sealed({ note }) + words
}

/** The words alone, and what they carried. */
export function unmarked(marked: string): { words: string; pending: Pending | null; told: Told } {
  const values = valuesOf(marked)
  const of = <Name extends string>(name: Name) => values.flatMap((value) => (name in value ? [(value as Record<Name, string>)[name]] : []))
  const pending = values.findLast((value) => 'pending' in value)
  return {
    words: marked.replace(MARK, ''),
    pending: pending && 'pending' in pending ? pending.pending : null,
    told: { ...NOTHING_TOLD, flights: of('flight'), stays: of('stay'), stops: of('stop'), notes: of('note') },
  }
}

/** Only the marks, to attach to a translation of the same sentence. */
export function marksOf(marked: string): string {
  return everyMatch(marked, MARK)
    .map(([mark]) => mark)
    .join('')
}

/** The fixed sentence that these words are; null if they are none. */
export function fixedOf(marked: string): { fixed: Fixed; args: string[] } | null {
  return valuesOf(marked).find((value) => 'fixed' in value) ?? null
}

/** The facts that these words tell; null if they say something else. */
export function factsOf(marked: string): Facts | null {
  return valuesOf(marked).find((value) => 'facts' in value)?.facts ?? null
}

function valuesOf(marked: string): Value[] {
  return everyMatch(marked, MARK).map(([, letters = '']) => opened(letters))
}

function sealed(value: Value): string {
  return OPENS + Buffer.from(JSON.stringify(value)).toString('base64url') + CLOSES
}

/** Only `sealed` writes these letters. */
function opened(letters: string): Value {
  return JSON.parse(Buffer.from(letters, 'base64url').toString()) as Value
}
