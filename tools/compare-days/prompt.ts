import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Gives the lowest price of one direction on the days around the one searched, or on every day of its month, and the cheapest of them.',
  guidance:
    'Call it when the traveller is flexible or asks for the cheapest day, week or date. To change to a day, search again with it; the traveller decides which.',
}
