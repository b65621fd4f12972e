import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Matches flights of 2 to 4 groups who start in different cities and meet: one for each, landing close together.',
  guidance:
    'chooseFlight with its searchId takes one group’s flight into this trip; the others are separate bookings in new trips, opened on the card. Say so; if isWider stands, that none land as close as asked.',
}
