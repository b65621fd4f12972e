import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Applies one of the variants that compareVariants priced.',
  guidance: 'When they take it. Name the flights that changed.',
}
