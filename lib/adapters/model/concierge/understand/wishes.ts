import { addDays } from '@/lib/travel/dates'
import type { CabinClass, Preference } from '@/lib/travel/flights/search'
import { nextOpenSlice, type Table } from '../table'
import { withoutAsides } from './asides'
import { type Comfort, readComfort } from './comfort'
import { readDates } from './dates/read-dates'
import type { SaidDates } from './dates/said-dates'
import { readStay } from './dates/stays'
import { placeContext } from './place-context'
import { placeWishes } from './place-wishes'
import { readPlaces } from './places/read-places'
import type { SaidLeg } from './places/said-place'
import { isAboutWhatIsShown, readRequest } from './requests'
import { asksAboutShown, isQuestion } from './sentence-forms'
import { readTravellers } from './travellers'
import { normaliseWords } from './words'

/** The input of the search tool: only what the words change. Places stay in the traveller's own words. */
export type SearchWish = {
  from?: string
  to?: string
  departureOn?: string
  returnOn?: string
  tripType?: 'one-way' | 'round-trip'
  adults?: number
  children?: number
  infants?: number
  pets?: number
  childAges?: number[]
  cabinClass?: CabinClass
  directOnly?: boolean
  checkedBags?: number
  preference?: Preference
}

export type WishReading = {
  change: SearchWish
  dates: SaidDates
  isSeveralCities: boolean
  /** The flights of a trip with several, in order; empty for one way and for there and back. */
  legs: SaidLeg[]
  /** The words without days: what points at flights, and questions, are still there. */
  rest: string
}

const NO_CONTEXT = { asked: null, origin: null, destination: null }

/** What the words ask of the search. A sentence that asks about what is shown ("does it include a bag?") wishes for nothing. */
export function readWishes(words: string, table: Table): WishReading {
  const { situation } = table
  const { wishes } = situation
  const wishing = words.replace(/[^.?!]+[.?!]*\s*/g, (sentence) => (isAboutShown(sentence) ? '~'.repeat(sentence.length) : sentence))
  const isPickingReturn = situation.mode === 'flight_search' && nextOpenSlice(situation) === 1
  const isReturnAsked =
    situation.missing === 'returnOn' ||
    table.held?.refusedField === 'returnOn' ||
    (situation.missing === 'tripType' && wishes.departureOn !== null)
  const dates = readDates(wishing, {
    today: situation.today,
    departureOn: wishes.departureOn,
    returnOn: wishes.returnOn,
    asked: namesWholeSearch(words)
      ? null
      : isPickingReturn || isReturnAsked
        ? 'return'
        : situation.missing === 'departureOn'
          ? 'departure'
          : null,
    isListShown: table.flights !== null || table.fares.length > 0,
  })
  const comfort = readComfort(withoutAsides(dates.rest), wishes)
  const travellers = readTravellers(comfort.rest, wishes)
  const request = readRequest(words)
  const isAnswer = request === null || ['check-out', 'yes', 'no', 'thanks'].includes(request)
  const places = readPlaces(asksOnlyAboutPlaces(wishing, table) ? '' : travellers.rest, placeContext(table, isAnswer))
  const change: SearchWish = {
    ...placeWishes(places, wishing, table),
    ...saidDays(dates, table),
    ...travellers.travellers,
    ...newTripType(comfort.comfort, dates, wishing, table),
  }
  if (change.tripType === 'one-way') delete change.returnOn
  const rest = [...words].map((letter, index) => (wishing[index] === '~' ? letter : (dates.rest[index] ?? ''))).join('')
  return {
    change,
    dates,
    isSeveralCities: places.isMultiCity,
    legs: places.legs,
    rest,
  }
}

/** "Is there a direct flight to Rome on Friday?" is a wish all the same. */
function isAboutShown(sentence: string): boolean {
  if (readRequest(sentence) === 'passenger-details') return true
  if (!isQuestion(sentence) || namesWholeSearch(sentence)) return false
  if (/\b(?:is|are) there\b.*\b(?:to|from|on)\s+[\p{L}\d]/iu.test(sentence)) return false
  return isAboutWhatIsShown(readRequest(sentence)) || asksAboutShown(sentence)
}

/** "How far is the airport from the city?": with flights found, only a question about flying somewhere names a place to search. */
function asksOnlyAboutPlaces(words: string, { situation }: Table): boolean {
  if (!situation.result || !isQuestion(words)) return false
  return !/\b(?:what|how) about\b|\bwhat if\b|\b(?:is|are) there\b|\b(?:fly|flights?|go|travel|leave)\b|\binstead\b/i.test(words)
}

/** "London to Rome on Friday", or "one way on Friday", speaks of leaving whatever was asked. */
export function namesWholeSearch(words: string): boolean {
  const { origin, destination } = readPlaces(words, NO_CONTEXT)
  return Boolean(origin && destination) || readComfort(words, { checkedBags: 0 }).comfort.tripType === 'one-way'
}

/** "5 nights", said before the day of leaving was known, is remembered from the earlier messages. */
function saidDays(dates: SaidDates, { situation, earlierWords }: Table): Pick<SearchWish, 'departureOn' | 'returnOn'> {
  if (dates.impossible) return {}
  const days: Pick<SearchWish, 'departureOn' | 'returnOn'> = {}
  if (dates.departureOn) days.departureOn = dates.departureOn
  if (dates.returnOn) days.returnOn = dates.returnOn
  // A day that is over is refused where the search is completed, with its own words.
  if (dates.past) days[dates.past.role === 'departure' ? 'departureOn' : 'returnOn'] = dates.past.on
  const isOpen = situation.wishes.tripType === 'round-trip' && !situation.wishes.returnOn
  if (days.departureOn && !days.returnOn && isOpen) {
    const recent = earlierWords.toReversed().slice(0, 4)
    const nights = recent.map((earlier) => readStay(normaliseWords(earlier)).nights).find((found) => found !== null)
    if (nights) days.returnOn = addDays(days.departureOn, nights)
  }
  return days
}

/** Says nothing about one way or return when that is known already, or follows from the day of the way back. */
function newTripType(comfort: Comfort, dates: SaidDates, words: string, { situation }: Table): Comfort {
  const { tripType, ...rest } = comfort
  const isPlainReturn = situation.missing === 'tripType' && /\breturn\b/i.test(words) && !/\bno return\b/i.test(words)
  const said = tripType ?? (isPlainReturn || (dates.nights !== undefined && !dates.returnOn) ? 'round-trip' : undefined)
  if (!said || said === situation.wishes.tripType || (said === 'round-trip' && dates.returnOn)) return rest
  return { ...rest, tripType: said }
}
