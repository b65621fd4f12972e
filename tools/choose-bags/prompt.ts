import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Shows the bags the fares include and those for sale, adds or removes some.',
  guidance: '“One more” is what the situation has, and one. A weight not sold becomes the next heavier.',
}
