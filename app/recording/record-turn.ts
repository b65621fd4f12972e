import 'server-only'
import type { ChatRequest } from '@/app/api/chat/chat-request'
import type { RecordedUser } from '@/app/recording/header-and-secrets'
import { recordAct, recordingOf, recordWith } from '@/app/recording/recording'
import { readLines } from '@/app/recording/transcript-of'
import { messageIdOf } from '@/lib/chat/message-id'
import type { ThreadRow } from '@/lib/ports/thread-store'
import { currentRecorder } from '@/lib/replay/current-recording'
import { shownPlaces, versionsAt } from '@/lib/replay/places'
import type { EventToRecord, Recorder } from '@/lib/replay/recorder'
import type { Services } from '@/lib/services'
import type { SearchResult } from '@/lib/travel/flights/offer-schema'
import type { TripCommand } from '@/lib/travel/trip/commands'

type Turn = { thread: ThreadRow; user: RecordedUser; all: Services }

// A process may load this file more than once; what begins in one ends in the other.
const MARK = Symbol.for('wayfarer.recorded-answers')
const holder = globalThis as { [MARK]?: Map<string, Recorder> }
holder[MARK] ??= new Map()
/** By thread, the recorders of answers on their way here: how far each is. */
export const answering = holder[MARK]

/** One turn of a conversation: what the traveller said or pressed, and all that its answer does. A message that comes twice is one act. */
export async function recordTurn<T>(body: ChatRequest, { thread, user, all }: Turn, work: () => Promise<T>): Promise<T> {
  const recorder = await recordingOf(thread, user, all)
  if (!recorder) return work()
  const act = await actOf(body, thread, all)
  if (act) answering.set(thread.id, recorder)
  const recorded = act?.type === 'click' ? () => withSearchTaken(act.command, { thread, all }, work) : work
  return recordWith(recorder, act, recorded).catch((error: unknown) => {
    if (answering.get(thread.id) === recorder) answering.delete(thread.id)
    throw error
  })
}

/** A search that was made outside of the thread is recorded with the click that brings it: a replay has no other. Nothing waits for it. */
async function withSearchTaken<T>(command: TripCommand, { thread, all }: Pick<Turn, 'thread' | 'all'>, work: () => Promise<T>): Promise<T> {
  const done = await work()
  if (command.type !== 'take-search') return done
  const { searchId } = command
  const note = (result: SearchResult | null) => {
    if (!result) return
    const asked = { port: 'searches' as const, call: 'find', request: { value: { searchId } } }
    currentRecorder()?.record({ type: 'outside', ...asked, answer: { value: result } })
  }
  void all.searches.find(searchId, thread.userId).then(note, () => undefined)
  return done
}

/** "Stop", with how far the answer was; `work` says whether there was one. */
export function recordStop(threadId: string, user: RecordedUser, all: Services, work: () => Promise<boolean>): Promise<boolean> {
  return recordAct({ threadId, user, all }, { type: 'stop', afterChunks: answering.get(threadId)?.chunks ?? 0 }, work)
}

/** Another version is shown. It is looked up before it is, as it may be on no branch that is shown then. */
export async function recordVersion<T>(messageId: string, { thread, user, all }: Turn, work: () => Promise<T>): Promise<T> {
  const recorder = await recordingOf(thread, user, all)
  if (!recorder) return work()
  const place = await placeOf(messageId, thread, all)
  return recordWith(recorder, place === null ? null : { type: 'show-version', message: place }, work)
}

async function actOf(body: ChatRequest, thread: ThreadRow, all: Services): Promise<EventToRecordOfTurn | null> {
  const { id: threadId, userId } = thread
  if ('goOn' in body) return { type: 'go-on' }
  if ('again' in body) {
    const place = await placeOf(body.again, thread, all)
    const isKnown = (await all.messages.list(threadId, userId, { limit: 1 })).some(({ id }) => id === messageIdOf(body.key))
    return place === null || isKnown ? null : { type: 'again', message: place }
  }
  if (await all.messages.hasTravellerMessage(threadId, userId, body.key)) return null
  if ('command' in body) return { type: 'click', command: body.command, label: body.label }
  if (body.instead === undefined) return { type: 'say', text: body.text.trim() }
  const place = await placeOf(body.instead, thread, all)
  return place === null ? null : { type: 'edit', message: place, text: body.text.trim() }
}
type EventToRecordOfTurn = Extract<EventToRecord, { type: 'say' | 'click' | 'edit' | 'again' | 'go-on' }>

/** Messages have no number of their own: their place follows from the recording and the branch that is shown. */
async function placeOf(messageId: string, { id: threadId, userId }: ThreadRow, all: Services): Promise<number | null> {
  const [rows, { events, beginning }] = await Promise.all([all.messages.list(threadId, userId), recordedSoFar(threadId, userId, all)])
  const places = shownPlaces(events, beginning)
  for (const [index, { id, versions }] of rows.entries()) {
    const shown = places[index]
    if (shown === undefined) continue
    if (id === messageId) return shown
    const version = versions.indexOf(messageId)
    if (version !== -1) return versionsAt(events, beginning, shown)[version] ?? null
  }
  return null
}

/** The places of the messages that are shown, among all that the recording knows. */
export async function placesShown(threadId: string, userId: string, all: Services): Promise<number[]> {
  const { events, beginning } = await recordedSoFar(threadId, userId, all)
  return shownPlaces(events, beginning)
}

async function recordedSoFar(threadId: string, userId: string, { recordings }: Services) {
  const { header, events } = readLines(await recordings.list(threadId, userId))
  return { events, beginning: header?.beginning?.messages.length ?? 0 }
}
