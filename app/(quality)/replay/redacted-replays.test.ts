import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { openPersonal, sealPersonal, setEncryptionKey } from '@/lib/adapters/database/sealing'
import { transcriptDifferences } from '@/lib/replay/differences'
import { createRedactor } from '@/lib/replay/redact'
import type { Transcript } from '@/lib/replay/transcript'
import { readTranscript } from '@/lib/replay/transcript-file'
import { replayWorld } from '@/lib/services/replay-world'
import { runTranscript } from '../engine/run-transcript'
import { viewRun } from './view-run'

// Where something is paid, a database of its own is opened, which takes longer than anything that is played in it.
beforeAll(async () => {
  await replayWorld().openStores(true, () => new Date('2026-11-20T09:00:00Z'))
})

/** A transcript as a recording of it would be kept: everybody in it has a stand-in, and every id another one. */
async function redacted(name: string): Promise<Transcript> {
  const read = readTranscript(await readFile(`tests/transcripts/${name}.jsonl`, 'utf8'))
  if ('fault' in read) throw new Error(read.fault)
  const { header, events } = read.transcript
  const end = events.find((event) => event.type === 'end')
  const redactor = createRedactor({ secrets: [], key: 'a key', travelOn: end?.situation?.slices.at(-1)?.departureOn ?? null })
  // Twice, as whoever is named late is known to the app from the beginning.
  for (const line of events) redactor.redact(line)
  const again = readTranscript([header, ...events].map((line) => JSON.stringify(redactor.redact(line))).join('\n'))
  if ('fault' in again) throw new Error(again.fault)
  // Cards are drawn by the command line alone.
  return {
    ...again.transcript,
    events: again.transcript.events.map((event) => (event.type === 'tool' ? { ...event, card: undefined } : event)),
  }
}

test.each(['family-with-infant-paid', 'bank-check-confirmed'])('%s replays the same with stand-ins for everybody in it', async (name) => {
  const transcript = await redacted(name)
  expect(JSON.stringify(transcript)).toContain('Traveller')
  expect(transcriptDifferences(transcript, await runTranscript(transcript, { model: 'recorded' }))).toEqual([])
})

test('what is played inside the app asks nothing of the app: no store, supplier, gateway, mail, limit, network or key of its own', async () => {
  const asked: PropertyKey[] = []
  // A promise is resolved with it, which looks for a `then`.
  const services = new Proxy({}, { get: (_all, name) => void (name === 'then' || asked.push(name)) })
  const holder = globalThis as { wayfarerServices?: Promise<unknown> }
  const [before, send] = [holder.wayfarerServices, vi.spyOn(globalThis, 'fetch')]
  setEncryptionKey('the key of the app')
  const sealed = sealPersonal('passport', 'AB123456')
  holder.wayfarerServices = Promise.resolve(services)
  const run = await viewRun(await redacted('paid-weekend'), null)
  holder.wayfarerServices = before
  expect(run).toMatchObject({ failure: null, differences: [] })
  expect(asked).toEqual([])
  expect(send).not.toHaveBeenCalled()
  expect(openPersonal({ passport: sealed })).toEqual({ passport: 'AB123456' })
  send.mockRestore()
})
