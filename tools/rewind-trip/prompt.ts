import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Undoes the last change of the trip, or starts over with an empty trip.',
  guidance:
    'Call it for "undo", "take that back" (previous) and "start over", "forget all that" (start). To change just one thing, search again instead.',
}
