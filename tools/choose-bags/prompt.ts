import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Shows the bags the fares include and those for sale, adds or removes some. Needs a fare for every flight.',
  guidance:
    'For bags beside those of the fares, and what a bag costs. Its quantity is the number in all: “one more” is what the situation has, and one. A weight not sold becomes the next heavier.',
}
