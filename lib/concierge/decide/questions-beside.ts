import { allFrames, asksSomething, type Clause } from '../grammar/clauses'
import type { Language } from '../grammar/languages'
import { offered } from '../pending'
import { unmarked } from '../say/marked'
import { sentences } from '../say/phrases'
import { sayKept, willChoose } from '../say/say-kept'
import { askNext } from '../say/say-talk'
import { wordsBeside } from '../skills/ancillaries/fold'
import { heldAncillaries } from '../skills/ancillaries/held'
import { type AskedTopic, askedTopic, askedTopics, isOnlyAsked } from '../skills/guide/asked-topic'
import { assistanceAsked, sayAssistanceAsked } from '../skills/guide/say-assistance'
import { sayGuideBeside } from '../skills/guide/say-guide'
import { sayPapersBeside } from '../skills/order/act'
import { foldHouse } from '../skills/stays/fold'
import { isAncillaryResult, type ToolName } from '../tool-results'
import { readArranged } from '../understand/asking/extras'
import type { HeardAsk } from '../understand/heard-asks'
import type { Understanding } from '../understand/understanding'
import { answerAskings } from './asking-move'
import { wishesToKeep } from './buying'
import type { Position } from './decision'
import { type Decision, sameInput } from './decision'
import { wordsForGuide } from './guide-move'
import { isOfTable, questionsBeside } from './questions-apart'

/** More notes would delay the flights that were asked for. */
const MOST_TOPICS = 3

/** The message's other wishes: when to choose seats and meals, and a sentence for what we don't support. */
export function sayBesides(position: Position): string | null {
  const { understood, table, made } = position
  const isBought = made.some(isAncillaryResult)
  const open = isBought ? [] : wishesToKeep(understood)
  const promise = open.length > 0 ? sayKept(heldAncillaries(table), open, table.carried) : bagsLater(position)
  const said = understood.heard ? wordsBeside(understood.words, understood.heard.reading) : understood.words
  const [arranged] = readArranged(said, table.language)
  const papers = sayPapersBeside(position)
  const isOfPapers = (topic: AskedTopic) => papers !== null && topic === 'sending'
  const topics = arranged
    ? [arranged]
    : topicsAsked(position).filter((topic) => !isOfPapers(topic) && !isOfTable(topic, questionsBeside(position).askings, table))
  return sentences(promise, papers, ...sayTopics(topics, position)) || null
}

/** "Take that one, with a bag each": the promise to add the bags once the fare is chosen. */
export function bagsLater({ understood, table, made }: Position): string | null {
  const wishesBags =
    (understood.heard?.party.checkedBags ?? 0) > 0 || understood.ancillaries.some(({ kind, wish }) => kind === 'bags' && wish === 'take')
  const isOpen = table.situation.slices.some(({ picked }) => !picked?.fare)
  const isTaken = made.some(
    ({ tool, result }) => tool === 'chooseFlight' && result?.status === 'chosen' && (result.fare === null || isOpen),
  )
  return wishesBags && isTaken && !made.some(isAncillaryResult) ? willChoose(['bags']) : null
}

function sayTopics(topics: readonly AskedTopic[], { understood, table }: Position): string[] {
  const ofHelp = topics.includes('assistance') ? assistanceAsked(allFrames(understood.heard?.reading.clauses ?? [])) : null
  const others = topics.filter((topic) => topic !== 'assistance' || !ofHelp)
  const said = sayGuideBeside(
    others.map((topic) => ({ topic, text: wordsForGuide(understood) })),
    table,
  )
  return ofHelp ? [sayAssistanceAsked(ofHelp, table), ...said] : said
}

/** "The second one please. Does it include a bag?": once the wish is done, questions in other clauses come before its words. */
export function withAnswersBeside(next: Decision, position: Position): Decision {
  const { made } = position
  const acts = made.filter((one) => !isOfDetails({ call: one.tool, input: one.input }, position))
  // Beside the checkout they were told before it opened.
  const isTold = made.some(({ tool, result }) => result === null || result.status === 'refused' || tool === 'startCheckout')
  if ('call' in next || isTold) return next
  const details = answerAskings(questionsBeside(position).askings, position)
  const isBesideDone = made.length === 0 || acts.length > 0
  if (details && 'call' in details && isOfDetails(details, position) && isBesideDone) return details
  return { say: sentences(answersBeside(position, next.say), next.say) }
}

