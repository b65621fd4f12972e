import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { stepAt } from '@/components/replay/viewed-run'
import type { Transcript } from '@/lib/replay/transcript'
import { readTranscript } from '@/lib/replay/transcript-file'
import { fileName, viewRun } from './view-run'
import { viewedEvents } from './viewed-events'

async function transcript(): Promise<Transcript> {
  const read = readTranscript(await readFile('tools/search-flights/transcript.jsonl', 'utf8'))
  if ('fault' in read) throw new Error(read.fault)
  return read.transcript
}

test('a transcript is shown step by step, with the screen, the trip and the prompt of each moment', async () => {
  const run = await viewRun(await transcript(), 'tool-search-flights')
  expect(run.failure).toBeNull()
  expect(run.differences).toEqual([])
  expect(run.replayed.filter(({ isAct }) => isAct)).toHaveLength(run.recorded.filter(({ isAct }) => isAct).length)
  const last = stepAt(run, run.replayed.length - 1)
  expect(last?.messages.map((place) => run.messages[place]?.role).slice(0, 2)).toEqual(['user', 'assistant'])
  expect(run.lives[last?.live ?? -1]?.trip.result).not.toBeNull()
  expect(run.prompts.length).toBeGreaterThan(0)
  // What stays the same from step to step is there once.
  expect(run.messages.length).toBeLessThan(run.steps.reduce((sum, { messages }) => sum + messages.length, 0))
})

test('a replay that does something else says what, beside the act that it came of', async () => {
  const { header, events } = await transcript()
  const changed = events.map((event) => (event.type === 'tool' ? { ...event, result: { found: 'nothing' } } : event))
  const { differences } = await viewRun({ header, events: changed }, null)
  expect(differences.join('\n')).toMatch(/^act 1 .*tool.*: was "nothing", is nothing$/m)
})

test('two details that are cut before they differ have another digest, and the same one have the same', () => {
  const found = (end: string) => ({
    type: 'tool' as const,
    at: 0,
    tool: 'searchFlights',
    input: {},
    result: `${'TAP '.repeat(2_000)}${end}`,
  })
  const [one, other, again] = viewedEvents([found('£129'), found('£131'), found('£129')], '2026-11-27T09:00:00.000Z')
  expect(one?.detail).toBe(other?.detail)
  expect(one?.digest).not.toBe(other?.digest)
  expect(one?.digest).toBe(again?.digest)
})

test.each([
  ['To Lisbon, for two!', 'to-lisbon-for-two'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>', 'script'],
  ['旅行', 'recorded-thread'],
])('%s is kept as %s', (title, name) => {
  expect(fileName(title)).toBe(name)
})
