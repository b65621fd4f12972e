import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Keeps likes, needs and nights for every tool.',
  guidance: 'First, when one is said or withdrawn.',
}