/** A look at flights that only answers a question; a flight that is taken may have to be looked up first. */
export function isOfDetails(
  { call, input }: { call: ToolName; input: Record<string, unknown> },
  { understood: { isTaking, flight, asks } }: Pick<Position, 'understood'>,
): boolean {
  if (call !== 'lookUpFlights') return false
  const isOf = (found: HeardAsk['flights']) => Boolean(found?.query && sameInput({ sliceIndex: found.sliceIndex, ...found.query }, input))
  // "Ok that one, what’s the latest back?": looked for by what is asked, not by what is taken.
  const isAsked = !isOf(flight) && asks.some(({ flights }) => isOf(flights))
  return !isTaking || isAsked || 'offerIds' in input || Object.keys(input).sort().join() === 'sliceIndex,stops'
}

/** The answers to the questions beside a wish; those that need a tool, and topics that `said` tells already, are left out. */
export function answersBeside(position: Position, said: string): string {
  const { table } = position
  const { topics, askings } = questionsBeside(position)
  const { notes } = unmarked(said).told
  const isStayKept = Boolean(table.situation.stay?.chosen)
  const untold = besideOthers(topics, position).filter(
    (topic) => topic !== 'off-topic' && !(topic === 'hotel' && isStayKept) && !notes.includes(`topic:${topic}`),
  )
  const answered = answerAskings(askings, position)
  const next = askNext(table.situation)
  const ofTable = answered && 'say' in answered ? answered.say : ''
  return sentences(
    ...sayTopics(untold, position),
    said.endsWith('?') && ofTable.endsWith(next) ? ofTable.slice(0, -next.length).trimEnd() : ofTable,
  )
}

/** The question that a "book it" or a yes to the checkout leaves open where its message asks something else first. */
export function askHeldBack({ understood, table }: Position): string | null {
  const { request, heard } = understood
  const isOwn = heard?.reading.clauses.some(({ kind, frames }) => kind !== 'question' && frames.some(({ skill }) => skill === 'control'))
  const isMeant = request === 'check-out' || (request === 'yes' && offered(table.pending, 'startCheckout') !== null)
  return isOwn && isMeant ? askNext(table.situation) : null
}

/** Answered first with a sentence of sympathy (say-feeling.ts). */
const MET_BEFORE: AskedTopic[] = ['feelings', 'insult']

/** The message's unsupported topics, in the order asked. */
function topicsAsked(position: Position): AskedTopic[] {
  const { understood, table } = position
  const { words, unsupported, heard } = understood
  // Comparing the days answers it better.
  if (unsupported === 'when-to-book' && heard?.dayChoice) return []
  if (unsupported === null || unsupported === 'several-cities') return []
  const asked = [...askedTopics(words, table.language), unsupported].filter((topic) => !isTold(topic, understood, table.language))
  return besideOthers(asked, position)
}

/** Whether a topic that is only answered where it is asked comes from a story or a wish. */
function isTold(topic: AskedTopic, { heard }: Understanding, language: Language): boolean {
  const clauses = heard?.reading.clauses ?? []
  const isTelling = ({ kind, text }: Clause) => kind === 'story' || kind === 'wish' || askedTopic(text, language) !== topic
  return isOnlyAsked(topic) && !clauses.some(asksSomething) && clauses.every(isTelling)
}

/** The topics that an answer beside others tells; a hotel and a plan wait until the flights are chosen, and the reply says so. */
function besideOthers(topics: readonly AskedTopic[], { understood: { heard }, table }: Position): AskedTopic[] {
  const isHouseWished = foldHouse(allFrames(heard?.reading.clauses ?? [])).isWished
  const isLater = (topic: AskedTopic) => (topic === 'hotel' && isHouseWished) || (topic === 'sights' && table.situation.wishes.to !== null)
  return [...new Set(topics)].filter((topic) => !MET_BEFORE.includes(topic) && !isLater(topic)).slice(0, MOST_TOPICS)
}
