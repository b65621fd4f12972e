import 'server-only'
import type { Transcript } from '@/lib/replay/transcript'
import type { ReplayOptions } from './run-transcript'

/** Plays a transcript. A server that replays nothing holds neither the engine nor the world that it plays in. */
export async function runTranscript(transcript: Transcript, options: ReplayOptions): Promise<Transcript> {
  const engine = await import('./run-transcript')
  return engine.runTranscript(transcript, options)
}
