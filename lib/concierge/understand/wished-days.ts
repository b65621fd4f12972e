import { addDays } from '@/lib/travel/dates'
import { nextOpenSlice, type Table } from '../table'
import { monthSpokenOf } from './dates/month-spoken-of'
import { readDates } from './dates/read-dates'
import type { DatesKnown, SaidDates } from './dates/said-dates'
import { readStay } from './dates/stays'
import type { SearchWish } from './wished-search'
import { normaliseWords } from './words'

const MESSAGES_BACK = 4

/** The days in the words, seen from the trip as it stands. A whole search, or one without a way back, speaks of leaving whatever was asked. */
export function readDays(
  words: string,
  { situation, held, flights, fares, earlierWords }: Table,
  { isNewSearch, isReturnDropped }: { isNewSearch: boolean; isReturnDropped: boolean },
): SaidDates {
  const { today, wishes, mode, missing } = situation
  const isPickingReturn = mode === 'flight_search' && nextOpenSlice(situation) === 1
  const isReturnAsked =
    missing === 'returnOn' || held?.refusedField === 'returnOn' || (missing === 'tripType' && wishes.departureOn !== null)
  const asked: DatesKnown['asked'] = isPickingReturn || isReturnAsked ? 'return' : missing === 'departureOn' ? 'departure' : null
  return readDates(words, {
    today,
    departureOn: wishes.departureOn,
    returnOn: wishes.returnOn,
    asked: isNewSearch || isReturnDropped ? null : asked,
    isNewSearch,
    isBabyKnown: wishes.infants > 0,
    isListShown: flights !== null || fares.length > 0,
    spokenOf: wishes.departureOn ? null : monthSpokenOf(earlierWords, today),
  })
}

/** The days of the search that the reading changes. "5 nights", said before the day of leaving was known, is remembered. */
export function daysWished(dates: SaidDates, { situation, earlierWords }: Table): Pick<SearchWish, 'departureOn' | 'returnOn'> {
  if (dates.impossible) return {}
  const days: Pick<SearchWish, 'departureOn' | 'returnOn'> = {}
  if (dates.departureOn) days.departureOn = dates.departureOn
  if (dates.returnOn) days.returnOn = dates.returnOn
  // A day that is over is refused where the search is completed, with its own words.
  if (dates.past) days[dates.past.role === 'departure' ? 'departureOn' : 'returnOn'] = dates.past.on
  const isOpen = situation.wishes.tripType === 'round-trip' && !situation.wishes.returnOn
  if (days.departureOn && !days.returnOn && isOpen) {
    const recent = earlierWords.toReversed().slice(0, MESSAGES_BACK)
    const isBabyKnown = situation.wishes.infants > 0
    const nights = recent.map((earlier) => readStay(normaliseWords(earlier), false, isBabyKnown).nights).find((found) => found !== null)
    if (nights) days.returnOn = addDays(days.departureOn, nights)
  }
  return days
}
