import { expect } from 'vitest'
import { differences } from '@/lib/replay/differences'
import type { RecordedStep, Transcript } from '@/lib/replay/transcript'
import { runTranscript } from './run-transcript'
import { readTranscript } from './transcript-files'

/** Replays a recorded transcript on today's code and fails with every difference; returns it for closer looks. */
export async function expectSameReplay(file: string): Promise<Transcript> {
  const read = await readTranscript(file)
  if ('fault' in read) throw new Error(`${file} ${read.fault}`)
  const replayed = await runTranscript(read.transcript, 'recorded')
  expect(differences(plain(read.transcript), plain(replayed))).toEqual([])
  return read.transcript
}

/** The calls of one tool in a transcript, in order, as input and result. */
export function callsOf(transcript: Transcript, tool: string): NonNullable<RecordedStep['calls']> {
  return transcript.turns.flatMap((turn) => turn.steps.flatMap((step) => step.calls ?? [])).filter((call) => call.tool === tool)
}

/** What the assistant said in a turn, counted from 0. */
export function wordsOf(transcript: Transcript, turnIndex: number): string {
  return (transcript.turns[turnIndex]?.steps ?? [])
    .map((step) => step.text ?? '')
    .join(' ')
    .trim()
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
