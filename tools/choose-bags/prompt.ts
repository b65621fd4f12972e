import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Shows the bags that the fares include and those that can be bought, adds some or removes them. A weight that is not sold becomes the next heavier one. Needs a fare for every flight.',
  guidance:
    'Call it for bags beside those of the fares, and for what a bag costs. What the fares include stands in its show result. Its quantity is a number in all: “one more” is what the situation has, and one.',
}
