import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Changes the trip to a variant that compareVariants priced.',
  guidance: 'When the traveller takes it. Name the flights that changed.',
}
