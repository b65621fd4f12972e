import { isOnlyTold } from '../grammar/clauses'
import { asksAboutFares, namesFare } from '../say/answers/named-fares'
import { sayDescribed } from '../say/answers/say-described'
import { pickedFares, sayFares } from '../say/answers/say-fares'
import { sayChosen } from '../say/answers/say-progress'
import { only } from '../say/facts'
import { asking, fixed, telling } from '../say/marked'
import { listOf, sentences } from '../say/phrases'
import { sayAirlineNotShown, willLookFor } from '../say/say-flights'
import { sayDaysKept, sayKnown, sayOneCabin } from '../say/say-looking'
import { sayNoted, sayNotUnderstood } from '../say/say-not-understood'
import { isUnderWay, sayOrder } from '../say/say-order'
import { askAddPet, askMissing } from '../say/say-questions'
import { askNext, HELP, SAFE_TO_PAY, sayToRemark, sayWho } from '../say/say-talk'
import { AIRLINE_HELPS, NAMES_BOOKED } from '../say/say-trip'
import { OFFER_STAY } from '../say/stays/say-stays'
import { topicsBetween } from '../skills/guide/asked-topic'
import { sayGuide } from '../skills/guide/say-guide'
import { sayNotBooked } from '../skills/order/act'
import { readRemark } from '../understand/asking/remarks'
import { airlinesIn } from '../understand/names-in'
import type { Request } from '../understand/requests'
import type { Position } from './decision'
import { askGuideBetween } from './guide-move'
import type { Move, MoveKind } from './policy'
import { answerUnchanged } from './quoted-price'
import { offersStay } from './stays/offers-stay'

const COURTESIES: Request[] = ['yes', 'no', 'thanks']

const WHAT_ELSE = asking(
  { asked: 'what-to-change' },
  'Let’s find something better. What should be different: the time, the price, the airline or the day?',
)

const CANNOT_ANSWER = sentences(
  fixed('cannot-answer', 'I can’t answer that.'),
  fixed('can-help-with', 'I can help with flights, places to stay and plans for your days.'),
)
const FARE_LATER = fixed('fare-later', 'You can choose a fare as soon as you’ve chosen your flights.')
const ALL_RIGHT = fixed('all-right', 'All right.')

/** The moves for messages that need no tool: a courtesy, practical information, or an unsupported topic. */
export const ANSWERS: readonly Move[] = [
  answering('reply', 'tell of a fare', ({ understood, table }) => {
    const [fares] = pickedFares(table)
    const isAsked = understood.isQuestion && understood.request === null && namesFare(understood.words, table)
    return isAsked && fares ? sayFares(understood.words, fares, table.situation) : null
  }),
  answering('reply', 'tell of one cabin', ({ understood: { isKnown, heard } }, next) =>
    isKnown && heard?.party.cabinOfSome ? sentences(sayOneCabin(heard.party.cabinOfSome), next) : null,
  ),
  answering('reply', 'tell what is known', ({ understood: { isKnown, request, heard }, table: { situation } }, next) =>
    isKnown && (request === null || COURTESIES.includes(request))
      ? sentences(heard?.dates.areDaysKept ? sayDaysKept(situation) : sayKnown(situation), next)
      : null,
  ),
  answering('reply', 'answer something practical', practicalAnswer),
  answering('reply', 'ask for a day', ({ understood: { vague }, table: { situation } }) =>
    vague ? askMissing(situation.missing === 'returnOn' ? 'returnOn' : 'departureOn', vague, situation) : null,
  ),
  answering('guess', 'answer a topic beside', ({ understood: { unsupported, words }, table }) =>
    unsupported ? sayGuide(unsupported, words, table) : null,
  ),
  answering('guess', 'ask what to change', ({ understood, table }) =>
    table.situation.result && understood.request === 'dislike' ? WHAT_ELSE : null,
  ),
  answering('guess', 'tell why a price stays', (position) => {
    const stands = position.understood.request === 'unchanged' ? answerUnchanged(position) : null
    return stands && sentences(stands, position.table.situation.mode === 'flight_search' && WHAT_ELSE)
  }),
  answering('guess', 'describe the flight', ({ understood: { flight, request }, table }) =>
    flight && table.flights && (!flight.isPronoun || (flight.isExact && request === null))
      ? sayDescribed(flight.kept, table.situation)
      : null,
  ),
  answering('guess', 'promise a fare with its terms', ({ understood, table }, next) =>
    ['chat', 'flight_search'].includes(table.situation.mode) && understood.fareTerm
      ? sentences(willLookFor(understood.fareTerm), next)
      : null,
  ),
  answering('guess', 'put off fares', ({ understood, table }, next) =>
    table.situation.mode === 'flight_search' && asksAboutFares(understood.words, table) ? sentences(FARE_LATER, next) : null,
  ),
  answering('guess', 'tell of an airline', ({ understood, table }) => {
    const airline = table.flights && airlinesIn(understood.words, table.names)[0]?.named
    return airline && table.flights ? sayAirlineNotShown(airline, table.flights) : null
  }),
  answering('guess', 'tell of the booking', ({ understood, table: { situation } }) => {
    const order = understood.isQuestion ? sayOrder(situation) : null
    return order && sentences(order, situation.order?.status === 'success' && AIRLINE_HELPS)
  }),
  answering('guess', 'answer a remark', ({ understood: { words, request }, table }, next) => {
    const remark = readRemark(words, request)
    const { order } = table.situation
    if (remark === 'cancel' && order && order.status !== 'idle') return sayGuide('booked-ticket', words, table)
    return remark && sayToRemark(remark, next)
  }),
  {
    name: 'ask which topic',
    kind: 'lost',
    propose: (position) => {
      const between = topicsBetween(position.understood.words, position.table.language)
      return between && askGuideBetween(between, position)
    },
  },
  answering('lost', 'decline a question', ({ understood }, next) => (understood.isQuestion ? sentences(CANNOT_ANSWER, next) : null)),
  answering('lost', 'take note of a story', ({ understood, table }, next) =>
    isOnlyTold(understood.heard?.reading.clauses ?? []) ? sayNoted(table.situation, next) : null,
  ),
  answering('lost', 'ask which fare', ({ table }) => {
    const [fares] = pickedFares(table)
    if (!fares || table.situation.mode !== 'flight_summary') return null
    const choices = fares.fares.map(({ brand }) => brand)
    return `The fares here are ${listOf(choices)}. ${asking({ asked: 'which-fare', about: 'one', choices }, 'Which one would you like?')}`
  }),
  answering('lost', 'ask what was meant', ({ understood, table }, next) => sayNotUnderstood(understood.unread, table.situation, next)),
]

