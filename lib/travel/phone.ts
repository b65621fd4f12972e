import { type CountryCode, getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { inAlphabet } from './alphabet'
import { countryName } from './places/country-names'

/** `code` is the dial code with its plus ("+44"); `number` is what stands after it, as it was typed. */
export type Phone = { code: string; number: string }

/** One line of the list of dial codes: "+44 United Kingdom". */
export type PhoneCode = { countryCode: string; code: string; label: string }

/** Of countries that share a dial code, the one that stands first for it. */
const FIRST_OF_SHARED = new Set<string>(['AU', 'CW', 'FI', 'GB', 'GP', 'IT', 'MA', 'NO', 'RE', 'RU', 'SH', 'US'])

const PHONE_CODES: PhoneCode[] = getCountries()
  .map((countryCode) => {
    const code = `+${getCountryCallingCode(countryCode)}`
    return { countryCode, code, label: `${code} ${countryName(countryCode)}` }
  })
  // Those without a name are islands that share the telephones of another country.
  .filter(({ countryCode }) => countryName(countryCode) !== countryCode)
  .toSorted((one, other) => compareCodes(one, other) || rank(one) - rank(other) || inAlphabet(one.label, other.label))

/** Every country with its dial code, in the order of the codes. */
export function listPhoneCodes(): PhoneCode[] {
  return PHONE_CODES
}

/** The country that a number belongs to, as far as it tells; the first one of its dial code otherwise; null without one. */
export function phoneCountry(phone: Phone): string | null {
  return parsePhone(phone)?.country ?? PHONE_CODES.find(({ code }) => code === plusCode(phone.code))?.countryCode ?? null
}

/** What is wrong: the specification's sentence where code or number is missing, and our own where no such number exists. */
export function phoneError(phone: Phone): string | undefined {
  const isGiven = /^\+?\d{1,4}$/.test(phone.code.trim()) && /\d/.test(phone.number)
  if (!isGiven || /\p{L}/u.test(phone.number)) return 'Phone number is required'
  const parsed = parsePhone(phone)
  // Possible, not assigned: ranges are opened faster than tables of them are kept.
  if (parsed?.isPossible() && `+${parsed.countryCallingCode}` === plusCode(phone.code)) return undefined
  return `No phone number of ${countryOfCode(phone.code)} looks like this. Please check its digits and the dial code`
}

/** The number in its country's groups without a trunk zero; as it was typed where it is no number. */
export function tidyPhone(phone: Phone): Phone {
  const typed = { code: phone.code.trim(), number: phone.number.trim() }
  if (phoneError(typed)) return typed
  const international = parsePhone(typed)?.formatInternational() ?? ''
  const code = plusCode(typed.code)
  return { code, number: international.slice(code.length).trim() }
}

/** E.164, as airlines and mail systems take it: "+442079460000"; null for what is no number. */
export function internationalPhone(phone: Phone): string | null {
  return phoneError(phone) ? null : (parsePhone(phone)?.number ?? null)
}

/** "+44 20 7946 0000" in its two parts; without a plus it is all number. */
export function splitPhone(text: string): Phone {
  const whole = text.trim()
  if (!whole.startsWith('+')) return { code: '', number: whole }
  const callingCode = parsePhoneNumberFromString(whole)?.countryCallingCode
  const [written = ''] = /^\+\d+/.exec(whole) ?? []
  const code = callingCode && written.startsWith(`+${callingCode}`) ? `+${callingCode}` : written
  return { code, number: whole.slice(code.length).trim() }
}

/** Both parts as one text, and nothing without a number. */
export function joinPhone({ code, number }: Phone): string {
  return number.trim() ? `${code} ${number}`.trim() : ''
}

/** With or without its trunk zero; a number that brings its own plus is taken by its word. */
function parsePhone({ code, number }: Phone) {
  return parsePhoneNumberFromString(number, { defaultCallingCode: plusCode(code).slice(1), extract: false })
}

function plusCode(code: string): string {
  return `+${code.replace(/\D/g, '')}`
}

function countryOfCode(code: string): string {
  const countries = PHONE_CODES.filter((entry) => entry.code === plusCode(code))
  const [first] = countries
  return first && countries.length === 1 ? countryName(first.countryCode as CountryCode) : `the dial code ${plusCode(code)}`
}

function compareCodes(one: PhoneCode, other: PhoneCode): number {
  return one.code < other.code ? -1 : one.code > other.code ? 1 : 0
}

function rank({ countryCode }: PhoneCode): number {
  return FIRST_OF_SHARED.has(countryCode) ? 0 : 1
}
