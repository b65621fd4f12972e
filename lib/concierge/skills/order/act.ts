import type { Position } from '../../decide/decision'
import type { PlaceValue } from '../../grammar/place-words'
import { conceptsOf } from '../../router/concepts'
import type { Topic } from '../../router/topics'
import { pickedFares, sayConditions } from '../../say/answers/say-fares'
import { only } from '../../say/facts'
import { telling } from '../../say/marked'
import { START_ANOTHER, sentences } from '../../say/phrases'
import { NO_TAX_INVOICE, PAPERS, PAPERS_ONCE_BOOKED } from '../../say/say-help'
import { properName } from '../../say/say-looking'
import { isUnderWay, sayLocked, sayMoney, sayOrder } from '../../say/say-order'
import { askNext, NOTHING_TO_CANCEL } from '../../say/say-talk'
import { placesIn } from '../../understand/names-in'
import { firstSentences, sayGuide } from '../guide/say-guide'
import { isSameCity, isThatPlace } from '../route/spots'
import type { OrderAsk } from './fold'
import {
  NO_VOUCHERS,
  NOTHING_PAID,
  SAVED_PASSENGERS,
  sayBooked,
  sayCancelling,
  sayCompensation,
  sayException,
  sayExtrasChange,
  sayFlightChange,
  sayInsurance,
  sayNewTrip,
  sayNextSteps,
  sayOwnBags,
  sayPeopleChange,
  WHAT_HAPPENED,
} from './words'

/** What the booking's page does or shows. */
const OF_PAGE: OrderAsk[] = ['cancel', 'resend', 'papers', 'receipt']

/** What of the booking a question of its fares is about, by the guide's topic for it. */
const OF_OWN_FARES = new Map<Position['understood']['unsupported'], OrderAsk>([
  ['booking-refund', 'cancel'],
  ['booked-ticket', 'change-flights'],
])

/** The answer about a booking, or to wishes that conflict with it; null if the message is about something else. */
export function sayOfOrder(position: Position): string | null {
  const { order } = position.table.situation
  if (order?.status === 'success') return sayOfBooked(position)
  return isUnderWay(order) ? sayWhileUnderWay(position) : sayBeforeBooking(position)
}

function sayOfBooked({ understood, table }: Position): string | null {
  const { change, ancillaries } = understood
  const asks = new Set(understood.order)
  // "Cancel my flight from London to Lisbon" names the booking, not another trip.
  if (understood.request === 'start-over' || goesElsewhere(change, table)) {
    const another = sayNewTrip(change.from && properName(change.from, table.names), change.to && properName(change.to, table.names))
    return asks.has('cancel') ? sentences(sayAnswer('cancel', understood, table), another) : another
  }
  if (ancillaries.some(({ wish }) => wish !== 'show')) {
    // That answer already says the trip is booked.
    asks.add('change-extras').delete('booked')
  }
  // "If the airline strikes, do I get my money back?": what it owes, whatever the fare gives who cancels by themselves.
  if (isOfAirlinesDoing({ understood, table })) {
    asks.delete('airline-cancels')
    // "They've changed our flight time, must I accept that?": the guide tells what they may choose.
    if (asks.delete('change-flights') || asks.size === 0) return null
    if (asks.delete('cancel')) asks.add('compensation')
  }
  // "Can we get our money back if we cancel?": their own fares tell.
  const ofFares = understood.asks.some(({ what }) => what === 'conditions') && OF_OWN_FARES.get(understood.unsupported)
  if (asks.size === 0 && ofFares) asks.add(ofFares)
  const bags = asks.size === 0 && !wantsChange({ understood }) ? sayBagsAsked({ understood, table }) : null
  if (bags) return bags
  if (asks.size === 0 && wantsChange({ understood })) asks.add(changesPeople(change) ? 'change-people' : 'change-flights')
  // "There's a baby joining us, is the pushchair free?"
  const topic = asks.has('change-people') && understood.isQuestion ? understood.unsupported : null
  return (
    sentences(
      topic && firstSentences(sayGuide(topic, understood.words, table)),
      ...[...asks].map((ask) => sayAnswer(ask, understood, table)),
      isNewSearch(change) && START_ANOTHER,
    ) || null
  )
}

