import { expect, test, vi } from 'vitest'
import type { RedactedEvent } from '@/lib/ports/recording-store'
import { unpack } from '@/lib/replay/pack'
import { tapModel, tapSupplier, tapTrips } from '@/lib/replay/taps'
import { isAct } from '@/lib/replay/transcript'
import { readTranscript, writeTranscript } from '@/lib/replay/transcript-file'
import { emptyPassenger } from '@/lib/travel/passengers/passenger'
import { type ChatWorld, doors, withChats } from '@/tests/chat/chat-world'
import { anOffer, aResult } from '@/tests/fixtures/trip'
import { runTranscript } from '../(quality)/engine/run-transcript'
import { differencesOf } from '../(quality)/replay/view-run'
import { POST as command } from '../api/trips/[threadId]/commands/route'
import { POST as undo } from '../api/trips/[threadId]/undo/route'
import { recordedTranscript, transcriptOf } from './transcript-of'

const newChat = withChats()
const WAIT = { timeout: 20_000, interval: 10 }
const SEARCH = { from: 'London', to: 'Lisbon', departureOn: '2026-11-27', tripType: 'one-way' }

/** A world whose thread is recorded from its beginning, as the app wires it. */
async function newRecordedChat() {
  const world = await newChat()
  const { all, threadId, userId } = world
  all.supplier = tapSupplier(all.supplier)
  all.model = tapModel(all.model)
  all.trips = tapTrips(all.trips)
  await all.threads.mark(threadId, userId, { recordedSince: all.clock() })
  return world
}

let keys = 0
const newKey = () => `key_rec${String(++keys).padStart(8, '0')}`

async function turn(world: ChatWorld, body: object) {
  const response = await world.send(doors.chat, {}, { body: { threadId: world.threadId, key: newKey(), ...body } })
  await response.text()
  await vi.waitFor(async () => expect(await world.all.runs.find(world.threadId)).toBeNull(), WAIT)
  world.time.now += 1_000
}

/** Until the last answer's end is written, too. */
async function recorded({ all, threadId, userId }: ChatWorld, answers: number) {
  return vi.waitFor(async () => {
    const transcript = await transcriptOf(threadId, userId, all)
    const ends = transcript?.events.filter(({ type }) => type === 'answered') ?? []
    if (!transcript || ends.length < answers) throw new Error('not all is written yet')
    return transcript
  }, WAIT)
}

/** All that stands in a transcript, unpacked. */
function textOf(transcript: unknown): string {
  return JSON.stringify(transcript, (_key, value) => (value && typeof value === 'object' && 'packed' in value ? unpack(value) : value))
}

test('a recorded thread with a search, an edit, another answer and an undo is a transcript that replays the same', async () => {
  const world = await newRecordedChat()
  const { threadId } = world
  world.call('searchFlights', SEARCH)
  world.say('Here are flights to Lisbon.')
  await turn(world, { text: 'London to Lisbon on Friday, please' })
  world.say('Which day?')
  await turn(world, { text: 'And back?' })
  const [, , asked] = (await world.conversation()).messages
  world.say('On Sunday.')
  await turn(world, { text: 'And back on Sunday?', instead: asked?.id })
  const answer = (await world.conversation()).messages.at(-1)
  world.say('Sunday it is.')
  await turn(world, { again: answer?.id })
  await world.send(
    command,
    { threadId },
    { body: { command: { type: 'weigh-flights', weights: (await world.conversation()).live.trip.weights } } },
  )
  await world.send(undo, { threadId })
  const transcript = await recorded(world, 4)
  expect(transcript.events.filter(isAct)).toMatchObject([
    { type: 'say', text: 'London to Lisbon on Friday, please' },
    { type: 'say' },
    { type: 'edit', message: 2 },
    { type: 'again', message: 5 },
    { type: 'command' },
    { type: 'undo' },
  ])
  expect(transcript.events.flatMap((event) => (event.type === 'answered' ? [event.message] : []))).toEqual([1, 3, 5, 6])
  const read = readTranscript(writeTranscript(transcript))
  if ('fault' in read) throw new Error(read.fault)
  expect(differencesOf(read.transcript, await runTranscript(read.transcript, { model: 'recorded' }))).toEqual([])
})

