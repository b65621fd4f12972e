import { asksSomething, type Clause } from '../grammar/clauses'
import { foldFares, offeredBrand } from '../skills/fares/fold'
import { readAlone } from '../skills/grammar'
import { type AskedTopic, askedTopic, isOfTrouble } from '../skills/guide/asked-topic'
import { comparedOn } from '../skills/pick/compared-on'
import { pickContext } from '../skills/pick/context'
import { foldPick } from '../skills/pick/fold'
import type { Asking } from '../skills/pick/topics'
import { isAncillaryResult, type ToolName, type ToolResult } from '../tool-results'
import { readArranged } from '../understand/asking/extras'
import { asksOfPapers, type HeardAsk, heardAsks, isWhollyRead, wishesForSearch } from '../understand/heard-asks'
import type { Request } from '../understand/requests'
import type { Understanding } from '../understand/understanding'
import { OF_FARES } from './answer-of-fares'
import type { Position } from './decision'

type Topic = NonNullable<Understanding['unsupported']>

/** Answered here, although the same words also occur in unsupported topics. */
const OF_TABLE: Asking[] = [
  ...OF_FARES,
  'total-with',
  'both-ways',
  'chosen',
  'left-to-do',
  'holds',
  'other-days',
  'good-price',
  'is-cheapest',
  'seats-left',
]
/** Topics that the fares and the trip answer better than the guide; they know nothing of dogs, visas or delays. */
const OF_FARE_TOPICS: Topic[] = [
  'baggage',
  'booked-ticket',
  'booking-refund',
  'check-in',
  'denied-boarding',
  'fares-explained',
  'held-price',
  'meal',
  'seat',
  'sports-equipment',
  'upgrade',
  'when-to-book',
]
/** Why a flight may have to be changed or given back. */
const WHY_CHANGED: Topic[] = ['medical', 'off-topic', 'pregnancy', 'visa', 'weather']
/** "What do I do now?", "do I get my money back?" after a problem ask for help with it. */
const NOT_IN_TROUBLE: Asking[] = ['left-to-do', 'fees']
const OF_MONEY: Asking[] = ['fees', 'total', 'total-with', 'both-ways', 'shares']

/** What the flights found tell, where a search for them is asked as a question. */
const OF_FOUND: Asking[] = ['duration', 'arrival', 'times', 'airlines', 'operator', 'aircraft', 'terminal', 'layover']

const DONE_APART: Request[] = ['undo', 'start-over', 'search-again', 'check-out']

export type QuestionsApart = { topics: AskedTopic[]; askings: HeardAsk[] }

/**
 * "What if my flight is cancelled, and is there a meal?": the topics of one message's questions, in order. Null if there
 * is only one, or all of them are about the flights, the fares and the trip.
 */
export function questionsApart(position: Position): QuestionsApart | null {
  const { understood, table } = position
  const { heard, unsupported, isTaking, filters } = understood
  if (unsupported === null || unsupported === 'several-cities' || isTaking || filters.length > 0 || !isTopicAlone(position)) return null
  const { topics, askings: all } = readQuestions(heard?.reading.clauses ?? [], asksHeard(position), table)
  const isTrouble = topics.some(isOfTrouble)
  const askings = all.filter(({ what }) => !isTrouble || !NOT_IN_TROUBLE.includes(what))
  return topics.length > 0 && topics.length + askings.length > 1 ? { topics, askings } : null
}

/** What each clause asks: a topic of the guide, or something that the table answers. */
function readQuestions(clauses: readonly Clause[], asked: readonly HeardAsk[], table: Position['table']): QuestionsApart {
  const questions = clauses.map(({ kind, text, start }) => {
    const topic = kind === 'search-question' ? null : askedTopic(text, table.language)
    const askings = asked.filter((ask) => ask.start === start)
    return topic && !isOfTable(topic, askings, table) ? { topic, askings: [] } : { topic: null, askings }
  })
  return { topics: [...new Set(questions.flatMap(({ topic }) => topic ?? []))], askings: questions.flatMap(({ askings }) => askings) }
}

/** Unsupported topics get their own answer unless the message also wants flights or a fare. */
export function isTopicAlone(position: Position): boolean {
  const { understood } = position
  return !understood.fares && (understood.unsupported === 'several-cities' || !isBesideSearch(position))
}

