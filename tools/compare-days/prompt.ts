import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'The lowest price of one direction on the days around the one searched, or in its whole month.',
  guidance: 'When the traveller is flexible or asks for the cheapest day. They decide; a new search moves the day.',
}