test('a recorded answer that the concierge took over is taken over again in its replay', async () => {
  const world = await newRecordedChat()
  world.all.model = { ...world.all.model, provider: 'openai' }
  world.all.concierge = tapModel(world.all.concierge)
  world.fail()
  world.fail()
  await turn(world, { text: 'London to Lisbon on 27 November, one way' })
  world.call('searchFlights', { ...SEARCH, to: 'Rome' })
  world.fail()
  world.fail()
  await turn(world, { text: 'and Rome instead?' })
  world.all.modelUsage = { usedOn: async () => 1e9, add: async () => undefined }
  await turn(world, { text: 'thank you' })
  const transcript = await recorded(world, 3)
  const lines = transcript.events.flatMap((event) => (event.type === 'error' && event.where === 'takeover' ? [event.message] : []))
  expect(lines).toEqual([
    expect.stringContaining('isn’t answering'),
    expect.stringContaining('isn’t answering'),
    expect.stringContaining('used up today’s allowance'),
  ])
  expect(differencesOf(transcript, await runTranscript(transcript, { model: 'recorded' }))).toEqual([])
})

test('a transcript that is taken a day after the last act, when its prices are old, replays the same', async () => {
  const world = await newRecordedChat()
  world.call('searchFlights', SEARCH)
  world.say('Here are flights to Lisbon.')
  await turn(world, { text: 'London to Lisbon on Friday, please' })
  await recorded(world, 1)
  world.time.now += 26 * 3_600_000
  const transcript = await recorded(world, 1)
  expect(differencesOf(transcript, await runTranscript(transcript, { model: 'recorded' }))).toEqual([])
})

test('a trip that begins with a search of the flights page replays with the flights that were found there', async () => {
  const world = await newRecordedChat()
  const { all, userId, time } = world
  const found = {
    ...aResult([[anOffer({ offerId: 'out' })], [anOffer({ offerId: 'back', sliceIndex: 1 })]]),
    expiresAt: new Date(time.now + 1_800_000).toISOString(),
  }
  await all.searches.save(userId, null, found)
  world.say('These are the flights that you looked at.')
  await turn(world, {
    command: { type: 'take-search', searchId: found.searchId, filters: [], pick: { sliceIndex: 0, offerId: 'out' } },
    label: 'You brought a search',
  })
  const transcript = await recorded(world, 1)
  expect(transcript.events.filter(({ type }) => type === 'changed')).toHaveLength(1)
  const replayed = await runTranscript(transcript, { model: 'recorded' })
  expect(differencesOf(transcript, replayed)).toEqual([])
  // What is saved of the replay can be replayed, too.
  expect(differencesOf(replayed, await runTranscript(replayed, { model: 'recorded' }))).toEqual([])
})

test('of a click that is refused the sentence is recorded, and a message that comes twice is one act', async () => {
  const world = await newRecordedChat()
  const body = { key: newKey(), text: 'hello' }
  await turn(world, body)
  await turn(world, body)
  await turn(world, { command: { type: 'start-checkout' }, label: 'Check out' })
  const transcript = await recorded(world, 1)
  expect(transcript.events.filter(isAct).map(({ type }) => type)).toEqual(['say', 'click'])
  expect(transcript.events).toContainEqual(expect.objectContaining({ type: 'refused', code: 'trip-incomplete' }))
})

test('of what finds nothing to do anything to nothing is recorded, and the places of messages stay right', async () => {
  const world = await newRecordedChat()
  const { all, threadId } = world
  const key = newKey()
  await turn(world, { key, text: 'hello' })
  const [asked, answer] = (await world.conversation()).messages
  await world.send(doors.stop, { threadId }, { body: { messageId: answer?.id } })
  // Found at first, and gone, held or taken when it comes to it.
  vi.spyOn(all.messages, 'addTravellerMessage').mockResolvedValueOnce('gone').mockResolvedValueOnce('locked')
  vi.spyOn(all.messages, 'showVersion').mockResolvedValueOnce('gone')
  await turn(world, { text: 'anybody there?' })
  await turn(world, { text: 'other words', instead: asked?.id })
  await turn(world, { text: 'other words', instead: answer?.id })
  await turn(world, { goOn: true })
  await world.send(doors.show, { threadId }, { body: { messageId: answer?.id } })
  world.say('Again.')
  await turn(world, { again: answer?.id })
  const transcript = await recorded(world, 2)
  expect(transcript.events.filter(isAct).map(({ type }) => type)).toEqual(['say', 'again'])
  expect(transcript.events.flatMap((event) => (event.type === 'answered' ? [event.message] : []))).toEqual([1, 2])
  expect(transcript.events.filter(({ type }) => type === 'refused')).toEqual([])
  expect(differencesOf(transcript, await runTranscript(transcript, { model: 'recorded' }))).toEqual([])
})

