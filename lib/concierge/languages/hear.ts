import type { KnownNames } from '@/lib/ports/known-names'
import { languagesOf } from '../grammar/languages'
import { mendSlips } from '../grammar/slips'
import { tokenise } from '../grammar/tokens'
import { GRAMMAR } from '../skills/grammar'
import { plainMessage } from '../understand/words'
import { askedLanguage } from './asked-language'
import type { Language } from './language'

/** `other` is a language that the concierge does not speak. */
export type Spoken = Language | 'en' | 'other'

const CLICK = /^\s*\(by click\)/i
/** Fares are called in English everywhere. */
const ONLY_FARES = /^\W*(?:(?:plus|light|basic|standard|flex|classic|saver|economy|business)\W*)+$/i
/** Small words of the languages that people are likely to try next, which neither English nor the languages spoken here have. */
const OTHERS = new Set(
  `vorrei voglio andare volo voli domani grazie sono biglietto biglietti quero voo voos uma só amanhã obrigado preciso olá ik wil naar vlucht
  morgenochtend alstublieft dank chcę jutro proszę uçuş istiyorum yarın lütfen jag vill flyg imorgon tack hoti dari saya ingin terbang besok`.split(
    /\s+/,
  ),
)

/**
 * A thread's messages without slips of the finger, and the language it is in now: a message that does not tell keeps the one before.
 * `asked` is the language that the answers were asked for in; it holds until another is asked for.
 */
export function hear(messages: string[], names: KnownNames): { words: string[]; language: Spoken; asked: Language | 'en' | null } {
  let language: Spoken = 'en'
  let asked: Language | 'en' | null = null
  const words = messages.map((typed) => {
    // The label of a button is English whoever presses it.
    if (CLICK.test(typed)) return typed
    const message = plainMessage(typed)
    language = spokenIn(message, names, language)
    asked = askedLanguage(message) ?? asked
    return language === 'en' || language === 'other' ? mendSlips(message, GRAMMAR.lexicons.en, names) : message
  })
  return { words, language, asked }
}

/** Tells the language to answer a traveller's messages in: the one that was asked for, else the one they are in. */
export function languageHeard(names: KnownNames): (messages: string[]) => Language | 'en' {
  return (messages) => {
    const { language, asked } = hear(messages, names)
    return asked ?? (language === 'other' ? 'en' : language)
  }
}

function spokenIn(message: string, names: KnownNames, before: Spoken): Spoken {
  if (/\p{Script=Devanagari}/u.test(message)) return 'hi'
  if (ONLY_FARES.test(message)) return before
  const letters = message.match(/\p{L}/gu)?.length ?? 0
  const foreign = message.match(/[\p{L}--[\p{Script=Latin}]]/gv)?.length ?? 0
  if (letters > 0 && foreign * 2 > letters) return 'other'
  const { tokens } = tokenise(message)
  const { main } = languagesOf(tokens, GRAMMAR.lexicons, names, before === 'other' ? 'en' : before)
  const words = tokens.filter(({ kind }) => kind === 'word')
  const unknown = words.filter(({ low }) => OTHERS.has(low))
  const own = words.filter(({ low }) => main.some((language) => GRAMMAR.lexicons[language].words.has(low)))
  if (unknown.length * 2 > own.length || (before === 'other' && own.length === 0)) return 'other'
  return main.find((language) => language === before) ?? main[0] ?? 'en'
}
