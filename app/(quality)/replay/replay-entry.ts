import 'server-only'
import * as texts from '@/lib/texts/pages/quality/replay'
import { runTranscript } from '../engine/late-engine'
import type { ReplayResult } from '../engine/replay-result'
import type { openTranscript } from './transcript-shelf'
import { differencesOf } from './view-run'

/** Plays one transcript of the list on today's code, as `npm run replay` does. */
export async function replayEntry(opened: NonNullable<Awaited<ReturnType<typeof openTranscript>>>): Promise<ReplayResult> {
  const { entry } = opened
  const file = entry.file ?? entry.id
  if ('fault' in opened) return { file, title: entry.title, status: 'unreadable', lines: [opened.fault], milliseconds: 0 }
  const { transcript } = opened
  const began = performance.now()
  const outcome = await runTranscript(transcript, { model: 'recorded' }).then(
    (replayed) => {
      const lines = differencesOf(transcript, replayed)
      return { status: lines.length === 0 ? ('same' as const) : ('changed' as const), lines }
    },
    (error: unknown) => ({ status: 'broken' as const, lines: [error instanceof Error ? error.message : texts.theReplayFailed] }),
  )
  return { file, title: transcript.header.title, ...outcome, milliseconds: Math.round(performance.now() - began) }
}
