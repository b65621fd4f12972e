import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'What our guide knows of a place: usual weather by month, food, quarters.',
  guidance: 'The weather is an average of years and no forecast; no single restaurants are known.',
}
