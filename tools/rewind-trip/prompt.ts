import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Undoes the last change of the trip (previous), or starts over with an empty one (start).',
  guidance: 'For “undo”, “take that back”, “start over”. To change one thing, search again instead.',
}
