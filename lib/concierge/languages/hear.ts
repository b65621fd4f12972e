import type { KnownNames } from '@/lib/ports/known-names'
import { mendSlips } from '../grammar/slips'
import { GRAMMAR } from '../skills/grammar'
import { plainMessage } from '../understand/words'
import { detectLanguage, type Heard } from './detect-language'
import { LANGUAGES, type Language } from './language'
import { toEnglish } from './to-english'

export type Spoken = Exclude<Heard, null>
const CLICK = /^\s*\(by click\)/i

/** A thread's messages in English words without slips of the finger, and the language it is in now: a message that does not tell keeps the one before. */
export function hear(messages: string[], names: KnownNames): { english: string[]; language: Spoken } {
  let language: Spoken = 'en'
  const english = messages.map((typed) => {
    // The label of a button is English whoever presses it.
    if (CLICK.test(typed)) return typed
    const message = plainMessage(typed)
    language = detectLanguage(message) ?? language
    const english = isForeign(language) ? toEnglish(message, language, names) : message
    return mendSlips(english, GRAMMAR.lexicons.en, names)
  })
  return { english, language }
}

function isForeign(language: Spoken): language is Language {
  return LANGUAGES.some((known) => known === language)
}
