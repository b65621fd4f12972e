import 'server-only'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { keptParts, wordsBehindKept } from '@/lib/chat/kept-parts'
import type { LiveRun } from '@/lib/chat/live-runs'
import type { ChatMessage } from '@/lib/chat/message'
import { messageIdOf } from '@/lib/chat/message-id'
import { wordsOf } from '@/lib/chat/words-of'
import { AppError, notFound } from '@/lib/errors'
import { newId } from '@/lib/new-id'
import type { MessageRow, Placing } from '@/lib/ports/message-store'
import type { Services } from '@/lib/services'
import type { Refusal } from '@/lib/travel/refusal'
import { issueTripCommand } from '@/lib/workflows/trips/issue-trip-command'
import { loadLiveTrip, newLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import { withOwnPlaces } from '@/lib/workflows/trips/with-own-places'
import type { Answering, PlacedAnswer } from './answer'
import { answerMetadata } from './answer-metadata'
import type { ChatRequest, ClickRequest, WordsRequest } from './chat-request'
import { findShown, historyBefore, openKnown, openShown } from './history'
import { closeDeadAnswers } from './interrupted'
import { answersLimit, limitAnswersAtOnce, tooManyAnswers } from './limit-at-once'

const COMPLETE = 'This answer is complete. Write what you would like to know next.'
const ARRIVED = 'This message has already arrived. Reload the page to see its answer.'
const OTHER_WORDS = 'Another message has arrived under this key, so we didn’t take this one. Reload the page, and send it again.'
const LOCKED =
  'This trip is booked or being paid, so you can’t go back to before that. Nothing was changed; for other plans, start a new trip.'

/** Does what a turn asks for, up to the answer's place in the thread. A click that does not hold is refused. */
export async function takeTurn(body: ChatRequest, answering: Answering, all: Services): Promise<PlacedAnswer | { refusal: Refusal }> {
  // Words are counted where they are placed.
  if ('text' in body) return takeWords(body, answering, all)
  await limitAnswersAtOnce(answering.caller.userId, 1, all)
  if ('goOn' in body) return goOn(answering, all)
  if ('again' in body) return answerAgain(body.again, body.key, answering, all)
  return takeClick(body, answering, all)
}

async function takeWords({ key, text, instead }: WordsRequest, answering: Answering, all: Services): Promise<PlacedAnswer> {
  if (instead !== undefined) {
    const edited = await findShown(instead, answering.caller, all)
    if (!edited || !isWordsOfTraveller(edited)) throw notFound()
  }
  const answer = ownAnswer(newId('msg'), answering, all)
  const placing = await placeWords({ key, text, instead, answer, limit: answersLimit(all) }, answering.caller, all)
  if (placing === 'known') await checkSameWords({ key, text }, answering.caller, all)
  return { ...(await answerPlaced(key, placing, answer, answering, all)), isToWords: instead === undefined }
}

/** `isFirst`: its words began the thread. */
export type TakenTurn = { threadId: string; run: LiveRun; said: WordsRequest; answer: EmptyAnswer; isFirst: boolean }

/** Behind words that were placed with it; behind the first ones of a thread there is nothing to be read. */
export async function answerUsual(
  { said: { key, text }, answer, isFirst }: TakenTurn,
  answering: Answering,
  all: Services,
): Promise<PlacedAnswer> {
  if (!isFirst) return { ...(await openAnswer(answer, answering, all)), isToWords: true }
  const { id, metadata } = answer
  answering.run.name(id)
  const said: ChatMessage = { id: messageIdOf(key), role: 'user', parts: partsOf(text) }
  const live = newLiveTrip(answering.caller.threadId)
  return { messageId: id, history: [said], live, isToWords: true, createdAt: metadata.createdAt }
}

/** Throws where other words came under this key: they would seem to have arrived. */
export async function checkSameWords(
  { key, text }: Pick<WordsRequest, 'key' | 'text'>,
  owner: { threadId: string; userId: string },
  all: Services,
): Promise<void> {
  const stored = await findShown(messageIdOf(key), owner, all)
  if (stored && wordsOf(openKnown(stored).parts) !== wordsOf(partsOf(text))) throw new AppError('message_key_used', OTHER_WORDS)
}

/** Stores the traveller's words under their key. */
export function placeWords(
  { key, text, ...origin }: Pick<WordsRequest, 'key' | 'text'> & Origin,
  owner: Answering['caller'],
  all: Services,
): Promise<Placing> {
  return place(key, partsOf(text), owner, all, origin)
}

function partsOf(text: string): ChatMessage['parts'] {
  return [{ type: 'text', text: text.trim() }]
}

async function takeClick({ key, command, label }: ClickRequest, answering: Answering, all: Services) {
  const { caller } = answering
  // The key makes a click that is sent again harmless: its command is issued once.
  const own = withOwnPlaces(command, all.places)
  const issued = 'refusal' in own ? own : await issueTripCommand(own.command, { ...caller, issuedBy: 'traveller', clientKey: key }, all)
  if ('refusal' in issued) return issued
  const fact = issued.live.undoLabel ?? command.type
  const answer = ownAnswer(newId('msg'), answering, all)
  const placing = await place(key, [{ type: 'data-change', data: { label, fact } }], caller, all, { answer })
  return answerPlaced(key, placing, answer, answering, all)
}

type Origin = Pick<Parameters<Services['messages']['addTravellerMessage']>[0], 'instead' | 'fromQueue' | 'answer' | 'limit'>

function place(key: string, parts: ChatMessage['parts'], { threadId, userId }: Answering['caller'], all: Services, origin: Origin = {}) {
  return all.messages.addTravellerMessage({ ...messageOf(key, parts, threadId, all), threadId, userId, ...origin })
}

/** The traveller's words as they are stored under their key. */
export function wordsMessage({ key, text }: Pick<WordsRequest, 'key' | 'text'>, threadId: string, all: Services) {
  return messageOf(key, partsOf(text), threadId, all)
}

function messageOf(key: string, parts: ChatMessage['parts'], threadId: string, { clock }: Pick<Services, 'clock'>) {
  const metadata = { createdAt: clock().getTime(), threadId, key }
  return { id: messageIdOf(key), parts, metadata, words: wordsOf(parts), clientKey: key }
}

/** The same message may come twice: it is answered if it never was, but never twice. */
async function answerPlaced(
  key: string,
  placing: Placing,
  answer: EmptyAnswer,
  answering: Answering,
  all: Services,
): Promise<PlacedAnswer> {
  if (placing === 'known') {
    const [last] = await all.messages.list(answering.caller.threadId, answering.caller.userId, { limit: 1 })
    if (last?.id !== messageIdOf(key)) throw new AppError('message_key_used', ARRIVED)
    return beginAnswer(answer.id, answering, all)
  }
  mustBePlaced(placing)
  return openAnswer(answer, answering, all)
}

export type EmptyAnswer = ReturnType<typeof emptyAnswer>

export function emptyAnswer(id: string, threadId: string, model: LanguageModelV4, all: Services) {
  return { id, metadata: answerMetadata(threadId, model, all) }
}

function ownAnswer(id: string, { run, caller, model }: Answering, all: Services) {
  return { ...emptyAnswer(id, caller.threadId, model, all), runId: run.runId }
}

/** Gives an answer its place behind the thread's last message, or beside another version of it, before the model is asked. */
export async function beginAnswer(id: string, answering: Answering, all: Services, instead?: string): Promise<PlacedAnswer> {
  const { threadId, userId } = answering.caller
  const answer = ownAnswer(id, answering, all)
  const placing = await all.messages.beginAnswer({ ...answer, threadId, userId, instead })
  if (placing === 'known') throw new AppError('message_key_used', ARRIVED)
  mustBePlaced(placing)
  return openAnswer(answer, answering, all)
}

/** An answer that has its place can be stopped and followed from now on. */
async function openAnswer({ id, metadata }: EmptyAnswer, { run, caller }: Answering, all: Services): Promise<PlacedAnswer> {
  run.name(id)
  return { messageId: id, ...(await readBefore(id, caller, all)), createdAt: metadata.createdAt }
}

/** What an answer begins with: the thread before it, and the live trip. */
async function readBefore(answerId: string, caller: Answering['caller'], all: Services): Promise<Pick<PlacedAnswer, 'history' | 'live'>> {
  const [history, live] = await Promise.all([historyBefore(answerId, caller, all), loadLiveTrip(caller.threadId, caller.userId, all)])
  return { history, live }
}

/** Another version of an answer: the trip goes back to where it stood before it. Its id follows from the key, so that it is made once. */
async function answerAgain(messageId: string, key: string, answering: Answering, all: Services): Promise<PlacedAnswer> {
  const answered = await findShown(messageId, answering.caller, all)
  if (answered?.role !== 'assistant') throw notFound()
  return beginAnswer(messageIdOf(key), answering, all, messageId)
}

/** Answers what was never answered, or lets an answer that ended early go on behind its last finished step. */
async function goOn(answering: Answering, all: Services): Promise<PlacedAnswer> {
  const { run, caller } = answering
  // Nobody else writes in this thread while this run has it.
  await closeDeadAnswers(all, caller.threadId)
  const [last] = await all.messages.list(caller.threadId, caller.userId, { limit: 1 })
  if (!last) throw notFound()
  if (last.role === 'user') return beginAnswer(newId('msg'), answering, all)
  const taken = await all.messages.continueAnswer({ id: last.id, threadId: caller.threadId, userId: caller.userId, runId: run.runId })
  if (!taken) throw new AppError('refused', COMPLETE)
  run.name(taken.id)
  const before = await readBefore(taken.id, caller, all)
  const { parts, metadata } = openShown(taken)
  return { messageId: taken.id, ...before, kept: keptParts(parts), oldWords: wordsBehindKept(parts), createdAt: metadata?.createdAt }
}

function isWordsOfTraveller({ role, parts }: MessageRow): boolean {
  const isText = (part: unknown) => typeof part === 'object' && part !== null && 'type' in part && part.type === 'text'
  return role === 'user' && parts.length > 0 && parts.every(isText)
}

function mustBePlaced(placing: Exclude<Placing, 'known'>): void {
  if (placing === 'locked') throw new AppError('refused', LOCKED)
  if (placing === 'gone') throw notFound()
  if (placing === 'full') throw tooManyAnswers()
}
