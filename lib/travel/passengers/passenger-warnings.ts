import { daysBetween, formatDay, isPlainDate, type PlainDate } from '../dates'
import type { FlightSearch } from '../flights/search'
import { AGE_READINGS, birthdayAt, passengerTypeOn } from './age-class'
import type { Passenger } from './passenger'
import type { PassengerType } from './passenger-options'
import { endsTooSoon, validityMonths } from './passport-validity'
import type { PassengerField } from './validate-passenger'

/** What of the trip a person's papers and age are held against; `countries` are where its flights land (ISO alpha-2). */
export type Journey = { departsOn: PlainDate; lastTravelOn: PlainDate; countries: string[] }

/** Something to know before paying; unlike an error it keeps nobody from going on. */
export type PassengerWarning = {
  code: 'priced-as-adult' | 'turns-two' | 'turns-adult' | 'other-type' | 'newborn' | 'passport-expires' | 'passport-short'
  field: PassengerField
  message: string
}

/** Most airlines take no baby younger than this. */
const YOUNGEST_DAYS = 7

const TYPE_WORDS: Record<PassengerType, string> = { adult: 'an adult', child: 'a child', infant: 'an infant' }

export function journeyOf({ slices }: Pick<FlightSearch, 'slices'>): Journey {
  return {
    departsOn: slices[0]?.departureOn ?? '',
    lastTravelOn: slices.at(-1)?.departureOn ?? '',
    countries: [...new Set(slices.map(({ destination }) => destination.countryCode))],
  }
}

/** What to know about this person on this trip, with what to do. */
export function passengerWarnings(passenger: Passenger, journey: Journey): PassengerWarning[] {
  return [...ageWarnings(passenger, journey), ...passportWarnings(passenger, journey)]
}

function ageWarnings({ type, firstName, bornOn }: Passenger, { departsOn, lastTravelOn }: Journey): PassengerWarning[] {
  if (!isPlainDate(bornOn) || !isPlainDate(lastTravelOn) || bornOn > departsOn) return []
  const warn = (code: PassengerWarning['code'], message: string): PassengerWarning[] => [{ code, field: 'bornOn', message }]
  const name = firstName.trim() || 'This traveller'
  const onReturn = passengerTypeOn(lastTravelOn, bornOn)
  const isOfTypeAtFirst = passengerTypeOn(departsOn, bornOn) === type
  if (onReturn !== type && isOfTypeAtFirst) {
    const { adultFrom, childFrom } = AGE_READINGS.ours
    const age = type === 'infant' ? childFrom : adultFrom
    const birthday = `${name} turns ${age} on ${formatDay(birthdayAt(age, bornOn))}, before the last flight`
    return type === 'infant'
      ? warn(
          'turns-two',
          `${birthday}. From that day they need their own seat: search again with one child instead of the infant, or fly back before the birthday.`,
        )
      : warn(
          'turns-adult',
          `${birthday}. Search again with one more adult and one child fewer; the airline prices the whole trip that way.`,
        )
  }
  if (onReturn !== type) {
    return warn(
      'other-type',
      `By this birth date, ${name} travels as ${TYPE_WORDS[onReturn]}. If the date is right, change the travellers and search again.`,
    )
  }
  if (type === 'child' && passengerTypeOn(lastTravelOn, bornOn, 'supplier') === 'adult') {
    return warn(
      'priced-as-adult',
      `At 12, ${name} travels as a child here; most airlines price 12 as an adult. The airline’s own price is checked before you pay.`,
    )
  }
  const days = daysBetween(bornOn, departsOn)
  if (type === 'infant' && days < YOUNGEST_DAYS) {
    const age = days === 1 ? '1 day' : `${days} days`
    return warn(
      'newborn',
      `Most airlines take no babies younger than ${YOUNGEST_DAYS} days, and ${name} will be ${age} old. Ask the airline before you pay.`,
    )
  }
  return []
}

function passportWarnings({ passport }: Passenger, { lastTravelOn, countries }: Journey): PassengerWarning[] {
  if (!passport || !isPlainDate(passport.expiresOn) || !isPlainDate(lastTravelOn)) return []
  const field = 'passport.expiresOn'
  if (passport.expiresOn < lastTravelOn) {
    const message = 'This passport expires before your last flight. Renew it first, then change its number here.'
    return [{ code: 'passport-expires', field, message }]
  }
  const months = validityMonths(countries, passport.nationality || passport.issuingCountry)
  if (!endsTooSoon(passport.expiresOn, lastTravelOn, months)) return []
  const who = months === 3 ? 'Countries of the Schengen area ask' : 'Many countries ask'
  const message = `${who} for a passport that’s valid for ${months} months after the trip; this one isn’t. Check with the embassy before you pay.`
  return [{ code: 'passport-short', field, message }]
}
