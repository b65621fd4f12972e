import type { Tool } from './define-tool'

/**
 * The same tools for one answer, where a service may ask for several at once: one that changes the trip waits for all calls before it, one
 * that only reads for those before it that change something. Calls that only read run side by side.
 */
export function inCallOrder<Context>(tools: Record<string, Tool<Context>>): Record<string, Tool<Context>> {
  let changes: Promise<unknown> = Promise.resolve()
  let calls: Promise<unknown> = Promise.resolve()

  function ordered(tool: Tool<Context>): Tool<Context> {
    return {
      ...tool,
      run(...asked) {
        const answer = (tool.onlyReads ? changes : calls).then(() => tool.run(...asked))
        // A call that fails holds up nobody.
        const isOver = answer.catch(() => undefined)
        calls = Promise.all([calls, isOver])
        if (!tool.onlyReads) changes = isOver
        return answer
      },
    }
  }

  return Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, ordered(tool)]))
}