/** "There's a baby joining us": who travels, and nothing else. */
function changesPeople(change: Position['understood']['change']): boolean {
  const names = Object.keys(change)
  return names.length > 0 && names.every((name) => ['adults', 'children', 'infants', 'childAges'].includes(name))
}

/** "Is a case included?", "what hand luggage can I bring?": what the fares that were booked say of it; null if no bag is asked about. */
function sayBagsAsked({ understood, table }: Pick<Position, 'understood' | 'table'>): string | null {
  const { ancillaries, asks, words } = understood
  const isOfBags = ancillaries.length > 0 && ancillaries.every(({ kind, wish }) => kind === 'bags' && wish === 'show')
  const isOfCabin =
    ancillaries.some(({ bag }) => bag === 'cabin') ||
    conceptsOf(words, table.language).includes('carry-on') ||
    asks.some(({ what }) => what === 'hand-bags')
  if (!isOfBags && !asks.some(({ what }) => what === 'bags' || what === 'hand-bags')) return null
  // "Is a case included or only hand luggage?"
  const isOfBoth = isOfCabin && ancillaries.some(({ bag }) => bag === 'checked')
  const own = sentences(isOfBoth && sayOwnBags(table.situation, false), sayOwnBags(table.situation, isOfCabin))
  return own && sentences(own, isOfCabin ? firstSentences(sayGuide('baggage', words, table)) : sayExtrasChange(table.situation))
}

/** What the airline itself does to a booking, now or in the answer before: "can I get my money back then?" */
function isOfAirlinesDoing({ understood, table }: Pick<Position, 'understood' | 'table'>): boolean {
  const { unsupported, order } = understood
  const isThen = table.told.notes.includes(`topic:${'disruption' satisfies Topic}`) && unsupported === 'booking-refund'
  return unsupported === 'disruption' || (isThen && order.every((ask) => ask === 'cancel'))
}

function sayAnswer(ask: OrderAsk, { words, unsupported }: Position['understood'], table: Position['table']): string | null {
  const { situation } = table
  const { order } = situation
  switch (ask) {
    case 'booked':
      return sayBooked(situation)
    case 'airline-cancels':
      return firstSentences(sayGuide('disruption', words, table))
    case 'cancel':
      return sayCancelling(situation)
    case 'resend':
    case 'papers':
      return PAPERS
    case 'receipt':
      return sentences(PAPERS, NO_TAX_INVOICE)
    case 'money':
      return order && sentences(sayMoney(order), sayOrder(situation))
    case 'standing':
      return sayNextSteps(situation)
    case 'check-in':
      return sentences(
        order?.bookingReference && `Your booking reference is ${order.bookingReference}.`,
        firstSentences(sayGuide('check-in', words, table)),
      )
    case 'change-extras':
      return sayExtrasChange(situation)
    case 'change-flights':
      return sayFlightChange(situation)
    case 'change-people':
      return sayPeopleChange(situation)
    case 'insurance':
      return sayInsurance(situation)
    case 'compensation':
      return sentences(sayCompensation(situation), unsupported ? firstSentences(sayGuide(unsupported, words, table)) : WHAT_HAPPENED)
    case 'exception':
      return sayException(situation)
    case 'vouchers':
      return NO_VOUCHERS
    case 'again':
      return START_ANOTHER
    case 'bookings':
    case 'saved-passengers':
      return null
  }
}

type Ends = Pick<Position['understood']['change'], 'from' | 'to' | 'departureOn'>

/** Whether a place is named that the booking doesn't touch. */
function goesElsewhere({ from, to }: Ends, { situation, names }: Position['table']): boolean {
  const booked = situation.slices.flatMap((slice) => [slice.from, slice.to])
  const isBooked = (said: string) => {
    const [place] = placesIn(`from ${said}`, names)
    return booked.some((one) => isThatPlace(place?.named ?? null, one) || isOfCity(place?.named, one, names))
  }
  return [from, to].some((said) => said !== undefined && !isBooked(said))
}

