import { pack, unpack } from './pack'
import type { Kept, Transcript, TranscriptEvent } from './transcript'

/** A transcript as it is kept as a test: long answers packed, and without what a replay makes anew (prompts, outputs of tools). */
export function forFile({ header, events }: Transcript): Transcript {
  return { header, events: events.map(slim) }
}

function slim(event: TranscriptEvent): TranscriptEvent {
  if (event.type === 'model') {
    const { prompt: _prompt, ...rest } = event
    return rest
  }
  if (event.type === 'tool') {
    const { output: _output, ...rest } = event
    return rest
  }
  if (event.type === 'outside')
    return { ...event, request: packed(event.request), ...(event.answer ? { answer: packed(event.answer) } : {}) }
  return event
}

function packed(kept: Kept): Kept {
  return pack(unpack(kept))
}