/** Beside a wish for flights, "a hotel in Paris" is only a mention; "for six nights, with aisle seats" wishes for both. */
function isBesideSearch({ understood, table }: Position): boolean {
  const { change, words, ancillaries, unsupported, filters, isQuestion, heard, isTaking, flight } = understood
  const { from, to, departureOn } = change
  const clauses = heard?.reading.clauses ?? []
  const ofPapers = clauses.filter((clause) => asksOfPapers(clause, table.language))
  if (ofPapers.length > 0 && !clauses.some((clause) => wishesForSearch(clause) && !ofPapers.includes(clause))) return false
  return (
    isDoneApart(understood) ||
    // "Take the evening one, and please put us in aisle seats": the choice comes first.
    (isTaking && flight !== null && ancillaries.length > 0) ||
    (wishes(understood) && heard?.reading.clauses.some(isWhollyRead) === true) ||
    // "Never mind the price, show me everything" asks nothing about prices.
    (unsupported === 'true-prices' && filters.length > 0 && !isQuestion) ||
    (unsupported === 'feelings' && Object.keys(change).length > 0) ||
    Boolean((from && to) || (to && departureOn)) ||
    ((ancillaries.length > 0 || readArranged(words, table.language).length > 0) && Object.keys(change).length > 0)
  )
}

/** The fares answer "Can I get my money back?" until a booking exists; they don't say what an airline owes. */
export function isOfTable(topic: Topic, askings: HeardAsk[], table: Position['table']): boolean {
  const { situation } = table
  if (topic === 'hotel' && situation.stay?.chosen) return true
  // "Does that one land before midnight?"
  if (askings.some(({ what, isSure }) => isSure && what === 'arrival')) return situation.result !== null
  // "Can we change it if one of the children falls ill?" is about the fare’s terms; the illness is only the reason.
  if (WHY_CHANGED.includes(topic) && askings.some(({ what }) => what === 'conditions')) return situation.result !== null
  // "On paie maintenant ou sur place ?" is about no place.
  if (askings.some(({ what, isSure }) => isSure && (what === 'where-payment' || what === 'when-payment' || what === 'holds'))) return true
  // "Who is that for?": of which every word is understood.
  if (topic === 'off-topic') return situation.result !== null && askings.some(({ isSure }) => isSure)
  // The trip itself answers what a booking costs, before and after the search.
  if (topic === 'payment' && askings.some(({ what }) => OF_MONEY.includes(what))) return true
  if (topic === 'true-prices' && askings.some(({ what, isSure }) => isSure && OF_MONEY.includes(what))) return true
  // "So I paid £248 for both of us?" makes sure of a price.
  if (askings.some(({ quoted, what }) => quoted !== undefined && OF_MONEY.includes(what))) return situation.result !== null
  // "Is the connection long enough?" with flights to look at.
  if (topic === 'layover' || topic === 'connection')
    return situation.result !== null && askings.some(({ what, isSure }) => isSure && what === 'layover')
  // "The options for the first leg": a flight to look at, not to leave out.
  if (topic === 'skipping-flights') return situation.result !== null && askings.some(({ what, isSure }) => isSure && what === 'described')
  if (topic === 'seat' && askings.some(({ what }) => what === 'unlisted' || what === 'cabin')) return situation.result !== null
  // "Has the first one got sockets?" asks about the flight, whatever its words are of.
  if (askings.some(({ what, flights }) => what === 'cabin' && flights)) return situation.result !== null
  // The fares shown answer "What’s the difference between the fares?"
  if (topic === 'fares-explained' && askings.some(({ what }) => what === 'difference')) return situation.mode !== 'flight_search'
  return (
    OF_FARE_TOPICS.includes(topic) &&
    askings.some(({ what }) => OF_TABLE.includes(what)) &&
    (situation.result !== null || comparedOn(table) !== null) &&
    situation.order?.status !== 'success'
  )
}

/** Questions come before actions, but not beside a wish. */
export function asksHeard({ understood, table }: Position): HeardAsk[] {
  const { asks } = understood
  const { order, result } = table.situation
  const isWish = wishes(understood)
  return asks.filter(({ what }) => {
    // "Can you hold it till Friday?" moves no day.
    if (what === 'holds') return true
    if (isWish || (what === 'why' && order?.status === 'failed') || (what === 'recommend' && !result)) return false
    return what !== 'left-to-do' || order?.status !== 'success'
  })
}

