import 'server-only'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { recordedTranscript } from '@/app/recording/transcript-of'
import type { Transcript } from '@/lib/replay/transcript'
import { MOST_TRANSCRIPT_BYTES, readTranscript, tooLarge } from '@/lib/replay/transcript-file'
import type { Services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/quality/replay'

/** One transcript that can be opened. `file` is where it stands, from the project's folder; null for a recorded thread. */
export type ShelfEntry = { id: string; title: string; file: string | null; recordedOn: string | null; events: number | null }

const MOST_THREADS = 300
const root = () => path.resolve(/* turbopackIgnore: true */ process.cwd())

/** All there are: the files of the corpus, as far as they stand beside the running app, and the threads that were recorded, newest first. */
export async function listTranscripts({ recordings }: Pick<Services, 'recordings'>): Promise<ShelfEntry[]> {
  const [tools, corpus, threads] = await Promise.all([toolFiles(), corpusFiles(), recordings.listThreads(MOST_THREADS)])
  const files = [...tools, ...corpus].map(({ id, file }) => ({ id, title: titleOf(id), file, recordedOn: null, events: null }))
  const recorded = threads.map(({ threadId, recordedSince, events }) => ({
    id: threadId,
    title: texts.recordedThread,
    file: null,
    recordedOn: recordedSince.toISOString(),
    events,
  }))
  return [...files.toSorted((one, other) => one.id.localeCompare(other.id, 'en')), ...recorded]
}

/** The one with this id; null when there is none. An id is looked up in the list, and never becomes part of a path. */
export async function openTranscript(
  id: string,
  all: Services,
): Promise<({ entry: ShelfEntry } & ({ transcript: Transcript } | { fault: string })) | null> {
  const entry = (await listTranscripts(all)).find((listed) => listed.id === id)
  if (!entry) return null
  if (entry.file !== null) return { entry, ...(await readFrom(path.join(root(), entry.file))) }
  const transcript = await recordedTranscript(entry.id, all)
  return transcript ? { entry, transcript } : null
}

async function readFrom(file: string): Promise<{ transcript: Transcript } | { fault: string }> {
  if ((await stat(file)).size > MOST_TRANSCRIPT_BYTES) return tooLarge()
  return readTranscript(await readFile(file, 'utf8'))
}

type File = { id: string; file: string }

/** Whole threads, and in folders those that a model of another kind answered. */
async function corpusFiles(): Promise<File[]> {
  const corpus = path.join('tests', 'transcripts')
  const entries = await readdir(path.join(root(), corpus), { withFileTypes: true }).catch(() => [])
  const folders = entries.filter((entry) => entry.isDirectory() && isPlainName(entry.name)).map(({ name }) => name)
  const found = ['', ...folders].map(async (folder) =>
    (await plainFilesIn(path.join(corpus, folder))).map((name) => ({
      id: [folder, name.slice(0, -'.jsonl'.length)].filter(Boolean).join('-'),
      file: path.join(corpus, folder, name),
    })),
  )
  return (await Promise.all(found)).flat()
}

/** One beside each tool. */
async function toolFiles(): Promise<File[]> {
  const tools = await readdir(path.join(root(), 'tools'), { withFileTypes: true }).catch(() => [])
  const found = tools
    .filter((entry) => entry.isDirectory() && isPlainName(entry.name))
    .map(async ({ name }) => {
      const folder = path.join('tools', name)
      const isThere = (await plainFilesIn(folder)).includes('transcript.jsonl')
      return isThere ? [{ id: `tool-${name}`, file: path.join(folder, 'transcript.jsonl') }] : []
    })
  return (await Promise.all(found)).flat()
}

/** What is linked from elsewhere is no file of the corpus. */
async function plainFilesIn(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root(), folder), { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.jsonl') && isPlainName(entry.name.slice(0, -'.jsonl'.length)))
    .map(({ name }) => name)
}

function isPlainName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(name)
}

function titleOf(id: string): string {
  const words = id.replace(/[-_]+/g, ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