/** "Chicago" for O’Hare. */
function isOfCity(place: PlaceValue | undefined, known: string, names: Position['table']['names']): boolean {
  const [, code = ''] = /\(([A-Z]{3})\)$/.exec(known) ?? []
  const [other] = placesIn(`from ${code}`, names)
  return place !== undefined && other !== undefined && isSameCity(place, other.named)
}

/** "London to Lisbon on 28 January": the same route on a day of its own. */
function isNewSearch({ from, to, departureOn }: Ends): boolean {
  return from !== undefined && to !== undefined && departureOn !== undefined
}

function sayWhileUnderWay({ understood, table: { situation } }: Position): string | null {
  const { order, ancillaries, request } = understood
  if (order.length > 0) return sayOrder(situation)
  if (wantsChange({ understood }) || ancillaries.length > 0) return sayLocked(situation)
  return request === 'search-again' ? (sayOrder(situation) ?? sayLocked(situation)) : null
}

function sayBeforeBooking({ understood, table }: Position): string | null {
  const { situation } = table
  const { order: asks, change, isTaking, fares: named } = understood
  if (asks.includes('saved-passengers')) return sentences(SAVED_PASSENGERS, askNext(situation))
  // "The one we can get our money back for" chooses a fare.
  const ofPage = isTaking || named !== null ? undefined : asks.find((ask) => OF_PAGE.includes(ask))
  if (ofPage === 'cancel') {
    const fares = pickedFares(table)
    if (fares.length > 0) return sentences('Nothing is booked yet.', sayConditions('', fares, table.language), askNext(situation))
    // What is asked of a booking elsewhere is the guide's to say.
    return understood.isQuestion || understood.unsupported || Object.keys(change).length > 0 ? null : NOTHING_TO_CANCEL
  }
  // Beside a search it comes with the flights.
  if (ofPage) return change.from || change.to ? null : sentences(sayPapersLater(ofPage), askNext(situation))
  if (asks.includes('vouchers') && !change.from && !change.to) return sentences(NO_VOUCHERS, askNext(situation))
  if (Object.keys(change).length > 0) return null
  if (situation.order) return asks.includes('money') || asks.includes('standing') ? sayOrder(situation) : null
  if (asks.includes('standing')) return sayNotBooked(situation)
  return asks.includes('money') ? sentences(NOTHING_PAID, situation.mode === 'trip_summary' && askNext(situation)) : null
}

/** "Frankfurt to Madrid, I need an invoice": what the booking's page will have, beside a wish; null if it isn't asked for. */
export function sayPapersBeside({ understood, table }: Position): string | null {
  const asked = understood.order.find((ask) => ask === 'papers' || ask === 'receipt')
  return asked && !table.situation.order ? sayPapersLater(asked) : null
}

function sayPapersLater(ask: OrderAsk): string {
  return sentences(PAPERS_ONCE_BOOKED, ask === 'receipt' && NO_TAX_INVOICE)
}

/** "Is it booked?", before it is: of what is chosen nothing is. */
export function sayNotBooked(situation: Position['table']['situation']): string {
  const stay = situation.stay?.chosen ? telling(only(['stay-not-booked']), 'The place to stay isn’t booked either.') : null
  return sentences(telling(only(['not-booked']), 'You haven’t booked this trip yet.'), stay, askNext(situation))
}

function wantsChange({ understood }: Pick<Position, 'understood'>): boolean {
  const { change, fares, filters, isTaking, list, request, ancillaries } = understood
  return (
    ancillaries.some(({ wish }) => wish !== 'show') ||
    Object.keys(change).length > 0 ||
    filters.length > 0 ||
    fares !== null ||
    isTaking ||
    list !== null ||
    request === 'undo' ||
    request === 'start-over' ||
    request === 'check-out'
  )
}
