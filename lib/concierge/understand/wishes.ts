import type { Table } from '../table'
import { asksOnlyAboutPlaces, withoutQuestionsOnShown } from './about-shown'
import { withoutAsides } from './asides'
import { readComfort } from './comfort'
import type { SaidDates } from './dates/said-dates'
import { readDroppedReturn } from './dropped-return'
import { placeContext } from './place-context'
import { placeWishes, type WayBack, wayBackWished } from './place-wishes'
import { type AirportLeeway, readAirportLeeway } from './places/read-airport-leeway'
import { readCurrency } from './places/read-currency'
import { readPlaces } from './places/read-places'
import type { SaidLeg } from './places/said-place'
import { isQuestion } from './sentence-forms'
import { readTravellers } from './travellers'
import { tripTypeWished } from './trip-type-wished'
import { namesWholeSearch } from './whole-search'
import { daysWished, readDays } from './wished-days'
import type { SearchWish } from './wished-search'

export type WishReading = {
  change: SearchWish
  dates: SaidDates
  isSeveralCities: boolean
  /** The flights of a trip with several, in order; empty for one way and for there and back. */
  legs: SaidLeg[]
  /** Where the way back starts or ends, if at other places than the way out. */
  wayBack: WayBack | null
  /** Names beside the ones that are searched for ("or Gatwick"). */
  alternatives: string[]
  /** The words without those that give up the way back: a train home is no train to be booked. */
  afterReturn: string
  /** The words without days: what points at flights, and questions, are still there. */
  rest: string
}

/** What the words ask of the search. */
export function readWishes(words: string, table: Table): WishReading {
  const { wishes } = table.situation
  const dropped = readDroppedReturn(words)
  const wishing = withoutQuestionsOnShown(dropped.rest)
  const dates = readDays(wishing, table, { isNewSearch: namesWholeSearch(words), isReturnDropped: dropped.isDropped })
  const currency = readCurrency(dates.rest)
  const airports = readAirportLeeway(currency.rest)
  const comfort = readComfort(withoutAsides(airports.rest), wishes)
  const { tripType, ...comforts } = comfort.comfort
  const places = readPlaces(asksOnlyAboutPlaces(wishing, table) ? '' : comfort.rest, placeContext(table, words))
  const travellers = readTravellers(comfort.rest, wishes)
  const change: SearchWish = {
    ...placeWishes(places, wishing, table),
    ...daysWished(dates, table),
    ...travellers.travellers,
    ...comforts,
    ...tripTypeWished(comfort.comfort, dates, wishing, table, dropped.isDropped),
    ...(currency.currency ? { currency: currency.currency } : {}),
    ...leewayWished(airports.leeway, wishing),
  }
  if (change.tripType === 'one-way') delete change.returnOn
  return {
    change,
    dates,
    isSeveralCities: places.isMultiCity,
    legs: places.legs,
    alternatives: change.from || change.to ? places.alternatives.map(({ text }) => text) : [],
    wayBack: wayBackWished(places, change, table),
    afterReturn: dropped.rest,
    rest: [...words].map((letter, index) => (wishing[index] === '~' ? letter : (dates.rest[index] ?? ''))).join(''),
  }
}

/** "Do any of them change airports?" asks; "are there flights from nearby airports?" wishes for them. */
function leewayWished({ withAirportChange, ...leeway }: AirportLeeway, words: string): AirportLeeway {
  return withAirportChange === undefined || isQuestion(words) ? leeway : { ...leeway, withAirportChange }
}
