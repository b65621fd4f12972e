import { AsyncLocalStorage } from 'node:async_hooks'
import type { Recorder } from './recorder'

// A process may load this file more than once (the start of the server and its routes), but what happens is recorded in one place.
const MARK = Symbol.for('wayfarer.current-recording')
const holder = globalThis as { [MARK]?: AsyncLocalStorage<Recorder | null> }
holder[MARK] ??= new AsyncLocalStorage<Recorder | null>()
const storage = holder[MARK]

/** Does the work, and all that it starts, with this recorder; with null nothing of it is recorded. */
export function inRecording<T>(recorder: Recorder | null, work: () => T): T {
  return storage.run(recorder, work)
}

/** The recorder of what is happening right now, if it is recorded. */
export function currentRecorder(): Recorder | null {
  return storage.getStore() ?? null
}
