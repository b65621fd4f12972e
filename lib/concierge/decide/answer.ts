import { sayDescribed } from '../say/answers/say-described'
import { namesFare, pickedFares, sayFares } from '../say/answers/say-fares'
import { sayChosen } from '../say/answers/say-progress'
import { asking } from '../say/marked'
import { listOf, sentences } from '../say/phrases'
import { sayAirlineNotShown, WILL_REFUND } from '../say/say-flights'
import { sayKnown } from '../say/say-looking'
import { sayNotUnderstood } from '../say/say-not-understood'
import { isUnderWay, sayOrder } from '../say/say-order'
import { askAddPet, askMissing } from '../say/say-questions'
import { askNext, HELP, SAFE_TO_PAY, sayToRemark, sayWho } from '../say/say-talk'
import { AIRLINE_HELPS, NAMES_BOOKED } from '../say/say-trip'
import { OFFER_STAY } from '../say/stays/say-stays'
import { wishesRefund } from '../skills/fares/refund-wish'
import { topicsBetween } from '../skills/guide/asked-topic'
import { askWhichTopic, sayGuide } from '../skills/guide/say-guide'
import { readRemark } from '../understand/asking/remarks'
import { airlinesIn } from '../understand/names-in'
import type { Request } from '../understand/requests'
import type { Position } from './decide'
import { offersStay } from './stays/offers-stay'

const COURTESIES: Request[] = ['yes', 'no', 'thanks']

const DISLIKES =
  /\b(?:don'?t|do not) (?:really )?(?:like|love|want) (?:it|that|this|them|any|these|those)\b|\b(?:isn'?t|is not|not) (?:really )?(?:good|great|ideal|what i (?:want|need))\b|\bnone of (?:these|those|them)\b|\bhate (?:it|that|them)\b/i
/** What airlines call their fares, before those of a flight are known. */
const FARE_WORDS = /\b(?:fares?|tickets?|light|basic|standard|classic|plus|flex|saver)\b/i
/** "Are these all the flights there are?" The list itself names the sellers that didn’t answer. */
const ALL_THERE_ARE = /\b(?:are|is) (?:these|those|they|this|that) (?:really )?(?:all|every|everything|the only)\b/i
const ALL_FOUND = 'These are all the flights I found. If a seller couldn’t be reached, it’s named above the list.'
const WHAT_ELSE = asking(
  { asked: 'what-to-change' },
  'Let’s find something better. What should be different: the time, the price, the airline or the day?',
)

/** The answer to a message that needs no tool: a courtesy, something practical, or something outside our trade. */
export function answer(position: Position): string {
  const { understood, table } = position
  const { situation } = table
  // While a booking is on its way there is nothing to ask for.
  const next = isUnderWay(situation.order) ? '' : askNext(situation)
  const [fares] = pickedFares(table)
  if (understood.isQuestion && understood.request === null && fares && namesFare(understood.words, table))
    return sayFares(understood.words, fares, situation)
  if (understood.isKnown && (understood.request === null || COURTESIES.includes(understood.request)))
    return sentences(sayKnown(situation), next)
  const practical = practicalAnswer(position, next)
  if (practical) return practical
  if (understood.vague) return askMissing(situation.missing === 'returnOn' ? 'returnOn' : 'departureOn', understood.vague, situation)
  if (understood.unsupported) return sayGuide(understood.unsupported, understood.words, table.carried)
  const { flight } = understood
  const isBeforeFares = situation.mode === 'chat' || situation.mode === 'flight_search'
  if (situation.result && DISLIKES.test(understood.words)) return WHAT_ELSE
  if (flight && table.flights && (!flight.isPronoun || (flight.isExact && understood.request === null))) {
    const described = sayDescribed(flight.kept, situation)
    if (described) return described
  }
  if (isBeforeFares && wishesRefund(understood.words)) return sentences(WILL_REFUND, next)
  if (situation.mode === 'flight_search' && (FARE_WORDS.test(understood.words) || namesFare(understood.words, table)))
    return sentences('You can choose a fare as soon as you’ve chosen your flights.', next)
  const airline = table.flights && airlinesIn(understood.words, table.names)[0]?.named
  if (airline && table.flights) return sayAirlineNotShown(airline, table.flights)
  const order = understood.isQuestion ? sayOrder(situation) : null
  if (order) return sentences(order, situation.order?.status === 'success' && AIRLINE_HELPS)
  const remark = readRemark(understood.words, understood.request)
  if (remark === 'cancel' && situation.order && situation.order.status !== 'idle')
    return sayGuide('booked-ticket', understood.words, table.carried)
  if (remark) return sayToRemark(remark, next)
  if (table.flights && ALL_THERE_ARE.test(understood.words)) return sentences(ALL_FOUND, next)
  const between = topicsBetween(understood.words)
  if (between) return askWhichTopic(between)
  if (understood.isQuestion) return sentences('I can’t answer that. I can help with flights, places to stay and plans for your days.', next)
  if (fares && situation.mode === 'flight_summary') {
    const choices = fares.fares.map(({ brand }) => brand)
    return `The fares here are ${listOf(choices)}. ${asking({ asked: 'which-fare', about: 'one', choices }, 'Which one would you like?')}`
  }
  return sayNotUnderstood(understood.unread, situation, next)
}

function practicalAnswer(position: Position, next: string): string | null {
  const { understood, table } = position
  const { situation } = table
  switch (understood.request) {
    case 'order':
      return sayOrder(situation) ?? sentences('You haven’t booked this trip yet.', next)
    case 'safe-to-pay':
      return SAFE_TO_PAY
    case 'who':
      return sentences(sayWho(understood.words), next)
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
        'All right.',
        situation.mode === 'trip_summary' ? 'Tell me what to change, or say “check out” when you’re ready.' : next,
      )
    case 'yes':
      return next || sayOrder(situation)
    case 'person':
      return sayGuide('human', understood.words, table.carried)
    case 'pay-later':
      return sayGuide('held-price', understood.words, table.carried)
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