/** The questions in clauses of their own beside a wish, answered once the wish is done. */
export function questionsBeside(position: Position): QuestionsApart {
  const { understood, table, made } = position
  const isBuying = (made.length === 0 || made.some(isAncillaryResult)) && isSaidApart(understood, ['ancillaries'])
  // With everything chosen, "take that" takes nothing more.
  const isDone =
    wishes(understood) ||
    made.some(({ tool, result }) => result?.status === 'chosen' || result?.status === 'taken' || isSearchFound(tool, result))
  if (!understood.heard || !(isBuying || isDone)) return { topics: [], askings: [] }
  const isSearched = Object.keys(understood.change).length > 0
  const clauses = understood.heard.reading.clauses.filter(
    (clause) => clause.kind === 'question' || clause.kind === 'search-question' || isOnlyAsking(clause),
  )
  // "How long is the flight to Rome on 3 May?" searches it, and asks.
  const searching = clauses.flatMap(({ kind, start }) => (kind === 'search-question' ? [start] : []))
  // "How much is it?" is told with the flights that a search finds.
  const wished = clauses.flatMap(({ kind, start }) => (kind === 'wish' ? [start] : []))
  const isTold = ({ what, quoted, start }: HeardAsk) => isSearched && what === 'total' && quoted === undefined && wished.includes(start)
  const asked = heardAsks(clauses, foldPick(clauses, pickContext(table)), foldFares(clauses, table, offeredBrand(table))).filter(
    (ask) => (!searching.includes(ask.start) || OF_FOUND.includes(ask.what)) && !isTold(ask),
  )
  // The trip summary already gives the total, so it isn’t answered a second time.
  const isSummed = made.some(({ tool, result }) => tool === 'summariseTrip' && result?.status === 'ready')
  const all = [...asked, ...clauses.flatMap(heldAsked)]
  const beside = readQuestions(clauses, isSummed ? all.filter(({ what }) => what !== 'total') : all, table)
  const putOff = putOffBefore(position).filter(({ what }) => asked.every((ask) => ask.what !== what))
  return { ...beside, askings: [...beside.askings, ...putOff] }
}

/** "Is a meal included?", beside the fare that is taken. */
function heldAsked({ mentioned, start }: Clause): HeardAsk[] {
  const about = mentioned.find(({ value }) => value.inPrice === true)?.value.about
  return about ? [{ what: about === 'bags' ? 'bags' : 'extras', flights: null, scope: null, isSure: true, start }] : []
}

/** Whether flights were searched and found. */
export function isSearchFound(tool: ToolName, result: ToolResult['result']): boolean {
  return tool === 'searchFlights' && result?.status === 'found'
}

/** "Any direct?", asked before there were flights: answered with the first of them. */
function putOffBefore({ table, made, isFirstSearch }: Position): HeardAsk[] {
  if (!isFirstSearch || !made.some(({ tool, result }) => isSearchFound(tool, result))) return []
  const clauses = table.earlierWords.flatMap((words) => readAlone(words, table.names).clauses.filter(({ kind }) => kind === 'question'))
  const { asks } = foldPick(clauses, pickContext(table))
  return asks.some(({ what }) => what === 'is-direct') ? [{ what: 'is-direct', flights: null, scope: null, isSure: true, start: 0 }] : []
}

/** "How much is that with a bag?" reads like a wish, but only asks. */
function isOnlyAsking(clause: Clause): boolean {
  const { frames } = clause
  return asksSomething(clause) && frames.length > 0 && frames.every(({ value }) => typeof value.what === 'string')
}

function wishes(understood: Understanding): boolean {
  const { change, filters, isTaking, fares } = understood
  return isTaking || fares !== null || filters.length > 0 || Object.keys(change).length > 0 || isDoneApart(understood)
}

/** "Show me the fastest, and is there wifi on board?": asks in a clause of its own for what costs little if it is misheard. */
function isDoneApart(understood: Understanding): boolean {
  const { heard, list, request } = understood
  const isHeldBack = request === 'check-out' && heard?.reading.clauses.some(({ kind, isContrast }) => kind === 'question' && isContrast)
  const isSteered = request !== null && DONE_APART.includes(request) && !isHeldBack
  return isSaidApart(understood, [...(list ? ['pick', 'filters'] : []), ...(isSteered ? ['control'] : [])])
}

/** Whether a clause of one of these skills is wholly read, beside a question in another clause. */
function isSaidApart({ heard }: Understanding, skills: readonly string[]): boolean {
  const clauses = heard?.reading.clauses ?? []
  const isOfSkill = ({ kind, frames, unread }: Clause) =>
    kind !== 'question' && unread.length === 0 && frames.some(({ skill }) => skills.includes(skill))
  return clauses.some(({ kind }) => kind === 'question') && clauses.some(isOfSkill)
}