test('an answer that is stopped has its stop before its end', async () => {
  const world = await newRecordedChat()
  const { threadId } = world
  world.hold('One moment')
  const response = await world.send(doors.chat, {}, { body: { threadId, key: newKey(), text: 'hello' } })
  const messageId = await vi.waitFor(async () => {
    const { runningMessageId } = await world.conversation()
    if (!runningMessageId || world.asked.length === 0) throw new Error('nothing is on its way yet')
    return runningMessageId
  }, WAIT)
  await world.send(doors.stop, { threadId }, { body: { messageId } })
  await response.text()
  const { events } = await recorded(world, 1)
  const told = events.map(({ type }) => type).filter((type) => ['say', 'stop', 'answered'].includes(type))
  expect(told).toEqual(['say', 'stop', 'answered'])
})

test('a thread that was not new brings what it held, and one that is recorded anew begins anew', async () => {
  const world = await newRecordedChat()
  const { all, threadId, userId } = world
  await turn(world, { text: 'hello' })
  await recorded(world, 1)
  await all.threads.mark(threadId, userId, { recordedSince: all.clock() })
  await turn(world, { text: 'hello again' })
  const { header, events } = await recorded(world, 1)
  expect(header.beginning?.messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
  expect(events.filter(isAct)).toMatchObject([{ type: 'say', text: 'hello again' }])
})

test('a recording that is long enough says so and ends, and its transcript can be read', async () => {
  const world = await newRecordedChat()
  const { all, threadId, userId, time } = world
  await turn(world, { text: 'hello' })
  const { header, events } = await recorded(world, 1)
  // As a process finds it that has just begun.
  const now = new Date(time.now)
  const long = { type: 'error', at: 0, where: 'answer', message: 'a'.repeat(17 * 1024 * 1024) }
  await all.recordings.clear(threadId, userId)
  await all.recordings.append(threadId, [{ ...header, now: now.toISOString() }, ...events.slice(0, -1), long] as unknown as RedactedEvent[])
  await all.threads.mark(threadId, userId, { recordedSince: now })
  const append = vi.spyOn(all.recordings, 'append')
  await turn(world, { text: 'and now?' })
  await turn(world, { text: 'and then?' })
  await vi.waitFor(() => expect(append).toHaveBeenCalled(), WAIT)
  await Promise.all(append.mock.results.map(({ value }) => value))
  expect(append.mock.calls.flatMap(([, lines]) => lines)).toMatchObject([{ type: 'error', where: 'recording' }])
  const transcript = await recorded(world, 1)
  expect(transcript.events.filter(isAct)).toMatchObject([{ type: 'say', text: 'hello' }])
  expect(transcript.events.at(-2)).toMatchObject({ type: 'error', message: expect.stringContaining('ends here') })
  expect(readTranscript(writeTranscript(transcript))).toHaveProperty('transcript')
})

test('nothing is kept of a thread that nobody wanted recorded', async () => {
  const world = await newChat()
  await turn(world, { text: 'hello' })
  expect(await world.all.recordings.list(world.threadId, world.userId)).toEqual([])
})

test('whoever is named before anything is known of them is taken out of what was recorded once they are', async () => {
  const world = await newRecordedChat()
  const { all, threadId, userId } = world
  world.call('searchFlights', SEARCH)
  world.say('Here are flights for you and Zelda Quirke.')
  await turn(world, { text: 'London to Lisbon on Friday for Zelda Quirke, born 7 May 1988, please' })
  expect(textOf(await recorded(world, 1))).toContain('Zelda')
  const { type: _type, savedPassengerId: _id, ...nobody } = emptyPassenger('adult')
  const profile = { ...nobody, firstName: 'Zelda', lastName: 'Quirke', bornOn: '1988-05-07' }
  await all.savedPassengers.add(userId, { profile, isSelf: false }, 10)
  const transcript = await recorded(world, 1)
  const opened = await recordedTranscript(threadId, all)
  for (const text of [textOf(transcript), textOf(opened)]) {
    expect(text).not.toMatch(/zelda|quirke|1988/i)
    expect(text).toContain('for Alex Traveller, born ')
  }
  expect(differencesOf(transcript, await runTranscript(transcript, { model: 'recorded' }))).toEqual([])
})

test('a recording holds neither its thread nor its owner', async () => {
  const world = await newRecordedChat()
  const { threadId, userId, all } = world
  world.call('searchFlights', SEARCH)
  await turn(world, { text: `My id is ${userId}, and this is ${threadId}` })
  const transcript = await recorded(world, 1)
  const text = textOf(transcript)
  expect(text).toContain('My id is ')
  for (const secret of [threadId, userId, all.secret]) expect(text).not.toContain(secret)
})
