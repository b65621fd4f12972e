import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Transcript, transcriptSchema } from '@/lib/replay/transcript'

export type TranscriptFile = { file: string } & ({ transcript: Transcript } | { fault: string })

/** Every recorded transcript of the project: one beside each tool, and whole threads under tests/transcripts. */
export async function listTranscriptFiles(): Promise<string[]> {
  const tools = await readdir('tools', { withFileTypes: true })
  const beside = tools.filter((entry) => entry.isDirectory()).map((entry) => path.join('tools', entry.name, 'transcript.json'))
  const threads = await readdir('tests/transcripts')
  return [...beside, ...threads.filter((name) => name.endsWith('.json')).map((name) => path.join('tests', 'transcripts', name))].sort()
}

/** A file that cannot be read or is no transcript of this version comes back with a sentence instead. */
export async function readTranscript(file: string): Promise<TranscriptFile> {
  try {
    const parsed = transcriptSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
    if (parsed.success) return { file, transcript: parsed.data }
    const issue = parsed.error.issues[0]
    return { file, fault: `is not a transcript of version 1: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}` }
  } catch (error) {
    return { file, fault: error instanceof Error ? error.message : 'cannot be read' }
  }
}
