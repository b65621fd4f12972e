import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Shows the whole trip with its price broken down per traveller type, and the way to the checkout.',
  guidance:
    'Call it when every direction has its flight and its fare, or when the traveller asks for the total or what the price is made of.',
}
