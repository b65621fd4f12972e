import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'How to reach us, the traveller’s own bookings, their papers, and where they are changed. Changes nothing.',
  guidance: '“I want to talk to a person”, “where’s my receipt?”, “how do I cancel?”. The card links each; promise no callback.',
}
