import { addYears } from 'date-fns/addYears'
import { differenceInYears } from 'date-fns/differenceInYears'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import type { PlainDate } from '../dates'
import type { PassengerType } from './passenger-options'

/**
 * Both readings of the specification (section 5): `ours` draws labels and validation at 13, `supplier` is where most airlines price
 * an adult, at 12. A child starts at 2 in both.
 */
export const AGE_READINGS = {
  ours: { adultFrom: 13, childFrom: 2 },
  supplier: { adultFrom: 12, childFrom: 2 },
} as const
export type AgeReading = keyof typeof AGE_READINGS

/** The type by age on the day of the trip's last slice. */
export function passengerTypeOn(travelOn: PlainDate, bornOn: PlainDate, reading: AgeReading = 'ours'): PassengerType {
  return passengerTypeOfAge(ageOn(travelOn, bornOn), reading)
}

/** The type for a traveller of whom only the age is known yet ("a child of 4"). */
export function passengerTypeOfAge(age: number, reading: AgeReading = 'ours'): PassengerType {
  const { adultFrom, childFrom } = AGE_READINGS[reading]
  if (age >= adultFrom) return 'adult'
  return age >= childFrom ? 'child' : 'infant'
}

/** Full years; somebody born on 29 February turns a year older on 1 March in other years. */
export function ageOn(date: PlainDate, bornOn: PlainDate): number {
  return differenceInYears(parseISO(date), parseISO(bornOn))
}

/** The day on which somebody turns `age`. */
export function birthdayAt(age: number, bornOn: PlainDate): PlainDate {
  const day = formatISO(addYears(parseISO(bornOn), age), { representation: 'date' })
  // A birthday on 29 February is kept on 1 March in other years: the day `ageOn` counts the year.
  return ageOn(day, bornOn) >= age ? day : `${day.slice(0, 5)}03-01`
}
