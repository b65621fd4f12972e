import { FRENCH } from './french'
import { GERMAN } from './german'
import { HINDI } from './hindi'
import { LANGUAGES, type Language, type Vocabulary } from './language'
import { SPANISH } from './spanish'

export const VOCABULARIES: Record<Language, Vocabulary> = { de: GERMAN, fr: FRENCH, es: SPANISH, hi: HINDI }

/** `other` is a language that the concierge does not speak; null says that the words alone do not tell. */
export type Heard = Language | 'en' | 'other' | null

const ENGLISH = `i i'd i'm we the a an to from and or of for with without on in at by is are my our me us you your it this that what when where which how
  why can could would like want need please flight flights fly flying leave leaving return returning back one two three four next week day days
  night nights tomorrow today adults adult child children kids people business economy cheapest fastest yes no thanks hello morning evening
  under book show take way trip plus light basic standard flex ticket tickets there only make instead not don't`
/** Small words of the languages that people are likely to try next. */
const OTHERS = `vorrei voglio andare volo voli domani per favore grazie sono biglietto quero voo voos um uma só ida volta adulto adultos para amanhã obrigado preciso olá ik wil naar vlucht
  morgenochtend alstublieft dank chcę jutro proszę uçuş istiyorum yarın lütfen jag vill flyg imorgon tack hoti dari saya ingin terbang besok`
/** Word → the languages that have it: what several share tells less of each. */
const MARKERS = new Map<string, Exclude<Heard, null>[]>()
for (const [language, words] of [
  ['en', ENGLISH],
  ['other', OTHERS],
  ...LANGUAGES.map((name) => [name, VOCABULARIES[name].markers] as const),
] as const) {
  for (const word of new Set(words.split(/\s+/))) MARKERS.set(word, [...(MARKERS.get(word) ?? []), language])
}
/** Fares are called in English everywhere. */
const ONLY_FARES = /^\W*(?:(?:plus|light|basic|standard|flex|classic|saver|economy|business)\W*)+$/i
/** So much more than the next one: a word of one language is 1, one that two share is a half of each. */
const LEAST_LEAD = 0.5
const LEAST_LETTERS = 4

/** The language of one clean message, by its script and its small words. */
export function detectLanguage(message: string): Heard {
  if (/\p{Script=Devanagari}/u.test(message)) return 'hi'
  if (ONLY_FARES.test(message)) return null
  const letters = message.match(/\p{L}/gu)?.length ?? 0
  const foreign = message.match(/[\p{L}--[\p{Script=Latin}]]/gv)?.length ?? 0
  if (letters > 0 && foreign * 2 > letters) return 'other'
  const words = message.toLowerCase().split(/[^\p{L}'-]+/u)
  const markers = [...new Set(words)].filter((word) => MARKERS.has(word))
  const scores = new Map<Exclude<Heard, null>, number>()
  for (const marker of markers) {
    const languages = MARKERS.get(marker) ?? []
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length)
  }
  const [first, second] = [...scores].toSorted(([, one], [, other]) => other - one)
  if (!first || first[1] - (second?.[1] ?? 0) < LEAST_LEAD) return null
  // "10 am" is no German and "Los Angeles" no Spanish: one short word is too little.
  const isTelling = first[0] === 'en' || markers.length > 1 || markers.some((marker) => marker.length >= LEAST_LETTERS)
  return isTelling ? first[0] : null
}
