import type { LanguageModelV4ToolCall } from '@ai-sdk/provider'

/**
 * A call whose input or name is nearly right, set right: JSON within a fence, words around it or a comma too many; `search_flights` for
 * `searchFlights`. Null when it cannot be read: the model is then told, and may call again.
 */
export function repairCall(call: LanguageModelV4ToolCall, toolNames: string[]): LanguageModelV4ToolCall | null {
  const toolName = toolNames.find((name) => folded(name) === folded(call.toolName))
  const input = repairedJson(call.input)
  if (!toolName || input === null) return null
  return toolName === call.toolName && input === call.input ? null : { ...call, toolName, input }
}

function folded(name: string): string {
  return name.replace(/[^a-z]/gi, '').toLowerCase()
}

function repairedJson(text: string): string | null {
  if (isJsonObject(text)) return text
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  const inner = from >= 0 && to > from ? text.slice(from, to + 1).replace(/,\s*([}\]])/g, '$1') : ''
  return isJsonObject(inner) ? inner : null
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
