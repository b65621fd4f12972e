import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import { inAlphabet, plainLetters } from '../alphabet'

/** `code` is ISO 3166-1 alpha-2, with Kosovo's XK. */
export type Country = { code: string; name: string }

/** Where the list leads with the formal name, the one that people look for in the alphabet. */
const FAMILIAR: Record<string, string> = {
  CD: 'Congo, Democratic Republic of the',
  CG: 'Congo, Republic of the',
  CI: 'Côte d’Ivoire',
  CN: 'China',
  CZ: 'Czechia',
  FK: 'Falkland Islands',
  FM: 'Micronesia',
  GM: 'Gambia',
  IR: 'Iran',
  LA: 'Laos',
  MD: 'Moldova',
  MF: 'Saint Martin (French part)',
  MK: 'North Macedonia',
  PS: 'Palestine',
  RU: 'Russia',
  ST: 'São Tomé and Príncipe',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  US: 'United States',
  VA: 'Vatican City',
}

const NAMES = new Map(
  Object.entries(english.countries as Record<string, string | string[]>).map(([code, names]) => [
    code,
    FAMILIAR[code] ?? (typeof names === 'string' ? names : (names[0] ?? code)),
  ]),
)
const CODES = new Map(
  Object.entries(english.countries as Record<string, string | string[]>).flatMap(([code, names]) =>
    [code, ...[names].flat()].map((name): [string, string] => [plainName(name), code]),
  ),
)
const SORTED: Country[] = [...NAMES].map(([code, name]) => ({ code, name })).toSorted((one, other) => inAlphabet(one.name, other.name))
const CODE_OF_ALPHA3 = new Map(codes.map(([alpha2 = '', alpha3 = '']) => [alpha3, alpha2]))

/** Every country by its English name, in the order of the alphabet. */
export function listCountries(): Country[] {
  return SORTED
}

/** The English name; the code itself where it names no country. */
export function countryName(code: string): string {
  return NAMES.get(code) ?? code
}

export function isCountryCode(code: string): boolean {
  return NAMES.has(code)
}

/** The code of the country with this English name or code: "US", "USA", "the Netherlands"; null where none is called so. */
export function countryNamed(name: string): string | null {
  const plain = plainName(name)
  return CODES.get(plain) ?? CODES.get(plain.replace(/^the /, '')) ?? countryOfAlpha3(plain.toUpperCase())
}

/** "GBR" is "GB"; null where it names no country. */
export function countryOfAlpha3(alpha3: string): string | null {
  return CODE_OF_ALPHA3.get(alpha3) ?? null
}

/** "Côte d’Ivoire" is "cote d ivoire". */
function plainName(name: string): string {
  return (plainLetters(name).match(/[\p{L}\d]+/gu) ?? []).join(' ')
}
