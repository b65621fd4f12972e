import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'What an amount is in another currency, roughly (ISO codes).',
  guidance: '',
}
