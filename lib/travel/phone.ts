import { type CountryCode, getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { inAlphabet } from './alphabet'
import { cleanLine } from './clean-text'
import { countryName } from './places/country-names'

/** `code` is the dial code with its plus ("+44"); `number` is what stands after it, as it was typed. */
export type Phone = { code: string; number: string }

/** One line of the list of dial codes: "+44 United Kingdom". */
export type PhoneCode = { countryCode: string; code: string; label: string }

/** Of countries that share a dial code, the one that stands first for it. */
const FIRST_OF_SHARED = new Set<string>(['AU', 'CW', 'FI', 'GB', 'GP', 'IT', 'MA', 'NO', 'RE', 'RU', 'SH', 'US'])

/** What is dialled for abroad where it is not 00 (ITU-T E.164, list of national prefixes). */
const PREFIXES_ABROAD: Record<string, string> = { '+1': '011', '+61': '0011', '+81': '010' }

const EXTENSION = /(?:\bext(?:n|ension)?|\bx|#|\bposte|\bdurchwahl)[.:= ]*\d+\s*$/iu

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

/**
 * What is wrong: the specification's sentence where code or number is missing, and our own for what cannot be dialled or exists nowhere.
 */
export function phoneError(phone: Phone): string | undefined {
  const { code, number } = withOwnCode(phone)
  if (!/^\+?\d{1,4}$/.test(code) || !/\d/.test(number)) return 'Phone number is required'
  if (EXTENSION.test(number)) return 'Please leave out the extension: airlines and their messages reach direct numbers only'
  if (/\p{L}/u.test(number)) return 'Please write the phone number in digits'
  const parsed = parsePhone({ code, number })
  const ownCode = parsed && `+${parsed.countryCallingCode}`
  if (ownCode && ownCode !== plusCode(code))
    return `This number starts with ${ownCode}, but the dial code is ${plusCode(code)}. Please keep one of them`
  // Possible, not assigned: ranges are opened faster than tables of them are kept.
  if (parsed?.isPossible()) return undefined
  return `This doesn’t look like a phone number from ${countryOfCode(code)}. Please check its digits and the dial code`
}

/** The number in its country's groups without a trunk zero; as it was typed where it is no number. */
export function tidyPhone(phone: Phone): Phone {
  const { code, number } = { code: cleanLine(phone.code), number: cleanLine(phone.number) }
  const international = internationalPhone({ code, number }) && parsePhone(withOwnCode({ code, number }))?.formatInternational()
  return international ? { code: plusCode(code), number: international.slice(plusCode(code).length).trim() } : { code, number }
}

/** E.164, as airlines, banks and mail systems take it: "+442079460000"; null for what is no number. The only way a number is sent. */
export function internationalPhone(phone: Phone): string | null {
  return phoneError(phone) ? null : (parsePhone(withOwnCode(phone))?.number ?? null)
}

/** "+44 20 7946 0000", also as "0044 20 …", in its two parts; without a dial code it is all number. */
export function splitPhone(text: string): Phone {
  const whole = withPlus(cleanLine(text), '')
  if (!whole.startsWith('+')) return { code: '', number: whole }
  const callingCode = parsePhoneNumberFromString(whole)?.countryCallingCode
  const [written = ''] = /^\+\d+/.exec(whole) ?? []
  const code = callingCode && written.startsWith(`+${callingCode}`) ? `+${callingCode}` : written
  return { code, number: whole.slice(code.length).trim() }
}

/** A number that was typed with a dial code of its own ("+49 …", "0049 …", from the US "011 49 …") brings it along. */
export function takeOwnCode(phone: Phone): Phone {
  const number = withPlus(cleanLine(phone.number), cleanLine(phone.code))
  if (!number.startsWith('+')) return phone
  const own = splitPhone(number)
  return own.number && PHONE_CODES.some(({ code }) => code === own.code) ? own : phone
}

/** Both parts as one text, and nothing without a number. */
export function joinPhone({ code, number }: Phone): string {
  return number.trim() ? `${code} ${number}`.trim() : ''
}

/** With or without its trunk zero; a number that brings its own plus is taken by its word. */
function parsePhone({ code, number }: Phone) {
  return parsePhoneNumberFromString(number, { defaultCallingCode: plusCode(code).slice(1), extract: false })
}

/** Both parts as clean lines, with a plus where the number was typed as it is dialled from abroad. */
function withOwnCode({ code, number }: Phone): Phone {
  const cleanCode = cleanLine(code)
  return { code: cleanCode, number: withoutOldMobileDigit(withPlus(cleanLine(number), cleanCode), plusCode(cleanCode)) }
}

/** "0044 20 …" is "+44 20 …". No national number begins with 00; the other prefixes are told by the dial code alone (011 is Turin, too). */
function withPlus(number: string, code: string): string {
  const prefix = PREFIXES_ABROAD[plusCode(code)] ?? '00'
  const dialled = new RegExp(`^\\(?(?:${prefix}|00)\\)?[ .-]*(?=[1-9])`)
  return number.replace(dialled, '+')
}

/** Until 2019 a 1 stood before Mexican mobile numbers, and people still write it: "+52 1 55 …". */
function withoutOldMobileDigit(number: string, code: string): string {
  if (!number.startsWith('+52') && (code !== '+52' || number.startsWith('+'))) return number
  return number.replace(/^((?:\+52)?[ .-]*)1[ .-]*(?=(?:\D*\d){10}\D*$)/, '$1')
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