/** `next` is what the trip needs; nothing while a booking is in progress. */
function answering(kind: MoveKind, name: string, say: (position: Position, next: string) => string | null): Move {
  return {
    name,
    kind,
    propose: (position) => {
      const { situation } = position.table
      const said = say(position, isUnderWay(situation.order) ? '' : askNext(situation))
      return said === null ? null : { say: said }
    },
  }
}

function practicalAnswer(position: Position, next: string): string | null {
  const { understood, table } = position
  const { situation } = table
  switch (understood.request) {
    case 'order':
      return sayOrder(situation) ?? sayNotBooked(situation)
    case 'safe-to-pay':
      return SAFE_TO_PAY
    case 'who':
      return sentences(telling(only(['who-i-am']), sayWho(understood.words)), next)
    case 'help':
      return HELP
    case 'hello':
      return sentences('Hello.', next)
    case 'thanks':
      return situation.order?.status === 'success'
        ? sentences('You’re welcome. Have a good trip.', offersStay(position) && OFFER_STAY)
        : sentences('You’re welcome.', situation.mode === 'chat' ? null : next)
    case 'goodbye':
      return 'Goodbye for now. Your trip is saved here, so you can go on whenever you like.'
    case 'no':
      return sentences(
        ALL_RIGHT,
        situation.mode === 'trip_summary' ? 'Tell me what to change, or say “check out” when you’re ready.' : next,
      )
    case 'yes':
      return next || sayOrder(situation)
    case 'pay-later':
      return sayGuide('held-price', understood.words, table)
    case 'summary':
      return sayChosen(situation, null)
    case 'pets':
      return situation.result ? askAddPet(situation) : null
    case 'passenger-details':
      if (situation.order?.status === 'success') return NAMES_BOOKED
      return sentences('You enter names and birth dates in the checkout, and you can change them there until you pay.', next)
    case 'child-fares':
      return 'Babies under two fly on an adult’s lap, and children under twelve get a child fare. The airline sets their price, and every total shown includes it.'
    case 'what-happened':
      return 'You changed the search, so you need to choose your flights again: each price belongs to one search. Say “undo” to go back a step.'
    case 'simulated':
      if (!situation.result) return null
      return situation.result.isSimulated
        ? 'These flights and prices are simulated. Nothing real is booked or charged.'
        : 'These are live flights at today’s prices.'
    default:
      return null
  }
}
