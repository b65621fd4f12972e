import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Opens the checkout in the thread: passengers, then billing and card. It does not buy anything.',
  guidance:
    'Call it when the traveller wants to check out, book or pay and the trip is complete. Only the traveller can pay, by tapping Pay there. If its answer has a priceNow, say that the airline asks that now, and that the checkout asks whether it is accepted.',
}
