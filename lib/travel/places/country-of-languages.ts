import { isCountryCode } from './country-names'

/**
 * The country (ISO 3166-1 alpha-2) that a browser's languages speak of, most wanted first: the region that the first telling one names, else
 * one named for the same language further down ("de, de-AT"), else where that language is mostly spoken; null where they tell nothing, as
 * plain English, which is spoken everywhere.
 */
export function countryOfLanguages(languages: readonly string[]): string | null {
  const locales = languages.flatMap((language) => localeOf(language) ?? [])
  const first = locales.find((locale) => namedCountry(locale) || locale.language !== 'en')
  if (!first) return null
  const sameLanguage = locales.filter(({ language }) => language === first.language)
  const named = sameLanguage.map(namedCountry).find((country) => country !== null)
  if (named || first.region) return named ?? null
  return namedCountry(first.maximize())
}

function namedCountry({ region }: Intl.Locale): string | null {
  return region && isCountryCode(region) ? region : null
}

function localeOf(language: string): Intl.Locale | null {
  try {
    return new Intl.Locale(language)
  } catch {
    return null
  }
}
