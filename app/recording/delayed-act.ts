import 'server-only'
import type { EventToRecord, Recorder } from '@/lib/replay/recorder'

/** A recorder that writes an act before the first thing that comes of it, or when it is `done`; an act of which nothing comes is left out. */
export function delayedAct(recorder: Recorder, act: EventToRecord | null): Recorder & { done(): void; hasBegun(): boolean } {
  let waiting = act
  const done = () => {
    if (waiting) recorder.record(waiting)
    waiting = null
  }
  return {
    done,
    hasBegun: () => waiting === null,
    record(event) {
      done()
      recorder.record(event)
    },
    learn: recorder.learn,
    settled: recorder.settled,
    // Counted by the tap of the model, read where an answer is stopped.
    get chunks() {
      return recorder.chunks ?? 0
    },
    set chunks(chunks) {
      recorder.chunks = chunks
    },
  }
}
