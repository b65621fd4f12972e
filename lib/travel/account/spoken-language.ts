import type { Language } from './languages'

const TAGS: Record<Exclude<Language, 'auto'>, string> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES', hi: 'hi-IN' }

/** Words that stand in nearly every sentence of a language, and in few of another one. */
const FREQUENT: Record<'en' | 'de' | 'fr' | 'es', string> = {
  en: 'the and for with your you is are from to of on this that have can',
  de: 'der die das und für mit ihr ihre sie ist sind von zu nach auf ein eine nicht haben können',
  fr: 'le la les et pour avec votre vous est sont du des une dans que ce pas pouvez',
  es: 'el los las y para con su usted es son del una en que por puede hay',
}

/** The language tag that somebody speaks to the browser in: that of the account, else that of the browser. */
export function spokenLanguage(language: Language, browsers: string): string {
  return language === 'auto' ? browsers : TAGS[language]
}

/** The language tag that a text is read aloud in: by its words, else that of the account or the browser. */
export function languageOfText(text: string, language: Language, browsers: string): string {
  if (/\p{Script=Devanagari}/u.test(text)) return TAGS.hi
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = (['en', 'de', 'fr', 'es'] as const).map((code) => {
    const frequent = new Set(FREQUENT[code].split(' '))
    return { code, count: words.filter((word) => frequent.has(word)).length }
  })
  const [best, next] = counts.toSorted((one, other) => other.count - one.count)
  const spoken = spokenLanguage(language, browsers)
  if (!best || best.count === 0 || best.count === next?.count) return spoken
  // An accent that the traveller has chosen already stays: "en-IN" for English.
  return spoken.split('-')[0] === best.code ? spoken : TAGS[best.code]
}
