import type { JSONValue, UIMessageChunk } from 'ai'
import type { Tool } from './define-tool'

const NOTE =
  'You made this very call a moment ago and nothing has changed since, so this is the same answer. Tell the traveller what it says, or call something else.'

/** Answers that were given from memory: not to be shown once more. */
const repeated = new WeakSet<object>()

/**
 * The same tools for one answer: a call that was made before with the same input is answered from memory with a note for the model, as long
 * as nothing has changed since. `beginStep` is told how the trip stands before each step; what the first call changed itself is no reason
 * to make it again, unless its tool adds up.
 */
export function rememberCalls<Context>(tools: Record<string, Tool<Context>>): {
  tools: Record<string, Tool<Context>>
  beginStep: (version: string) => void
} {
  const made = new Map<string, { answer: Promise<unknown>; step: number }>()
  let step = -1
  let changedAt = 0
  let known: string | null = null

  function remembering(name: string, tool: Tool<Context>): Tool<Context> {
    if (tool.addsUp) return tool
    return {
      ...tool,
      async run(input, context, report) {
        const key = keyOf(name, input)
        const before = made.get(key)
        const isSame = before !== undefined && changedAt <= before.step + 1
        const answered = isSame ? await before.answer.catch(() => null) : null
        if (typeof answered === 'object' && answered !== null) {
          const again = { ...answered }
          repeated.add(again)
          return again
        }
        const answer = tool.run(input, context, report)
        made.set(key, { answer, step })
        return answer
      },
      forModel: (output) => (isRepeated(output) ? noted(tool.forModel(output)) : tool.forModel(output)),
    }
  }

  return {
    tools: Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, remembering(name, tool)])),
    beginStep: (version) => {
      step += 1
      if (known !== null && version !== known) changedAt = step
      known = version
    },
  }
}

/** A card is shown once: a call that may be a repeated one waits for its answer. */
export async function* hideRepeatedCalls(chunks: AsyncIterable<UIMessageChunk>): AsyncGenerator<UIMessageChunk> {
  const made = new Set<string>()
  const held = new Map<string, UIMessageChunk[]>()
  for await (const chunk of chunks) {
    if (chunk.type === 'tool-input-start') {
      held.set(chunk.toolCallId, [chunk])
    } else if (chunk.type === 'tool-input-available') {
      const key = keyOf(chunk.toolName, chunk.input)
      const call = [...(held.get(chunk.toolCallId) ?? []), chunk]
      if (made.has(key)) held.set(chunk.toolCallId, call)
      else {
        held.delete(chunk.toolCallId)
        yield* call
      }
      made.add(key)
    } else if ('toolCallId' in chunk && held.has(chunk.toolCallId)) {
      if (!(chunk.type === 'tool-output-available' && isRepeated(chunk.output))) {
        yield* held.get(chunk.toolCallId) ?? []
        yield chunk
        held.delete(chunk.toolCallId)
      }
    } else {
      yield chunk
    }
  }
}

/** Whether this answer was given from memory. */
export function isRepeated(output: unknown): boolean {
  return typeof output === 'object' && output !== null && repeated.has(output)
}

function noted(value: JSONValue): JSONValue {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? { ...value, note: NOTE } : { answer: value, note: NOTE }
}

function keyOf(name: string, input: unknown): string {
  return `${name} ${JSON.stringify(input)}`
}
