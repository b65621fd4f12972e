import 'server-only'

/**
 * Clears what a start leaves behind, a third of all that a process holds by then, behind the first requests at the latest. The engine would
 * do it as soon as many come at once. Nothing happens where it cannot be asked (`--expose-gc` of scripts/setup/node.mjs).
 */
export async function tidyUp(): Promise<void> {
  await globalThis.gc?.({ type: 'major', execution: 'async' })
}
