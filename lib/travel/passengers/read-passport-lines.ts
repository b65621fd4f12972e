import { isPlainDate, type PlainDate } from '../dates'
import { countryOfAlpha3 } from '../places/country-names'
import { type Refusal, refuse } from '../refusal'
import type { Passenger } from './passenger'

/** What a passport's two readable lines tell; empty where they leave it open. */
export type PassportReading = Pick<Passenger, 'firstName' | 'middleName' | 'lastName' | 'bornOn' | 'gender'> & {
  passport: NonNullable<Passenger['passport']>
}

const LINE_LENGTH = 44
const WEIGHTS = [7, 3, 1]

/** Letters of the lines that are no ISO country (ICAO 9303, part 3, section 5). */
const OTHER_COUNTRIES: Record<string, string> = {
  D: 'DE',
  GBD: 'GB',
  GBN: 'GB',
  GBO: 'GB',
  GBP: 'GB',
  GBS: 'GB',
  RKS: 'XK',
  XKX: 'XK',
}
/** What a scan or a hurried eye takes for a digit. */
const MISREAD: Record<string, string> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', B: '8' }

/**
 * The two lines at the foot of a passport's photo page (ICAO 9303, TD3), however they were pasted. Every check digit must fit, so that
 * a wrong sign is told about rather than taken. `today` decides the century of the birth.
 */
export function readPassportLines(text: string, today: PlainDate): { reading: PassportReading } | { refusal: Refusal } {
  const lines = splitLines(text)
  if (!lines) {
    return refuse(
      'no-passport-lines',
      `These aren’t the two lines of a passport: each has ${LINE_LENGTH} characters, and the first starts with P. Copy both, with every <.`,
    )
  }
  const [upper, lower] = lines
  const at = (from: number, to: number) => lower.slice(from, to)
  const dates = { bornOn: digits(at(13, 19)), expiresOn: digits(at(21, 27)) }
  const checks: [string, string, string][] = [
    ['the passport number', at(0, 9), digits(at(9, 10))],
    ['the date of birth', dates.bornOn, digits(at(19, 20))],
    ['the expiry date', dates.expiresOn, digits(at(27, 28))],
  ]
  const wrong = checks.find(([, field, digit]) => checkDigit(field) !== digit)
  const whole = `${at(0, 9)}${digits(at(9, 10))}${dates.bornOn}${digits(at(19, 20))}${dates.expiresOn}${digits(at(27, 28))}${at(28, 43)}`
  if (wrong || checkDigit(whole) !== digits(at(43, 44))) {
    return refuse(
      'passport-check',
      `${wrong ? `A character in ${wrong[0]}` : 'A character in the second line'} doesn’t match its check digit. Compare it with your passport.`,
    )
  }
  const [family = '', given = ''] = upper.slice(5).split(/<<(.*)/)
  const [firstName = '', ...middleNames] = words(given)
  return {
    reading: {
      firstName,
      middleName: middleNames.join(' '),
      lastName: words(family).join(' '),
      bornOn: bornOnOf(dates.bornOn, today),
      gender: at(20, 21) === 'F' ? 'female' : at(20, 21) === 'M' ? 'male' : '',
      passport: {
        number: at(0, 9).replaceAll('<', ''),
        expiresOn: plainDate(`20${dates.expiresOn}`),
        issuingCountry: countryOf(upper.slice(2, 5)),
        nationality: countryOf(at(10, 13)),
      },
    },
  }
}

/** The check digit of a field: its signs by 7, 3, 1 in turn, A = 10 to Z = 35, < = 0 (ICAO 9303, part 3, section 4.9). */
export function checkDigit(field: string): string {
  const sum = [...field].reduce((total, sign, index) => total + signValue(sign) * (WEIGHTS[index % 3] ?? 0), 0)
  return String(sum % 10)
}

function signValue(sign: string): number {
  return sign === '<' ? 0 : Number.parseInt(sign, 36)
}

function splitLines(text: string): [string, string] | null {
  const plain = text.toUpperCase().replaceAll('«', '<<').replaceAll('‹', '<').replace(/\s/g, '')
  const [upper, lower] = [plain.slice(0, LINE_LENGTH), plain.slice(LINE_LENGTH)]
  return plain.length === 2 * LINE_LENGTH && /^P[A-Z<]+$/.test(upper) && /^[A-Z0-9<]+$/.test(lower) ? [upper, lower] : null
}

function digits(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => MISREAD[letter] ?? letter)
}

function words(field: string): string[] {
  return field.split('<').filter(Boolean)
}

function countryOf(letters: string): string {
  const code = letters.replaceAll('<', '')
  return OTHER_COUNTRIES[code] ?? countryOfAlpha3(code) ?? ''
}

/** The latest day with these two digits that is not ahead of today. */
function bornOnOf(yymmdd: string, today: PlainDate): PlainDate {
  const inThisCentury = plainDate(`20${yymmdd}`)
  return inThisCentury && inThisCentury <= today ? inThisCentury : plainDate(`19${yymmdd}`)
}

/** Empty when there is no such day, or the passport leaves it open. */
function plainDate(yyyymmdd: string): PlainDate {
  const date = `${yyyymmdd.slice(0, 4)}-${yyyymmdd.slice(4, 6)}-${yyyymmdd.slice(6)}`
  return isPlainDate(date) ? date : ''
}
