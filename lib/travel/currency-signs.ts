// Written down because a browser takes some thirty milliseconds, and a phone four times that, to learn them from `Intl` for the first price
// of a page. Their source is the CLDR (en-GB, standard symbols), which the test holds them against.
const SIGNS: Record<string, string> = {
  AUD: 'A$',
  BRL: 'R$',
  CAD: 'CA$',
  CNY: 'CN¥',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  ILS: '₪',
  INR: '₹',
  JPY: 'JP¥',
  KRW: '₩',
  MXN: 'MX$',
  NZD: 'NZ$',
  PHP: '₱',
  TWD: 'NT$',
  USD: 'US$',
  VND: '₫',
  XCD: 'EC$',
}

/**
 * What stands before an amount of an ISO 4217 currency, and before no other's: "£", "US$", or the code with a space (U+00A0), as in "SEK".
 * Signs that are a word ("kr", "FCFA") are left to the code: several currencies share them, or differ by a space.
 */
export function currencySign(currency: string): string {
  return SIGNS[currency] ?? `${currency}\u00a0`
}
