import type { PlainDate } from '../dates'
import { passengerTypeOn } from './age-class'
import type { PassengerType } from './passenger-options'
import type { SavedPassengerSummary } from './saved-passenger'

/** The saved people for one traveller's form: those of the right age on the day of the last flight first, oneself before the others. */
export function fittingSaved(
  saved: SavedPassengerSummary[],
  type: PassengerType,
  travelOn: PlainDate,
): { fitting: SavedPassengerSummary[]; others: SavedPassengerSummary[] } {
  const fits = ({ bornOn }: SavedPassengerSummary) => passengerTypeOn(travelOn, bornOn) === type
  const selfFirst = saved.toSorted((one, other) => Number(other.isSelf) - Number(one.isSelf))
  return { fitting: selfFirst.filter(fits), others: selfFirst.filter((person) => !fits(person)) }
}
