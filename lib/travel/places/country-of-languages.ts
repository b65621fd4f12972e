import { isCountryCode } from './country-names'

/**
 * The country (ISO 3166-1 alpha-2) that a browser's languages speak of, most wanted first: the region that one names, else the one where
 * a language is mostly spoken; null where they tell nothing, as plain English, which is spoken everywhere.
 */
export function countryOfLanguages(languages: readonly string[]): string | null {
  const locales = languages.flatMap((language) => localeOf(language) ?? [])
  const named = locales.find(({ region }) => region && isCountryCode(region))?.region
  const likely = locales.find(({ language }) => language !== 'en')?.maximize().region
  return named ?? (likely && isCountryCode(likely) ? likely : null)
}

function localeOf(language: string): Intl.Locale | null {
  try {
    return new Intl.Locale(language)
  } catch {
    return null
  }
}
