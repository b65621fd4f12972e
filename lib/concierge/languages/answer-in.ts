import type { Language as WishedLanguage } from '@/lib/travel/account/languages'
import type { Spoken } from './hear'

/** `isDevanagari` counts for Hindi alone. */
export type AnswerLanguage = { language: Spoken; isDevanagari: boolean }

/** The language of an answer: the one that is wished for, else the one that was `heard`. Hindi is answered in its script as `written`. */
export function answerIn(wished: WishedLanguage, heard: Spoken, written: string): AnswerLanguage {
  const isDevanagari = /\p{Script=Devanagari}/u.test(written)
  // Whoever writes in a language that is not spoken here is still told so.
  if (wished === 'auto' || (wished === 'en' && heard === 'other')) return { language: heard, isDevanagari }
  return { language: wished, isDevanagari: isDevanagari || heard !== 'hi' }
}
