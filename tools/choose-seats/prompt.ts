import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: 'Shows the seats, chooses some by a wish or by number, or gives them up.',
  guidance: 'Say what its notes say: a flight without a map, a child not beside an adult, what could not be had.',
}
