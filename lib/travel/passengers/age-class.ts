import { differenceInYears, parseISO } from 'date-fns'
import type { PlainDate } from '../dates'
import type { PassengerType } from './passenger'

/** Labels and passenger validation: adult 13 or older, child 2 to 12, infant under 2 (specification, section 5). */
const ADULT_FROM_AGE = 13
const CHILD_FROM_AGE = 2

/** The type by age on the day of the trip's last slice. */
export function passengerTypeOn(travelOn: PlainDate, bornOn: PlainDate): PassengerType {
  return passengerTypeOfAge(ageOn(travelOn, bornOn))
}

/** The type for a traveller of whom only the age is known yet ("a child of 4"). */
export function passengerTypeOfAge(age: number): PassengerType {
  if (age >= ADULT_FROM_AGE) return 'adult'
  return age >= CHILD_FROM_AGE ? 'child' : 'infant'
}

/** Full years; somebody born on 29 February turns a year older on 1 March in other years. */
export function ageOn(date: PlainDate, bornOn: PlainDate): number {
  return differenceInYears(parseISO(date), parseISO(bornOn))
}
