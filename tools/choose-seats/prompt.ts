import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description:
    'Shows the seats of the trip’s flights, chooses some by a wish or by number, or gives them up. Needs a fare for every flight.',
  guidance:
    'For anything about seats; to see what there is, show. Say what its notes say: a flight without a map, a child not beside an adult, what could not be had.',
}
