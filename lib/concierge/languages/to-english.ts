import type { KnownNames } from '@/lib/ports/known-names'
import { VOCABULARIES } from './detect-language'
import { createForeignSpelling, type ForeignSpelling } from './foreign-spelling'
import type { Language, WordingRule } from './language'

// `\b` knows only the letters a to z; this one knows them all.
const BOUNDARY = '(?:(?<=[\\p{L}\\p{M}\\p{N}])(?![\\p{L}\\p{M}\\p{N}])|(?<![\\p{L}\\p{M}\\p{N}])(?=[\\p{L}\\p{M}\\p{N}]))'
// Before each word that is English already, so that it is not read as a word of the other language ("on" is "we" in French).
const ENGLISH = '\uE000'
const ORDINAL_ENDINGS: Record<string, string> = { 1: 'st', 2: 'nd', 3: 'rd' }
const compiled = new Map<Language, WordingRule[]>()
const spellings = new Map<Language, ForeignSpelling>()

/**
 * A clean message of another language in the English words that are understood: its phrases, days and small words. What is not known, such
 * as names, stays as it is.
 */
export function toEnglish(message: string, language: Language, names: KnownNames): string {
  const plain = message.replace(/।/g, '.')
  const phrased = rulesOf(language).reduce((text, [pattern, english]) => text.replace(pattern, english), spellingOf(language)(plain, names))
  const { words } = VOCABULARIES[language]
  return phrased
    .replace(/(?<![\uE000\p{L}\p{M}])[\p{L}\p{M}][\p{L}\p{M}'-]*/gu, (word) => words[word.toLowerCase()] ?? word)
    .replaceAll(ENGLISH, '')
    .replace(/\b(\d*)([123])th\b/g, (day, tens: string, unit: string) => (tens === '1' ? day : `${tens}${unit}${ORDINAL_ENDINGS[unit]}`))
    .replace(/\s+/g, ' ')
    .trim()
}

function spellingOf(language: Language): ForeignSpelling {
  const known = spellings.get(language)
  if (known) return known
  const spelling = createForeignSpelling(VOCABULARIES[language], language === 'de')
  spellings.set(language, spelling)
  return spelling
}

function rulesOf(language: Language): WordingRule[] {
  const known = compiled.get(language)
  if (known) return known
  const rules = VOCABULARIES[language].rules.map(
    ([pattern, english]): WordingRule => [
      new RegExp(pattern.source.replaceAll('\\b', BOUNDARY), pattern.flags),
      english.replace(/[a-z][a-z'-]*/gi, `${ENGLISH}$&`),
    ],
  )
  compiled.set(language, rules)
  return rules
}
