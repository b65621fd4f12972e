import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Shows the whole trip with its price by kind of traveller.',
  guidance: 'Also for the total and what it is made of.',
}
