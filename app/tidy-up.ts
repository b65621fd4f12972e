import 'server-only'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (how: { type: 'major'; execution: 'async' }) => Promise<void>

/**
 * Clears what a start leaves behind, a third of all that a process holds by then, behind the first requests at the latest. The engine would
 * do it as soon as many come at once.
 */
export async function tidyUp(): Promise<void> {
  setFlagsFromString('--expose-gc')
  // A context that begins now has it under this name, where the engine lets anybody ask.
  const collect: Collect | undefined = runInNewContext('globalThis.gc')
  await collect?.({ type: 'major', execution: 'async' })
}
