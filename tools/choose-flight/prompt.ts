import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Takes a flight for one direction (offerId), both flights of a round trip (offerId and returnOfferId), or a fare of the flight taken there (fareId).',
  guidance:
    'Only when the traveller clearly chose; if two fit, ask. What `givenUp` names went with the former choice: say so, and offer it again.',
}
