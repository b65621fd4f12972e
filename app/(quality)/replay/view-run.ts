import 'server-only'
import type { ViewedRun } from '@/components/replay/viewed-run'
import { transcriptDifferences } from '@/lib/replay/differences'
import { isAct, type Transcript } from '@/lib/replay/transcript'
import * as texts from '@/lib/texts/pages/quality/replay'
import { runTranscript } from '../engine/late-engine'
import type { ReplayStep } from '../engine/run-transcript'
import { createPool } from './pool'
import { viewedEvents } from './viewed-events'

/** Plays a transcript on today's code and keeps what stood on the screen at each step, for the viewer. */
export async function viewRun(transcript: Transcript, id: string | null): Promise<ViewedRun> {
  const steps: ReplayStep[] = []
  const played = await runTranscript(transcript, { model: 'recorded', onStep: (step) => void steps.push(step) }).then(
    (replayed) => ({ replayed, failure: null }),
    (error: unknown) => ({ replayed: null, failure: error instanceof Error ? error.message : texts.theReplayBrokeOff }),
  )
  const [messages, lives, prompts] = [createPool<ReplayStep['messages'][number]>(), createPool<ReplayStep['live']>(), createPool<string>()]
  const seen = steps.map((step) => ({
    event: step.eventIndex,
    messages: step.messages.map(messages.put),
    live: lives.put(step.live),
    prompt: step.prompt === null ? null : prompts.put(step.prompt),
  }))
  return {
    id,
    title: transcript.header.title,
    facts: factsOf(transcript),
    recorded: viewedEvents(transcript.events, transcript.header.now),
    replayed: viewedEvents(played.replayed?.events ?? [], transcript.header.now),
    steps: played.replayed ? seen : [],
    messages: messages.values,
    lives: lives.values,
    prompts: prompts.values,
    differences: played.replayed ? differencesOf(transcript, played.replayed) : [],
    failure: played.failure,
  }
}

/** A thread that is still recorded has no end yet: its end is no difference. */
export function differencesOf(recorded: Transcript, replayed: Transcript): string[] {
  if (recorded.events.at(-1)?.type === 'end') return transcriptDifferences(recorded, replayed)
  const isEnd = (type: string) => type === 'end'
  return transcriptDifferences(recorded, { ...replayed, events: replayed.events.filter(({ type }) => !isEnd(type)) })
}

/** A name for a file that says what it is about, and is nothing but a name. */
export function fileName(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return words.slice(0, 60) || 'recorded-thread'
}

/** Where a run that is kept as a test belongs. */
export function testFileOf({ header }: Transcript, file: string | null): string {
  return file ?? `tests/transcripts/${fileName(header.title)}.jsonl`
}

/** In which world a transcript was recorded. */
function factsOf({ header, events }: Transcript): ViewedRun['facts'] {
  return [
    { label: texts.recordedWith, value: texts.versionOfWayfarer(header.app) },
    { label: texts.clock, value: `${header.now} (${header.zone})` },
    { label: texts.today, value: header.today },
    { label: texts.model, value: header.model },
    { label: texts.supplier, value: header.supplier },
    { label: texts.gateway, value: header.gateway },
    { label: texts.seed, value: String(header.seed) },
    { label: texts.acts, value: String(events.filter(isAct).length) },
  ]
}
