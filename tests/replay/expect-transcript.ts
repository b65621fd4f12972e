import { expect } from 'vitest'
import { playTranscript } from '@/app/(quality)/engine/run-transcript'
import { transcriptDifferences } from '@/lib/replay/differences'
import { type EventOf, isAct, type Transcript } from '@/lib/replay/transcript'
import { readTranscriptFile } from './transcript-files'

const replays = new Map<string, Promise<Transcript>>()

/** Replays a recorded transcript on today's code, once however many tests look at it, and fails with every difference. */
export function expectSameReplay(file: string): Promise<Transcript> {
  const replay = replays.get(file) ?? replayOnce(file)
  replays.set(file, replay)
  return replay
}

async function replayOnce(file: string): Promise<Transcript> {
  const transcript = await recordedTranscript(file)
  const replayed = await playTranscript(transcript, { model: 'recorded' })
  expect(transcriptDifferences(transcript, replayed.transcript)).toEqual([])
  return transcript
}

/** A recorded transcript as it stands in its file. */
export async function recordedTranscript(file: string): Promise<Transcript> {
  const read = await readTranscriptFile(file)
  if ('fault' in read) throw new Error(`${file}: ${read.fault}`)
  return read.transcript
}

/** The calls of one tool in a transcript, in order, as input and result. */
export function callsOf(transcript: Transcript, tool: string): EventOf<'tool'>[] {
  return transcript.events.flatMap((event) => (event.type === 'tool' && event.tool === tool ? [event] : []))
}

/** The commands that changed the trip, in order, with who issued them. */
export function commandsOf(transcript: Transcript): EventOf<'changed'>[] {
  return transcript.events.flatMap((event) => (event.type === 'changed' ? [event] : []))
}

/** What came of an act, counted from 0: all events until the next one. */
export function eventsOfAct(transcript: Transcript, actIndex: number): Transcript['events'] {
  const starts = transcript.events.flatMap((event, index) => (isAct(event) ? [index] : []))
  return transcript.events.slice((starts[actIndex] ?? transcript.events.length) + 1, starts[actIndex + 1])
}

/** What the assistant said after an act, counted from 0. */
export function wordsOf(transcript: Transcript, actIndex: number): string {
  return eventsOfAct(transcript, actIndex)
    .flatMap((event) => (event.type === 'model' ? [event.chunks.map((chunk) => ('text' in chunk ? chunk.text : '')).join('')] : []))
    .join(' ')
    .trim()
}

/** How everything stood at the end. */
export function endOf(transcript: Transcript): EventOf<'end'> {
  const end = transcript.events.at(-1)
  if (end?.type !== 'end') throw new Error('this transcript has no end')
  return end
}
