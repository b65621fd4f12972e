import { expect, test } from 'vitest'
import { playTranscript } from '@/app/(quality)/engine/run-transcript'
import type { Transcript } from '@/lib/replay/transcript'
import { commandsOf, endOf, expectSameReplay, recordedTranscript } from './expect-transcript'

// What users of other assistants report most, each on a recorded thread.
const thread = (name: string) => `tests/transcripts/${name}.jsonl`
const statusesOf = ({ events }: Transcript) => events.flatMap((event) => (event.type === 'answered' ? [event.status] : []))
const callsOutside = ({ events }: Transcript, call: string) => events.filter((event) => event.type === 'outside' && event.call === call)
type Said = { role: string; versions: number; says: string[] }
const messagesOf = (transcript: Transcript) => endOf(transcript).database.messages as Said[]

test('vercel/ai #18425: a tool that is cut off bricks no thread, and what follows is answered', async () => {
  const transcript = await recordedTranscript(thread('stopped-and-gone-on'))
  const killed = await playTranscript(transcript, { model: 'recorded', faults: [{ kind: 'kill', step: 2 }] })
  expect(killed.findings).toEqual([])
  expect(statusesOf(killed.transcript).at(-1)).toBe('complete')
  const stopped = await expectSameReplay(thread('stopped-before-a-word'))
  expect(statusesOf(stopped)).toEqual(['partial', 'complete'])
})

test('vercel/ai #6699: what an answer had said when it was stopped is kept, and it goes on from there', async () => {
  const transcript = await expectSameReplay(thread('stopped-and-gone-on'))
  expect(statusesOf(transcript)).toEqual(['partial', 'complete', 'complete'])
  expect(messagesOf(transcript)[1]?.says.join(' ')).toMatch(/^I’m looking for flights from London to Lisbon .*I found 14 flights/)
})

test('assistant-ui #2698: a branch that was left is still there, with its messages and its trip', async () => {
  const transcript = await expectSameReplay(thread('edited-and-switched-back'))
  const [first, , picked] = messagesOf(transcript)
  expect(first).toMatchObject({ versions: 2, says: [expect.stringContaining('Lisbon')] })
  expect(picked?.says[0]).toContain('You chose U21021')
  expect(endOf(transcript).database.trip_commands).toEqual(['assistant change-search', 'traveller pick-offer'])
})

// It opens a database first.
test('cymbal-air #549: who presses Pay twice has booked and paid once', { timeout: 120_000 }, async () => {
  const transcript = await expectSameReplay(thread('pressed-pay-twice'))
  expect([callsOutside(transcript, 'book').length, callsOutside(transcript, 'capture').length]).toEqual([1, 1])
  expect(transcript.events).toContainEqual(expect.objectContaining({ type: 'refused', code: 'trip-booked' }))
})

test('cymbal-air #407: the assistant books nothing and invents no booking', async () => {
  const transcript = await expectSameReplay(thread('grounded-answers'))
  expect(callsOutside(transcript, 'book')).toEqual([])
  expect(endOf(transcript).order).toBeNull()
  expect(commandsOf(transcript).map(({ command }) => command.type)).not.toContain('start-checkout')
  expect(JSON.stringify(messagesOf(transcript))).not.toMatch(/booking reference|is booked|ticket number/i)
})

test('a reader who leaves and comes back gets the same answer from its first word', async () => {
  const { transcript } = await playTranscript(await recordedTranscript(thread('left-and-come-back')), { model: 'recorded' })
  expect(transcript.events.filter(({ type }) => type === 'error')).toEqual([])
})

test('a thread that was recorded from its middle is put back as it was, and goes on to the same end', async () => {
  const whole = await recordedTranscript(thread('edited-and-switched-back'))
  const middle = whole.events.findIndex((event) => event.type === 'edit')
  let beginning: Transcript['header']['beginning']
  await playTranscript(
    { header: whole.header, events: whole.events.slice(0, middle) },
    {
      model: 'recorded',
      tellOn: async ({ stores: { threadId, userId, trips, messages, searches } }) => {
        const commands = (await trips.load(threadId, userId))?.commands ?? []
        const ids = commands.flatMap(({ facts }) => (facts.result ? [facts.result.searchId] : []))
        const found = await Promise.all(ids.map((id) => searches.find(id, userId)))
        const rows = await messages.list(threadId, userId)
        beginning = {
          commands,
          searches: found.map((value) => ({ value })),
          messages: rows.map(({ role, parts, status }) => ({ role, parts, status })),
        }
        return null
      },
    },
  )
  const events = whole.events.slice(middle + 1).filter((event) => event.type !== 'show-version')
  const last = { type: 'say', at: 20_000, text: 'what does it cost?' } as const
  const price = events.findLastIndex((event) => event.type === 'say')
  const { transcript } = await playTranscript(
    { header: { ...whole.header, ...(beginning ? { beginning } : {}) }, events: [last, ...events.slice(price + 1)] },
    { model: 'recorded' },
  )
  expect(statusesOf(transcript)).toEqual(['complete'])
  expect(endOf(transcript).price).toEqual(endOf(whole).price)
  expect(messagesOf(transcript).map(({ says }) => says)).toEqual(messagesOf(whole).map(({ says }) => says))
})
