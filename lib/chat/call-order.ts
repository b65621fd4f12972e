import type { Tool } from './define-tool'

/**
 * Puts the tool calls of one answer in order, since a service may ask for several at once. A call that changes the trip waits for every call
 * before it; a call that only reads waits for the changes before it, and runs beside other reads.
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
