import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Shows the chosen flights with the fares of each direction and what they include.',
  guidance: 'Also for questions about fares.',
}
