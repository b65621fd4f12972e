import { expect, test } from 'vitest'
import { differences } from '@/lib/replay/differences'
import { callsOf, expectSameReplay, wordsOf } from './expect-transcript'
import { listenToTranscript, runTranscript } from './run-transcript'
import { listTranscriptFiles, readTranscript } from './transcript-files'

test.each(await listTranscriptFiles())('%s replays the same', async (file) => {
  const transcript = await expectSameReplay(file)
  expect(transcript.turns.length).toBeGreaterThan(0)
})

test('a changed price is named with what it was', async () => {
  const read = await readTranscript('tools/summarise-trip/transcript.json')
  if ('fault' in read) throw new Error(read.fault)
  const tampered = structuredClone(read.transcript)
  if (tampered.price) tampered.price.total.amountMinor += 1
  const lines = differences(tampered, JSON.parse(JSON.stringify(await runTranscript(tampered, 'recorded'))))
  expect(lines).toEqual([expect.stringMatching(/^price\.total\.amountMinor: was \d+, is \d+$/)])
})

test('a changed command and a changed final trip are each named', async () => {
  const read = await readTranscript('tools/choose-flight/transcript.json')
  if ('fault' in read) throw new Error(read.fault)
  const tampered = structuredClone(read.transcript)
  tampered.commands.pop()
  const lines = differences(tampered, JSON.parse(JSON.stringify(await runTranscript(tampered, 'recorded'))))
  expect(lines).toEqual([expect.stringMatching(/^commands\[\d+\]: was nothing, is /)])
})

test('words that pretend to be instructions change nothing, open no checkout and show no situation', async () => {
  const transcript = await expectSameReplay('tests/transcripts/injection.json')
  expect(transcript.commands.map(({ command }) => command.type)).toEqual(['change-search'])
  expect(callsOf(transcript, 'startCheckout')).toEqual([])
  expect(wordsOf(transcript, 3)).not.toContain('<situation>')
})

test('a sentence that claims what nobody said and no tool returned is found', async () => {
  const read = await readTranscript('tools/choose-flight/transcript.json')
  if ('fault' in read) throw new Error(read.fault)
  const tampered = structuredClone(read.transcript)
  const last = tampered.turns.at(-1)
  last?.steps.push({ text: 'It leaves at 03:33 for £7.77. Shall we?' })
  const { heard } = await listenToTranscript(
    { ...tampered, turns: last ? [{ act: { say: 'hello' }, steps: last.steps.slice(-1) }] : [] },
    'recorded',
  )
  expect(heard).toMatchObject({ sentences: 2, ungrounded: [{ sentence: 'It leaves at 03:33 for £7.77.', claims: ['03:33', '£7.77'] }] })
})

test('a file that is no transcript gets a sentence', async () => {
  expect(await readTranscript('package.json')).toMatchObject({ fault: expect.stringContaining('not a transcript of version 1') })
  expect(await readTranscript('tests/transcripts/missing.json')).toMatchObject({ fault: expect.stringContaining('no such file') })
})
