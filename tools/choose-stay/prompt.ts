import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Keeps a place to stay with the trip, or drops the one kept.',
  guidance: 'When the traveller decides on one. Say that it is kept and not booked.',
}
