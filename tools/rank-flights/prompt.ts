import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Shows the best flights of one direction of the current result, ranked by what matters to the traveller, each with its computed reason.',
  guidance:
    'Call it for the return once the outbound flight is chosen, or when the traveller wants another order (cheapest, fastest, best value) or asks why a flight is ranked as it is.',
}
