import type { LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider'

type ToolPart = Extract<LanguageModelV4Message, { role: 'tool' }>['content'][number]

/**
 * The conversation for servers whose templates accept one system message, the first: a later one, which tells how things stand now,
 * becomes the end of the last message, so that everything before it stays as the server read it the time before.
 */
export function withInstructionsFirst(prompt: LanguageModelV4Prompt): LanguageModelV4Prompt {
  const [first, ...others] = prompt
  const later = others.flatMap((message) => (message.role === 'system' ? [message.content] : [])).join('\n\n')
  if (!first || later === '') return prompt
  const spoken = [first, ...others.filter(({ role }) => role !== 'system')]
  return [...spoken.slice(0, -1), ...withEnd(spoken.at(-1) ?? first, later)]
}

function withEnd(message: LanguageModelV4Message, text: string): LanguageModelV4Message[] {
  const end = { type: 'text' as const, text }
  if (message.role === 'tool') return [{ ...message, content: withLast(message.content, (part) => behindResult(part, text)) }]
  if (message.role !== 'user') return [message, { role: 'user', content: [end] }]
  // One part, since some servers take nothing but a string.
  return [
    {
      ...message,
      content: withLast(message.content, (part) => (part.type === 'text' ? { ...part, text: `${part.text}\n\n${text}` } : part)),
    },
  ]
}

function behindResult(part: ToolPart, text: string): ToolPart {
  return part.type === 'tool-result' ? { ...part, output: { type: 'text', value: `${written(part.output)}\n\n${text}` } } : part
}

function written(output: Extract<ToolPart, { type: 'tool-result' }>['output']): string {
  if (output.type === 'text') return output.value
  if (output.type === 'execution-denied') return output.reason ?? 'denied'
  return JSON.stringify(output.type.startsWith('error') ? { error: output.value } : output.value)
}

function withLast<Part>(parts: Part[], change: (part: Part) => Part): Part[] {
  return parts.map((part, index) => (index === parts.length - 1 ? change(part) : part))
}
