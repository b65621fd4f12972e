import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Finds flights for travellers who start in different cities (2 to 4 groups) and want to land at one place about the same time: a flight for each group, with prices and the gap.',
  guidance:
    'Each group is a separate booking: this trip takes one, with chooseFlight and its searchId; the card opens the others in a new trip. Say so, and if isWider stands, that none land as close as asked.',
}
