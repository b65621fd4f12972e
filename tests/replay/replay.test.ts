import { expect, test } from 'vitest'
import { playTranscript } from '@/app/(quality)/engine/run-transcript'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { createConcierge } from '@/lib/concierge/concierge-model'
import { transcriptDifferences } from '@/lib/replay/differences'
import { recordedFailure } from '@/lib/replay/scripted-model'
import type { EventOf, Transcript } from '@/lib/replay/transcript'
import { callsOf, commandsOf, endOf, expectSameReplay, recordedTranscript, wordsOf } from './expect-transcript'
import { hearNothing, listenTo } from './listen-to'
import { replayFile } from './replay-file'

const FILE = 'tools/choose-flight/transcript.jsonl'
const recorded = recordedTranscript(FILE)
const OPTIONS = {
  files: [],
  model: 'recorded' as const,
  times: 1,
  fault: null,
  faultName: '',
  isUpdate: false,
  asksOutside: false,
  record: null,
  seat: null,
  report: null,
  isShown: false,
}

/** What a replay says of a transcript in which something was changed after it was recorded. */
async function tamper(change: (transcript: Transcript) => void): Promise<string[]> {
  const tampered = structuredClone(await recorded)
  change(tampered)
  const { transcript } = await playTranscript(tampered, { model: 'recorded' })
  return transcriptDifferences(tampered, transcript)
}

function first<Type extends Transcript['events'][number]['type']>({ events }: Transcript, type: Type): EventOf<Type> {
  const found = events.find((event): event is EventOf<Type> => event.type === type)
  if (!found) throw new Error(`this transcript has no ${type}`)
  return found
}

test('a changed price is named with what it was', async () => {
  const lines = await tamper((transcript) => {
    const { price } = endOf(transcript)
    if (price) price.total.amountMinor += 1
  })
  expect(lines).toEqual([expect.stringMatching(/^price\.total\.amountMinor: was \d+, is \d+$/)])
})

test('a command that was not recorded, and a database that is another one, are named at their act', async () => {
  const lines = await tamper((transcript) => {
    transcript.events.splice(transcript.events.indexOf(first(transcript, 'changed')), 1)
    endOf(transcript).database.trip_commands = []
  })
  expect(lines[0]).toMatch(/^act \d+ “.+”: changed\[\d+\].*: was .*, is /)
  expect(lines.at(-1)).toMatch(/^database\.trip_commands\[\d+\]: was nothing, is "assistant /)
})

test('another result of a tool, an order and a status are named', async () => {
  const lines = await tamper((transcript) => {
    first(transcript, 'tool').result = { status: 'found' }
    first(transcript, 'answered').status = 'partial'
    endOf(transcript).order = { status: 'success' }
  })
  expect(lines).toContainEqual(expect.stringMatching(/^act 1 .*: tool\[0\]\.result\.\w+: was nothing, is /))
  expect(lines).toContainEqual(expect.stringMatching(/^act 1 .*: answered\[0\]\.status: was "partial", is "complete"$/))
  expect(lines).toContainEqual('order: was {"status":"success"}, is null')
})

test('other words on a card are named, and cards that nobody drew are not compared', async () => {
  const drawn = await recordedTranscript('tests/transcripts/impossible-days.jsonl')
  const draw = (words: string) => async () => playTranscript(drawn, { model: 'recorded', drawCard: () => words })
  const [one, other] = await Promise.all([draw('£80')(), draw('£90')()])
  expect(transcriptDifferences(one.transcript, other.transcript)[0]).toMatch(/tool\[0\]\.card: was "£80", is "£90"$/)
  expect(await tamper(() => undefined)).toEqual([])
})

test('a question to the outside that was not recorded is a difference, and no crash', async () => {
  const lines = await tamper((transcript) => {
    transcript.events = transcript.events.filter(({ type }) => type !== 'outside')
  })
  expect(lines).toContainEqual(expect.stringContaining('supplier.search was asked what was not recorded'))
})

test('a question that is no longer asked is named, and so is a step of the model too many', async () => {
  const lines = await tamper((transcript) => {
    transcript.events = transcript.events.filter(({ type }) => type !== 'model')
  })
  expect(lines).toContainEqual(expect.stringContaining('The model was asked once more than recorded'))
  expect(lines).toContainEqual(expect.stringContaining('supplier.search was asked once less than recorded'))
})

test('words that pretend to be instructions change nothing, open no checkout and show no situation', async () => {
  const transcript = await expectSameReplay('tests/transcripts/injection.jsonl')
  expect(commandsOf(transcript).map(({ command }) => command.type)).toEqual(['change-search'])
  expect(callsOf(transcript, 'startCheckout')).toEqual([])
  expect(wordsOf(transcript, 3)).not.toContain('<situation>')
})

test('a sentence that claims what nobody said and no tool returned is found', async () => {
  const tampered = structuredClone(await recorded)
  first(tampered, 'model').chunks.unshift({ after: 0, text: 'It leaves at 03:33 for £7.77. ' })
  const heard = hearNothing()
  await playTranscript(tampered, { model: 'recorded', listen: (model) => listenTo(model, tampered.header.today, heard) })
  expect(heard.ungrounded[0]).toMatchObject({ sentence: 'It leaves at 03:33 for £7.77.', claims: ['03:33', '£7.77'] })
})

test.each(['delay', 'tool-error', 'drop', 'expire', 'kill'] as const)(
  'whatever the fault “%s” strikes, the invariants hold',
  async (kind) => {
    const { findings, transcript } = await playTranscript(await recorded, { model: 'recorded', faults: [{ kind, step: 2 }] })
    expect(findings).toEqual([])
    expect(transcript.events.at(-1)?.type).toBe('end')
  },
)

test('an answer that was killed stands as a part, and goes on to its end', async () => {
  const { transcript } = await playTranscript(await recorded, { model: 'recorded', faults: [{ kind: 'kill', step: 2 }] })
  const statuses = transcript.events.flatMap((event) => (event.type === 'answered' && event.message === 1 ? [event.status] : []))
  expect(statuses).toEqual(['partial', 'complete'])
})

test('a live model passes as often as it ends with the recorded trip', async () => {
  const options = { ...OPTIONS, model: 'live' as const, times: 2 }
  const file = 'tests/transcripts/injection.jsonl'
  const { result } = await replayFile(file, { options, live: createConcierge(createKnownNames()) })
  expect(result).toMatchObject({ status: 'same', passes: { of: 2, passed: 2 } })
  const mute = { ...createConcierge(createKnownNames()), doStream: async () => Promise.reject(recordedFailure('401 Unauthorized')) }
  const missed = await replayFile(file, { options: { ...options, times: 1 }, live: mute })
  expect(missed.result).toMatchObject({ status: 'changed', passes: { of: 1, passed: 0 } })
})
