import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Undoes the last change of the trip, or starts over with an empty one.',
  guidance: '“Undo”, “take that back” (previous); “start over” (start). To change one thing, search again instead.',
}
