import type { LanguageModelV4Prompt } from '@ai-sdk/provider'

/** All instructions in one message at the beginning: many compatible servers accept no other. */
export function gatherInstructions(prompt: LanguageModelV4Prompt): LanguageModelV4Prompt {
  const instructions = prompt.flatMap((message) => (message.role === 'system' ? [message.content] : []))
  if (instructions.length < 2) return prompt
  return [{ role: 'system', content: instructions.join('\n\n') }, ...prompt.filter(({ role }) => role !== 'system')]
}
