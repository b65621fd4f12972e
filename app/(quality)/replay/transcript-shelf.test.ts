import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RecordingStore } from '@/lib/ports/recording-store'
import type { Services } from '@/lib/services'
import { listTranscripts, openTranscript } from './transcript-shelf'

const HEADER = {
  type: 'transcript',
  version: 2,
  title: 'To Lisbon',
  app: '1.0.0',
  now: '2026-11-20T10:00:00.000Z',
  today: '2026-11-20',
  zone: 'UTC',
  seed: 0,
  model: 'concierge',
  supplier: 'sandbox',
  gateway: 'sandbox',
}
const END = { type: 'end', at: 0, situation: null, price: null, order: null, database: {} }
const TEXT = `${JSON.stringify(HEADER)}\n${JSON.stringify(END)}\n`
const recordings: RecordingStore = {
  append: async () => undefined,
  list: async () => [],
  clear: async () => undefined,
  listThreads: async () => [{ threadId: 'thr_recorded', recordedSince: new Date('2026-11-20T10:00:00Z'), events: 2 }],
  open: async (threadId) => (threadId === 'thr_recorded' ? [HEADER, { type: 'say', at: 1, text: 'Hello' }] : []),
  ownerOf: async (threadId) => (threadId === 'thr_recorded' ? 'usr_owner' : null),
}
/** Nobody is known but the owner. */
const all = {
  recordings,
  environment: {},
  secret: 'a secret of the app',
  threads: { find: async (id: string, userId: string) => ({ id, userId }) },
  users: { findById: async (id: string) => ({ id, email: null, firstName: 'Quentin', lastName: 'Abel' }) },
  trips: { load: async () => null },
  orders: { findByThread: async () => null },
  savedPassengers: { list: async () => [] },
  drafts: { load: async () => null },
} as unknown as Services

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shelf-'))
  await mkdir(path.join(folder, 'tests', 'transcripts'), { recursive: true })
  await writeFile(path.join(folder, 'tests', 'transcripts', 'to-lisbon.jsonl'), TEXT)
  await mkdir(path.join(folder, 'tests', 'transcripts', 'model-seat'))
  await writeFile(path.join(folder, 'tests', 'transcripts', 'model-seat', 'to-rome.jsonl'), TEXT)
  await writeFile(path.join(folder, 'secret.jsonl'), TEXT)
  await symlink(path.join(folder, 'secret.jsonl'), path.join(folder, 'tests', 'transcripts', 'linked.jsonl'))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

test('files of the corpus and recorded threads are listed; what is linked from elsewhere is not', async () => {
  expect((await listTranscripts({ recordings })).map(({ id, file }) => [id, file])).toEqual([
    ['model-seat-to-rome', 'tests/transcripts/model-seat/to-rome.jsonl'],
    ['to-lisbon', 'tests/transcripts/to-lisbon.jsonl'],
    ['thr_recorded', null],
  ])
})

test('what is listed can be opened', async () => {
  expect(await openTranscript('to-lisbon', all)).toMatchObject({ transcript: { header: { title: 'To Lisbon' } } })
  expect(await openTranscript('thr_recorded', all)).toMatchObject({ transcript: { events: [{ type: 'say' }] } })
})

test.each([
  '..',
  '../secret',
  '../../secret',
  '/etc/passwd',
  'linked',
  'to-lisbon.jsonl',
  'tests/transcripts/to-lisbon',
  'to-lisbon\0',
  '',
  'thr_other',
])('%j is nothing', async (id) => {
  expect(await openTranscript(id, all)).toBeNull()
})
