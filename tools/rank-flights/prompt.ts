import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Shows the best flights of one direction of the current result, each with its computed reason.',
  guidance: 'For the return once the outbound flight is chosen, for another order, and for “why is this first?”.',
}
