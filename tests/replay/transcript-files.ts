import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { forFile } from '@/lib/replay/for-file'
import type { Transcript } from '@/lib/replay/transcript'
import { MOST_TRANSCRIPT_BYTES, readTranscript, tooLarge, writeTranscript } from '@/lib/replay/transcript-file'

export const THREADS = path.join('tests', 'transcripts')

export type TranscriptFile = { file: string } & ({ transcript: Transcript } | { fault: string })

/** Every recorded transcript of the project: those beside tools, and whole threads under tests/transcripts and its folders. */
export async function listTranscriptFiles(): Promise<string[]> {
  const tools = await readdir('tools', { withFileTypes: true })
  const beside = tools
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join('tools', entry.name, 'transcript.jsonl'))
    .filter(existsSync)
  const threads = await readdir(THREADS, { recursive: true })
  return [...beside, ...threads.filter((name) => name.endsWith('.jsonl')).map((name) => path.join(THREADS, name))].sort()
}

/** A file that cannot be read, or is no transcript of this version, comes back with a sentence instead. */
export async function readTranscriptFile(file: string): Promise<TranscriptFile> {
  try {
    // Before a word of it is read.
    if ((await stat(file)).size > MOST_TRANSCRIPT_BYTES) return { file, ...tooLarge() }
    return { file, ...readTranscript(await readFile(file, 'utf8')) }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return { file, fault: isMissing ? 'There is no such file.' : `It cannot be read: ${error instanceof Error ? error.message : error}` }
  }
}

export async function writeTranscriptFile(file: string, transcript: Transcript): Promise<void> {
  await writeFile(file, writeTranscript(forFile(transcript)))
}
