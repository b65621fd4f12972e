import { DEFAULT_PREFERENCES } from './default-preferences'
import { LANGUAGES, type Language } from './languages'
import type { Preferences } from './preferences-schema'

export type AnswerWishes = Pick<Preferences, 'language' | 'timeFormat'>

const ENGLISH_NAMES: Record<Exclude<Language, 'auto'>, string> = { en: 'English', de: 'German', fr: 'French', es: 'Spanish', hi: 'Hindi' }
const TWELVE_HOURS = 'Write times of day as 2:05 pm; tools take and give them as 14:05.'

/** What an assistant is told of the language to answer in. */
export function languageRule(language: Language): string {
  if (language === 'auto') return 'You answer in the language of the traveller’s newest message; in English you write British English.'
  const rule = `You answer in ${ENGLISH_NAMES[language]}, whatever language the traveller writes in`
  return language === 'en' ? `${rule}; you write British English.` : `${rule}.`
}

/** What an assistant is told of times of day; nothing where they stay as the tools give them. */
export function timeRule(timeFormat: Preferences['timeFormat']): string {
  return timeFormat === '12h' ? TWELVE_HOURS : ''
}

/** The wishes that instructions were made with. */
export function wishesIn(instructions: string): AnswerWishes {
  const told = LANGUAGES.find(({ code }) => code !== 'auto' && instructions.includes(languageRule(code)))
  return {
    language: told?.code ?? DEFAULT_PREFERENCES.language,
    timeFormat: instructions.includes(TWELVE_HOURS) ? '12h' : '24h',
  }
}
