import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Takes a flight for one direction (offerId), or a fare of the flight already taken there (fareId).',
  guidance:
    'Call it only when the traveller clearly chose: with an id that a tool result or the situation named. If two flights fit the words, ask which. What `givenUp` names went with the former flight or fare: say so, and offer to add it again.',
}
