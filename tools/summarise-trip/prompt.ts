import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Shows the whole trip with its price by kind of traveller, and the way to the checkout.',
  guidance: 'Also for the total and what it is made of.',
}
