import 'server-only'
import type { Tool } from '@/lib/chat/define-tool'
import { tracer } from '@/lib/services/trace'

/** The same tools; each call is a span, where anybody wants to know. */
export function tracedTools<Context>(tools: Record<string, Tool<Context>>): Record<string, Tool<Context>> {
  if (!tracer().isOn) return tools
  return Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, traced(name, tool)]))
}

function traced<Context>(name: string, tool: Tool<Context>): Tool<Context> {
  return {
    ...tool,
    async run(...asked) {
      const span = tracer().begin('tool call', { tool: name })
      try {
        const answer = await span.within(() => tool.run(...asked))
        span.end()
        return answer
      } catch (error) {
        span.end({}, error instanceof Error ? error.name : 'unknown')
        throw error
      }
    },
  }
}
