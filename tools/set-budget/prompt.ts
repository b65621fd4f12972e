import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Keeps the most that the whole trip may cost, flights and stay together, and says what is left.',
  guidance: 'If it can’t be met, say by how much, and the way out in the result.',
}
