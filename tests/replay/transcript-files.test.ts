import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordedTranscript } from './expect-transcript'
import { readOptions } from './options'
import { replayFile } from './replay-file'
import { writeTranscriptFile } from './transcript-files'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wayfarer-replay-'))
})
afterAll(() => rm(folder, { recursive: true }))

const desk = { options: plainOptions(), live: null }

function plainOptions(...args: string[]) {
  const options = readOptions(args)
  if ('problem' in options) throw new Error(options.problem)
  return options
}

test.each([
  ['of another version', '{"type":"transcript","version":1}\n', 'version 1'],
  ['with a broken line', 'HEADER\n{"type":"say","at":0,\n', 'Line 2 is broken'],
  ['with a path where an act should be', 'HEADER\n"../../etc/passwd"\n', 'Line 2'],
  ['with a script where an act should be', 'HEADER\n{"type":"run","at":0,"script":"process.exit(7)"}\n', 'Line 2 (type "run")'],
  ['with nothing in it', '', 'is empty'],
])('a file %s gets a sentence, and nothing of it is run', async (_, text, said) => {
  const header = JSON.stringify((await recordedTranscript('tests/transcripts/injection.jsonl')).header)
  const file = path.join(folder, 'bad.jsonl')
  await writeFile(file, text.replace('HEADER', header))
  const { result } = await replayFile(file, desk)
  expect(result.status).toBe('unreadable')
  expect(result.lines).toEqual([expect.stringContaining(said)])
})

test('a file of 50 MB is not even read, and one that is not there is said so', async () => {
  const file = path.join(folder, 'large.jsonl')
  await writeFile(file, '')
  await truncate(file, 50 * 1024 * 1024)
  expect((await replayFile(file, desk)).result.lines).toEqual([expect.stringContaining('larger than')])
  expect((await replayFile(path.join(folder, 'none.jsonl'), desk)).result.lines).toEqual(['There is no such file.'])
})

test('an update records what changed anew, and the next replay is the same', async () => {
  const transcript = structuredClone(await recordedTranscript('tests/transcripts/injection.jsonl'))
  const end = transcript.events.at(-1)
  if (end?.type === 'end') end.database = {}
  const file = path.join(folder, 'outdated.jsonl')
  await writeTranscriptFile(file, transcript)
  expect((await replayFile(file, desk)).result.status).toBe('changed')
  await replayFile(file, { ...desk, options: plainOptions('--update') })
  expect((await replayFile(file, desk)).result.status).toBe('same')
  expect((await readFile(file, 'utf8')).split('\n').length).toBeGreaterThan(10)
})

test('options that do not exist, and faults that make no sense, are told', () => {
  expect(readOptions(['--modle=live'])).toEqual({ problem: 'There is no option --modle=live.' })
  expect(readOptions(['--fault=quake'])).toMatchObject({ problem: expect.stringContaining('There is no fault quake') })
  expect(readOptions(['--fault=drop@zero'])).toMatchObject({ problem: expect.stringContaining('zero is no step') })
  const seeded = plainOptions('--fault=drop@random', '--seed=7')
  expect(seeded.fault?.(9)).toEqual(seeded.fault?.(9))
})
