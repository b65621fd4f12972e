import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Keeps likes, needs and nights for all tools.',
  guidance: 'Call it first when that is said or taken back.',
}
