import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Opens the checkout in the thread. It buys nothing.',
  guidance:
    'Only when the traveller wants to check out, book or pay and the trip is complete. With priceNow the airline asks that now: say so; the checkout asks whether it is accepted.',
}
