import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { playTranscript } from '@/app/(quality)/engine/run-transcript'
import { transcriptDifferences } from '@/lib/replay/differences'
import type { EventOf, Transcript } from '@/lib/replay/transcript'
import { endOf, eventsOfAct, expectSameReplay, recordedTranscript } from './expect-transcript'
import { readOptions } from './options'
import { replayFile } from './replay-file'
import { listTranscriptFiles } from './transcript-files'

const FILE = 'tests/transcripts/model-seat/a-slip-that-is-mended.jsonl'
const SLIP = 'The cheapest is easyJet’s U2947 at 09:25 from Luton, for £95.40.'
const TRUE = SLIP.replace('£95.40', '£100.54')

const modelSteps = (transcript: Transcript) =>
  eventsOfAct(transcript, 0).filter((event): event is EventOf<'model'> => event.type === 'model')
const refusedIn = (transcript: Transcript) => eventsOfAct(transcript, 0).flatMap((event) => (event.type === 'unsaid' ? [event.text] : []))
const firstAnswer = (transcript: Transcript) => (endOf(transcript).database.messages as { says: string[] }[])[1]?.says

/** The transcript as it would have been recorded with another checker, played, and what the replay says of it. */
async function playAs(change: (transcript: Transcript) => void) {
  const recorded = structuredClone(await recordedTranscript(FILE))
  change(recorded)
  const { transcript } = await playTranscript(recorded, { model: 'recorded' })
  return { transcript, lines: transcriptDifferences(recorded, transcript) }
}

test('talks in folders of tests/transcripts are replayed with all others', async () => {
  expect(await listTranscriptFiles()).toEqual(expect.arrayContaining([FILE, 'tests/transcripts/injection.jsonl']))
})

test('a recorded second try replaces the refused sentence', async () => {
  const transcript = await expectSameReplay(FILE)
  expect(refusedIn(transcript)).toEqual([SLIP])
  expect(modelSteps(transcript)).toHaveLength(3)
  expect(firstAnswer(transcript)?.join(' ')).toContain('I found 14 flights. It is easyJet’s U2947 at 09:25 from Luton, for £100.54.')
})

test('a second try that is not asked for any more is skipped, and the difference says why', async () => {
  const { transcript, lines } = await playAs((recorded) => {
    const [, slip] = modelSteps(recorded)
    if (slip) slip.chunks = [{ after: 0, text: `I found 14 flights. ${TRUE} Which one shall it be?` }]
    for (const event of recorded.events) if (event.type === 'unsaid' && event.text === SLIP) event.text = TRUE
  })
  expect(lines[0]).toMatch(/^act 1 “.+”: the checker now lets through “The cheapest is .+ for £100\.54\.”$/)
  expect(lines.filter((line) => line.includes('error'))).toEqual([])
  expect(modelSteps(transcript)).toHaveLength(2)
  expect(firstAnswer(transcript)?.at(-1)).toBe(`I found 14 flights. ${TRUE} Which one shall it be?`)
  const { transcript: again } = await playTranscript(transcript, { model: 'recorded' })
  expect(transcriptDifferences(transcript, again)).toEqual([])
})

test('a sentence that is newly refused, without a second try, is left out, and the difference says why', async () => {
  const { transcript, lines } = await playAs((recorded) => {
    const [, , secondTry] = modelSteps(recorded)
    recorded.events = recorded.events.filter((event) => event !== secondTry && !(event.type === 'unsaid' && event.text === SLIP))
  })
  expect(lines[0]).toMatch(/^act 1 “.+”: the checker now refuses “The cheapest is .+” for £95\.40$/)
  expect(lines.filter((line) => line.includes('error') || line.includes('answered'))).toEqual([])
  // What would refer to the flight that is not named goes, too.
  expect(firstAnswer(transcript)?.at(-1)?.trim()).toBe('I found 14 flights.')
  const { transcript: again } = await playTranscript(transcript, { model: 'recorded' })
  expect(transcriptDifferences(transcript, again)).toEqual([])
})

test('a refused sentence that the model does not come to any more is told apart from one that is let through', async () => {
  const { lines } = await playAs((recorded) => {
    for (const event of recorded.events) if (event.type === 'unsaid' && event.text === SLIP) event.text = 'It costs £1.'
  })
  expect(lines.slice(0, 2)).toEqual([
    expect.stringContaining('what the checker refused is not said any more: “It costs £1.”'),
    expect.stringContaining('the checker now refuses “The cheapest is'),
  ])
})

test('the embedded model is asked the same and its words are checked, but nothing of another model’s talk is compared or updated', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'wayfarer-seat-'))
  const file = path.join(folder, 'talk.jsonl')
  await copyFile(FILE, file)
  const options = readOptions(['--model=concierge', '--update'])
  if ('problem' in options) throw new Error(options.problem)
  const { result, heard } = await replayFile(file, { options, live: null })
  expect(result).toMatchObject({ status: 'same', lines: [] })
  expect(heard.sentences).toBeGreaterThan(3)
  expect(heard.ungrounded).toEqual([])
  expect(await readFile(file, 'utf8')).toBe(await readFile(FILE, 'utf8'))
  await rm(folder, { recursive: true })
})
