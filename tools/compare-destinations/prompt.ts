import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Puts two to four places side by side for a month: weather, live fares, daily cost, flight time.',
  guidance: 'For “Lisbon or Porto in May?”. Say what differs most, without choosing for them.',
}
